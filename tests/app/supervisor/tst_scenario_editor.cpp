#include "app/supervisor/board_widget.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/replay_pane.h"
#include "app/supervisor/scenario_editor.h"
#include "app/supervisor/scenarios_page.h"
#include "app/supervisor/settlement_list.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/sample_rounds.h"
#include "tests/support/worked_cases.h"

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <set>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// The editor of scenarios and its page, driven as a supervisor does.
class TestScenarioEditor : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRefusalIsSaidAtItsField_data();
    void everyRefusalIsSaidAtItsField();
    void everyCodeThatARoundCanHaveIsSaid();
    void aCardThatIsElsewhereIsRefusedInPlace();
    void cardsArePickedFromTheGrid();
    void theSettlementIsSeenAsSoonAsNothingIsWrong();
    void changesAreUndoneAndRedone();
    void aScenarioIsKeptOpenedAndDuplicated();
    void aScenarioIsWrittenAndTakenIn();
    void aScenarioIsShownByTheBook();
    void aTitleIsNeeded();

private:
    template <typename Widget>
    Widget* child(const QString& name) {
        return m_page->findChild<Widget*>(name);
    }
    ScenarioEditor& fresh() {
        m_page->makeNew();
        m_undo.clear();
        return m_page->editor();
    }
    void load(const Json& round) {
        ScenarioDraft draft;
        draft.setRound(round);
        m_page->editor().open({}, draft);
    }

    QTemporaryDir m_folder;
    SettledStore m_school;
    QUndoStack m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<ScenariosPage> m_page;
};

void TestScenarioEditor::initTestCase() {
    dressWidgets();
    m_school = test::settled(opened(testOptions(m_folder.path().toStdString())));
    m_context = std::make_unique<ConsoleContext>(ConsoleContext{*m_school.store, m_school.supervisor, m_undo});
    m_page = std::make_unique<ScenariosPage>(*m_context);
    dressWindow(*m_page);
    m_page->resize(1100, 680);
    m_page->refresh();
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QVERIFY(child<QLabel>("scenariosEmpty")->isVisible());
}

void TestScenarioEditor::everyRefusalIsSaidAtItsField_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("at");
    for (const WorkedRules& rules : workedRules()) {
        std::set<std::string> seen;
        for (const Json& item : jsonLines(rules.file("refusals", ".jsonl"))) {
            if (!item["code"].is_string() || !item["at"].is_string()) continue;
            // One of each code at each place is enough: the sentences have their own test.
            if (!seen.insert(item["code"].get<std::string>() + ' ' + item["at"].get<std::string>()).second) continue;
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(item["line"])
                                        << QString::fromStdString(item["at"]);
        }
    }
}

/// The label under the field speaks; where no field is near it, the line under the form does.
void TestScenarioEditor::everyRefusalIsSaidAtItsField() {
    QFETCH(QByteArray, line);
    QFETCH(QString, at);
    const auto document = parseStrictJson(line.toStdString());
    if (!document || !document->is_object()) QSKIP("not a round at all: refused when it is taken in");
    if (m_page->findChild<ScenarioEditor*>() == nullptr) fresh();
    load(*document);
    ScenarioEditor& editor = m_page->editor();
    QVERIFY(editor.verdict().fault);
    const ScenarioFaultAt& fault = *editor.verdict().fault;
    QCOMPARE(fault.field, fieldAt(editor.draft(), at.toStdString()));
    QVERIFY(child<QLabel>("scenarioFault")->text().contains(fault.sentence));
    QWidget* widget = editor.fields().widgetAt(fault.field);
    const QString key = QString::fromStdString(fault.field);
    const bool hasField = key.contains(".cards[") || key.contains(".wagers.ante") || key.contains(".decision.play");
    QVERIFY(!hasField || widget != nullptr || !editor.draft().rules());
    if (widget == nullptr) return;
    auto* error = child<QLabel>(widget->objectName() + "Error");
    QVERIFY(error);
    QCOMPARE(error->text(), fault.sentence);
}

void TestScenarioEditor::everyCodeThatARoundCanHaveIsSaid() {
    std::set<RefusalCode> said;
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("refusals", ".jsonl"))) {
            const auto document =
                item["code"].is_string() ? parseStrictJson(item["line"].get<std::string>()) : parseStrictJson("0");
            ScenarioDraft draft;
            if (!document || !draft.setRound(*document)) continue;
            if (const auto verdict = judged(draft); verdict.fault) said.insert(verdict.fault->code);
        }
    }
    for (int code = static_cast<int>(RefusalCode::BadFormat); code <= static_cast<int>(RefusalCode::DecisionMissing);
         ++code) {
        QVERIFY2(said.contains(static_cast<RefusalCode>(code)),
                 std::string(refusalCodeName(static_cast<RefusalCode>(code))).c_str());
    }
}

void TestScenarioEditor::aCardThatIsElsewhereIsRefusedInPlace() {
    ScenarioEditor& editor = fresh();
    auto* first = child<QLineEdit>("seat1.cards[0]");
    auto* second = child<QLineEdit>("seat1.cards[1]");
    child<QTabWidget>("scenarioTabs")->setCurrentIndex(1);
    first->setFocus();
    QTest::keyClicks(first, "as");
    QCOMPARE(editor.draft().typed("seat1.cards[0]"), QString("As"));
    QCOMPARE(first->text(), QString("As"));
    second->setFocus();
    QTest::keyClicks(second, "AS");
    QVERIFY(editor.draft().typed("seat1.cards[1]").isEmpty());
    QVERIFY(child<QLabel>("seat1.cards[1]Error")->text().contains("seat 1"));
    QVERIFY(!child<QToolButton>("pickAs")->isEnabled());
    second->clear();
    QTest::keyClicks(second, "1x");
    QVERIFY(child<QLabel>("seat1.cards[1]Error")->text().contains("no card"));
}

void TestScenarioEditor::cardsArePickedFromTheGrid() {
    ScenarioEditor& editor = fresh();
    child<QTabWidget>("scenarioTabs")->setCurrentIndex(1);
    child<QLineEdit>("seat1.cards[3]")->setFocus();
    QTest::mouseClick(child<QToolButton>("pickQh"), Qt::LeftButton);
    QCOMPARE(editor.draft().typed("seat1.cards[3]"), QString("Qh"));
    // And on to the next place of the hand.
    QTest::mouseClick(child<QToolButton>("pickJh"), Qt::LeftButton);
    QCOMPARE(editor.draft().typed("seat1.cards[4]"), QString("Jh"));
}

void TestScenarioEditor::theSettlementIsSeenAsSoonAsNothingIsWrong() {
    ScenarioEditor& editor = fresh();
    QVERIFY(!editor.verdict().table);
    QVERIFY(!child<QPushButton>("scenarioShow")->isEnabled());
    child<QPushButton>("scenarioFill")->click();
    QVERIFY(editor.verdict().table);
    auto* list = m_page->findChild<SettlementList*>();
    const auto& seats = editor.verdict().table->settlement.seats;
    int lines = 0;
    for (int i = 0; i < list->topLevelItemCount(); ++i) lines += list->topLevelItem(i)->childCount();
    QCOMPARE(lines, static_cast<int>(seats[0].lines.size() + seats[0].envy.size()));
    const QTreeWidgetItem* line = list->topLevelItem(list->topLevelItemCount() - 1)->child(0);
    QVERIFY(line->text(2).startsWith('$'));
    QVERIFY(line->text(3).contains("657a"));
    QVERIFY(editor.findChild<BoardWidget*>()->board().showsTable());
    QVERIFY(child<QPushButton>("scenarioShow")->isEnabled());
}

void TestScenarioEditor::changesAreUndoneAndRedone() {
    ScenarioEditor& editor = fresh();
    const std::string empty = editor.draft().text();
    auto* ante = child<QLineEdit>("seat1.wagers.ante");
    child<QTabWidget>("scenarioTabs")->setCurrentIndex(1);
    QTest::keyClicks(ante, "25");
    child<QPushButton>("scenarioFill")->click();
    const std::string whole = editor.draft().text();
    QCOMPARE(m_undo.count(), 2);
    m_undo.undo();
    QCOMPARE(editor.draft().typed("seat1.wagers.ante"), QString("25"));
    m_undo.undo();
    QCOMPARE(editor.draft().text(), empty);
    QCOMPARE(ante->text(), QString());
    m_undo.redo();
    m_undo.redo();
    QCOMPARE(editor.draft().text(), whole);
}

void TestScenarioEditor::aScenarioIsKeptOpenedAndDuplicated() {
    ScenarioEditor& editor = fresh();
    QTest::keyClicks(child<QLineEdit>("scenarioTitle"), "A first round");
    QVERIFY(!editor.save());
    child<QPushButton>("scenarioFill")->click();
    QVERIFY(editor.save());
    QVERIFY(!editor.isChanged());
    const store::Id id = editor.id();
    const auto kept = m_school.store->definition(m_school.supervisor, id, 0);
    QVERIFY(kept);
    QCOMPARE(kept->kind, std::string("scenario"));
    const Json body = Json::parse(kept->body);
    QCOMPARE(body["title"].get<std::string>(), std::string("A first round"));
    OpenTables tables;
    QVERIFY(readRound(body["round"], tables));
    emit editor.closed();
    auto* list = child<QTableView>("scenariosTable");
    QCOMPARE(list->model()->rowCount(), 1);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(editor.id(), id);
    QCOMPARE(editor.draft().title(), QString("A first round"));
    QVERIFY(!editor.verdict().fault);
    emit editor.closed();
    m_page->duplicateChosen();
    QVERIFY(editor.id() != id);
    QVERIFY(editor.save());
    emit editor.closed();
    QCOMPARE(list->model()->rowCount(), 2);
}

void TestScenarioEditor::aScenarioIsWrittenAndTakenIn() {
    const QString path = m_folder.filePath("round.json");
    m_page->exportTo(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    OpenTables tables;
    QVERIFY(readRoundLine(file.readAll().trimmed().toStdString(), tables));
    file.close();
    m_page->importFrom(path);
    QCOMPARE(m_page->editor().draft().title(), QString("round"));
    QVERIFY(!m_page->editor().verdict().fault);
    QSignalSpy said(m_page.get(), &ScenariosPage::said);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    m_page->importFrom(path);
    QCOMPARE(said.size(), 1);
    QVERIFY(said[0][1].toBool());
    emit m_page->editor().closed();
    if (auto* leave = m_page->findChild<QDialog*>("scenarioLeave")) leave->findChild<QPushButton*>("yes")->click();
}

void TestScenarioEditor::aScenarioIsShownByTheBook() {
    m_page->refresh();
    m_page->showChosen();
    ReplayPane& pane = m_page->pane();
    QVERIFY(pane.isVisible());
    const int steps = pane.timeline().rowCount();
    QVERIFY(steps > 3);
    pane.goTo(steps - 1);
    QVERIFY(pane.board().table()->scene().tableIsClear);
    QTest::keyClick(&pane, Qt::Key_Escape);
    QVERIFY(!pane.isVisible());
}

void TestScenarioEditor::aTitleIsNeeded() {
    ScenarioEditor& editor = fresh();
    child<QPushButton>("scenarioFill")->click();
    QVERIFY(!editor.save());
    QVERIFY(!child<QLabel>("scenarioTitleError")->text().isEmpty());
}

QTEST_MAIN(TestScenarioEditor)
#include "tst_scenario_editor.moc"
