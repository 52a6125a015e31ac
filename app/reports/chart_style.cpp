#include "app/reports/chart_style.h"

#include <QChart>
#include <QFont>
#include <QGraphicsLayout>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>

namespace cutcard::reports {
namespace {

constexpr int kMostSteps = 5;
constexpr int kTextSize = 13;

QFont fontOf(const ChartLook& look, QFont::Weight weight = QFont::Normal) {
    QFont font(QStringList{QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(look.textSize);
    font.setWeight(weight);
    return font;
}

QValueAxis* valueAxis(const QString& title, int highest, int step, const char* format, const ChartLook& look) {
    auto* axis = new QValueAxis;
    axis->setRange(0, highest);
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setTickInterval(step);
    axis->setLabelFormat(QLatin1String(format));
    dress(*axis, title, look);
    return axis;
}

}  // namespace

ChartLook screenLook(int percent, bool highContrast) {
    const ChartLook usual{.ground = QColor(0x15, 0x1b, 0x23),
                          .text = QColor(0xf2, 0xf4, 0xf6),
                          .quiet = QColor(0xb3, 0xbc, 0xc7),
                          .grid = QColor(0x32, 0x3d, 0x4a),
                          .main = QColor(0x6a, 0xa5, 0xf0),
                          .good = QColor(0x4c, 0xc3, 0x8a),
                          .bad = QColor(0xff, 0x8f, 0x8f),
                          .mark = QColor(0xf5, 0xc4, 0x51),
                          .textSize = kTextSize};
    const ChartLook clear{.ground = Qt::black,
                          .text = Qt::white,
                          .quiet = QColor(0xe6, 0xe6, 0xe6),
                          .grid = QColor(0x8a, 0x8a, 0x8a),
                          .main = QColor(0xa9, 0xd0, 0xff),
                          .good = QColor(0x6d, 0xff, 0xae),
                          .bad = QColor(0xff, 0xb0, 0xb0),
                          .mark = QColor(0xff, 0xe1, 0x4d),
                          .textSize = kTextSize};
    ChartLook look = highContrast ? clear : usual;
    look.textSize = (kTextSize * percent + 50) / 100;
    return look;
}

const ChartLook& paperLook() {
    static const ChartLook look{.ground = Qt::white,
                                .text = QColor(0x10, 0x15, 0x1c),
                                .quiet = QColor(0x4a, 0x53, 0x60),
                                .grid = QColor(0xd5, 0xda, 0xe0),
                                .main = QColor(0x1f, 0x5f, 0xae),
                                .good = QColor(0x1a, 0x76, 0x4c),
                                .bad = QColor(0xb3, 0x26, 0x1e),
                                .mark = QColor(0x8a, 0x5a, 0x00),
                                .textSize = kTextSize};
    return look;
}

void dress(QChart& chart, const ChartLook& look) {
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setBackgroundBrush(look.ground);
    chart.setBackgroundPen(Qt::NoPen);
    chart.setBackgroundRoundness(0);
    chart.setMargins(QMargins(8, 4, 16, 4));
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setTitleBrush(look.text);
    chart.setTitleFont(fontOf(look, QFont::DemiBold));
    QLegend& legend = *chart.legend();
    legend.setAlignment(Qt::AlignTop);
    legend.setLabelColor(look.text);
    legend.setFont(fontOf(look));
    legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
}

void dress(QAbstractAxis& axis, const QString& title, const ChartLook& look) {
    axis.setTitleText(title);
    axis.setTitleBrush(look.quiet);
    axis.setTitleFont(fontOf(look));
    axis.setLabelsColor(look.quiet);
    axis.setLabelsFont(fontOf(look));
    axis.setGridLineColor(look.grid);
    axis.setLinePenColor(look.quiet);
}

QValueAxis* percentAxis(const QString& title, const ChartLook& look) {
    return valueAxis(title, 100, 20, "%d", look);
}

QValueAxis* countAxis(const QString& title, int highest, const ChartLook& look) {
    const int step = roundStep(highest, kMostSteps);
    const int steps = std::max(1, (highest + step - 1) / step);
    return valueAxis(title, steps * step, step, "%d", look);
}

int roundStep(int highest, int steps) {
    for (int power = 1;; power *= 10) {
        for (const int digit : {1, 2, 5}) {
            if (digit * power * steps >= highest) return digit * power;
        }
    }
}

}  // namespace cutcard::reports
