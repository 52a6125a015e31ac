#include "app/reports/chart_picture.h"

#include "app/reports/chart_style.h"

#include <QChart>
#include <QGraphicsScene>
#include <QPainter>

namespace cutcard::reports {
namespace {

constexpr int kMargin = 24;
constexpr int kTitleHeight = 44;
constexpr int kTitleSize = 20;

}  // namespace

void paintChart(QPainter& painter, const QRectF& where, QChart& chart) {
    QGraphicsScene scene;
    scene.addItem(&chart);
    chart.resize(where.size());
    scene.setSceneRect(QRectF(QPointF(), where.size()));
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, where, scene.sceneRect());
    scene.removeItem(&chart);
}

QImage chartPicture(const QString& title, const std::vector<QChart*>& charts, QSize size) {
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(paperLook().ground);
    QPainter painter(&picture);
    QFont font;
    font.setPixelSize(kTitleSize);
    painter.setFont(font);
    painter.setPen(paperLook().text);
    painter.drawText(QRect(kMargin, kMargin, size.width() - 2 * kMargin, kTitleHeight), Qt::AlignLeft, title);
    const int height = (size.height() - kTitleHeight - 2 * kMargin) / static_cast<int>(charts.size());
    int top = kMargin + kTitleHeight;
    for (QChart* chart : charts) {
        paintChart(painter, QRectF(kMargin, top, size.width() - 2 * kMargin, height), *chart);
        top += height;
    }
    return picture;
}

}  // namespace cutcard::reports
