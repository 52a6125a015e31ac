#include "app/reports/chart_picture.h"
#include "app/reports/chart_style.h"
#include "app/reports/figure_charts.h"
#include "app/reports/trend_series.h"
#include "tests/support/contrast.h"

#include <QBarSet>
#include <QChart>
#include <QDateTime>
#include <QLineSeries>
#include <QStackedBarSeries>
#include <QTest>
#include <QTimeZone>
#include <QValueAxis>

using namespace cutcard;
using namespace cutcard::reports;

class TestCharts : public QObject {
    Q_OBJECT

private slots:
    void wordsAndFiguresCanBeReadOnTheirGround_data();
    void wordsAndFiguresCanBeReadOnTheirGround();
    void ticksAreWholeRoundNumbers_data();
    void ticksAreWholeRoundNumbers();
    void stretchesWithoutAnAttemptAreThereAndEmpty_data();
    void stretchesWithoutAnAttemptAreThereAndEmpty();
    void aDayIsThatOfUtcWhereverTheMachineStands();
    void theLineGoesThroughTheMeansOnly();
    void theBarsAreThePassedAndTheRest();
    void aPictureHasEveryChart();
};

namespace {

store::Milliseconds at(int year, int month, int day) {
    return QDateTime(QDate(year, month, day), QTime(0, 0), QTimeZone::utc()).toMSecsSinceEpoch();
}

Trend sample() {
    return {withoutGaps({{at(2026, 11, 2), 4, 3, 8250}, {at(2026, 11, 16), 2, 0, 5000}}, store::TrendStep::Week),
            store::TrendStep::Week, 80};
}

}  // namespace

void TestCharts::wordsAndFiguresCanBeReadOnTheirGround_data() {
    QTest::addColumn<bool>("isPaper");
    QTest::newRow("screen") << false;
    QTest::newRow("paper") << true;
}

void TestCharts::wordsAndFiguresCanBeReadOnTheirGround() {
    QFETCH(bool, isPaper);
    const ChartLook look = isPaper ? paperLook() : screenLook();
    for (const QColor& words : {look.text, look.quiet}) QVERIFY(test::contrast(words, look.ground) >= 4.5);
    for (const QColor& shape : {look.main, look.good, look.bad, look.mark}) {
        QVERIFY(test::contrast(shape, look.ground) >= 3);
    }
}

void TestCharts::ticksAreWholeRoundNumbers_data() {
    QTest::addColumn<int>("highest");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("interval");
    QTest::newRow("one") << 1 << 1.0 << 1.0;
    QTest::newRow("five") << 5 << 5.0 << 1.0;
    QTest::newRow("six") << 6 << 6.0 << 2.0;
    QTest::newRow("eleven") << 11 << 15.0 << 5.0;
    QTest::newRow("99") << 99 << 100.0 << 20.0;
    QTest::newRow("1234") << 1234 << 1500.0 << 500.0;
}

void TestCharts::ticksAreWholeRoundNumbers() {
    QFETCH(int, highest);
    const std::unique_ptr<QValueAxis> axis(countAxis("Attempts", highest, screenLook()));
    QTEST(axis->max(), "top");
    QTEST(axis->tickInterval(), "interval");
}

void TestCharts::stretchesWithoutAnAttemptAreThereAndEmpty_data() {
    QTest::addColumn<store::TrendStep>("step");
    QTest::addColumn<store::Milliseconds>("first");
    QTest::addColumn<store::Milliseconds>("last");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("days over the end of a leap February") << store::TrendStep::Day << at(2028, 2, 28) << at(2028, 3, 1)
                                                          << QStringList{"28 Feb 2028", "29 Feb 2028", "1 Mar 2028"};
    QTest::newRow("weeks over the end of a year")
        << store::TrendStep::Week << at(2026, 12, 21) << at(2027, 1, 4)
        << QStringList{"Week of 21 Dec 2026", "Week of 28 Dec 2026", "Week of 4 Jan 2027"};
    QTest::newRow("months of unequal length")
        << store::TrendStep::Month << at(2026, 12, 1) << at(2027, 3, 1)
        << QStringList{"December 2026", "January 2027", "February 2027", "March 2027"};
}

void TestCharts::stretchesWithoutAnAttemptAreThereAndEmpty() {
    QFETCH(store::TrendStep, step);
    QFETCH(store::Milliseconds, first);
    QFETCH(store::Milliseconds, last);
    const auto buckets = withoutGaps({{first, 1, 1, 9000}, {last, 2, 1, 7050}}, step);
    QStringList titles;
    for (const TrendBucket& bucket : buckets) titles << bucketTitle(bucket.from, step);
    QTEST(titles, "titles");
    QCOMPARE(buckets.front().mean, std::optional(90.0));
    QCOMPARE(buckets.back().mean, std::optional(70.5));
    for (std::size_t i = 1; i + 1 < buckets.size(); ++i) {
        QCOMPARE(buckets[i].attempts, 0);
        QVERIFY(!buckets[i].mean);
    }
}

void TestCharts::aDayIsThatOfUtcWhereverTheMachineStands() {
    const QByteArray before = qgetenv("TZ");
    for (const char* zone : {"America/New_York", "Pacific/Kiritimati"}) {
        qputenv("TZ", zone);
        tzset();
        const auto buckets = withoutGaps({{at(2026, 11, 1), 1, 1, 9000}}, store::TrendStep::Month);
        QCOMPARE(bucketTitle(buckets.front().from, store::TrendStep::Month), "November 2026");
    }
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
}

void TestCharts::theLineGoesThroughTheMeansOnly() {
    const auto chart = scoreChart(sample(), screenLook());
    QCOMPARE(chart->series().size(), 2);
    const auto* passMark = qobject_cast<QLineSeries*>(chart->series().at(0));
    QCOMPARE(passMark->points().front().y(), 80.0);
    const auto* means = qobject_cast<QLineSeries*>(chart->series().at(1));
    QCOMPARE(means->points(), (QList<QPointF>{{0, 82.5}, {2, 50}}));
    Trend without = sample();
    without.passMark.reset();
    QCOMPARE(scoreChart(without, screenLook())->series().size(), 1);
}

void TestCharts::theBarsAreThePassedAndTheRest() {
    const auto chart = attemptsChart(sample(), screenLook());
    const auto* bars = qobject_cast<QStackedBarSeries*>(chart->series().front());
    const auto values = [&](int set) {
        QList<qreal> all;
        for (int i = 0; i < bars->barSets().at(set)->count(); ++i) all << bars->barSets().at(set)->at(i);
        return all;
    };
    QCOMPARE(values(0), (QList<qreal>{3, 0, 0}));
    QCOMPARE(values(1), (QList<qreal>{1, 0, 2}));
}

void TestCharts::aPictureHasEveryChart() {
    const auto scores = scoreChart(sample(), paperLook());
    const auto attempts = attemptsChart(sample(), paperLook());
    const QImage picture = chartPicture("Everybody", {scores.get(), attempts.get()}, QSize(800, 600));
    QCOMPARE(picture.size(), QSize(800, 600));
    const auto has = [&](const QColor& colour, int top, int bottom) {
        for (int y = top; y < bottom; ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixelColor(x, y) == colour) return true;
            }
        }
        return false;
    };
    QVERIFY(has(paperLook().main, 0, 330));
    QVERIFY(has(paperLook().good, 330, 600));
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
