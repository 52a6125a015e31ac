#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QChart;
class QPainter;
QT_END_NAMESPACE

namespace cutcard::reports {

/// Draws a chart that is shown nowhere. It has a size of its own in `where`'s units.
void paintChart(QPainter& painter, const QRectF& where, QChart& chart);

/// Charts below each other under a title, on white; each takes an equal part of the height.
QImage chartPicture(const QString& title, const std::vector<QChart*>& charts, QSize size);

}  // namespace cutcard::reports
