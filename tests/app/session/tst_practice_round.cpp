#include "app/session/act_words.h"
#include "app/session/practice_round.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/staging.h"
#include "tests/app/session/round_state.h"
#include "tests/support/dealt_rounds.h"
#include "tests/support/rule_set_rows.h"
#include "tests/support/sample_rounds.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// A round in a trainee's hands. Most of it with the sample round: aces and sevens beat king-high, nine steps, of which
// 657a.11(c)(3)(ii)(B) pays Ante and Play even money and returns the Super Bonus; all stakes are $10.
class TestPracticeRound : public QObject {
    Q_OBJECT

private slots:
    void aRoundByTheBookScoresInFull_data() { addRuleSetRows(); }
    void aRoundByTheBookScoresInFull();
    void aStopThatIsDueComesFirst_data() { addRuleSetRows(); }
    void aStopThatIsDueComesFirst();
    void whatCameBeforeTheLastDecisionIsGiven();
    void aWrongActionIsStoppedInAGuidedRound();
    void aFreeRoundGoesOnAsIfAllHadBeenRight();
    void whatIsNoStepCostsOne();
    void anUndoTakesBackTheLastStepAndLeavesItInTheRecord();
    void anErrorCountsAlthoughItsStepWasUndone();
    void whatWasDoneTwiceIsNotDoneAfterAnUndo();
    void anErrorStaysWhatItWasWhenTheStepBeforeItIsUndone();
    void everythingCanBeUndone();
    void aHintSaysMoreEachTimeAndCostsThePoint();
    void aHintIsForItsStepAlone();
    void theStepsDoneAreKnownAtEveryPosition();
    void aTryIsTimedUpToADay();
    void waysHaveNames();

private:
    static PracticeRound sample(Way way) {
        OpenTables tables;
        auto record = readRound(sampleRound(), tables);
        return {record->game, record->round, way, GradedFrom::LastDecision};
    }
    /// Up to the hand of the seat: what is left is Ante, Play, Super Bonus, cards, table.
    static PracticeRound sampleToSettle(Way way) {
        PracticeRound round = sample(way);
        for (int i = 0; i < 4; ++i) round.watchOn();
        return round;
    }
};

namespace {

constexpr int kSeat = 1;
const Money kTen = Money::dollars(10);
const Money kTwenty = Money::dollars(20);

// The ids of the steps that are spoken of, from 0.
constexpr StepId kTurnCards = 2;
constexpr StepId kAnte = 4;
constexpr StepId kPlay = 5;

Act payAnte(Money amount) {
    return acts::pay(kSeat, Wager::Ante, amount);
}

Act payPlay(Money amount) {
    return acts::pay(kSeat, Wager::Play, amount);
}

void finish(PracticeRound& round) {
    while (round.next()) round.watchOn();
}

}  // namespace

void TestPracticeRound::aRoundByTheBookScoresInFull() {
    QFETCH(QString, rules);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto game = anyTable(rules.toStdString(), seed);
        const auto from = seed % 2 == 0 ? GradedFrom::Opening : GradedFrom::LastDecision;
        const auto way = static_cast<Way>(seed % 3);
        PracticeRound round(game, dealRound(*game, anyRequest(*game, seed)), way, from);
        const std::size_t steps = round.settlement().procedure.steps().size();
        const std::size_t given = round.done().size();
        QCOMPARE(given > 0, from == GradedFrom::LastDecision);
        for (std::size_t i = given; i < steps; ++i) {
            QVERIFY(!round.isFinished());
            round.watchOn();
            QCOMPARE(round.tries().back().verdict.reason, Reason::Ok);
        }
        QVERIFY(round.isFinished());
        QVERIFY(!round.next());
        round.watchOn();
        QCOMPARE(round.done().size(), steps);
        QCOMPARE(round.score().of, static_cast<int>(steps - given));
        QCOMPARE(round.score().points, round.score().of);
    }
}

void TestPracticeRound::aStopThatIsDueComesFirst() {
    QFETCH(QString, rules);
    const auto game = tableWithEverything(rules.toStdString());
    int stops = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        RandomSource random(seed);
        const Round dealt = dealRound(*game, anyRequest(*game, seed));
        const auto staged = stage(*game, dealt, {.kind = IrregularityKind::CardDrawnInError, .exposed = true}, random);
        if (!staged) continue;
        PracticeRound round(game, *staged, Way::Guided, GradedFrom::Opening);
        while (const auto next = round.next()) {
            bool due = false;
            for (StepId step : round.grader().allowed())
                due = due || round.grader().procedure()[step].act.action == "stop";
            QCOMPARE(round.grader().procedure()[*next].act.action == "stop", due);
            if (due) ++stops;
            round.watchOn();
        }
        QCOMPARE(round.score().points, round.score().of);
    }
    QVERIFY(stops >= 10);
}

void TestPracticeRound::whatCameBeforeTheLastDecisionIsGiven() {
    const auto game = tableWith("pa-657a-crazy4");
    const PracticeRound round(game, dealRound(*game, {}), Way::Guided, GradedFrom::LastDecision);
    for (StepId step : round.done()) {
        const std::string action = round.grader().procedure()[step].act.action;
        QVERIFY2(action == "announce" || action == "deal" || action == "discard_stub" || action == "ask",
                 action.c_str());
    }
    const std::string first = round.grader().procedure()[*round.next()].act.action;
    QVERIFY2(first == "collect_forfeit" || first == "reveal_dealer", first.c_str());
}

void TestPracticeRound::aWrongActionIsStoppedInAGuidedRound() {
    PracticeRound round = sampleToSettle(Way::Guided);
    QCOMPARE(round.next(), std::optional(kAnte));
    const Try wrong = round.act(payAnte(kTwenty), 1500);
    QCOMPARE(wrong.verdict.reason, Reason::WrongAmount);
    QVERIFY(!wrong.verdict.accepted);
    QVERIFY(wrong.isWrong());
    // Even money "to one" was paid as if it were "for one".
    QCOMPARE(wrong.family, std::optional(ErrorFamily::ToTakenForFor));
    QCOMPARE(wrong.milliseconds, std::int64_t{1500});
    QCOMPARE(round.next(), std::optional(kAnte));
    QCOMPARE(round.done().size(), std::size_t{4});
    const Try right = round.act(payAnte(kTen), 900);
    QCOMPARE(right.verdict.reason, Reason::Ok);
    QCOMPARE(right.verdict.points, 0);
    QVERIFY(round.isFirstAtItsStep(4));
    QVERIFY(!round.isFirstAtItsStep(5));
    finish(round);
    QCOMPARE(round.score().points, 8);
    QCOMPARE(round.score().of, 9);
    QCOMPARE(round.score().bySkill.at("c4.ante.paid"), (SkillScore{0, 1}));
}

void TestPracticeRound::aFreeRoundGoesOnAsIfAllHadBeenRight() {
    PracticeRound round = sampleToSettle(Way::Free);
    const Try wrong = round.act(payAnte(kTwenty), 0);
    QVERIFY(wrong.verdict.accepted);
    QCOMPARE(wrong.verdict.reason, Reason::WrongAmount);
    QCOMPARE(round.done().back(), kAnte);
    QCOMPARE(round.next(), std::optional(kPlay));
    QCOMPARE(round.hint(), HintLevel::None);
    QVERIFY(!round.canUndo());
    round.undo();
    QVERIFY(!round.tries().back().undone);
    QCOMPARE(round.act(payAnte(kTen), 0).verdict.reason, Reason::AlreadyDone);
    QVERIFY(!round.tries().back().isWrong());
    finish(round);
    QCOMPARE(round.done().size(), std::size_t{9});
    QCOMPARE(round.score().points, 8);
}

void TestPracticeRound::whatIsNoStepCostsOne() {
    PracticeRound round = sampleToSettle(Way::Guided);
    QCOMPARE(round.act(acts::pay(kSeat, Wager::QueensUp, kTen), 0).verdict.reason, Reason::NoSuchWager);
    QCOMPARE(round.act(acts::stop(IrregularityKind::FaceUpCard), 0).verdict.reason, Reason::FalseAlarm);
    QVERIFY(!round.isFirstAtItsStep(5));
    finish(round);
    QCOMPARE(round.score().points, 7);
    for (int i = 0; i < 20; ++i) round.act(acts::stop(IrregularityKind::FaceUpCard), 0);
    QCOMPARE(round.score().points, 0);
    QCOMPARE(round.score().of, 9);
}

void TestPracticeRound::anUndoTakesBackTheLastStepAndLeavesItInTheRecord() {
    PracticeRound round = sampleToSettle(Way::Guided);
    round.act(payPlay(kTen), 0);
    round.act(payAnte(kTen), 0);
    QVERIFY(round.canUndo());
    round.undo();
    QCOMPARE(round.tries().size(), std::size_t{6});
    QVERIFY(round.tries().back().undone);
    QVERIFY(!round.grader().isDone(kAnte));
    QVERIFY(round.grader().isDone(kPlay));
    QCOMPARE(round.done().back(), kPlay);
    QCOMPARE(round.score().points, 5);
    QCOMPARE(round.act(payAnte(kTen), 0).verdict.points, 1);
    QVERIFY(!round.isFirstAtItsStep(6));
    finish(round);
    QCOMPARE(round.score().points, 9);
}

void TestPracticeRound::anErrorCountsAlthoughItsStepWasUndone() {
    PracticeRound round = sampleToSettle(Way::Guided);
    round.act(payAnte(kTwenty), 0);
    round.act(payAnte(kTen), 0);
    round.undo();
    QVERIFY(!round.tries()[4].undone);
    QCOMPARE(round.act(payAnte(kTen), 0).verdict.points, 0);
    finish(round);
    QCOMPARE(round.score().points, 8);
}

void TestPracticeRound::whatWasDoneTwiceIsNotDoneAfterAnUndo() {
    PracticeRound round = sample(Way::Guided);
    for (int i = 0; i < 3; ++i) round.watchOn();
    QCOMPARE(round.act(acts::turnCards(kSeat), 0).verdict.reason, Reason::AlreadyDone);
    round.undo();
    QCOMPARE(round.next(), std::optional(kTurnCards));
    QVERIFY(!round.grader().isDone(kTurnCards));
    QCOMPARE(round.tries()[2].undone, true);
    QCOMPARE(round.tries()[3].undone, false);
}

void TestPracticeRound::anErrorStaysWhatItWasWhenTheStepBeforeItIsUndone() {
    PracticeRound round = sampleToSettle(Way::Guided);
    round.act(payAnte(kTwenty), 0);
    round.undo();
    // The hand is not set any more: the same act would be out of order now.
    QCOMPARE(round.tries()[4].verdict.reason, Reason::WrongAmount);
    QCOMPARE(round.tries()[3].undone, true);
    QCOMPARE(round.done().size(), std::size_t{3});
}

void TestPracticeRound::everythingCanBeUndone() {
    PracticeRound round = sample(Way::Watch);
    QVERIFY(!round.canUndo());
    finish(round);
    int undone = 0;
    for (; round.canUndo(); ++undone) round.undo();
    QCOMPARE(undone, 9);
    QVERIFY(round.done().empty());
    QCOMPARE(round.next(), std::optional(StepId{0}));
    QCOMPARE(round.score().points, 0);
    finish(round);
    QVERIFY(round.isFinished());
    QCOMPARE(round.score().points, 9);
}

void TestPracticeRound::aHintSaysMoreEachTimeAndCostsThePoint() {
    PracticeRound round = sampleToSettle(Way::Guided);
    QCOMPARE(round.hintLevel(), HintLevel::None);
    QCOMPARE(round.hint(), HintLevel::Where);
    QCOMPARE(round.hint(), HintLevel::What);
    QCOMPARE(round.hint(), HintLevel::Answer);
    QCOMPARE(round.hint(), HintLevel::Answer);
    const Try right = round.act(payAnte(kTen), 0);
    QVERIFY(right.hinted);
    QVERIFY(!right.isWrong());
    QCOMPARE(right.verdict.points, 0);
    QCOMPARE(round.hintLevel(), HintLevel::None);
    QCOMPARE(round.hint(), HintLevel::Where);
    round.undo();
    QCOMPARE(round.hintLevel(), HintLevel::None);
    round.act(payAnte(kTen), 0);
    QVERIFY(round.tries().back().hinted);
    finish(round);
    QCOMPARE(round.hint(), HintLevel::None);
    // Of the Ante and of the Play, for which the second hint was taken.
    QCOMPARE(round.score().points, 7);
}

void TestPracticeRound::aHintIsForItsStepAlone() {
    PracticeRound round = sampleToSettle(Way::Guided);
    round.hint();
    QVERIFY(!round.act(payPlay(kTen), 0).hinted);
    QCOMPARE(round.hintLevel(), HintLevel::Where);
    QVERIFY(round.act(payAnte(kTwenty), 0).hinted);
    QVERIFY(round.act(payAnte(kTen), 0).hinted);
    finish(round);
    QCOMPARE(round.score().points, 8);
}

void TestPracticeRound::theStepsDoneAreKnownAtEveryPosition() {
    PracticeRound round = sample(Way::Guided);
    round.watchOn();
    round.act(payAnte(kTen), 0);  // Out of order.
    round.watchOn();
    round.watchOn();
    round.undo();
    QCOMPARE(round.doneAfter(0), std::vector<StepId>{});
    QCOMPARE(round.doneAfter(1), std::vector<StepId>{0});
    QCOMPARE(round.doneAfter(2), std::vector<StepId>{0});
    QCOMPARE(round.doneAfter(3), (std::vector<StepId>{0, 1}));
    QCOMPARE(round.doneAfter(4), (std::vector<StepId>{0, 1}));
    QCOMPARE(round.doneAfter(99), round.done());
    QCOMPARE(round.tries()[1].family, std::optional(ErrorFamily::WrongOrder));
}

void TestPracticeRound::aTryIsTimedUpToADay() {
    PracticeRound round = sample(Way::Guided);
    QCOMPARE(round.act(acts::turnCards(kSeat), -5).milliseconds, std::int64_t{0});
    QCOMPARE(round.act(acts::turnCards(kSeat), 90'000'000).milliseconds, std::int64_t{86'400'000});
}

void TestPracticeRound::waysHaveNames() {
    for (Way way : {Way::Watch, Way::Guided, Way::Free}) QCOMPARE(wayNamed(wayName(way)), std::optional(way));
    QVERIFY(!wayNamed("drill"));
}

QTEST_GUILESS_MAIN(TestPracticeRound)
#include "tst_practice_round.moc"
