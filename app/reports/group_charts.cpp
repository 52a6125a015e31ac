#include "app/reports/group_charts.h"

#include "app/reports/figure_charts.h"
#include "app/text/catalogue.h"
#include "app/text/fonts.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QCoreApplication>
#include <QGraphicsScene>
#include <QLegend>
#include <QValueAxis>

#include <algorithm>
#include <array>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GroupReport)
};

constexpr double kScene = 760;  // Width of a chart in pixels of its own.
constexpr int kTenths = 10;

void render(std::unique_ptr<QChart> chart, QPainter& painter, const QRectF& where) {
    const QRectF source(0, 0, kScene, kScene * where.height() / where.width());
    QGraphicsScene scene;
    QFont font;
    font.setFamilies(text::fontFamilies());
    scene.setFont(font);
    chart->resize(source.size());
    scene.addItem(chart.release());
    scene.render(&painter, where, source);
}

}  // namespace

void paintTrend(QPainter& painter, const QRectF& where, const GroupFacts& facts) {
    render(scoreChart({withoutGaps(facts.trend, facts.step), facts.step, std::nullopt}, paperLook()), painter, where);
}

void paintDistribution(QPainter& painter, const QRectF& where, const GroupFacts& facts) {
    std::array<int, kTenths> tenths{};
    for (int result : facts.results) ++tenths[static_cast<std::size_t>(std::clamp(result / 1000, 0, kTenths - 1))];
    const ChartLook& look = paperLook();
    auto chart = std::make_unique<QChart>();
    dress(*chart, look);
    chart->legend()->hide();
    auto* set = new QBarSet(QString());
    auto* across = new QBarCategoryAxis;
    for (int i = 0; i < kTenths; ++i) {
        set->append(tenths[static_cast<std::size_t>(i)]);
        across->append(
            Say::tr("%1\u2013%2", "from and to, in percent").arg(i * 10).arg(i == kTenths - 1 ? 100 : i * 10 + 9));
    }
    set->setColor(look.main);
    set->setBorderColor(look.main);
    auto* series = new QBarSeries;
    series->append(set);
    series->setBarWidth(0.8);
    dress(*across, Say::tr("Result in %"), look);
    across->setGridLineVisible(false);
    QValueAxis* up = countAxis(Say::tr("Attempts"), *std::max_element(tenths.begin(), tenths.end()), look);
    chart->addSeries(series);
    chart->addAxis(across, Qt::AlignBottom);
    chart->addAxis(up, Qt::AlignLeft);
    series->attachAxis(across);
    series->attachAxis(up);
    render(std::move(chart), painter, where);
}

void paintFamilies(QPainter& painter, const QRectF& where, const GroupFacts& facts) {
    std::vector<CountedName> counts;
    for (std::size_t i = 0; i < facts.families.size(); ++i) {
        if (facts.families[i] > 0)
            counts.push_back({text::errorFamily(static_cast<ErrorFamily>(i)), facts.families[i]});
    }
    std::stable_sort(counts.begin(), counts.end(),
                     [](const CountedName& a, const CountedName& b) { return a.count > b.count; });
    render(countChart(counts, Say::tr("Errors"), paperLook()), painter, where);
}

}  // namespace cutcard::reports
