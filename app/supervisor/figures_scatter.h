#pragma once

#include "app/store/exam_types.h"

#include <QChartView>

#include <vector>

QT_BEGIN_NAMESPACE
class QScatterSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace cutcard::supervisor {

/// Facility against discrimination, a point for every row that has both. The chosen one is larger and a star.
class FiguresScatter : public QChartView {
    Q_OBJECT

public:
    explicit FiguresScatter(QWidget* parent = nullptr);

    void show(const std::vector<store::ItemFigures>& figures);
    /// A place in the figures; -1: none.
    void choose(int row);

signals:
    /// A point was clicked.
    void picked(int row);

private:
    void addBorders();
    void pick(const QPointF& point);

    QScatterSeries* m_all = nullptr;
    QScatterSeries* m_chosen = nullptr;
    QValueAxis* m_discrimination = nullptr;
    std::vector<QPointF> m_points;  ///< Of every row; those without a figure are left of the chart.
};

}  // namespace cutcard::supervisor
