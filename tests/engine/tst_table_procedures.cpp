#include "engine/procedure/table_procedures.h"
#include "engine/record/round_record.h"
#include "engine/rules/rule_book.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/step_names.h"

#include <QTest>

#include <algorithm>

using namespace cutcard;
using namespace cutcard::test;

class TestTableProcedures : public QObject {
    Q_OBJECT

private slots:
    void theTableIsOpenedInTheOrderOfTheChapter_data();
    void theTableIsOpenedInTheOrderOfTheChapter();
    void theCoverCardGoesInAtLeastTenCardsDeep();
    void paragraphsAreThoseOfTheChapter();
    void anIdleTableWithAShufflerHasItsOwnStepsIn573Only();
    void aRoundCannotBeginWithAProcedureThatTheChapterLacks();
};

void TestTableProcedures::theTableIsOpenedInTheOrderOfTheChapter_data() {
    QTest::addColumn<int>("procedure");
    QTest::addColumn<QString>("expected");
    const QString mixed = "inspect_cards verify_inspection spread_cards wash stack shuffle";
    QTest::newRow("657a.4(a)-(c), 657a.5: inspect, the floor verifies, spread, wash, stack, shuffle, cut, load")
        << static_cast<int>(TableProcedure::OpenTable) << mixed + " cut load_shoe";
    QTest::newRow("657a.4(d): two decks, each by itself, nothing is cut behind a shuffler")
        << static_cast<int>(TableProcedure::OpenTableTwoDecks) << mixed + " " + mixed + " alternate_decks";
    QTest::newRow("657a.5(a), (d): after a round")
        << static_cast<int>(TableProcedure::ShuffleAndCut) << QString("shuffle cut load_shoe");
    QTest::newRow("657a.5(f): nobody plays, then somebody comes")
        << static_cast<int>(TableProcedure::IdleTable) << QString("spread_cards wash stack shuffle cut load_shoe");
    QTest::newRow("657a.3(c): new cards are opened like the first")
        << static_cast<int>(TableProcedure::ChangeDecks) << "change_decks " + mixed + " cut load_shoe";
}

void TestTableProcedures::theTableIsOpenedInTheOrderOfTheChapter() {
    QFETCH(int, procedure);
    QFETCH(QString, expected);
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const Procedure steps = tableProcedure(*rules, static_cast<TableProcedure>(procedure));
        QStringList names;
        for (const std::string& name : stepNames(steps)) names << QString::fromStdString(name);
        QCOMPARE(names.join(' '), expected);
        for (std::size_t i = 1; i < steps.steps().size(); ++i) {
            QVERIFY(steps.mustPrecede(static_cast<StepId>(i - 1), static_cast<StepId>(i)));
        }
    }
}

void TestTableProcedures::theCoverCardGoesInAtLeastTenCardsDeep() {
    const auto rules = RuleBook::instance().find("pa-657a-crazy4");
    const Procedure steps = tableProcedure(*rules, TableProcedure::ShuffleAndCut);
    QCOMPARE(std::get<Count>(steps.steps()[1].detail).count, 10);
}

void TestTableProcedures::paragraphsAreThoseOfTheChapter() {
    const auto cite = [](const char* id, std::size_t step) {
        const Procedure steps = tableProcedure(*RuleBook::instance().find(id), TableProcedure::OpenTable);
        return QString::fromStdString(steps.steps()[step].branch->cite);
    };
    QCOMPARE(cite("pa-657a-crazy4", 0), QString("657a.4(a)"));
    QCOMPARE(cite("pa-641a-fourcard", 2), QString("641a.4(b)"));
    QCOMPARE(cite("pa-647a-holdem-bonus", 5), QString("647a.5(a)"));
    QCOMPARE(cite("pa-573-crazy4", 6), QString("573.5(d)"));
    QCOMPARE(cite("ma-crazy4", 3), QString("MA 3(c)"));
}

void TestTableProcedures::anIdleTableWithAShufflerHasItsOwnStepsIn573Only() {
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        const std::vector<TableProcedure> procedures = tableProceduresOf(*rules);
        const bool has =
            std::find(procedures.begin(), procedures.end(), TableProcedure::IdleTableDevice) != procedures.end();
        QCOMPARE(has, rules->id == "pa-573-crazy4");
        QCOMPARE(procedures.size(), kTableProcedures.size() - (has ? 0 : 1));
    }
    // 573.5(f)(2): nothing is washed or cut; the deck out of the device is dealt, and no player has asked to see it.
    const Procedure steps =
        tableProcedure(*RuleBook::instance().find("pa-573-crazy4"), TableProcedure::IdleTableDevice);
    const std::vector<std::string> expected = {"spread_cards", "stack", "load_shuffler", "take_shuffled_deck"};
    QVERIFY(stepNames(steps) == expected);
    for (std::size_t i = 1; i < steps.steps().size(); ++i) {
        QVERIFY(steps.mustPrecede(static_cast<StepId>(i - 1), static_cast<StepId>(i)));
        QCOMPARE(QString::fromStdString(steps.steps()[i].branch->cite), QString("573.5(f)(2)"));
    }
    QCOMPARE(QString::fromStdString(steps.steps()[0].branch->cite), QString("573.5(f)"));
    QVERIFY(tableProcedureName(TableProcedure::IdleTableDevice) == "idle_table_device");
}

void TestTableProcedures::aRoundCannotBeginWithAProcedureThatTheChapterLacks() {
    OpenTables tables;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        Json round = dealt(*tableWith(rules->id), {});
        round.erase("settlement");
        round["preparation"] = "idle_table_device";
        const auto record = readRound(round, tables);
        QCOMPARE(static_cast<bool>(record), rules->id == "pa-573-crazy4");
        if (record) {
            QVERIFY(stepNames(record->game->adjudicate(record->round).procedure).at(3) == "take_shuffled_deck");
        } else {
            QCOMPARE(QString::fromStdString(record.refusal().at), QString("preparation"));
        }
    }
}

QTEST_APPLESS_MAIN(TestTableProcedures)
#include "tst_table_procedures.moc"
