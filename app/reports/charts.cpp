#include "app/reports/charts.h"

#include "app/reports/sheet.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCoreApplication>
#include <QDateTime>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QValueAxis>
#include <QtCharts/QChart>

#include <algorithm>
#include <array>
#include <memory>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GroupReport)
};

constexpr double kScene = 640;  // Width of a chart in its own points.
constexpr int kTenths = 10;
constexpr std::size_t kMostLabels = 12;

QFont chartFont(double size, bool isBold = false) {
    QFont font = fontOf({size, isBold, ink::kText, Qt::AlignLeft, false});
    // In points of the scene, which has no resolution.
    font.setPixelSize(static_cast<int>(size * 1.4));
    return font;
}

void dressAxis(QAbstractAxis& axis, const QString& title) {
    axis.setTitleText(title);
    axis.setTitleFont(chartFont(9));
    axis.setLabelsFont(chartFont(9));
    axis.setLabelsColor(QColor::fromRgba(ink::kText));
    axis.setTitleBrush(QColor::fromRgba(ink::kQuiet));
    axis.setGridLineColor(QColor::fromRgba(ink::kLine));
}

std::unique_ptr<QChart> emptyChart(const QString& title) {
    auto chart = std::make_unique<QChart>();
    chart->setTitle(title);
    chart->setTitleFont(chartFont(11, true));
    chart->setTitleBrush(QColor::fromRgba(ink::kText));
    chart->setBackgroundVisible(false);
    chart->setMargins(QMargins(0, 0, 0, 0));
    chart->legend()->hide();
    chart->setAnimationOptions(QChart::NoAnimation);
    return chart;
}

void render(std::unique_ptr<QChart> chart, QPainter& painter, const QRectF& where) {
    const QRectF source(0, 0, kScene, kScene * where.height() / where.width());
    QGraphicsScene scene;
    chart->resize(source.size());
    scene.addItem(chart.release());
    scene.render(&painter, where, source);
}

/// Days, or only every few of them: labels that overlap cannot be read.
QStringList trendLabels(const std::vector<store::TrendPoint>& trend, const QTimeZone& zone) {
    const std::size_t every = (trend.size() + kMostLabels - 1) / kMostLabels;
    QStringList labels;
    for (std::size_t i = 0; i < trend.size(); ++i) {
        const QDateTime from = QDateTime::fromMSecsSinceEpoch(trend[i].from, zone);
        // Categories have to differ, also those that show nothing.
        labels << (i % every == 0 ? from.toString(QStringLiteral("d.M.yy"))
                                  : QString(static_cast<int>(i), QChar(0x200b)));
    }
    return labels;
}

}  // namespace

void paintTrend(QPainter& painter, const QRectF& where, const GroupFacts& facts, const QTimeZone& zone) {
    auto chart = emptyChart(Say::tr("Mean result"));
    auto* series = new QLineSeries(chart.get());
    for (std::size_t i = 0; i < facts.trend.size(); ++i) {
        if (facts.trend[i].attempts > 0) series->append(static_cast<double>(i), facts.trend[i].meanHundredths / 100);
    }
    series->setPen(QPen(QColor::fromRgba(ink::kRight), 2.5));
    series->setPointsVisible(true);
    chart->addSeries(series);
    auto* across = new QBarCategoryAxis(chart.get());
    across->append(trendLabels(facts.trend, zone));
    dressAxis(*across, Say::tr("beginning of the stretch"));
    auto* up = new QValueAxis(chart.get());
    up->setRange(0, 100);
    up->setTickCount(6);
    up->setLabelFormat(QStringLiteral("%d"));
    dressAxis(*up, Say::tr("percent"));
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(up);
    render(std::move(chart), painter, where);
}

void paintDistribution(QPainter& painter, const QRectF& where, const GroupFacts& facts) {
    std::array<int, kTenths> tenths{};
    for (int result : facts.results) ++tenths[static_cast<std::size_t>(std::clamp(result / 1000, 0, kTenths - 1))];
    auto chart = emptyChart(Say::tr("Distribution of results"));
    auto* set = new QBarSet(QString(), chart.get());
    QStringList labels;
    for (int i = 0; i < kTenths; ++i) {
        *set << tenths[static_cast<std::size_t>(i)];
        labels << QStringLiteral("%1\u2013%2").arg(i * 10).arg(i == kTenths - 1 ? 100 : i * 10 + 9);
    }
    set->setColor(QColor::fromRgba(ink::kGold));
    set->setBorderColor(QColor::fromRgba(ink::kGold));
    auto* series = new QBarSeries(chart.get());
    series->append(set);
    series->setBarWidth(0.8);
    chart->addSeries(series);
    auto* across = new QBarCategoryAxis(chart.get());
    across->append(labels);
    dressAxis(*across, Say::tr("percent"));
    across->setGridLineVisible(false);
    auto* up = new QValueAxis(chart.get());
    const int most = *std::max_element(tenths.begin(), tenths.end());
    up->setRange(0, std::max(4, (most + 3) / 4 * 4));
    up->setTickCount(5);
    up->setLabelFormat(QStringLiteral("%d"));
    dressAxis(*up, Say::tr("attempts"));
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(up);
    render(std::move(chart), painter, where);
}

}  // namespace cutcard::reports
