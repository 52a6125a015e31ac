#include "app/supervisor/rules_differences.h"
#include "app/supervisor/rules_page.h"
#include "app/supervisor/rules_tables.h"
#include "app/text/house_words.h"
#include "engine/record/submission_writer.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/rule_set_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
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
    template <typename Widget>
    Widget* find(const char* name) const {
        auto* found = m_page->findChild<Widget*>(QLatin1String(name));
        if (found == nullptr) qWarning("no widget %s", name);
        return found;
    }
    RulesDraft& draft() { return static_cast<RulesDraft&>(*m_page->shelf().find(m_page->opened())->draft); }
    void choose(const char* name, int index);
    void type(const char* name, const QString& text);
    /// The body of the newest version of the house rules on the desk.
    std::string stored();

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_store;
    std::unique_ptr<QUndoStack> m_undo;
    std::unique_ptr<ConsoleContext> m_context;
    std::unique_ptr<RulesPage> m_page;
};

void TestRulesPage::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = settled(opened(testOptions(m_folder->path().toStdString())));
    m_undo = std::make_unique<QUndoStack>();
    m_context.reset(new ConsoleContext{*m_store.store, m_store.supervisor, *m_undo});
    m_page = std::make_unique<RulesPage>(*m_context);
    m_page->resize(1100, 700);
    m_page->show();
    m_page->refresh();
}

void TestRulesPage::cleanup() {
    m_page.reset();
    m_store.store.reset();
}

void TestRulesPage::choose(const char* name, int index) {
    auto* box = find<QComboBox>(name);
    box->setCurrentIndex(index);
    emit box->activated(index);
}

void TestRulesPage::type(const char* name, const QString& text) {
    auto* line = find<QLineEdit>(name);
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, text);
}

std::string TestRulesPage::stored() {
    const auto definition = m_store.store->definition(m_store.supervisor, m_page->opened(), 0);
    return definition ? definition->body : std::string();
}

void TestRulesPage::everyChapterCanBeOpenedChangedAndSaved() {
    QFETCH(QString, rules);
    m_page->newFromChapter(rules.toStdString());
    auto* save = find<QPushButton>("save");
    QVERIFY(save->isEnabled());
    type("selections.table_minimum", QStringLiteral("15"));
    type("title", QStringLiteral("Our house"));
    QVERIFY2(!draft().fault(), draft().fault() ? draft().fault()->at.c_str() : "");
    // Everything that can be chosen, chosen otherwise.
    for (QComboBox* box : m_page->findChildren<QComboBox*>()) {
        if (!box->objectName().startsWith(QLatin1String("selections.")) || !box->isEnabled()) continue;
        choose(box->objectName().toLatin1().constData(), box->count() - 1);
        QVERIFY2(!draft().fault(), qPrintable(box->objectName()));
    }
    save->click();
    const auto read = readSubmission(stored(), RuleBook::instance());
    QVERIFY2(bool(read), read ? "" : read.refusal().at.c_str());
    QCOMPARE(read->title, std::string("Our house"));
    QCOMPARE(read->selections.tableMinimum, Money::dollars(15));
    QCOMPARE(read->rules->id, rules.toStdString());
    QVERIFY(read->selections != standardSelections(*read->rules));
    QVERIFY(!save->isEnabled());
}

void TestRulesPage::nothingDiffersInUnchangedRules() {
    QFETCH(QString, rules);
    m_page->newFromChapter(rules.toStdString());
    QVERIFY(differencesFromChapter(*draft().chapter(), *draft().submission()).isEmpty());
    const QString unchanged = find<QLabel>("differences")->text();
    type("selections.table_minimum", QStringLiteral("25"));
    QCOMPARE(differencesFromChapter(*draft().chapter(), *draft().submission()).size(), 1);
    QVERIFY(find<QLabel>("differences")->text().contains(QLatin1String("$25")));
    type("selections.table_minimum", QStringLiteral("5"));
    QCOMPARE(find<QLabel>("differences")->text(), unchanged);
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
    m_page->newFromChapter("pa-657a-crazy4");
    auto* tables = m_page->findChild<RulesTables*>();
    tables->addCopy(Wager::QueensUp, *draft().rules()->lettered.at(Wager::QueensUp).group.find("A"));
    QVERIFY(find<QPushButton>("save")->isEnabled());
    type(field.toLatin1().constData(), typed);
    QVERIFY(draft().fault());
    QVERIFY(!find<QPushButton>("save")->isEnabled());
    QVERIFY(!find<QLabel>("cannotSave")->text().isEmpty());
    auto* shown = find<QLabel>(error.toLatin1().constData());
    QVERIFY(!shown->text().isEmpty());
    QVERIFY(!shown->isHidden());
    QVERIFY(!m_page->shelf().save(m_page->opened()));
    type(field.toLatin1().constData(), QStringLiteral("60 to 1"));
    QVERIFY(!draft().fault());
    QVERIFY(shown->text().isEmpty());
    QVERIFY(find<QPushButton>("save")->isEnabled());
}

void TestRulesPage::anOwnTableIsMarkedAsNotInTheChapter() {
    m_page->newFromChapter("pa-641a-fourcard");
    auto* tables = m_page->findChild<RulesTables*>();
    tables->addCopy(Wager::AcesUp, *draft().rules()->lettered.at(Wager::AcesUp).group.find("B"));
    auto* box = find<QComboBox>("selections.aces_up");
    const int last = box->count() - 1;
    QVERIFY(box->itemText(last).contains(QLatin1String("H1")));
    QVERIFY(box->itemText(last).contains(QLatin1String("not in the chapter")));
    choose("selections.aces_up", last);
    QVERIFY(find<QLabel>("differences")->text().contains(QLatin1String("not in the chapter")));
    find<QPushButton>("save")->click();
    const auto read = readSubmission(stored(), RuleBook::instance());
    QVERIFY(bool(read));
    QCOMPARE(read->selections.letters.at(Wager::AcesUp), std::string("H1"));
    QVERIFY(!read->rules->lettered.at(Wager::AcesUp).group.find("H1")->inChapter);
    auto* edges = find<QTreeWidget>("edges");
    QTRY_VERIFY_WITH_TIMEOUT(!edges->findItems(QStringLiteral("(own)"), Qt::MatchContains).isEmpty(), 60'000);
    // The same rows as B have the edge of B.
    QTRY_COMPARE_WITH_TIMEOUT(edges->findItems(QStringLiteral("(own)"), Qt::MatchContains).first()->text(1),
                              QStringLiteral("3.372426 %"), 60'000);
}

void TestRulesPage::removingAnOwnTableTakesItsChoiceBack() {
    m_page->newFromChapter("pa-657a-crazy4");
    const std::string before = draft().document().dump();
    auto* tables = m_page->findChild<RulesTables*>();
    tables->addCopy(Wager::QueensUp, *draft().rules()->lettered.at(Wager::QueensUp).group.find("B"));
    choose("selections.queens_up", find<QComboBox>("selections.queens_up")->count() - 1);
    QVERIFY(draft().document().at("selections").at("queens_up") == "H1");
    find<QPushButton>("removeOwnTable")->click();
    QVERIFY(!draft().fault());
    QCOMPARE(draft().document().dump(), before);
}

void TestRulesPage::aMaximumBelowTheMinimumIsMarkedBelowItsField() {
    m_page->newFromChapter("pa-657a-crazy4");
    type("selections.table_maximum", QStringLiteral("1"));
    QVERIFY(!find<QLabel>("selections.table_maximum.error")->text().isEmpty());
    QVERIFY(find<QLabel>("selections.table_minimum.error")->text().isEmpty());
    QVERIFY(!find<QPushButton>("save")->isEnabled());
    type("selections.table_maximum", QStringLiteral("1000"));
    QVERIFY(find<QPushButton>("save")->isEnabled());
}

void TestRulesPage::twoHousesCannotHaveOneShortName() {
    m_page->newFromChapter("pa-657a-crazy4");
    const QString name = find<QLineEdit>("id")->text();
    find<QPushButton>("save")->click();
    m_page->newFromChapter("pa-657a-crazy4");
    QVERIFY(find<QLineEdit>("id")->text() != name);
    type("id", name);
    QVERIFY(!find<QLabel>("id.error")->text().isEmpty());
    QVERIFY(!find<QPushButton>("save")->isEnabled());
}

void TestRulesPage::undoBringsBackTheSameBytes() {
    m_page->newFromChapter("pa-641a-fourcard");
    const std::string before = draft().document().dump();
    const std::string textBefore = draft().text();
    auto* tables = m_page->findChild<RulesTables*>();
    tables->addCopy(Wager::AcesUp, *draft().rules()->lettered.at(Wager::AcesUp).group.find("A"));
    type("paytables.aces_up.H1[0].odds", QStringLiteral("99 to 1"));
    choose("selections.progressive", 1);
    type("selections.chips", QStringLiteral("1, 5, 25"));
    const std::string after = draft().document().dump();
    QVERIFY(after != before);
    // By the keys, from a text field, which has an undo of its own.
    auto* chips = find<QLineEdit>("selections.chips");
    chips->setFocus();
    for (int i = 0; i < 50 && draft().undo().canUndo(); ++i) QTest::keySequence(chips, QKeySequence::Undo);
    QCOMPARE(draft().document().dump(), before);
    QCOMPARE(draft().text(), textBefore);
    for (int i = 0; i < 50 && draft().undo().canRedo(); ++i) QTest::keySequence(chips, QKeySequence::Redo);
    QCOMPARE(draft().document().dump(), after);
}

void TestRulesPage::everySavingIsAVersionAndOldOnesCanBeOpened() {
    m_page->newFromChapter("ma-crazy4");
    find<QPushButton>("save")->click();
    const std::string first = stored();
    type("title", QStringLiteral("Second"));
    find<QPushButton>("save")->click();
    QCOMPARE(m_page->shelf().find(m_page->opened())->newest, 2);
    QCOMPARE(find<QComboBox>("versions")->count(), 2);
    m_page->open(m_page->opened(), 1);
    QCOMPARE(draft().text(), first);
    find<QPushButton>("save")->click();
    QCOMPARE(stored(), first);
    QCOMPARE(m_page->shelf().find(m_page->opened())->newest, 3);
}

void TestRulesPage::whatIsExportedCanBeImported() {
    m_page->newFromChapter("pa-657a-crazy4");
    type("title", QStringLiteral("To take along"));
    const QString path = m_folder->filePath(QStringLiteral("house.json"));
    m_page->exportTo(m_page->opened(), path);
    const std::string text = draft().text();
    QVERIFY(bool(readSubmission(text, RuleBook::instance())));
    const std::size_t before = m_page->shelf().entries().size();
    m_page->importFrom(path);
    QCOMPARE(m_page->shelf().entries().size(), before + 1);
    QCOMPARE(draft().title(), QStringLiteral("To take along"));
    // It came beside the one it was taken from: only its short name has to be another.
    QCOMPARE(draft().fault()->at, std::string("id"));
    type("id", QStringLiteral("another"));
    QVERIFY(!draft().fault());
}

void TestRulesPage::aFileThatIsNoSubmissionIsRefusedWithItsPlace() {
    const QString path = m_folder->filePath(QStringLiteral("bad.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format":"cutcard-submission/1","id":"x","title":"x","base":"pa-657a-crazy4",)"
               R"("selections":{"queens_up":"Z"}})");
    file.close();
    QSignalSpy said(m_page.get(), &ConsolePage::said);
    const std::size_t before = m_page->shelf().entries().size();
    m_page->importFrom(path);
    QCOMPARE(m_page->shelf().entries().size(), before);
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
    auto* list = find<QTreeWidget>("rulesList");
    for (int i = 0; i < list->topLevelItem(1)->childCount(); ++i) {
        QTreeWidgetItem* item = list->topLevelItem(1)->child(i);
        if (item->data(0, Qt::UserRole + 1).toString() == rules) list->setCurrentItem(item);
    }
    auto* tree = find<QTreeWidget>("chapterTables");
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
    m_page->newFromChapter("ma-crazy4");
    auto* edges = find<QTreeWidget>("edges");
    find<QCheckBox>("selections.cover_all")->click();
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
    m_page->newFromChapter("pa-657a-crazy4");
    type("title", QStringLiteral("Half done"));
    const store::Id first = m_page->opened();
    m_page->newFromChapter("ma-crazy4");
    m_page->refresh();
    m_page->open(first);
    QCOMPARE(find<QLineEdit>("title")->text(), QStringLiteral("Half done"));
    QVERIFY(draft().undo().canUndo());
}

void TestRulesPage::everyFieldHasANameForTheScreenReader() {
    QFETCH(QString, rules);
    m_page->newFromChapter(rules.toStdString());
    for (QWidget* widget : m_page->findChildren<QWidget*>()) {
        const bool isField = qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractButton*>(widget) ||
                             (qobject_cast<QLineEdit*>(widget) && !qobject_cast<QComboBox*>(widget->parentWidget()));
        // Parts of Qt's own widgets.
        if (!isField || widget->objectName().startsWith(QLatin1String("qt_")) ||
            widget->objectName().startsWith(QLatin1String("Scroll")))
            continue;
        QVERIFY2(!widget->objectName().isEmpty(), qPrintable(widget->accessibleName()));
        QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
}

QTEST_MAIN(TestRulesPage)
#include "tst_rules_page.moc"
