#include "app/supervisor/attempt_view.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/regrade_dialog.h"
#include "app/supervisor/replay_pane.h"
#include "app/supervisor/results_filter.h"
#include "app/supervisor/results_model.h"
#include "app/supervisor/results_page.h"
#include "tests/app/store/store_bench.h"
#include "tests/app/supervisor/attempt_bench.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUndoStack>

#include <set>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// The list of results and the view of one attempt, on a real store.
class TestResults : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theListHasEveryAttemptOnceAndKeepsFewPages();
    void sortingIsTheStores_data();
    void sortingIsTheStores();
    void filtersArePassedThrough();
    void passedAndFailedAreSaidInWords();
    void enterOpensTheAttemptAndEscapeGoesBack();
    void keysGoThroughTheLines();
    void theNextMistakeIsFoundInLaterItems();
    void aRegradeNeedsAReason();
    void aRegradeShowsBothScores();
    void aRunningAttemptCanBeLookedAt();
    void everythingHasANameForScreenReaders();

private:
    template <typename Widget>
    Widget* child(const char* name) {
        return m_page->findChild<Widget*>(name);
    }

    QTemporaryDir m_folder;
    SettledStore m_school;
    QUndoStack m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<ResultsPage> m_page;
    SampleExam m_exam;
    SampleExam m_whole;
    store::Id m_group;
    store::Id m_erring;
    int m_count = 0;
};

void TestResults::initTestCase() {
    dressWidgets();
    m_school = settled(opened(testOptions(m_folder.path().toStdString())));
    m_exam = defined(*m_school.store, m_school.supervisor);
    m_whole = defined(*m_school.store, m_school.supervisor, wholeForm());
    std::vector<store::Id> trainees = {m_school.trainee};
    for (const char* name : {"Ann Adams", "Bob Brown"}) {
        trainees.push_back(*m_school.store->addTrainee(m_school.supervisor, name));
    }
    m_group = *m_school.store->addGroup(m_school.supervisor, "Monday class");
    const std::vector<store::Id> members = {trainees[1]};
    QVERIFY(m_school.store->setMembers(m_school.supervisor, m_group, members));
    m_erring = sat(*m_school.store, m_school.supervisor, trainees[2], m_whole, erring(m_whole.items));
    // More than the model keeps at a time.
    const int wanted = static_cast<int>(ResultsModel::kPagesKept + 1) * ResultsModel::kPage + 30;
    for (int i = 0; i < wanted; ++i) {
        Attempt attempt = faultless(m_exam.items);
        if (i % 4 == 0)
            std::erase_if(attempt.events, [](const AttemptEvent& e) { return e.kind == AttemptEventKind::Action; });
        sat(*m_school.store, m_school.supervisor, trainees[static_cast<std::size_t>(i) % trainees.size()], m_exam,
            attempt);
    }
    m_count = wanted + 1;
    m_context = std::make_unique<ConsoleContext>(ConsoleContext{*m_school.store, m_school.supervisor, m_undo});
    m_page = std::make_unique<ResultsPage>(*m_context);
    dressWindow(*m_page);
    m_page->resize(1100, 680);
    m_page->refresh();
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestResults::theListHasEveryAttemptOnceAndKeepsFewPages() {
    ResultsModel& model = m_page->model();
    QCOMPARE(model.rowCount(), m_count);
    QVERIFY(child<QLabel>("resultsCount")->text().endsWith(QString::number(m_count)));
    std::set<std::string> seen;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto found = model.row(row);
        QVERIFY(found);
        seen.insert(found->attempt);
        QVERIFY(model.pagesKept() <= ResultsModel::kPagesKept);
    }
    QCOMPARE(static_cast<int>(seen.size()), m_count);
    QVERIFY(!model.row(m_count));
}

void TestResults::sortingIsTheStores_data() {
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("order");
    using store::AttemptOrder;
    const auto add = [](const char* name, int column, AttemptOrder order) {
        QTest::newRow(name) << column << static_cast<int>(order);
    };
    add("name", ResultsModel::TraineeColumn, AttemptOrder::Name);
    add("exam", ResultsModel::ExamColumn, AttemptOrder::Title);
    add("started", ResultsModel::StartedColumn, AttemptOrder::Started);
    add("duration", ResultsModel::DurationColumn, AttemptOrder::Duration);
    add("score", ResultsModel::ScoreColumn, AttemptOrder::Percent);
    add("result", ResultsModel::ResultColumn, AttemptOrder::Passed);
    add("errors", ResultsModel::ErrorsColumn, AttemptOrder::Errors);
}

void TestResults::sortingIsTheStores() {
    QFETCH(int, column);
    QFETCH(int, order);
    for (const bool descending : {false, true}) {
        child<QTableView>("resultsTable")->sortByColumn(column, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
        store::AttemptQuery query;
        query.order = static_cast<store::AttemptOrder>(order);
        query.descending = descending;
        query.limit = 50;
        const auto expected = m_school.store->attempts(m_school.supervisor, query);
        QVERIFY(expected);
        for (int row = 0; row < 50; ++row) {
            QCOMPARE(m_page->model().row(row)->attempt, (*expected)[static_cast<std::size_t>(row)].attempt);
        }
    }
}

void TestResults::filtersArePassedThrough() {
    const auto agrees = [this](const store::AttemptQuery& query) {
        const auto count = m_school.store->countAttempts(m_school.supervisor, query);
        return count && *count > 0 && *count < m_count && m_page->model().rowCount() == *count;
    };
    store::AttemptQuery query;
    query.group = m_group;
    child<QComboBox>("resultsGroup")->setCurrentIndex(1);
    QVERIFY(agrees(query));
    query.passed = false;
    query.state = store::AttemptState::Sealed;
    child<QComboBox>("resultsResult")->setCurrentIndex(2);
    QVERIFY(agrees(query));
    child<QPushButton>("resultsClear")->click();
    QCOMPARE(m_page->model().rowCount(), m_count);
    query = {};
    query.text = "bROWN";
    QTest::keyClicks(child<QLineEdit>("resultsText"), "bROWN");
    QTRY_VERIFY(agrees(query));
    child<QPushButton>("resultsClear")->click();
    auto* exams = child<QComboBox>("resultsExam");
    query = {};
    query.exam = m_whole.exam;
    exams->setCurrentIndex(exams->findData(QString::fromStdString(m_whole.exam)));
    QVERIFY(agrees(query));
    child<QPushButton>("resultsClear")->click();
    child<QDateEdit>("resultsTo")->setDate(QDate(2001, 1, 1));
    QCOMPARE(m_page->model().rowCount(), 0);
    QVERIFY(child<QLabel>("resultsEmpty")->isVisible());
    child<QPushButton>("resultsClear")->click();
    QVERIFY(!child<QLabel>("resultsEmpty")->isVisible());
}

void TestResults::passedAndFailedAreSaidInWords() {
    const ResultsModel& model = m_page->model();
    bool passed = false;
    bool failed = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString word = model.index(row, ResultsModel::ResultColumn).data().toString();
        QCOMPARE(word.contains("passed"), model.row(row)->passed);
        QCOMPARE(word.contains("failed"), !model.row(row)->passed);
        passed = passed || model.row(row)->passed;
        failed = failed || !model.row(row)->passed;
    }
    QVERIFY(passed && failed);
}

void TestResults::enterOpensTheAttemptAndEscapeGoesBack() {
    auto* table = child<QTableView>("resultsTable");
    table->setFocus();
    table->selectRow(3);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(m_page->view().attempt(), m_page->model().row(3)->attempt);
    QVERIFY(m_page->view().isVisible());
    QTest::keyClick(&m_page->view(), Qt::Key_Escape);
    QVERIFY(!m_page->view().isVisible());
    QVERIFY(table->isVisible());
}

void TestResults::keysGoThroughTheLines() {
    m_page->openAttempt(QString::fromStdString(m_erring));
    ReplayPane& pane = m_page->view().pane();
    auto* lines = child<QTableView>("replayLines");
    lines->setFocus();
    QCOMPARE(pane.position(), 0);
    QTest::keyClick(lines, Qt::Key_Right);
    QTest::keyClick(lines, Qt::Key_Right);
    QCOMPARE(pane.position(), 2);
    QTest::keyClick(lines, Qt::Key_Left);
    QCOMPARE(pane.position(), 1);
    QTest::keyClick(lines, Qt::Key_End);
    QCOMPARE(pane.position(), pane.timeline().rowCount() - 1);
    QTest::keyClick(lines, Qt::Key_Home);
    QCOMPARE(pane.position(), 0);
    QTest::keyClick(lines, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(pane.position() == 1, 3000);
    QTest::keyClick(lines, Qt::Key_Space);
    QTest::keyClick(lines, Qt::Key_M);
    QCOMPARE(pane.position(), pane.timeline().mistakeAfter(1));
    QVERIFY(child<QTextBrowser>("replayDetails")->toPlainText().contains("Right:"));
}

void TestResults::theNextMistakeIsFoundInLaterItems() {
    m_page->openAttempt(QString::fromStdString(m_erring));
    AttemptView& view = m_page->view();
    const auto total = scoreOf(m_whole.items, erring(m_whole.items)).errors.size();
    std::set<std::pair<std::size_t, int>> found;
    for (std::size_t i = 0; i < total; ++i) {
        view.pane().goToNextMistake();
        QVERIFY(view.pane().timeline().rows()[static_cast<std::size_t>(view.pane().position())].mark ==
                ReplayMark::Wrong);
        found.insert({view.item(), view.pane().position()});
    }
    QCOMPARE(found.size(), total);
    // And round again.
    view.pane().goToNextMistake();
    QVERIFY(found.contains({view.item(), view.pane().position()}));
}

void TestResults::aRegradeNeedsAReason() {
    m_page->openAttempt(QString::fromStdString(m_erring));
    child<QPushButton>("attemptRegrade")->click();
    auto* dialog = m_page->findChild<RegradeDialog*>("regradeDialog");
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit*>("regradeReason"), "   ");
    dialog->findChild<QPushButton*>("yes")->click();
    QVERIFY(dialog->isVisible());
    QVERIFY(dialog->findChild<QLabel*>("regradeReasonError")->text().contains("why"));
    QVERIFY(m_school.store->regradings(m_school.supervisor, m_erring)->empty());
    dialog->reject();
}

void TestResults::aRegradeShowsBothScores() {
    QTest::qWait(0);
    const auto before = m_school.store->attempt(m_school.supervisor, m_erring);
    child<QPushButton>("attemptRegrade")->click();
    auto* dialog = m_page->findChild<RegradeDialog*>("regradeDialog");
    QTest::keyClicks(dialog->findChild<QLineEdit*>("regradeReason"), "Appeal of 3 May");
    dialog->findChild<QPushButton*>("yes")->click();
    const auto kept = m_school.store->regradings(m_school.supervisor, m_erring);
    QCOMPARE(kept->size(), std::size_t{1});
    QCOMPARE(kept->front().reason, std::string("Appeal of 3 May"));
    QVERIFY(child<QLabel>("attemptScore")->text().contains(percent(before->hundredths)));
    QVERIFY(child<QLabel>("attemptScore")->text().contains("regraded"));
    const QString record = child<QTextBrowser>("attemptRecord")->toPlainText();
    QVERIFY2(record.contains("Appeal of 3 May") && record.contains("Sam Supervisor"), qPrintable(record));
}

void TestResults::aRunningAttemptCanBeLookedAt() {
    Sitting one = sitting(m_exam, m_school.trainee);
    QVERIFY(m_school.store->startAttempt(m_school.supervisor, one.start));
    const auto lines = one.lines({started(0), did(0, m_exam.items.items[0].round()->procedure[0].act, 3000)});
    QVERIFY(m_school.store->keepLines(m_school.supervisor, one.start.attempt, lines));
    m_page->openAttempt(QString::fromStdString(one.start.attempt));
    QCOMPARE(m_page->view().attempt(), one.start.attempt);
    QCOMPARE(m_page->view().pane().timeline().rowCount(), 2);
    QVERIFY(!child<QPushButton>("attemptRegrade")->isEnabled());
    QVERIFY(child<QLabel>("attemptScore")->text().contains("running"));
}

void TestResults::everythingHasANameForScreenReaders() {
    for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
        const bool isUsed = qobject_cast<const QPushButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                            qobject_cast<const QComboBox*>(widget) || qobject_cast<const QTableView*>(widget) ||
                            qobject_cast<const QTreeWidget*>(widget) || qobject_cast<const QTextBrowser*>(widget);
        // The inner widgets of combos and spin boxes belong to them.
        if (!isUsed || widget->objectName().startsWith("qt_")) continue;
        QVERIFY2(!widget->objectName().isEmpty() && !widget->accessibleName().isEmpty(),
                 qPrintable(widget->metaObject()->className() + QString(" ") + widget->objectName()));
    }
}

QTEST_MAIN(TestResults)
#include "tst_results.moc"
