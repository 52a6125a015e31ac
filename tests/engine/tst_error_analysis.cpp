#include "engine/record/grading_record.h"
#include "engine/training/error_analysis.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Into which family of the trade an error falls, on one round that is worked out by hand.
class TestErrorAnalysis : public QObject {
    Q_OBJECT

private slots:
    void everyErrorHasItsFamily_data();
    void everyErrorHasItsFamily();
    void goingOnPastAnExposedCardIsTheFamilyOfItsOwn();
};

namespace {

// 657a: the dealer has queen high and does not qualify: Ante back, Play paid. Seat 2 has a flush: Super Bonus 3 to 2
// on $10 is $15, Queens Up A 4 to 1 on $5 is $20. The five cards are no five-card flush, but a progressive of table A
// is not won either.
const Json kRound = Json::parse(R"({"format":"cutcard-round/1","rules":"pa-657a-crazy4",
"selections":{"queens_up":"A","progressive":{"kind":"four_card","paytable":"A","wager":"1"}},
"seats":[{"seat":2,"cards":["Ks","9s","7s","2s","4d"],"wagers":{"ante":"10","super_bonus":"10","queens_up":"5"},"decision":{"play":"10"}},
{"seat":5,"cards":["8c","8d","8h","3s","5d"],"wagers":{"ante":"10","super_bonus":"10","queens_up":"5","progressive":"1"},"decision":{"play":"30"}}],
"dealer":{"cards":["Qd","Jh","9c","6c","4s"]}})");

Act settle(int seat, const char* wager, const char* outcome, std::int64_t cents) {
    return {.action = "settle", .seat = seat, .wager = wager, .outcome = outcome, .amount = Money::cents(cents)};
}

/// Judges one action when everything of the house order up to a step is done.
std::optional<ErrorFamily> familyOf(const Json& round, const Act& upTo, const Act& act) {
    const RoundRecord record = recordOf(round);
    Grader grader = graderOf(*record.game, record.round, GradedFrom::LastDecision, GradingMode::Practice);
    for (const GradedStep& step : grader.procedure()) {
        if (sameThing(step.act, upTo)) break;
        grader.judge(step.act);
    }
    const Verdict verdict = grader.judge(act);
    const auto missing = verdict.step ? grader.missingBefore(*verdict.step) : std::vector<StepId>();
    return errorFamilyOf(verdict, act, grader.procedure(), missing, *record.game,
                         record.game->adjudicate(record.round));
}

}  // namespace

void TestErrorAnalysis::everyErrorHasItsFamily_data() {
    QTest::addColumn<QString>("done");
    QTest::addColumn<QString>("family");
    QTest::newRow("the flush is paid as the straight below it") << "straight"
                                                                << "wrong_row";
    QTest::newRow("the stake is added to odds of \"to\"") << "stake added"
                                                          << "to_taken_for_for";
    QTest::newRow("one dollar too much") << "one dollar"
                                         << "arithmetic";
    QTest::newRow("the Ante is taken although the dealer has queen high") << "ante taken"
                                                                          << "wrong_qualifier";
    QTest::newRow("a pair is seen instead of the flush") << "misread"
                                                         << "misread_hand";
    QTest::newRow("the next seat's cards are turned before Queens Up is settled") << "side wager"
                                                                                  << "missed_side_wager";
    QTest::newRow("Queens Up comes before the Ante") << "order"
                                                     << "wrong_order";
    QTest::newRow("the progressive is paid without its stake") << "for"
                                                               << "to_taken_for_for";
    QTest::newRow("the floor is stopped for nothing") << "false alarm"
                                                      << "other";
    QTest::newRow("right") << "right"
                           << "";
}

void TestErrorAnalysis::everyErrorHasItsFamily() {
    QFETCH(QString, done);
    QFETCH(QString, family);
    const Act queensUp = settle(2, "queens_up", "pay", 2000);
    std::optional<ErrorFamily> found;
    // Queens Up A: flush 4 to 1, straight 3 to 1 (657a.12(c)).
    if (done == "straight") found = familyOf(kRound, queensUp, settle(2, "queens_up", "pay", 1500));
    if (done == "stake added") found = familyOf(kRound, queensUp, settle(2, "queens_up", "pay", 2500));
    if (done == "one dollar") found = familyOf(kRound, queensUp, settle(2, "queens_up", "pay", 2100));
    if (done == "ante taken") {
        found = familyOf(kRound, settle(2, "ante", "return", 1000), settle(2, "ante", "take", 1000));
    }
    if (done == "misread") {
        const Act hand = {
            .action = "set_hand", .seat = 2, .cards = {Card(Rank::King, Suit::Spades)}, .category = "pair"};
        found = familyOf(kRound, hand, hand);
    }
    if (done == "side wager") {
        found = familyOf(kRound, settle(5, "queens_up", "pay", 4500), {.action = "turn_cards", .seat = 2});
    }
    if (done == "order") found = familyOf(kRound, settle(2, "ante", "return", 1000), queensUp);
    // Three of a kind of table A pays 9 for 1: nine dollars, not eight (657a.12(d)).
    if (done == "for") {
        found = familyOf(kRound, settle(5, "progressive", "pay", 900), settle(5, "progressive", "pay", 800));
    }
    if (done == "false alarm") found = familyOf(kRound, queensUp, {.action = "stop", .kind = "shoe_jam"});
    if (done == "right") found = familyOf(kRound, queensUp, queensUp);
    QCOMPARE(found ? QString::fromStdString(std::string(errorFamilyName(*found))) : QString(), family);
}

void TestErrorAnalysis::goingOnPastAnExposedCardIsTheFamilyOfItsOwn() {
    Json round = kRound;
    round["irregularity"] = {{"kind", "dealer_card_exposed"}};
    const Act turn = {.action = "turn_cards", .seat = 5};
    QCOMPARE(familyOf(round, {.action = "stop"}, turn), std::optional(ErrorFamily::ExposedCardMissed));
}

QTEST_APPLESS_MAIN(TestErrorAnalysis)
#include "tst_error_analysis.moc"
