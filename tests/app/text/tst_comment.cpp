#include "app/text/comment.h"
#include "engine/record/round_record.h"
#include "tests/support/sample_rounds.h"
#include "tests/support/worked_cases.h"

#include <QRegularExpression>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;
using text::Comment;

// What a trainee reads beside a spot, against sentences that were worked out by hand from the chapters.
class TestComment : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aStepIsExplainedAsWorkedByHand_data();
    void aStepIsExplainedAsWorkedByHand();
    void aRightActionIsConfirmed();
    void addingTheStakeIsToldByName();
    void theAmountOfAnotherRowIsToldByName();
    void aPlainMiscountSaysByHowMuch();
    void aStakePaidForMoreIsToldByName();
    void aStepTooEarlyNamesWhatIsMissing();
    void aSeatTooEarlyNamesTheSeatThatComesFirst();
    void aWrongHandSaysWhatItMakes();
    void aWrongNameSaysTheRightOne();
    void aWrongOutcomeSaysWhoWins();
    void aWagerThatNobodyMadeIsNamed();
    void aFalseAlarmIsCalmed();
    void whatIsDoneIsNotDoneTwice();
    void anIrregularityThatWasMissedIsToldAfterwards();
    void aWrongKindAndAWrongRulingSayWhatHappened();
    void odditiesHaveWordsToo();
};

namespace {

/// A round in somebody's hands.
struct Practice {
    explicit Practice(const Json& json)
        : record(recordOf(json)), settlement(record.game->adjudicate(record.round)),
          grader(gradedProcedure(settlement.procedure), factsOf(record.round), GradingMode::Practice) {}

    /// Does every step by the book until one fits.
    void doUntil(const char* action, std::optional<int> seat = {}, const char* wager = nullptr) {
        for (const GradedStep& step : GradedProcedure(grader.procedure())) {
            if (step.act.action == action && (!seat || step.act.seat == seat) &&
                (wager == nullptr || step.act.wager == wager)) {
                return;
            }
            QCOMPARE(grader.judge(step.act).reason, Reason::Ok);
        }
    }

    Comment tried(const Act& act) {
        const Verdict verdict = grader.judge(act);
        return text::commentOn(*record.game, record.round, settlement, grader, act, verdict);
    }

    RoundRecord record;
    Settlement settlement;
    Grader grader;
};

Act settling(int seat, const char* wager, const char* outcome, std::optional<Money> amount) {
    Act act;
    act.action = "settle";
    act.seat = seat;
    act.wager = wager;
    act.outcome = outcome;
    act.amount = amount;
    return act;
}

/// The round of the file with that name.
Json worked(const std::string& name) {
    for (const Json& item : jsonLines("text/comments.jsonl")) {
        if (item["name"] == name) return item["round"];
    }
    return {};
}

const char* const kThreeSixes = "three of a kind against a pair";

bool fits(const Json& wanted, const Act& act) {
    const int seat = act.seat.value_or(-1);
    return wanted["action"] == act.action && (!wanted.contains("seat") || wanted["seat"] == seat) &&
           (!wanted.contains("wager") || wanted["wager"] == act.wager.value_or(""));
}

QString textIn(const Json& item, const char* member) {
    return QString::fromStdString(item[member].get<std::string>());
}

}  // namespace

void TestComment::init() {
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestComment::aStepIsExplainedAsWorkedByHand_data() {
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("comment");
    int line = 0;
    int all = 0;
    for (const Json& item : jsonLines("text/comments.jsonl")) {
        for (std::size_t comment = 0; comment < item["comments"].size(); ++comment, ++all) {
            const Json& wanted = item["comments"][comment];
            const std::string name = item["name"].get<std::string>() + ": " + wanted["action"].get<std::string>() +
                                     ' ' + wanted.value("wager", "") + ' ' + std::to_string(comment);
            QTest::newRow(name.c_str()) << line << static_cast<int>(comment);
        }
        ++line;
    }
    QVERIFY(all >= 60);
}

void TestComment::aStepIsExplainedAsWorkedByHand() {
    QFETCH(int, line);
    QFETCH(int, comment);
    const Json item = jsonLines("text/comments.jsonl")[static_cast<std::size_t>(line)];
    const Json wanted = item["comments"][static_cast<std::size_t>(comment)];
    const RoundRecord record = recordOf(item["round"]);
    const Settlement settlement = record.game->adjudicate(record.round);
    const auto& steps = settlement.procedure.steps();
    for (std::size_t id = 0; id < steps.size(); ++id) {
        if (!fits(wanted, actOf(steps[id]))) continue;
        const Comment said = text::explainStep(*record.game, record.round, settlement, static_cast<StepId>(id));
        QCOMPARE(said.why, textIn(wanted, "why"));
        if (wanted.contains("arithmetic")) QCOMPARE(said.arithmetic, textIn(wanted, "arithmetic"));
        if (wanted.contains("chips")) QCOMPARE(said.chips, textIn(wanted, "chips"));
        if (wanted.contains("cite")) QCOMPARE(said.cite, textIn(wanted, "cite"));
        if (wanted.contains("ruling")) QCOMPARE(said.ruling, textIn(wanted, "ruling"));
        if (wanted.contains("headline")) QCOMPARE(said.headline, textIn(wanted, "headline"));
        QCOMPARE(said.expected, QString());
        return;
    }
    QFAIL("no such step");
}

void TestComment::aRightActionIsConfirmed() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("settle", 5, "ante");
    const Comment comment = practice.tried(settling(5, "ante", "pay", Money::dollars(15)));
    QCOMPARE(comment.headline, QString("Right. Seat 5: pay the Ante"));
    QCOMPARE(comment.expected, QString());
    QVERIFY(comment.missing.isEmpty());
}

void TestComment::addingTheStakeIsToldByName() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("settle", 5, "super_bonus");
    const Comment comment = practice.tried(settling(5, "super_bonus", "pay", Money::dollars(45)));
    QCOMPARE(comment.headline, QString("Wrong amount"));
    QCOMPARE(comment.why,
             QString("You added the stake: at 2 to 1 it stays the player's anyway, and only the win is paid."));
    QCOMPARE(comment.expected, QString("Seat 5: pay the Super Bonus, $30.00"));
    QCOMPARE(comment.arithmetic, QString("$15 × 2/1 = $30.00"));
}

void TestComment::theAmountOfAnotherRowIsToldByName() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("settle", 5, "queens_up");
    const Comment comment = practice.tried(settling(5, "queens_up", "pay", Money::dollars(20)));
    QCOMPARE(comment.why, QString("$20.00 is what a flush pays; this wager is paid for three of a kind."));
}

void TestComment::aPlainMiscountSaysByHowMuch() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("settle", 5, "queens_up");
    QCOMPARE(practice.tried(settling(5, "queens_up", "pay", Money::dollars(47))).why,
             QString("$47.00 is $2.00 too much."));
    QCOMPARE(practice.tried(settling(5, "queens_up", "pay", Money::dollars(44))).why,
             QString("$44.00 is $1.00 too little."));
    QCOMPARE(practice.tried(settling(5, "queens_up", "pay", {})).why, QString("No amount was named."));
}

void TestComment::aStakePaidForMoreIsToldByName() {
    Practice practice(worked("Four Card: three of a kind is beaten"));
    practice.doUntil("settle", 2, "ante_bonus");
    QCOMPARE(practice.tried(settling(2, "ante_bonus", "pay", Money::cents(1250))).why,
             QString("$12.50 is the stake; it pays 2 to 1."));
}

void TestComment::aStepTooEarlyNamesWhatIsMissing() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("set_hand", 5);
    const Comment comment = practice.tried(settling(5, "queens_up", "pay", Money::dollars(45)));
    QCOMPARE(comment.headline, QString("Not yet"));
    QCOMPARE(comment.why, QString("The hand of seat 5 decides this, and it is not set yet."));
    QCOMPARE(comment.missing.size(), 3);
    QCOMPARE(comment.missing.at(0), QString("Seat 5: set the hand"));
    QCOMPARE(comment.missing.at(1), QString("Seat 5: settle the Ante"));
    QCOMPARE(comment.expected, QString("Now: Seat 5: set the hand"));
    QCOMPARE(comment.arithmetic, QString());
}

void TestComment::aSeatTooEarlyNamesTheSeatThatComesFirst() {
    Practice practice(worked("the dealer's straight flush is shared"));
    practice.doUntil("turn_cards", 3);
    Act act;
    act.action = "turn_cards";
    act.seat = 2;
    const Comment comment = practice.tried(act);
    QCOMPARE(comment.headline, QString("Seat 3 comes first"));
    QCOMPARE(comment.why,
             QString("Seats are settled from the dealer's right, counterclockwise, and seat 3 is not finished."));
    QCOMPARE(comment.expected, QString("Now: Seat 3: turn the cards"));
}

void TestComment::aWrongHandSaysWhatItMakes() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("set_hand", 5);
    Act act = practice.grader.procedure()[practice.grader.allowed().front()].act;
    act.cards = {*Card::parse("6s"), *Card::parse("6h"), *Card::parse("Kc"), *Card::parse("2s")};
    const Comment comment = practice.tried(act);
    QCOMPARE(comment.headline, QString("Wrong hand"));
    QCOMPARE(comment.why, QString("These cards make a pair of 6s; the best hand is three 6s."));
    act.cards = {*Card::parse("6s"), *Card::parse("6h"), *Card::parse("6d"), *Card::parse("2s")};
    QCOMPARE(practice.tried(act).why, QString("These cards make three 6s, but a higher one can be made."));
    act.cards.clear();
    QCOMPARE(practice.tried(act).why, QString("A hand is set from 4 different cards here."));
}

void TestComment::aWrongNameSaysTheRightOne() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("set_dealer_hand");
    Act act = practice.grader.procedure()[practice.grader.allowed().front()].act;
    act.category = "two_pair";
    const Comment comment = practice.tried(act);
    QCOMPARE(comment.headline, QString("Wrong name"));
    QCOMPARE(comment.why, QString("The cards are right, but they are no two pair: they make a pair of 9s."));
}

void TestComment::aWrongOutcomeSaysWhoWins() {
    Practice practice(worked("a flush that loses"));
    practice.doUntil("settle", 3, "ante");
    const Comment comment = practice.tried(settling(3, "ante", "pay", Money::dollars(15)));
    QCOMPARE(comment.headline, QString("Wrong outcome"));
    QVERIFY(comment.why.startsWith("With a flush, 10-high, seat 3 loses to the dealer's flush, ace-high"));
    QCOMPARE(comment.expected, QString("Seat 3: take the Ante, $15.00"));
}

void TestComment::aWagerThatNobodyMadeIsNamed() {
    Practice practice(worked("a flush that loses"));
    const Comment comment = practice.tried(settling(3, "six_card_bonus", "take", Money::dollars(5)));
    QCOMPARE(comment.headline, QString("There is no such wager"));
    QCOMPARE(comment.why, QString("Seat 3 has no Six Card Bonus in this round."));
    // ALL-16: its chip is in the tray already.
    Practice other(worked("four aces from the meter, and envy"));
    QCOMPARE(other.tried(settling(1, "progressive", "take", Money::dollars(1))).why,
             QString("The Progressive of seat 1 was taken before the deal and wins nothing: no chip moves."));
}

void TestComment::aFalseAlarmIsCalmed() {
    Practice practice(worked(kThreeSixes));
    Act act;
    act.action = "stop";
    act.kind = "face_up_card";
    QCOMPARE(practice.tried(act).headline, QString("Nothing is wrong here"));
}

void TestComment::whatIsDoneIsNotDoneTwice() {
    Practice practice(worked(kThreeSixes));
    practice.doUntil("settle", 5, "play");
    const Comment comment = practice.tried(settling(5, "ante", "pay", Money::dollars(15)));
    QCOMPARE(comment.headline, QString("Already done"));
    QCOMPARE(comment.why, QString("This has been done before and is not done twice: Pay the Ante of seat 5, $15.00."));
}

// That it is there is told, what it is not: naming it is the next thing to be done.
void TestComment::anIrregularityThatWasMissedIsToldAfterwards() {
    Practice practice(worked("Hold 'Em Bonus: void, but the bonus is settled"));
    Act act;
    act.action = "reveal_dealer";
    const Comment comment = practice.tried(act);
    QCOMPARE(comment.headline, QString("You went on although something is wrong"));
    QCOMPARE(comment.why, QString("The game stands still until what happened is ruled on."));
    QCOMPARE(comment.expected, QString("Stop the game: look what is wrong."));
}

void TestComment::aWrongKindAndAWrongRulingSayWhatHappened() {
    Practice practice(worked("Hold 'Em Bonus: void, but the bonus is settled"));
    Act act;
    act.action = "stop";
    act.kind = "shoe_jam";
    QCOMPARE(practice.tried(act).headline, QString("Right to stop, but for another reason"));
    act.kind = "dealer_card_exposed";
    QVERIFY(practice.tried(act).headline.startsWith("Right. "));
    Act rule;
    rule.action = "rule";
    rule.ruling = "no_effect";
    const Comment comment = practice.tried(rule);
    QCOMPARE(comment.headline, QString("Wrong ruling"));
    QCOMPARE(comment.expected, QString("Rule: the round is void"));
}

void TestComment::odditiesHaveWordsToo() {
    Act act;
    act.action = "juggle";
    QCOMPARE(text::act(act), QString("Something that no dealer does: juggle"));
    QCOMPARE(Practice(sampleRound()).tried(act).headline, QString("That is not done here"));
    QCOMPARE(text::act(settling(5, "ante", "pay", Money::dollars(1250))), QString("Pay the Ante of seat 5, $1,250.00"));
    QCOMPARE(text::act(settling(5, "marbles", "lend", {})), QString("Settle the marbles of seat 5"));
    Act deal;
    deal.action = "deal";
    deal.to = "7";
    QCOMPARE(text::act(deal), QString("Deal a card to seat 7"));
    deal.to = "nowhere";
    QCOMPARE(text::act(deal), QString("Deal a card to nowhere"));
    Act envy;
    envy.action = "pay_envy";
    envy.seat = 2;
    envy.fromSeat = 4;
    envy.amount = Money::dollars(100);
    QCOMPARE(text::act(envy), QString("Pay envy, seat 2: for seat 4, $100.00"));
}

QTEST_APPLESS_MAIN(TestComment)
#include "tst_comment.moc"
