#include "engine/training/grader.h"

#include <QTest>

using namespace cutcard;

// Judging on procedures of a few steps, where every verdict can be read off the specification.
class TestGraderCases : public QObject {
    Q_OBJECT

private slots:
    void anExamStepDoneTooEarlyLeavesItsPredecessorsOpen();
    void anotherCardAfterTheOneThatHadToBeSeenIsNotDoneAlready();
    void whatComesLaterDoesNotGiveAwayThatTheRoundWillBeVoid();
    void aSecondStopIsDoneAlreadyUntilItIsRuledOn();
    void aKeyMayBePressedWithoutNamingTheSeat();
};

namespace {

/// Two cards to seat 2, then something goes wrong and the round is void.
GradedProcedure voidRound() {
    GradedProcedure steps(6);
    steps[0].act = {.action = "deal", .to = "2", .face = "down"};
    steps[1].act = {.action = "deal", .to = "2", .face = "down"};
    steps[2].act = {.action = "discard_stub"};
    steps[3].act = {.action = "stop", .kind = "face_up_card"};
    steps[4].act = {.action = "rule", .ruling = "void"};
    steps[5].act = {.action = "return_wager", .seat = 2, .wager = "ante"};
    for (StepId i = 1; i < steps.size(); ++i) steps[i].after = {static_cast<StepId>(i - 1)};
    return steps;
}

TableFacts anteAtSeatTwo() {
    TableFacts facts;
    facts.wagers[2] = {"ante"};
    return facts;
}

}  // namespace

void TestGraderCases::anExamStepDoneTooEarlyLeavesItsPredecessorsOpen() {
    // turn the cards, set the hand, settle: settling first is one mistake, and the other two can still be done.
    GradedProcedure steps(3);
    steps[0].act = {.action = "turn_cards", .seat = 2};
    steps[1].act = {.action = "call_floor", .seat = 2, .wager = "progressive"};
    steps[1].after = {0};
    steps[2].act = {.action = "hold_cards", .seat = 2};
    steps[2].after = {1};
    Grader grader(steps, {}, GradingMode::Exam);
    QCOMPARE(grader.judge(steps[1].act).reason, Reason::OutOfOrder);
    // What waited for the step alone may go on: the table goes on as if it had been done right.
    QCOMPARE(grader.judge(steps[2].act).reason, Reason::Ok);
    QCOMPARE(grader.judge(steps[0].act).reason, Reason::Ok);
    QCOMPARE(grader.judge(steps[1].act).reason, Reason::AlreadyDone);
    QCOMPARE(grader.score().points, 2);
}

void TestGraderCases::anotherCardAfterTheOneThatHadToBeSeenIsNotDoneAlready() {
    for (const GradingMode mode : {GradingMode::Practice, GradingMode::Exam}) {
        Grader grader(voidRound(), anteAtSeatTwo(), mode);
        for (StepId i = 0; i < 3; ++i) QCOMPARE(grader.judge(grader.procedure()[i].act).reason, Reason::Ok);
        const Verdict verdict = grader.judge({.action = "deal", .to = "2"});
        QCOMPARE(verdict.reason, Reason::MissedIrregularity);
        QCOMPARE(verdict.points, -1);
        QCOMPARE(verdict.step, std::optional<StepId>(3));
    }
}

void TestGraderCases::whatComesLaterDoesNotGiveAwayThatTheRoundWillBeVoid() {
    Grader grader(voidRound(), anteAtSeatTwo(), GradingMode::Practice);
    QCOMPARE(grader.judge({.action = "reveal_dealer"}).reason, Reason::OutOfOrder);
    const Act ante = {.action = "settle", .seat = 2, .wager = "ante", .outcome = "take", .amount = Money::dollars(5)};
    QCOMPARE(grader.judge(ante).reason, Reason::OutOfOrder);
    // What nobody wagered is no secret.
    Act trips = ante;
    trips.wager = "trips";
    QCOMPARE(grader.judge(trips).reason, Reason::NoSuchWager);
}

void TestGraderCases::aSecondStopIsDoneAlreadyUntilItIsRuledOn() {
    Grader grader(voidRound(), anteAtSeatTwo(), GradingMode::Exam);
    for (StepId i = 0; i < 3; ++i) grader.judge(grader.procedure()[i].act);
    const Act wrong = {.action = "stop", .kind = "shoe_jam"};
    QCOMPARE(grader.judge(wrong).reason, Reason::WrongKind);
    QCOMPARE(grader.judge(wrong).reason, Reason::AlreadyDone);
    grader.judge(grader.procedure()[4].act);
    QCOMPARE(grader.judge(wrong).reason, Reason::FalseAlarm);
}

void TestGraderCases::aKeyMayBePressedWithoutNamingTheSeat() {
    GradedProcedure steps(1);
    steps[0].act = {.action = "keypad", .seat = 3, .key = "hand"};
    Grader grader(steps, {}, GradingMode::Practice);
    QCOMPARE(grader.judge({.action = "keypad", .key = "game_over"}).reason, Reason::UnknownAction);
    QCOMPARE(grader.judge({.action = "keypad", .key = "hand"}).reason, Reason::Ok);
}

QTEST_APPLESS_MAIN(TestGraderCases)
#include "tst_grader_cases.moc"
