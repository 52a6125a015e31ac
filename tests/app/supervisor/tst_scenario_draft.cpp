#include "app/supervisor/scenario_filler.h"
#include "app/supervisor/scenario_story.h"
#include "app/supervisor/scenario_tables.h"
#include "app/supervisor/scenario_verdict.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// A round in the making, without its window.
class TestScenarioDraft : public QObject {
    Q_OBJECT

private slots:
    void aHandWorkedRoundSettlesAsItWasWorked_data();
    void aHandWorkedRoundSettlesAsItWasWorked();
    void theRestIsFilledInAndSettlesAsTheCommandLineDoes_data() { addRuleSetRows(); }
    void theRestIsFilledInAndSettlesAsTheCommandLineDoes();
    void whatWasChosenByHandStays();
    void aDealtRoundHasTheCardsThatWereChosen_data() { addRuleSetRows(); }
    void aDealtRoundHasTheCardsThatWereChosen();
    void aRoundThatIsStoppedNeedsNoMoreCards();
    void theBookGoesThroughEveryStep_data() { addRuleSetRows(); }
    void theBookGoesThroughEveryStep();
    void anotherTableKeepsWhatItKnows();
    void fieldsAreReadAndWritten();
    void theTextGivesTheDraftBack();
};

namespace {

Json everything(const std::string& rules) {
    const auto game = tableWithEverything(rules);
    std::string text;
    JsonWriter out(text);
    writeSelections(out, game->rules(), game->selections());
    return Json::parse(text);
}

ScenarioDraft filled(const std::string& rules, std::uint64_t seed, int players) {
    ScenarioDraft draft;
    draft.setTable(rules, everything(rules), {});
    for (int seat = 1; seat <= players; ++seat) draft.setSeat(seat, true);
    fillTheRest(draft, seed);
    return draft;
}

}  // namespace

void TestScenarioDraft::aHandWorkedRoundSettlesAsItWasWorked_data() {
    QTest::addColumn<QByteArray>("round");
    QTest::addColumn<QByteArray>("expect");
    for (const WorkedRules& rules : workedRules()) {
        for (const Json& item : jsonLines(rules.file("rounds", ".jsonl"))) {
            const std::string name = std::string(rules.id) + ": " + item["name"].get<std::string>();
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(item["round"].dump())
                                        << QByteArray::fromStdString(item["expect"].dump());
        }
    }
}

void TestScenarioDraft::aHandWorkedRoundSettlesAsItWasWorked() {
    QFETCH(QByteArray, round);
    QFETCH(QByteArray, expect);
    ScenarioDraft draft;
    QVERIFY(draft.setRound(Json::parse(round.toStdString())));
    const ScenarioVerdict verdict = judged(draft);
    QVERIFY2(!verdict.fault, verdict.fault ? qPrintable(verdict.fault->sentence) : "");
    std::string text;
    JsonWriter out(text);
    writeSettlement(out, *verdict.table->game, verdict.table->settlement);
    const QString wrong = difference(Json::parse(expect.toStdString()), Json::parse(text));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    // What is kept settles in the same way.
    const QString kept = difference(Json::parse(expect.toStdString()), test::settled(Json::parse(verdict.round)));
    QVERIFY2(kept.isEmpty(), qPrintable(kept));
}

void TestScenarioDraft::theRestIsFilledInAndSettlesAsTheCommandLineDoes() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const ScenarioDraft draft = filled(rules.toStdString(), seed, static_cast<int>(1 + seed % 5));
        const ScenarioVerdict verdict = judged(draft);
        QVERIFY2(!verdict.fault, verdict.fault ? qPrintable(verdict.fault->sentence) : "");
        std::string text;
        JsonWriter out(text);
        writeSettlement(out, *verdict.table->game, verdict.table->settlement);
        QCOMPARE(Json::parse(text).dump(), test::settled(Json::parse(verdict.round)).dump());
        QCOMPARE(filled(rules.toStdString(), seed, static_cast<int>(1 + seed % 5)).text(), draft.text());
    }
}

void TestScenarioDraft::whatWasChosenByHandStays() {
    ScenarioDraft draft;
    draft.set("seat1.cards[2]", "As");
    draft.set("dealer.cards[0]", "Kd");
    draft.set("seat1.wagers.ante", "25");
    draft.set("seat1.wagers.super_bonus", "25");
    draft.set("seat1.decision", "fold");
    fillTheRest(draft, 3);
    QCOMPARE(draft.typed("seat1.cards[2]"), QString("As"));
    QCOMPARE(draft.typed("dealer.cards[0]"), QString("Kd"));
    QCOMPARE(draft.typed("seat1.wagers.ante"), QString("25"));
    QCOMPARE(draft.typed("seat1.decision"), QString("fold"));
    QVERIFY(!judged(draft).fault);
}

void TestScenarioDraft::aDealtRoundHasTheCardsThatWereChosen() {
    QFETCH(QString, rules);
    const ScenarioDraft chosen = filled(rules.toStdString(), 4, 3);
    const ScenarioVerdict plain = judged(chosen);
    for (DealingMethod method : chosen.rules()->methods) {
        ScenarioDraft draft = chosen;
        draft.set("method", std::string(methodName(method)));
        draft.set("seed", std::uint64_t{17});
        const ScenarioVerdict verdict = judged(draft);
        QVERIFY2(!verdict.fault, verdict.fault ? qPrintable(verdict.fault->sentence) : "");
        QVERIFY(verdict.table->round.deal);
        Round dealt = verdict.table->round;
        dealt.deal.reset();
        QVERIFY(dealt == plain.table->round);
        // The deck itself is read back as one that deals these cards.
        OpenTables tables;
        QVERIFY(readRoundLine(verdict.round, tables));
    }
}

void TestScenarioDraft::aRoundThatIsStoppedNeedsNoMoreCards() {
    ScenarioDraft draft;
    draft.set("seat1.cards[0]", "As");
    draft.set("seat1.wagers.ante", "10");
    draft.set("seat1.wagers.super_bonus", "10");
    QVERIFY(judged(draft).fault);
    draft.set("irregularity", Json{{"kind", "face_up_card"}, {"count", 2}, {"when", "dealing"}});
    const ScenarioVerdict verdict = judged(draft);
    QVERIFY2(!verdict.fault, verdict.fault ? qPrintable(verdict.fault->sentence) : "");
    QVERIFY(verdict.table->settlement.isVoid);
}

void TestScenarioDraft::theBookGoesThroughEveryStep() {
    QFETCH(QString, rules);
    ScenarioDraft draft = filled(rules.toStdString(), 6, 4);
    const std::string method(methodName(draft.rules()->methods.front()));
    for (const bool isDealt : {false, true}) {
        if (isDealt) draft.set("method", method);
        const ScenarioVerdict verdict = judged(draft);
        QVERIFY2(!verdict.fault, verdict.fault ? qPrintable(verdict.fault->sentence) : "");
        const Replay replay = byTheBook(*verdict.table);
        QCOMPARE(replay.rows.size(), verdict.table->settlement.procedure.steps().size() + 1);
        for (std::size_t i = 1; i < replay.rows.size(); ++i) QCOMPARE(replay.rows[i].done.size(), i);
    }
}

void TestScenarioDraft::anotherTableKeepsWhatItKnows() {
    ScenarioDraft draft;
    draft.set("seat1.cards[0]", "As");
    draft.set("seat1.cards[4]", "Kd");
    draft.set("seat1.wagers.ante", "10");
    draft.set("seat1.wagers.super_bonus", "10");
    draft.setTable("pa-647a-holdem-bonus", {}, {});
    QCOMPARE(draft.typed("seat1.cards[0]"), QString("As"));
    QCOMPARE(draft.value("seat1.cards").size(), std::size_t{2});
    QCOMPARE(draft.value("community").size(), std::size_t{5});
    QCOMPARE(draft.typed("seat1.wagers.ante"), QString("10"));
    QVERIFY(draft.value("seat1.wagers.super_bonus").is_null());
}

void TestScenarioDraft::fieldsAreReadAndWritten() {
    ScenarioDraft draft;
    draft.setSeat(4, true);
    draft.setSeat(2, true);
    QVERIFY((draft.seats() == std::vector<int>{1, 2, 4}));
    draft.set("seat4.cards[1]", "Qh");
    QVERIFY(draft.fieldOfCard("Qh") == std::optional<std::string>("seat4.cards[1]"));
    QCOMPARE(fieldAt(draft, "seats[2].cards[1]"), std::string("seat4.cards[1]"));
    QCOMPARE(fieldAt(draft, "dealer.cards[3]"), std::string("dealer.cards[3]"));
    draft.set("seat4.decision.play", "30");
    QVERIFY(draft.value("seat4.decision").is_object());
    draft.set("seat4.decision", Json());
    QVERIFY(draft.value("seat4.decision").is_null());
    draft.set("meters.progressive.main", "5000");
    draft.set("meters.progressive.main", Json());
    QVERIFY(!draft.round().contains("meters"));
    draft.setSeat(4, false);
    QVERIFY(!draft.fieldOfCard("Qh"));
}

void TestScenarioDraft::theTextGivesTheDraftBack() {
    ScenarioDraft draft = filled("pa-657a-crazy4", 8, 3);
    draft.setTitle("Two jackpots");
    ScenarioDraft again;
    QVERIFY(again.setText(draft.text()));
    QCOMPARE(again.text(), draft.text());
    QCOMPARE(again.title(), QString("Two jackpots"));
    QVERIFY(!again.setText("{}"));
    QVERIFY(!again.setText("nothing"));
}

QTEST_GUILESS_MAIN(TestScenarioDraft)
#include "tst_scenario_draft.moc"
