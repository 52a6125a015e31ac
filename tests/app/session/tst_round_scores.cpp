#include "app/session/act_words.h"
#include "app/session/round_scores.h"
#include "engine/record/round_record.h"
#include "tests/support/sample_rounds.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// The scores of the sample round, counted by hand: reveal and set the dealer's hand, turn and set seat 1's, then Ante,
// Play and Super Bonus, the cards and the table.
class TestRoundScores : public QObject {
    Q_OBJECT

private slots:
    void everyRespectIsCountedAtTheFirstTry();
    void whatDidNotComeUpIsLeftOut();
};

namespace {

PracticeRound sample() {
    OpenTables tables;
    auto record = readRound(sampleRound(), tables);
    return {record->game, record->round, Way::Guided, GradedFrom::LastDecision};
}

QString told(const PracticeRound& round) {
    QStringList parts;
    for (const RoundScore& score : roundScores(round)) {
        parts << QString("%1 %2/%3").arg(score.name).arg(score.right).arg(score.of);
    }
    return parts.join("; ");
}

}  // namespace

void TestRoundScores::everyRespectIsCountedAtTheFirstTry() {
    PracticeRound round = sample();
    const Money ten = Money::dollars(10);
    round.act(acts::plain(Action::ClearTable), 0);                   // Too early: order 0/1.
    round.act(acts::stop(IrregularityKind::FaceUpCard), 0);          // Nothing is wrong: irregularities 0/1.
    round.watchOn();                                                 // Reveal: order 1/2.
    round.watchOn();                                                 // The dealer's hand: order 2/3, hands 1/1.
    round.watchOn();                                                 // Turn: order 3/4.
    round.act(acts::setHand(1, {}, "pair"), 0);                      // Wrong hand: order 4/5, hands 1/2.
    round.watchOn();                                                 // The second try counts no more.
    round.act(acts::pay(1, Wager::Ante, Money::dollars(20)), 0);     // Order 5/6, outcome 1/1, amount 0/1.
    round.act(acts::pay(1, Wager::Ante, ten), 0);                    // The second try.
    round.act(acts::pay(1, Wager::Play, ten), 0);                    // Order 6/7, outcome 2/2, amount 1/2.
    round.act(acts::pay(1, Wager::SuperBonus, ten), 0);              // Is returned: order 7/8, outcome 2/3.
    while (round.next()) round.watchOn();                            // Cards: order 8/9. The table was tried before.
    QCOMPARE(told(round), QString("Order 8/9; Take, pay, return 2/3; Amounts 1/2; Hands 1/2; Irregularities 0/1"));
}

void TestRoundScores::whatDidNotComeUpIsLeftOut() {
    PracticeRound round = sample();
    QCOMPARE(told(round), QString());
    round.watchOn();
    QCOMPARE(told(round), QString("Order 1/1"));
}

QTEST_MAIN(TestRoundScores)
#include "tst_round_scores.moc"
