#include "app/supervisor/analysis_model.h"
#include "app/supervisor/analysis_page.h"
#include "tests/app/supervisor/figures_bench.h"

#include <QDateEdit>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

class TestAnalysisPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anEmptyStoreSaysWhatToDo();
    void theFiguresAreThoseOfTheAttempts();
    void theErrorsOfTheChosenRowAreShown();
    void theLowestSharesAreShownGroupsFirst();
    void itemsWantAnExam();
    void anItemIsShownWithItsQuestion();
    void formsThatOnlyOneTraineeHadAreLeftOut();
    void aGroupHasItsOwnFigures();
    void daysOutsideTheDatesDoNotCount();
    void theChosenRowStaysChosen();
    void adviceLeadsToItsRow();
    void everythingHasAName();

private:
    /// The row of a skill or item; ends the test where it is not there.
    QStringList row(const QString& title);
    void chooseRow(const QString& title);
    QAbstractItemModel& model() { return *widgetIn<QTableView>(*m_page, "analysisTable").model(); }

    std::unique_ptr<FiguresBench> m_bench;
    std::unique_ptr<AnalysisPage> m_page;
};

void TestAnalysisPage::init() {
    m_bench = std::make_unique<FiguresBench>();
}

void TestAnalysisPage::cleanup() {
    m_page.reset();
    m_bench.reset();
}

QStringList TestAnalysisPage::row(const QString& title) {
    const auto at = columnOf(model(), AnalysisModel::What).indexOf(title);
    return at < 0 ? QStringList() : rowOf(model(), static_cast<int>(at));
}

void TestAnalysisPage::chooseRow(const QString& title) {
    const auto at = columnOf(model(), AnalysisModel::What).indexOf(title);
    widgetIn<QTableView>(*m_page, "analysisTable").selectRow(static_cast<int>(at));
}

void TestAnalysisPage::anEmptyStoreSaysWhatToDo() {
    m_page = shown<AnalysisPage>(*m_bench);
    QVERIFY(widgetIn<QLabel>(*m_page, "analysisEmpty").text().startsWith("No exam has been finished yet. Start one"));
    QVERIFY(!isThere<QTableView>(*m_page, "analysisTable"));
}

// Worked out by hand from the four attempts: five steps and a question, six points.
void TestAnalysisPage::theFiguresAreThoseOfTheAttempts() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    QCOMPARE(model().rowCount(), 6);
    // Own shares 1, 1, 0, 0 against 5/5, 5/5, 4/5, 5/5 of the rest: 0.1 / √(1 · 0.03) = 0.577.
    QCOMPARE(row("sample.3"),
             (QStringList{"sample.3", "Pennsylvania 657a", "", "4", "50.0 %", "0.57 good", "Arithmetic"}));
    // Own shares 1, 1, 0, 1 against 1, 1, 0.8, 0.8: 0.1 / √(0.75 · 0.04) = 0.577.
    QCOMPARE(row("sample.question"),
             (QStringList{"sample.question", "Pennsylvania 657a", "", "4", "75.0 %", "0.57 good", "Other errors"}));
    QCOMPARE(row("sample.1"),
             (QStringList{"sample.1", "Pennsylvania 657a", "", "4", "100.0 %", "not enough to say", "none"}));
    QVERIFY(widgetIn<QTableView>(*m_page, "analysisTable").isColumnHidden(AnalysisModel::Section));
}

void TestAnalysisPage::theErrorsOfTheChosenRowAreShown() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    chooseRow("sample.3");
    const auto& errors = widgetIn<QTreeWidget>(*m_page, "analysisErrors");
    QCOMPARE(errors.topLevelItemCount(), 1);
    QCOMPARE(errors.topLevelItem(0)->text(0), "Arithmetic");
    QCOMPARE(errors.topLevelItem(0)->text(1), "2 (100.0 %)");
    QCOMPARE(errors.topLevelItem(0)->child(0)->text(0), "Wrong amount");
    chooseRow("sample.1");
    QVERIFY(isThere<QLabel>(*m_page, "analysisNoErrors"));
}

void TestAnalysisPage::theLowestSharesAreShownGroupsFirst() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    chooseRow("sample.question");
    const auto* whom = m_page->findChild<QTableWidget*>("analysisWhom");
    QCOMPARE(columnOf(*whom->model(), 0), (QStringList{"Group: B", "Group: A", "Cleo", "Ann", "Ben", "Dan"}));
    QCOMPARE(columnOf(*whom->model(), 2), (QStringList{"50.0 %", "100.0 %", "0.0 %", "100.0 %", "100.0 %", "100.0 %"}));
}

void TestAnalysisPage::itemsWantAnExam() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    choose(*m_page, "analysisBy", "Item of the exam");
    QVERIFY(widgetIn<QLabel>(*m_page, "analysisEmpty").text().startsWith("Choose an exam above"));
    choose(*m_page, "figuresExam", "Crazy 4 Poker, first level");
    // Own shares 1, 1, 0.8, 0.8 against the question's 1, 1, 0, 1.
    QCOMPARE(row("Item 1: Whole rounds"), (QStringList{"Item 1: Whole rounds", "Pennsylvania 657a", "Whole rounds", "4",
                                                       "90.0 %", "0.57 good", "Arithmetic"}));
    QCOMPARE(row("Item 2: Payouts").value(AnalysisModel::Facility), "75.0 %");
}

void TestAnalysisPage::anItemIsShownWithItsQuestion() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    choose(*m_page, "figuresExam", "Crazy 4 Poker, first level");
    choose(*m_page, "analysisBy", "Item of the exam");
    chooseRow("Item 2: Payouts");
    QCOMPARE(widgetIn<QLabel>(*m_page, "analysisTitle").text(), "Item 2: Payouts");
    QVERIFY(widgetIn<QLabel>(*m_page, "analysisAbout").text().endsWith("Right: $20.00"));
}

void TestAnalysisPage::formsThatOnlyOneTraineeHadAreLeftOut() {
    m_bench->exam = defined(*m_bench->settled.store, m_bench->settled.supervisor);
    sat(*m_bench->settled.store, m_bench->settled.supervisor, m_bench->settled.trainee, m_bench->exam,
        faultless(m_bench->exam.items));
    m_page = shown<AnalysisPage>(*m_bench);
    choose(*m_page, "figuresExam", "Crazy 4 Poker, first level");
    choose(*m_page, "analysisBy", "Item of the exam");
    const QString sentence = widgetIn<QLabel>(*m_page, "analysisEmpty").text();
    QVERIFY2(sentence.startsWith("No two trainees had the same form"), qPrintable(sentence));
}

void TestAnalysisPage::aGroupHasItsOwnFigures() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    choose(*m_page, "figuresWhose", "B");
    QCOMPARE(row("sample.3").mid(3, 2), (QStringList{"2", "0.0 %"}));
    QCOMPARE(row("sample.question").mid(3, 2), (QStringList{"2", "50.0 %"}));
    choose(*m_page, "figuresChapter", "Four Card Poker, Pennsylvania 641a");
    QVERIFY(widgetIn<QLabel>(*m_page, "analysisEmpty").text().startsWith("No finished exam fits"));
}

void TestAnalysisPage::daysOutsideTheDatesDoNotCount() {
    // The last millisecond of the 14th and the first of the 15th of November 2023, UTC.
    m_bench->clock.time = 1'700'006'399'999;
    m_bench->exam = defined(*m_bench->settled.store, m_bench->settled.supervisor);
    const auto sits = [&](Ante ante) {
        sat(*m_bench->settled.store, m_bench->settled.supervisor, m_bench->settled.trainee, m_bench->exam,
            attemptWith(m_bench->exam.items, ante, Answer::Right));
    };
    sits(Ante::Wrong);
    ++m_bench->clock.time;
    sits(Ante::Right);
    m_page = shown<AnalysisPage>(*m_bench);
    QCOMPARE(row("sample.3").value(AnalysisModel::Facility), "50.0 %");
    choose(*m_page, "figuresPeriod", "From … to …");
    auto& from = widgetIn<QDateEdit>(*m_page, "figuresFrom");
    auto& to = widgetIn<QDateEdit>(*m_page, "figuresTo");
    from.setDate(QDate(2023, 11, 14));
    to.setDate(QDate(2023, 11, 14));
    QCOMPARE(row("sample.3").value(AnalysisModel::Facility), "0.0 %");
    to.setDate(QDate(2023, 11, 15));
    QCOMPARE(row("sample.3").value(AnalysisModel::Facility), "50.0 %");
    from.setDate(QDate(2023, 11, 15));
    QCOMPARE(row("sample.3").value(AnalysisModel::Facility), "100.0 %");
}

void TestAnalysisPage::theChosenRowStaysChosen() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    chooseRow("sample.4");
    choose(*m_page, "figuresWhose", "A");
    QCOMPARE(widgetIn<QLabel>(*m_page, "analysisTitle").text(), "sample.4");
    m_page->refresh();
    QCOMPARE(widgetIn<QLabel>(*m_page, "analysisTitle").text(), "sample.4");
}

void TestAnalysisPage::adviceLeadsToItsRow() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    QVERIFY(!isThere<QListWidget>(*m_page, "analysisAdvice"));
    sat(*m_bench->settled.store, m_bench->settled.supervisor, m_bench->settled.trainee, m_bench->exam,
        attemptWith(m_bench->exam.items, Ante::Wrong, Answer::Wrong));
    m_page->refresh();
    // Five attempts: the four steps that everybody did right are too easy.
    auto& advice = widgetIn<QListWidget>(*m_page, "analysisAdvice");
    QCOMPARE(advice.count(), 4);
    advice.setFocus();
    QTest::keyClick(&advice, Qt::Key_End);
    const QString title = widgetIn<QLabel>(*m_page, "analysisTitle").text();
    QVERIFY(advice.currentItem()->text().startsWith(title + ": Too easy"));
}

void TestAnalysisPage::everythingHasAName() {
    m_bench->sitAll();
    m_page = shown<AnalysisPage>(*m_bench);
    QCOMPARE(nameless(*m_page), QStringList());
}

QTEST_MAIN(TestAnalysisPage)
#include "tst_analysis_page.moc"
