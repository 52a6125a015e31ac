#include "app/reports/figure_charts.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QCoreApplication>
#include <QHorizontalBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace cutcard::reports {
namespace {

constexpr int kMostLabels = 9;
constexpr qreal kLineWidth = 2.5;
constexpr qreal kPointSize = 4.5;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(FigureCharts)
};

std::unique_ptr<QChart> emptyChart(const ChartLook& look) {
    auto chart = std::make_unique<QChart>();
    dress(*chart, look);
    return chart;
}

void put(QChart& chart, QAbstractSeries* series, QAbstractAxis* x, QAbstractAxis* y) {
    chart.addSeries(series);
    series->attachAxis(x);
    series->attachAxis(y);
}

QBarSet* barSet(const QString& name, const QColor& colour) {
    auto* set = new QBarSet(name);
    set->setColor(colour);
    set->setBorderColor(colour);
    return set;
}

/// Buckets stand at 0, 1, 2 …; only so many are named as there is room for.
QCategoryAxis* timeAxis(const Trend& trend, const ChartLook& look) {
    auto* axis = new QCategoryAxis;
    const int count = static_cast<int>(trend.buckets.size());
    const int every = roundStep(count, kMostLabels);
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    for (int i = 0; i < count; i += every) {
        const QDate from = trend.buckets[static_cast<std::size_t>(i)].from;
        // Two years may have the same day: names of an axis must differ.
        QString label = bucketLabel(from, trend.step);
        if (axis->categoriesLabels().contains(label)) label += QLatin1Char(' ') + QString::number(from.year());
        axis->append(label, i);
    }
    axis->setRange(-0.6, count - 0.4);
    dress(*axis, {}, look);
    axis->setGridLineVisible(false);
    return axis;
}

QLineSeries* passMarkLine(int passMark, std::size_t buckets, const ChartLook& look) {
    auto* line = new QLineSeries;
    line->setName(Say::tr("Pass mark %1 %").arg(passMark));
    line->append(-0.6, passMark);
    line->append(static_cast<qreal>(buckets) - 0.4, passMark);
    line->setPen(QPen(look.mark, 1.5, Qt::DashLine));
    return line;
}

}  // namespace

std::unique_ptr<QChart> countChart(const std::vector<CountedName>& counts, const QString& axisTitle,
                                   const ChartLook& look) {
    auto chart = emptyChart(look);
    chart->legend()->hide();
    QBarSet* set = barSet(axisTitle, look.main);
    set->setLabelColor(look.text);
    auto* names = new QBarCategoryAxis;
    int highest = 1;
    // The first category is the lowest.
    for (auto it = counts.rbegin(); it != counts.rend(); ++it) {
        set->append(it->count);
        names->append(it->name);
        highest = std::max(highest, it->count);
    }
    auto* bars = new QHorizontalBarSeries;
    bars->append(set);
    bars->setBarWidth(0.6);
    QValueAxis* howOften = countAxis(axisTitle, highest, look);
    dress(*names, {}, look);
    names->setLabelsColor(look.text);
    names->setGridLineVisible(false);
    chart->addAxis(names, Qt::AlignLeft);
    chart->addAxis(howOften, Qt::AlignBottom);
    put(*chart, bars, names, howOften);
    return chart;
}

std::unique_ptr<QChart> scoreChart(const Trend& trend, const ChartLook& look) {
    auto chart = emptyChart(look);
    auto* means = new QLineSeries;
    means->setName(Say::tr("Mean score"));
    means->setPen(QPen(look.main, kLineWidth));
    means->setPointsVisible(true);
    means->setMarkerSize(kPointSize);
    for (std::size_t i = 0; i < trend.buckets.size(); ++i) {
        if (trend.buckets[i].mean) means->append(static_cast<qreal>(i), *trend.buckets[i].mean);
    }
    QCategoryAxis* time = timeAxis(trend, look);
    QValueAxis* score = percentAxis(Say::tr("Mean score in %"), look);
    chart->addAxis(time, Qt::AlignBottom);
    chart->addAxis(score, Qt::AlignLeft);
    if (trend.passMark) put(*chart, passMarkLine(*trend.passMark, trend.buckets.size(), look), time, score);
    put(*chart, means, time, score);
    return chart;
}

std::unique_ptr<QChart> attemptsChart(const Trend& trend, const ChartLook& look) {
    auto chart = emptyChart(look);
    QBarSet* passed = barSet(Say::tr("Passed"), look.good);
    QBarSet* failed = barSet(Say::tr("Not passed"), look.bad);
    // The pattern tells the two apart where colours do not.
    failed->setBrush(QBrush(look.bad, Qt::BDiagPattern));
    int highest = 1;
    for (const TrendBucket& bucket : trend.buckets) {
        passed->append(bucket.passed);
        failed->append(bucket.attempts - bucket.passed);
        highest = std::max(highest, bucket.attempts);
    }
    chart->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
    auto* bars = new QStackedBarSeries;
    bars->append(passed);
    bars->append(failed);
    bars->setBarWidth(0.7);
    QCategoryAxis* time = timeAxis(trend, look);
    QValueAxis* attempts = countAxis(Say::tr("Attempts"), highest, look);
    chart->addAxis(time, Qt::AlignBottom);
    chart->addAxis(attempts, Qt::AlignLeft);
    put(*chart, bars, time, attempts);
    return chart;
}

}  // namespace cutcard::reports
