#include "app/supervisor/rules_differences.h"
#include "app/supervisor/rules_page.h"
#include "app/supervisor/rules_tables.h"
#include "app/text/house_words.h"
#include "engine/record/submission_writer.h"
#include "tests/app/supervisor/editor_bench.h"
#include "tests/support/rule_set_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// A supervisor makes house rules from a chapter: everything by the widgets of the page.
class TestRulesPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyChapterCanBeOpenedChangedAndSaved_data() { addRuleSetRows(); }
    void everyChapterCanBeOpenedChangedAndSaved();
    void nothingDiffersInUnchangedRules_data() { addRuleSetRows(); }
    void nothingDiffersInUnchangedRules();
    void everyChoiceOfAChapterHasWords_data() { addRuleSetRows(); }
    void everyChoiceOfAChapterHasWords();
    void aWrongOwnTableIsMarkedAtItsPlaceAndCannotBeSaved_data();
    void aWrongOwnTableIsMarkedAtItsPlaceAndCannotBeSaved();
    void anOwnTableIsMarkedAsNotInTheChapter();
    void removingAnOwnTableTakesItsChoiceBack();
    void aMaximumBelowTheMinimumIsMarkedBelowItsField();
    void twoHousesCannotHaveOneShortName();
    void undoBringsBackTheSameBytes();
    void everySavingIsAVersionAndOldOnesCanBeOpened();
    void whatIsExportedCanBeImported();
    void aFileThatIsNoSubmissionIsRefusedWithItsPlace();
    void edgesAreThoseOfThePublishedFigures_data();
    void edgesAreThoseOfThePublishedFigures();
    void coverAllIsMarkedAsSimulated();
    void whatWasBegunStaysWhileAnotherOneIsLookedAt();
    void everyFieldHasANameForTheScreenReader_data() { addRuleSetRows(); }
    void everyFieldHasANameForTheScreenReader();

private:
    RulesPage& page() { return m_bench->page(); }
    RulesDraft& draft() { return static_cast<RulesDraft&>(*page().shelf().find(page().opened())->draft); }
    /// A table of the house's own with the rows of one of the chapter.
    void addCopy(Wager wager, const char* letter);

    std::unique_ptr<EditorBench<RulesPage>> m_bench;
};

void TestRulesPage::init() {
    m_bench = std::make_unique<EditorBench<RulesPage>>();
}

void TestRulesPage::cleanup() {
    m_bench.reset();
}

void TestRulesPage::addCopy(Wager wager, const char* letter) {
    page().findChild<RulesTables*>()->addCopy(wager, *draft().rules()->lettered.at(wager).group.find(letter));
}

void TestRulesPage::everyChapterCanBeOpenedChangedAndSaved() {
    QFETCH(QString, rules);
    page().newFromChapter(rules.toStdString());
    auto* save = &m_bench->find<QPushButton>("save");
    QVERIFY(save->isEnabled());
    m_bench->type("selections.table_minimum", "15");
    m_bench->type("title", "Our house");
    QVERIFY2(!draft().fault(), draft().fault() ? draft().fault()->at.c_str() : "");
    // Everything that can be chosen, chosen otherwise.
    for (QComboBox* box : page().findChildren<QComboBox*>()) {
        if (!box->objectName().startsWith(QLatin1String("selections.")) || !box->isEnabled()) continue;
        m_bench->choose(box->objectName(), box->count() - 1);
        QVERIFY2(!draft().fault(), qPrintable(box->objectName()));
    }
    save->click();
    const auto read = readSubmission(m_bench->stored(), RuleBook::instance());
    QVERIFY2(bool(read), read ? "" : read.refusal().at.c_str());
    QCOMPARE(read->title, std::string("Our house"));
    QCOMPARE(read->selections.tableMinimum, Money::dollars(15));
    QCOMPARE(read->rules->id, rules.toStdString());
    QVERIFY(read->selections != standardSelections(*read->rules));
    QVERIFY(!save->isEnabled());
}

void TestRulesPage::nothingDiffersInUnchangedRules() {
    QFETCH(QString, rules);
    page().newFromChapter(rules.toStdString());
    QVERIFY(differencesFromChapter(*draft().chapter(), *draft().submission()).isEmpty());
    const QString unchanged = m_bench->find<QLabel>("differences").text();
    m_bench->type("selections.table_minimum", "25");
    QCOMPARE(differencesFromChapter(*draft().chapter(), *draft().submission()).size(), 1);
    QVERIFY(m_bench->find<QLabel>("differences").text().contains(QLatin1String("$25")));
    m_bench->type("selections.table_minimum", "5");
    QCOMPARE(m_bench->find<QLabel>("differences").text(), unchanged);
}

void TestRulesPage::everyChoiceOfAChapterHasWords() {
    QFETCH(QString, rules);
    for (const HouseOption& option : RuleBook::instance().find(rules.toStdString())->options) {
        const QString name = QString::fromStdString(option.name);
        QVERIFY2(text::houseOption(option.name) != QString(name).replace(u'_', u' '), qPrintable(name));
        for (const std::string& value : option.values) {
            QVERIFY2(!text::houseChoice(option.name, value).contains(u':'), qPrintable(name));
            const bool isHouseRule = option.ruling == "house rule";
            const QString note = text::optionNote(option, value);
            QCOMPARE(note.startsWith(QLatin1String("The regulation is silent; this house")), !isHouseRule);
            QCOMPARE(note.startsWith(QLatin1String("House rule, no regulation text at hand")), isHouseRule);
        }
    }
}

void TestRulesPage::aWrongOwnTableIsMarkedAtItsPlaceAndCannotBeSaved_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("error");
    const QString odds = QStringLiteral("paytables.queens_up.H1[0].odds");
    QTest::newRow("no odds at all") << odds << QStringLiteral("many") << odds + QStringLiteral(".error");
    QTest::newRow("nothing") << odds << QString() << odds + QStringLiteral(".error");
    QTest::newRow("for instead of to") << odds << QStringLiteral("50 for 1")
                                       << QStringLiteral("paytables.queens_up.H1[0].error");
    QTest::newRow("of a meter") << odds << QStringLiteral("10% of main")
                                << QStringLiteral("paytables.queens_up.H1[0].error");
}

void TestRulesPage::aWrongOwnTableIsMarkedAtItsPlaceAndCannotBeSaved() {
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, error);
    page().newFromChapter("pa-657a-crazy4");
    addCopy(Wager::QueensUp, "A");
    QVERIFY(m_bench->find<QPushButton>("save").isEnabled());
    m_bench->type(field, typed);
    QVERIFY(draft().fault());
    QVERIFY(!m_bench->find<QPushButton>("save").isEnabled());
    QVERIFY(!m_bench->find<QLabel>("cannotSave").text().isEmpty());
    auto* shown = &m_bench->find<QLabel>(error);
    QVERIFY(!shown->text().isEmpty());
    QVERIFY(!shown->isHidden());
    QVERIFY(!page().shelf().save(page().opened()));
    m_bench->type(field, QStringLiteral("60 to 1"));
    QVERIFY(!draft().fault());
    QVERIFY(shown->text().isEmpty());
    QVERIFY(m_bench->find<QPushButton>("save").isEnabled());
}

void TestRulesPage::anOwnTableIsMarkedAsNotInTheChapter() {
    page().newFromChapter("pa-641a-fourcard");
    addCopy(Wager::AcesUp, "B");
    auto* box = &m_bench->find<QComboBox>("selections.aces_up");
    const int last = box->count() - 1;
    QVERIFY(box->itemText(last).contains(QLatin1String("H1")));
    QVERIFY(box->itemText(last).contains(QLatin1String("not in the chapter")));
    m_bench->choose("selections.aces_up", last);
    QVERIFY(m_bench->find<QLabel>("differences").text().contains(QLatin1String("not in the chapter")));
    m_bench->find<QPushButton>("save").click();
    const auto read = readSubmission(m_bench->stored(), RuleBook::instance());
    QVERIFY(bool(read));
    QCOMPARE(read->selections.letters.at(Wager::AcesUp), std::string("H1"));
    QVERIFY(!read->rules->lettered.at(Wager::AcesUp).group.find("H1")->inChapter);
    auto* edges = &m_bench->find<QTreeWidget>("edges");
    QTRY_VERIFY_WITH_TIMEOUT(!edges->findItems(QStringLiteral("(own)"), Qt::MatchContains).isEmpty(), 60'000);
    // The same rows as B have the edge of B.
    QTRY_COMPARE_WITH_TIMEOUT(edges->findItems(QStringLiteral("(own)"), Qt::MatchContains).first()->text(1),
                              QStringLiteral("3.372426 %"), 60'000);
}

void TestRulesPage::removingAnOwnTableTakesItsChoiceBack() {
    page().newFromChapter("pa-657a-crazy4");
    const std::string before = draft().document().dump();
    addCopy(Wager::QueensUp, "B");
    m_bench->choose("selections.queens_up", m_bench->find<QComboBox>("selections.queens_up").count() - 1);
    QVERIFY(draft().document().at("selections").at("queens_up") == "H1");
    m_bench->find<QPushButton>("removeOwnTable").click();
    QVERIFY(!draft().fault());
    QCOMPARE(draft().document().dump(), before);
}

void TestRulesPage::aMaximumBelowTheMinimumIsMarkedBelowItsField() {
    page().newFromChapter("pa-657a-crazy4");
    m_bench->type("selections.table_maximum", "1");
    QVERIFY(!m_bench->find<QLabel>("selections.table_maximum.error").text().isEmpty());
    QVERIFY(m_bench->find<QLabel>("selections.table_minimum.error").text().isEmpty());
    QVERIFY(!m_bench->find<QPushButton>("save").isEnabled());
    m_bench->type("selections.table_maximum", "1000");
    QVERIFY(m_bench->find<QPushButton>("save").isEnabled());
}

void TestRulesPage::twoHousesCannotHaveOneShortName() {
    page().newFromChapter("pa-657a-crazy4");
    const QString name = m_bench->find<QLineEdit>("id").text();
    m_bench->find<QPushButton>("save").click();
    page().newFromChapter("pa-657a-crazy4");
    QVERIFY(m_bench->find<QLineEdit>("id").text() != name);
    m_bench->type(QStringLiteral("id"), name);
    QVERIFY(!m_bench->find<QLabel>("id.error").text().isEmpty());
    QVERIFY(!m_bench->find<QPushButton>("save").isEnabled());
}

void TestRulesPage::undoBringsBackTheSameBytes() {
    page().newFromChapter("pa-641a-fourcard");
    const std::string before = draft().document().dump();
    const std::string textBefore = draft().text();
    addCopy(Wager::AcesUp, "A");
    m_bench->type("paytables.aces_up.H1[0].odds", "99 to 1");
    m_bench->choose("selections.progressive", 1);
    m_bench->type("selections.chips", "1, 5, 25");
    const std::string after = draft().document().dump();
    QVERIFY(after != before);
    // By the keys, from a text field, which has an undo of its own.
    auto* chips = &m_bench->find<QLineEdit>("selections.chips");
    chips->setFocus();
    for (int i = 0; i < 50 && draft().undo().canUndo(); ++i) QTest::keySequence(chips, QKeySequence::Undo);
    QCOMPARE(draft().document().dump(), before);
    QCOMPARE(draft().text(), textBefore);
    for (int i = 0; i < 50 && draft().undo().canRedo(); ++i) QTest::keySequence(chips, QKeySequence::Redo);
    QCOMPARE(draft().document().dump(), after);
}

void TestRulesPage::everySavingIsAVersionAndOldOnesCanBeOpened() {
    page().newFromChapter("ma-crazy4");
    m_bench->find<QPushButton>("save").click();
    const std::string first = m_bench->stored();
    m_bench->type("title", "Second");
    m_bench->find<QPushButton>("save").click();
    QCOMPARE(page().shelf().find(page().opened())->newest, 2);
    QCOMPARE(m_bench->find<QComboBox>("versions").count(), 2);
    page().open(page().opened(), 1);
    QCOMPARE(draft().text(), first);
    m_bench->find<QPushButton>("save").click();
    QCOMPARE(m_bench->stored(), first);
    QCOMPARE(page().shelf().find(page().opened())->newest, 3);
}

void TestRulesPage::whatIsExportedCanBeImported() {
    page().newFromChapter("pa-657a-crazy4");
    m_bench->type("title", "To take along");
    const QString path = m_bench->file("house.json");
    page().exportTo(page().opened(), path);
    const std::string text = draft().text();
    QVERIFY(bool(readSubmission(text, RuleBook::instance())));
    const std::size_t before = page().shelf().entries().size();
    page().importFrom(path);
    QCOMPARE(page().shelf().entries().size(), before + 1);
    QCOMPARE(draft().title(), QStringLiteral("To take along"));
    // It came beside the one it was taken from: only its short name has to be another.
    QCOMPARE(draft().fault()->at, std::string("id"));
    m_bench->type("id", "another");
    QVERIFY(!draft().fault());
}

void TestRulesPage::aFileThatIsNoSubmissionIsRefusedWithItsPlace() {
    const QString path = m_bench->file("bad.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"cutcard-submission/1","id":"x","title":"x","base":"pa-657a-crazy4",)"
               R"("selections":{"queens_up":"Z"}})");
    file.close();
    QSignalSpy said(&page(), &ConsolePage::said);
    const std::size_t before = page().shelf().entries().size();
    page().importFrom(path);
    QCOMPARE(page().shelf().entries().size(), before);
    QCOMPARE(said.last().at(1).toBool(), true);
    QVERIFY(said.last().at(0).toString().contains(QLatin1String("selections.queens_up")));
}

void TestRulesPage::edgesAreThoseOfThePublishedFigures_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("wager");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("edge");
    const auto add = [](const char* rules, const char* wager, const char* table, const char* edge) {
        QTest::addRow("%s %s %s", rules, wager, table) << rules << wager << table << edge;
    };
    add("pa-657a-crazy4", "Queens Up", "Paytable A", "3.060609 %");
    add("pa-657a-crazy4", "Queens Up", "Paytable B", "4.520270 %");
    add("pa-573-crazy4", "Queens Up", "Paytable B", "2.263367 %");
    add("pa-641a-fourcard", "Aces Up", "Paytable A", "2.775880 %");
    add("pa-641a-fourcard", "Aces Up", "Paytable B", "3.372426 %");
    add("pa-641a-fourcard", "Aces Up", "Paytable C", "3.891711 %");
    add("pa-657a-crazy4", "Six Card Bonus", "Paytable A", "10.224790 %");
    add("pa-657a-crazy4", "Six Card Bonus", "Paytable B", "15.278989 %");
    add("pa-647a-holdem-bonus", "Texas Hold 'Em Bonus", "Paytable B", "8.898944 %");
    add("pa-555-caribbean-stud", "Caribbean Stud Bonus", "Paytable A", "3.109705 %");
    add("pa-569-ultimate-holdem", "Trips", "Paytable A", "0.901835 %");
    add("pa-569-ultimate-holdem", "Trips", "Paytable B", "1.904049 %");
}

void TestRulesPage::edgesAreThoseOfThePublishedFigures() {
    QFETCH(QString, rules);
    QFETCH(QString, wager);
    QFETCH(QString, table);
    QFETCH(QString, edge);
    auto* list = &m_bench->find<QTreeWidget>("rulesList");
    for (int i = 0; i < list->topLevelItem(1)->childCount(); ++i) {
        QTreeWidgetItem* item = list->topLevelItem(1)->child(i);
        if (item->data(0, Qt::UserRole + 1).toString() == rules) list->setCurrentItem(item);
    }
    auto* tree = &m_bench->find<QTreeWidget>("chapterTables");
    QTreeWidgetItem* line = nullptr;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        if (tree->topLevelItem(i)->text(0) != wager) continue;
        for (int k = 0; k < tree->topLevelItem(i)->childCount(); ++k) {
            if (tree->topLevelItem(i)->child(k)->text(0) == table) line = tree->topLevelItem(i)->child(k);
        }
    }
    QVERIFY(line != nullptr);
    QTRY_COMPARE_WITH_TIMEOUT(line->text(2), edge, 120'000);
}

void TestRulesPage::coverAllIsMarkedAsSimulated() {
    page().newFromChapter("ma-crazy4");
    auto* edges = &m_bench->find<QTreeWidget>("edges");
    m_bench->find<QCheckBox>("selections.cover_all").click();
    const auto lines = [edges] { return edges->findItems(QStringLiteral("Cover All"), Qt::MatchStartsWith); };
    QTRY_VERIFY_WITH_TIMEOUT(!lines().isEmpty(), 120'000);
    for (const QTreeWidgetItem* line : lines()) {
        QVERIFY(line->text(1).contains(u'±'));
        QVERIFY(line->text(2).contains(QLatin1String("Simulated")));
    }
    for (const QTreeWidgetItem* line : edges->findItems(QStringLiteral("Queens Up"), Qt::MatchStartsWith)) {
        QVERIFY(!line->text(1).contains(u'±'));
    }
}

void TestRulesPage::whatWasBegunStaysWhileAnotherOneIsLookedAt() {
    page().newFromChapter("pa-657a-crazy4");
    m_bench->type("title", "Half done");
    const store::Id first = page().opened();
    page().newFromChapter("ma-crazy4");
    page().refresh();
    page().open(first);
    QCOMPARE(m_bench->find<QLineEdit>("title").text(), QStringLiteral("Half done"));
    QVERIFY(draft().undo().canUndo());
}

void TestRulesPage::everyFieldHasANameForTheScreenReader() {
    QFETCH(QString, rules);
    page().newFromChapter(rules.toStdString());
    verifyNames(page());
}

QTEST_MAIN(TestRulesPage)
#include "tst_rules_page.moc"
