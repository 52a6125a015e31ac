#include "app/supervisor/trend_model.h"
#include "app/supervisor/trends_page.h"
#include "tests/app/supervisor/figures_bench.h"

#include <QChart>
#include <QChartView>
#include <QDateTime>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTimeZone>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

class TestTrendsPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anEmptyStoreSaysWhatToDo();
    void attemptsAreCountedByDayWeekAndMonthOfUtc_data();
    void attemptsAreCountedByDayWeekAndMonthOfUtc();
    void theFiguresOfAStretchAreItsMeans();
    void aGroupAndATraineeHaveTheirOwn();
    void aTraineeIsFoundByAPartOfTheName();
    void thePassMarkIsThatOfTheChosenExam();
    void theChartsAreSavedAsAPicture();
    void everythingHasAName();

private:
    void sitsAt(QDateTime time);
    QAbstractItemModel& model() { return *widgetIn<QTableView>(*m_page, "trendsTable").model(); }

    std::unique_ptr<FiguresBench> m_bench;
    std::unique_ptr<TrendsPage> m_page;
};

void TestTrendsPage::init() {
    m_bench = std::make_unique<FiguresBench>();
}

void TestTrendsPage::cleanup() {
    m_page.reset();
    m_bench.reset();
}

void TestTrendsPage::sitsAt(QDateTime time) {
    m_bench->clock.time = time.toMSecsSinceEpoch();
    if (m_bench->exam.exam.empty()) m_bench->exam = defined(*m_bench->settled.store, m_bench->settled.supervisor);
    sat(*m_bench->settled.store, m_bench->settled.supervisor, m_bench->settled.trainee, m_bench->exam,
        faultless(m_bench->exam.items));
}

void TestTrendsPage::anEmptyStoreSaysWhatToDo() {
    m_page = shown<TrendsPage>(*m_bench);
    QVERIFY(widgetIn<QLabel>(*m_page, "trendsEmpty").text().startsWith("No exam has been finished yet. Start one"));
    QVERIFY(!isThere<QPushButton>(*m_page, "trendsSave"));
}

void TestTrendsPage::attemptsAreCountedByDayWeekAndMonthOfUtc_data() {
    QTest::addColumn<QString>("step");
    QTest::addColumn<QStringList>("when");
    QTest::addColumn<QStringList>("attempts");
    QTest::newRow("days") << "Day" << QStringList{"1 Jun 2026", "31 May 2026"} << QStringList{"1", "2"};
    QTest::newRow("weeks begin on Monday")
        << "Week" << QStringList{"1 Jun 2026", "25 May 2026"} << QStringList{"1", "2"};
    QTest::newRow("months") << "Month" << QStringList{"June 2026", "May 2026"} << QStringList{"1", "2"};
}

// The 31st of May 2026 was a Sunday: day, week and month change in one millisecond.
void TestTrendsPage::attemptsAreCountedByDayWeekAndMonthOfUtc() {
    QFETCH(QString, step);
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "America/New_York");
    tzset();
    const QDateTime midnight(QDate(2026, 6, 1), QTime(0, 0), QTimeZone::utc());
    sitsAt(midnight.addDays(-1));
    sitsAt(midnight.addMSecs(-1));
    sitsAt(midnight);
    m_page = shown<TrendsPage>(*m_bench);
    choose(*m_page, "trendsStep", step);
    const QStringList when = columnOf(model(), TrendModel::When);
    const QStringList attempts = columnOf(model(), TrendModel::Attempts);
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
    QTEST(when, "when");
    QTEST(attempts, "attempts");
}

// 100 % twice, 40 % and 90 % (half of the score each for four of five steps and the question): 82.5 %.
void TestTrendsPage::theFiguresOfAStretchAreItsMeans() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    QCOMPARE(model().rowCount(), 1);
    QCOMPARE(rowOf(model(), 0), (QStringList{"13 Nov 2023", "4", "3", "75.0 %", "82.5 %"}));
    QCOMPARE(widgetIn<QLabel>(*m_page, "trendsSummary").text(),
             "Everybody. Attempts: 4, passed: 3, mean score: 82.5 %");
}

void TestTrendsPage::aGroupAndATraineeHaveTheirOwn() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    choose(*m_page, "figuresWhose", "Group: B");
    QCOMPARE(rowOf(model(), 0).mid(1), (QStringList{"2", "1", "50.0 %", "65.0 %"}));
    choose(*m_page, "figuresWhose", "Cleo");
    QCOMPARE(rowOf(model(), 0).mid(1), (QStringList{"1", "0", "0.0 %", "40.0 %"}));
    choose(*m_page, "figuresWhose", "Tina Trainee");
    QVERIFY(widgetIn<QLabel>(*m_page, "trendsEmpty").text().startsWith("No finished exam fits"));
}

void TestTrendsPage::aTraineeIsFoundByAPartOfTheName() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    auto& who = widgetIn<QComboBox>(*m_page, "figuresWhose");
    who.setFocus();
    who.lineEdit()->selectAll();
    QTest::keyClicks(who.lineEdit(), "Cleo");
    QTest::keyClick(who.lineEdit(), Qt::Key_Return);
    QCOMPARE(rowOf(model(), 0).mid(1), (QStringList{"1", "0", "0.0 %", "40.0 %"}));
    who.lineEdit()->selectAll();
    QTest::keyClicks(who.lineEdit(), "nobody of that name");
    QTest::keyClick(who.lineEdit(), Qt::Key_Return);
    QCOMPARE(who.currentText(), "Cleo");
}

void TestTrendsPage::thePassMarkIsThatOfTheChosenExam() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    const auto names = [&] {
        QStringList all;
        for (const QAbstractSeries* series : widgetIn<QChartView>(*m_page, "trendsScores").chart()->series())
            all << series->name();
        return all;
    };
    QCOMPARE(names(), QStringList{"Mean score"});
    choose(*m_page, "figuresExam", "Crazy 4 Poker, first level");
    QCOMPARE(names(), (QStringList{"Pass mark 80 %", "Mean score"}));
}

void TestTrendsPage::theChartsAreSavedAsAPicture() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    const QString path = m_bench->folder.filePath("trend.png");
    click(*m_page, "trendsSave");
    auto* dialog = m_page->findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
    QVERIFY(m_page->savePicture(path));
    QCOMPARE(QImage(path).size(), QSize(1600, 1000));
    QVERIFY(!m_page->savePicture(m_bench->folder.filePath("no such folder/trend.png")));
}

void TestTrendsPage::everythingHasAName() {
    m_bench->sitAll();
    m_page = shown<TrendsPage>(*m_bench);
    QCOMPARE(nameless(*m_page), QStringList());
}

QTEST_MAIN(TestTrendsPage)
#include "tst_trends_page.moc"
