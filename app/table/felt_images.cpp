#include "app/table/felt_images.h"

#include "app/table/table_layout.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>

namespace cutcard {
namespace {

// The rail of TableLayout: names stand on the leather, everything else inside the gold line.
constexpr QPointF kMiddle{740, 785};
constexpr qreal kOuter = 796;
constexpr qreal kInner = 736;

QPainterPath circle(qreal radius) {
    QPainterPath path;
    path.addEllipse(kMiddle, radius, radius);
    return path;
}

void paintRail(QPainter& painter) {
    QLinearGradient leather(0, 0, 0, 700);
    leather.setColorAt(0, QColor(0x5a, 0x3b, 0x26));
    leather.setColorAt(0.25, QColor(0x3f, 0x29, 0x1b));
    leather.setColorAt(1, QColor(0x24, 0x17, 0x0f));
    painter.fillPath(circle(kOuter), leather);
    painter.setPen(QPen(QColor(0x7a, 0x55, 0x3a, 150), 3));
    painter.drawPath(circle(kOuter - 8));
}

void paintFelt(QPainter& painter) {
    QRadialGradient light(QPointF(740, 470), 900);
    light.setColorAt(0, QColor(0x14, 0x6b, 0x55));
    light.setColorAt(0.55, QColor(0x0c, 0x53, 0x42));
    light.setColorAt(1, QColor(0x06, 0x35, 0x2a));
    painter.fillPath(circle(kInner), light);
    painter.setPen(QPen(QColor(0xd8, 0xa9, 0x4a), 3.5));
    painter.drawPath(circle(kInner));
    painter.setPen(QPen(QColor(0, 0, 0, 70), 8));
    painter.drawPath(circle(kInner - 7));
}

/// High contrast: dark and flat, with lines instead of light and leather.
void paintPlainTable(QPainter& painter) {
    painter.setPen(QPen(Qt::white, 4));
    painter.fillPath(circle(kOuter), Qt::black);
    painter.drawPath(circle(kOuter - 4));
    painter.fillPath(circle(kInner), QColor(0x00, 0x30, 0x1f));
    painter.drawPath(circle(kInner));
}

}  // namespace

QImage FeltImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QSize pixels = requestedSize.isEmpty() ? TableLayout::kCanvas.toSize() : requestedSize;
    QImage image(pixels, QImage::Format_RGB32);
    const bool isPlain = id == QLatin1String("high");
    image.fill(isPlain ? QColor(Qt::black) : QColor(0x0d, 0x11, 0x17));
    const qreal unit =
        std::min(pixels.width() / TableLayout::kCanvas.width(), pixels.height() / TableLayout::kCanvas.height());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.translate((pixels.width() - unit * TableLayout::kCanvas.width()) / 2,
                      (pixels.height() - unit * TableLayout::kCanvas.height()) / 2);
    painter.scale(unit, unit);
    if (isPlain) {
        paintPlainTable(painter);
    } else {
        paintRail(painter);
        paintFelt(painter);
    }
    if (size) *size = pixels;
    return image;
}

}  // namespace cutcard
