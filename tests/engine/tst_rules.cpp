#include "engine/rules/embedded_rules.h"
#include "engine/rules/rule_book.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"

#include <QRegularExpression>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Rule files are read strictly: whatever the program would not understand is refused with its place.
class TestRules : public QObject {
    Q_OBJECT

private slots:
    void aFaultInARuleFileIsRefusedWithItsPlace_data();
    void aFaultInARuleFileIsRefusedWithItsPlace();
    void aFaultInTheSharedTablesIsRefusedWithItsPlace_data();
    void aFaultInTheSharedTablesIsRefusedWithItsPlace();
    void aFileThatIsNoJsonIsRefused();
    void everyBranchHasACitation_data();
    void everyBranchHasACitation();
    void everyTableOfARuleSetCanBeOpened_data();
    void everyTableOfARuleSetCanBeOpened();
    void theChapterFixesItsNumbers();
    void aHouseTableIsMarkedAndDecidesTheChaptersBranches();
    void aHouseTableLeavesTheChapterAlone();
    void aHouseTableCannotTakeALetterOfTheChapter();
    void aHouseTableMayBeChosenByItsName();
};

namespace {

constexpr auto kCrazyFour = "pa-657a-crazy4";

/// The rule file of 657a as it is compiled in, with the Queens Up tables written out where it names the shared ones.
Json crazyFourFile() {
    for (const std::string_view text : embeddedRuleSets()) {
        Json document = Json::parse(text);
        if (document["id"] != kCrazyFour) continue;
        document["wagers"]["queens_up"]["tables"] = Json::parse(embeddedCommonTables())["queens_up"];
        return document;
    }
    return {};
}

struct Fault {
    const char* name;
    const char* pointer;
    Json value;  ///< Null: the member is removed.
    const char* code;
    const char* at;
};

void addFaults(const std::vector<Fault>& faults) {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    for (const Fault& fault : faults) {
        QTest::newRow(fault.name) << QString(fault.pointer) << QByteArray::fromStdString(fault.value.dump())
                                  << QString(fault.code) << QString(fault.at);
    }
}

/// The document with the fault of the current row.
Json faulty(Json document) {
    QFETCH(QString, pointer);
    QFETCH(QByteArray, value);
    const Json::json_pointer at(pointer.toStdString());
    const Json other = Json::parse(value.toStdString());
    if (other.is_null()) {
        document[at.parent_pointer()].erase(at.back());
    } else {
        document[at] = other;
    }
    return document;
}

void compareRefusal(const Result<RuleSet>& rules) {
    QFETCH(QString, code);
    QFETCH(QString, at);
    QVERIFY(!rules);
    QCOMPARE(QString::fromStdString(rules.refusal().at), at);
    QCOMPARE(QString::fromStdString(std::string(refusalCodeName(rules.refusal().code))), code);
}

Json row(const char* row, const char* odds) {
    return {{"row", row}, {"odds", odds}};
}

Json houseTables() {
    return {{"queens_up", {{"X", Json::array({row("flush", "6 to 1"), row("two_pair", "5 to 2")})}}}};
}

std::shared_ptr<const RuleSet> chapterWith(const Json& tables, Reading& reading) {
    return withHouseTables(*RuleBook::instance().find(kCrazyFour), tables, JsonPath(), reading);
}

}  // namespace

void TestRules::aFaultInARuleFileIsRefusedWithItsPlace_data() {
    const Json flushTwice = Json::array({row("flush", "4 to 1"), row("straight", "3 to 1"), row("flush", "5 to 1")});
    addFaults({
        {"another format", "/format", "cutcard-rules/9", "bad_format", "format"},
        {"a key too many", "/colour", "green", "bad_format", "colour"},
        {"no id", "/id", nullptr, "bad_format", ""},
        {"the title is a number", "/title", 4, "bad_format", "title"},
        {"eight seats", "/seats", 8, "bad_format", "seats"},
        {"no number of cards for the dealer", "/cards/dealer", nullptr, "bad_format", "cards"},
        {"a card count too many", "/cards/joker", 1, "bad_format", "cards.joker"},
        {"a main wager nobody knows", "/main_wagers/1", "super_duper", "bad_format", "main_wagers[1]"},
        {"a side wager nobody knows", "/wagers/kings_up", {{"offer", "always"}}, "bad_format", "wagers.kings_up"},
        {"no offer", "/wagers/queens_up/offer", nullptr, "bad_format", "wagers.queens_up"},
        {"an offer nobody knows", "/wagers/queens_up/offer", "on_sundays", "bad_format", "wagers.queens_up.offer"},
        {"a term too many", "/wagers/queens_up/limit", "5", "bad_format", "wagers.queens_up.limit"},
        {"no citation of what pays", "/wagers/queens_up/pays/cite", nullptr, "bad_format", "wagers.queens_up.pays"},
        {"a row nobody knows", "/wagers/queens_up/tables/A/2/row", "five_of_a_kind", "bad_format",
         "wagers.queens_up.tables.A[2].row"},
        {"a row without odds", "/wagers/queens_up/tables/B/0/odds", nullptr, "bad_format",
         "wagers.queens_up.tables.B[0]"},
        {"odds with a colon", "/wagers/queens_up/tables/B/0/odds", "50:1", "bad_format",
         "wagers.queens_up.tables.B[0].odds"},
        {"a row with a key too many", "/wagers/queens_up/tables/B/0/note", "!", "bad_format",
         "wagers.queens_up.tables.B[0].note"},
        {"a row twice", "/wagers/queens_up/tables/C", flushTwice, "bad_format", "wagers.queens_up.tables.C[2]"},
        {"a table without rows", "/wagers/queens_up/tables/D", Json::array(), "bad_format",
         "wagers.queens_up.tables.D"},
        {"a shared table that is not there", "/wagers/six_card_bonus/tables", "seven_card_bonus", "bad_format",
         "wagers.six_card_bonus.tables"},
        {"a shared progressive that is not there", "/progressive/five_card/tables", "six_card", "bad_format",
         "progressive.five_card.tables"},
        {"a shared envy schedule that is not there", "/progressive/four_card/envy", "none", "bad_format",
         "progressive.four_card.envy"},
        {"a kind of progressive nobody knows", "/progressive/three_card", Json::object(), "bad_format",
         "progressive.three_card"},
        {"a Magic Card at \"to\" odds", "/five_card_hand_bonus/magic_card", "20 to 1", "bad_format",
         "five_card_hand_bonus.magic_card"},
        {"no Lucky Bonus", "/five_card_hand_bonus/lucky_bonus", nullptr, "bad_format", "five_card_hand_bonus"},
        {"an option without its default", "/options/breakage/standard", nullptr, "bad_format", "options.breakage"},
        {"a fact in words", "/facts/stub_count_rounds/value", "five", "bad_format", "facts.stub_count_rounds.value"},
        {"a fact without citation", "/facts/stub_count_rounds/cite", nullptr, "bad_format", "facts.stub_count_rounds"},
        {"a way of dealing nobody knows", "/dealing/riffle", Json::object(), "bad_format", "dealing.riffle"},
        {"a citation of the deal as a number", "/dealing/hand/card", 9, "bad_format", "dealing.hand.card"},
        {"a branch without citation", "/branches/c4.ask/cite", nullptr, "bad_format", "branches.c4.ask"},
        {"a branch with a key too many", "/branches/c4.ask/page", 11, "bad_format", "branches.c4.ask.page"},
        {"no branches at all", "/branches", nullptr, "bad_format", ""},
    });
}

void TestRules::aFaultInARuleFileIsRefusedWithItsPlace() {
    compareRefusal(readRuleSet(faulty(crazyFourFile()).dump(), embeddedCommonTables(), embeddedTheory()));
}

void TestRules::aFaultInTheSharedTablesIsRefusedWithItsPlace_data() {
    addFaults({
        {"a row nobody knows", "/six_card_bonus/A/0/row", "imperial_flush", "bad_format",
         "wagers.six_card_bonus.tables.A[0].row"},
        {"a meter nobody knows", "/four_card_progressive/A/meters/0/meter", "grand", "bad_format",
         "progressive.four_card.tables.A.meters[0].meter"},
        {"a seed with a dollar sign", "/four_card_progressive/B/meters/0/seed", "$1000", "bad_amount",
         "progressive.four_card.tables.B.meters[0].seed"},
        {"a reseed above every meter", "/four_card_progressive/B/meters/0/reseed", "100000001", "bad_amount",
         "progressive.four_card.tables.B.meters[0].reseed"},
        {"more than the whole wager into a meter", "/five_card_progressive/C/meters/1/rate", 101, "bad_format",
         "progressive.five_card.tables.C.meters[1].rate"},
        {"no rate of the reserve", "/five_card_progressive/D/reserve_rate", nullptr, "bad_format",
         "progressive.five_card.tables.D"},
        {"a part of a meter above all of it", "/five_card_progressive/A/rows/1/odds", "110% of main", "bad_format",
         "progressive.five_card.tables.A.rows[1].odds"},
        {"an envy bonus of nothing", "/four_card_envy/A/5/2/amount", "0", "bad_amount",
         "progressive.four_card.envy.A.5[2].amount"},
        {"an envy row nobody knows", "/five_card_envy//1/0/row", "royals", "bad_format",
         "progressive.five_card.envy..1[0].row"},
        {"a bonus row twice", "/five_card_hand_bonus/rows/4", row("full_house", "50 for 1"), "bad_format",
         "five_card_hand_bonus.table.rows[4]"},
    });
}

void TestRules::aFaultInTheSharedTablesIsRefusedWithItsPlace() {
    compareRefusal(
        readRuleSet(crazyFourFile().dump(), faulty(Json::parse(embeddedCommonTables())).dump(), embeddedTheory()));
}

void TestRules::aFileThatIsNoJsonIsRefused() {
    QVERIFY(readRuleSet(crazyFourFile().dump(), embeddedCommonTables(), embeddedTheory()));
    QVERIFY(readRuleSet("{", embeddedCommonTables(), embeddedTheory()).refusal().code == RefusalCode::BadJson);
    QVERIFY(readRuleSet(crazyFourFile().dump(), "[", embeddedTheory()).refusal().code == RefusalCode::BadJson);
    QVERIFY(readRuleSet("[]", embeddedCommonTables(), embeddedTheory()).refusal().code == RefusalCode::BadFormat);
    // A key twice would hide one of the two.
    std::string twice = crazyFourFile().dump();
    twice.insert(twice.find('{') + 1, "\"seats\": 5,");
    QVERIFY(readRuleSet(twice, embeddedCommonTables(), embeddedTheory()).refusal().code == RefusalCode::BadJson);
}

void TestRules::everyBranchHasACitation_data() {
    addRuleSetRows();
}

void TestRules::everyBranchHasACitation() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    const QRegularExpression ruling("^(ALL|C4|FC|TH|CS|UT)-[1-9][0-9]*$");
    QVERIFY(chapter->branches->size() > 40);
    for (const auto& [skill, branch] : *chapter->branches) {
        QCOMPARE(branch.skill, skill);
        QVERIFY2(!branch.cite.empty(), skill.c_str());
        const QString cited = QString::fromStdString(branch.ruling);
        QVERIFY2(cited.isEmpty() || ruling.match(cited).hasMatch(), skill.c_str());
    }
}

void TestRules::everyTableOfARuleSetCanBeOpened_data() {
    addRuleSetRows();
}

void TestRules::everyTableOfARuleSetCanBeOpened() {
    QFETCH(QString, rules);
    const std::string id = rules.toStdString();
    QVERIFY(tableWith(id));
    QVERIFY(tableWithEverything(id));
    for (std::uint64_t seed = 1; seed <= 200; ++seed) QVERIFY(anyTable(id, seed));
}

void TestRules::theChapterFixesItsNumbers() {
    const auto rules = RuleBook::instance().find(kCrazyFour);
    QCOMPARE(rules->seats, 6);                      // 657a.2(a)
    QCOMPARE(rules->fact("cover_card_depth"), 10);  // 657a.5(d)
    QCOMPARE(rules->fact("stub_count_rounds"), 5);  // 657a.8(f)
    QCOMPARE(rules->fact("deck_hours_hand"), 4);    // 657a.3(c)(1)
    QCOMPARE(rules->fact("deck_hours_shoe"), 8);    // 657a.3(c)(2)
    QVERIFY(!RuleBook::instance().find("pa-657a"));
}

void TestRules::aHouseTableIsMarkedAndDecidesTheChaptersBranches() {
    Reading reading;
    const auto extended = chapterWith(houseTables(), reading);
    QVERIFY(!reading.refused());
    const PaytableGroup& group = extended->lettered.at(Wager::QueensUp).group;
    QCOMPARE(group.tables.size(), std::size_t{5});
    for (const Paytable& table : group.tables) QCOMPARE(table.inChapter, table.letter != "X");
    const Paytable& house = *group.find("X");
    QCOMPARE(house.rows[0].branch->skill, std::string("c4.queens_up.flush"));
    QCOMPARE(house.rows[1].branch->skill, std::string("c4.queens_up.two_pair"));
    QVERIFY(house.rows[1].odds == Odds(ToOdds{5, 2}));
    QVERIFY(house.rows[0].branch->cite == group.find("A")->rows[3].branch->cite);
}

void TestRules::aHouseTableLeavesTheChapterAlone() {
    const auto chapter = RuleBook::instance().find(kCrazyFour);
    Reading reading;
    const auto extended = chapterWith(houseTables(), reading);
    QVERIFY(chapter->lettered.at(Wager::QueensUp).group.find("X") == nullptr);
    QCOMPARE(chapter->branches->size(), extended->branches->size());
    QVERIFY(chapter->branches->find("house.flush") == chapter->branches->end());
}

void TestRules::aHouseTableCannotTakeALetterOfTheChapter() {
    for (const char* letter : {"A", "D", ""}) {
        Reading reading;
        chapterWith({{"queens_up", {{letter, Json::array({row("flush", "6 to 1")})}}}}, reading);
        QVERIFY(reading.refused());
        QCOMPARE(reading.refusal().at, "queens_up." + std::string(letter));
    }
}

void TestRules::aHouseTableMayBeChosenByItsName() {
    Reading reading;
    const auto extended = chapterWith(houseTables(), reading);
    const Selections chosen = readSelections({{"queens_up", "X"}}, JsonPath(), *extended, reading);
    QVERIFY(!reading.refused());
    QCOMPARE(chosen.letters.at(Wager::QueensUp), std::string("X"));
    readSelections({{"queens_up", "X"}}, JsonPath(), *RuleBook::instance().find(kCrazyFour), reading);
    QVERIFY(reading.refusal().code == RefusalCode::UnknownSelection);
}

QTEST_APPLESS_MAIN(TestRules)
#include "tst_rules.moc"
