#include "engine/cards/random_source.h"
#include "engine/rules/rule_book.h"
#include "tests/support/data_files.h"
#include "tests/support/rule_set_rows.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// What a house chooses in its Rules Submission, and what it has when it says nothing.
class TestSelections : public QObject {
    Q_OBJECT

private slots:
    void aHouseThatSaysNothingHasTheDefaults();
    void everythingIsTheFirstTableOfEach();
    void nullTakesAWagerOffTheTable();
    void absentMembersOfTheHandBonusHaveDefaults();
    void everyTableOfTheChapterCanBeChosen_data();
    void everyTableOfTheChapterCanBeChosen();
    void optionsAreKept();
    void limitsAndChipsAreKept();
    void whatTheRulesDoNotHaveIsRefusedWithItsPlace_data();
    void whatTheRulesDoNotHaveIsRefusedWithItsPlace();
    void selectionsAreReadBackAsWritten_data();
    void selectionsAreReadBackAsWritten();
};

namespace {

std::shared_ptr<const RuleSet> crazyFour() {
    return RuleBook::instance().find("pa-657a-crazy4");
}

Selections selectionsOf(const Json& json) {
    Reading reading;
    Selections selections = readSelections(json, JsonPath(), *crazyFour(), reading);
    if (reading.refused()) throw std::runtime_error(reading.refusal().at);
    return selections;
}

bool offers(const Json& json, Wager wager) {
    return plainSubmission(crazyFour(), selectionsOf(json)).offers(wager);
}

std::string chipsText(const Selections& selections) {
    std::string text;
    for (Money chip : selections.chips) text += chip.text() + ' ';
    return text;
}

}  // namespace

void TestSelections::aHouseThatSaysNothingHasTheDefaults() {
    QVERIFY(selectionsOf(Json::object()) == standardSelections(*crazyFour()));
    const Selections standard = standardSelections(*crazyFour());
    QCOMPARE(standard.letters.at(Wager::QueensUp), std::string("A"));
    QVERIFY(!standard.letters.contains(Wager::SixCardBonus));
    QVERIFY(!standard.progressive);
    QVERIFY(!standard.fiveCardHandBonus);
    QCOMPARE(standard.option("five_card_hand_bonus_on_fold"), std::string_view("stands"));
    QCOMPARE(standard.option("breakage"), std::string_view("exact"));
    QCOMPARE(standard.option("strict_house_order"), std::string_view("false"));
    QCOMPARE(standard.tableMinimum.text(), std::string("5.00"));
    QVERIFY(!standard.tableMaximum);
    QCOMPARE(chipsText(standard), std::string("0.50 1.00 2.50 5.00 25.00 100.00 500.00 1000.00 5000.00 "));
    for (const Wager wager : {Wager::Ante, Wager::SuperBonus, Wager::QueensUp}) {
        QVERIFY(offers(Json::object(), wager));
    }
    for (const Wager wager : {Wager::Progressive, Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer,
                              Wager::SixCardBonus, Wager::AcesUp, Wager::CoverAll, Wager::MagicCardPlayer}) {
        QVERIFY(!offers(Json::object(), wager));
    }
}

void TestSelections::everythingIsTheFirstTableOfEach() {
    const Selections every = everySelection(*crazyFour());
    QCOMPARE(every.letters.at(Wager::QueensUp), std::string("A"));
    QCOMPARE(every.letters.at(Wager::SixCardBonus), std::string("A"));
    QVERIFY(every.progressive == ProgressiveChoice({"four_card", "A", Money::dollars(1), ""}));
    QVERIFY(every.fiveCardHandBonus == FiveCardHandBonusChoice({Money::dollars(1), true, true}));
    QVERIFY(every.options == standardSelections(*crazyFour()).options);
}

void TestSelections::nullTakesAWagerOffTheTable() {
    const Json none = {{"queens_up", nullptr},
                       {"six_card_bonus", nullptr},
                       {"progressive", nullptr},
                       {"five_card_hand_bonus", nullptr}};
    for (const Wager wager :
         {Wager::QueensUp, Wager::SixCardBonus, Wager::Progressive, Wager::FiveCardHandBonusPlayer}) {
        QVERIFY(!offers(none, wager));
    }
    QVERIFY(offers(none, Wager::Ante));
}

void TestSelections::absentMembersOfTheHandBonusHaveDefaults() {
    const auto bonus = [](const Json& members) {
        return *selectionsOf({{"five_card_hand_bonus", members}}).fiveCardHandBonus;
    };
    QVERIFY(bonus(Json::object()) == FiveCardHandBonusChoice({Money::dollars(1), true, true}));
    QVERIFY(bonus({{"wager", "5"}}) == FiveCardHandBonusChoice({Money::dollars(5), true, true}));
    QVERIFY(bonus({{"magic_card", false}}) == FiveCardHandBonusChoice({Money::dollars(1), false, true}));
    QVERIFY(bonus({{"lucky_bonus", false}}) == FiveCardHandBonusChoice({Money::dollars(1), true, false}));
}

void TestSelections::everyTableOfTheChapterCanBeChosen_data() {
    QTest::addColumn<QByteArray>("selections");
    const auto row = [](const std::string& name, const Json& selections) {
        QTest::newRow(name.c_str()) << QByteArray::fromStdString(selections.dump());
    };
    for (const char* letter : {"A", "B", "C", "D"}) row(std::string("Queens Up ") + letter, {{"queens_up", letter}});
    for (const char* letter : {"A", "B", "C", "D", "E"}) {
        row(std::string("Six Card Bonus ") + letter, {{"six_card_bonus", letter}});
    }
    for (const char* wager : {"1", "5"}) {
        for (const char* letter : {"A", "B"}) {
            row(std::string("four-card progressive ") + letter + ", $" + wager,
                {{"progressive", {{"kind", "four_card"}, {"paytable", letter}, {"wager", wager}}}});
        }
        for (const char* letter : {"A", "B", "C", "D"}) {
            row(std::string("five-card progressive ") + letter + ", $" + wager,
                {{"progressive", {{"kind", "five_card"}, {"paytable", letter}, {"wager", wager}}}});
        }
    }
}

void TestSelections::everyTableOfTheChapterCanBeChosen() {
    QFETCH(QByteArray, selections);
    const Json chosen = Json::parse(selections.toStdString());
    const RulesSubmission submission = plainSubmission(crazyFour(), selectionsOf(chosen));
    if (!chosen.contains("progressive")) {
        const auto only = chosen.begin();
        QCOMPARE(submission.selections.letters.at(*wagerNamed(only.key())), only.value().get<std::string>());
        return;
    }
    const ProgressiveChoice& choice = *submission.selections.progressive;
    QCOMPARE(choice.kind, chosen["progressive"]["kind"].get<std::string>());
    QCOMPARE(submission.progressiveTerms()->table.letter, chosen["progressive"]["paytable"].get<std::string>());
    QVERIFY(choice.wager == *Money::parse(chosen["progressive"]["wager"].get<std::string>()));
}

void TestSelections::optionsAreKept() {
    const Selections chosen = selectionsOf(
        {{"five_card_hand_bonus_on_fold", "forfeited"}, {"breakage", "down_to_dollar"}, {"strict_house_order", true}});
    QVERIFY(!chosen.stands("five_card_hand_bonus_on_fold"));
    QVERIFY(chosen.breakage() == Breakage::DownToDollar);
    QCOMPARE(chosen.option("strict_house_order"), std::string_view("true"));
    QVERIFY(selectionsOf({{"breakage", "down_to_50c"}}).breakage() == Breakage::DownToFiftyCents);
    QVERIFY(selectionsOf(Json::object()).breakage() == Breakage::Exact);
}

void TestSelections::limitsAndChipsAreKept() {
    const Selections chosen =
        selectionsOf({{"table_minimum", "2.50"}, {"table_maximum", "2.50"}, {"chips", {"5", "0.25"}}});
    QCOMPARE(chosen.tableMinimum.text(), std::string("2.50"));
    QCOMPARE(chosen.tableMaximum->text(), std::string("2.50"));
    QCOMPARE(chipsText(chosen), std::string("5.00 0.25 "));
}

void TestSelections::whatTheRulesDoNotHaveIsRefusedWithItsPlace_data() {
    QTest::addColumn<QByteArray>("selections");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("at");
    const auto row = [](const char* name, const char* selections, const char* code, const char* at) {
        QTest::newRow(name) << QByteArray(selections) << QString(code) << QString(at);
    };
    row("a list", "[]", "bad_format", "");
    row("a selection of Four Card Poker", R"({"aces_up":"A"})", "unknown_selection", "aces_up");
    row("the Super Bonus has one table only", R"({"super_bonus":"A"})", "unknown_selection", "super_bonus");
    row("Queens Up E", R"({"queens_up":"E"})", "unknown_selection", "queens_up");
    row("an empty letter", R"({"queens_up":""})", "unknown_selection", "queens_up");
    row("a letter as a list", R"({"queens_up":["A"]})", "bad_format", "queens_up");
    row("a progressive without its wager", R"({"progressive":{"kind":"four_card","paytable":"A"}})", "bad_format",
        "progressive");
    row("a four-card progressive C", R"({"progressive":{"kind":"four_card","paytable":"C","wager":"1"}})",
        "unknown_selection", "progressive.paytable");
    row("a linked progressive", R"({"progressive":{"kind":"multi_link","paytable":"PTMGL01","wager":"1"}})",
        "unknown_selection", "progressive.kind");
    row("a progressive of $3", R"({"progressive":{"kind":"four_card","paytable":"A","wager":"3"}})",
        "bad_progressive_wager", "progressive.wager");
    row("envy of another letter, which is 641a's",
        R"({"progressive":{"kind":"four_card","paytable":"A","wager":"1","envy":"B"}})", "unknown_selection",
        "progressive.envy");
    row("a hand bonus of nothing", R"({"five_card_hand_bonus":{"wager":"0"}})", "bad_amount",
        "five_card_hand_bonus.wager");
    row("a hand bonus with a paytable", R"({"five_card_hand_bonus":{"paytable":"A"}})", "unknown_selection",
        "five_card_hand_bonus.paytable");
    row("a Lucky Bonus in words", R"({"five_card_hand_bonus":{"lucky_bonus":"yes"}})", "bad_format",
        "five_card_hand_bonus.lucky_bonus");
    row("strict order in words", R"({"strict_house_order":"true"})", "bad_format", "strict_house_order");
    row("breakage up", R"({"breakage":"up_to_dollar"})", "unknown_selection", "breakage");
    row("a minimum as a number", R"({"table_minimum":5})", "bad_amount", "table_minimum");
    row("a minimum above a million", R"({"table_minimum":"1000000.01"})", "bad_amount", "table_minimum");
    row("a maximum below the usual minimum", R"({"table_maximum":"4.99"})", "bad_amount", "table_maximum");
    row("no chips in the tray", R"({"chips":[]})", "bad_format", "chips");
    row("a chip as a number", R"({"chips":["5",1]})", "bad_amount", "chips[1]");
}

void TestSelections::whatTheRulesDoNotHaveIsRefusedWithItsPlace() {
    QFETCH(QByteArray, selections);
    QFETCH(QString, code);
    QFETCH(QString, at);
    Reading reading;
    readSelections(Json::parse(selections.toStdString()), JsonPath(), *crazyFour(), reading);
    QVERIFY(reading.refused());
    QCOMPARE(QString::fromStdString(std::string(refusalCodeName(reading.refusal().code))), code);
    QCOMPARE(QString::fromStdString(reading.refusal().at), at);
}

void TestSelections::selectionsAreReadBackAsWritten_data() {
    addRuleSetRows();
}

void TestSelections::selectionsAreReadBackAsWritten() {
    QFETCH(QString, rules);
    const auto chapter = RuleBook::instance().find(rules.toStdString());
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomSource random(seed);
        Selections chosen = randomSelections(*chapter, random);
        if (random.percent(50)) chosen.tableMaximum = chosen.tableMinimum * random.between(1, 100);
        std::string text;
        JsonWriter out(text);
        writeSelections(out, *chapter, chosen);
        Reading reading;
        const Selections read = readSelections(Json::parse(text), JsonPath(), *chapter, reading);
        QVERIFY2(!reading.refused(), text.c_str());
        QVERIFY2(read == chosen, text.c_str());
    }
}

QTEST_APPLESS_MAIN(TestSelections)
#include "tst_selections.moc"
