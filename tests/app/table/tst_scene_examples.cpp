#include "tests/app/table/scene_rounds.h"
#include "tests/support/sample_rounds.h"
#include "tests/support/step_names.h"
#include "tests/support/worked_cases.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// What lies where at known moments of known rounds.
class TestSceneExamples : public QObject {
    Q_OBJECT

private slots:
    void aRoundWithoutADeckIsDealtAndDecided();
    void theHandThatIsSetLiesInFrontInItsOrder();
    void aPaidWagerStaysUntilTheCardsAreCollected();
    void theUpCardLiesFaceUpFromTheBeginning();
    void theBoardShowsTheHandThatWasSetLast();
    void progressiveChipsAreInTheTrayBeforeTheCards();
    void electronicWagersHaveLightsAndNoChips();
    void aPlayWagerComesWhenThePlayerIsAsked();
};

namespace {

SceneCard cardNamed(const Scene& scene, std::string_view name) {
    return scene.cards[static_cast<std::size_t>(Card::parse(name)->index())];
}

}  // namespace

// The round of the examples: aces and sevens against king high; Ante and Play are paid, the Super Bonus goes back.
void TestSceneExamples::aRoundWithoutADeckIsDealtAndDecided() {
    const RoundRecord record = recordOf(sampleRound("10"));
    const Played round = played(record.game, record.round);
    const Scene scene = round.afterFirst(0);
    QCOMPARE(cardsAt(scene, Zone::Seat, record.round.seats[0].number).size(), std::size_t(5));
    QCOMPARE(cardsAt(scene, Zone::Dealer).size(), std::size_t(5));
    QCOMPARE(cardsAt(scene, Zone::Rack).size(), std::size_t(42));
    QVERIFY(std::none_of(scene.cards.begin(), scene.cards.end(), [](const SceneCard& card) { return card.faceUp; }));
    const int seat = record.round.seats[0].number;
    QVERIFY(chipsOf(scene, seat, Wager::Play, false)->zone == ChipZone::Spot);
    QCOMPARE(spotOf(scene, seat, Wager::Ante).stake.inCents(), 1000);
    QVERIFY(scene.betsClosed);
}

void TestSceneExamples::theHandThatIsSetLiesInFrontInItsOrder() {
    const RoundRecord record = recordOf(sampleRound("10"));
    const Played round = played(record.game, record.round);
    const int seat = record.round.seats[0].number;
    const StepId set = *stepNamed(round.settlement.procedure, "set_hand " + std::to_string(seat));
    const Scene scene = round.afterFirst(set + std::size_t{1});
    const std::vector<std::string> cards = cardsAt(scene, Zone::Seat, seat);
    const HandSet& hand = *round.settlement.seats[0].hand;
    QCOMPARE(hand.size, 4);
    for (int i = 0; i < 4; ++i) {
        const auto slot = static_cast<std::size_t>(i);
        QCOMPARE(cards[slot], std::string(hand.cards[slot].name()));
        QVERIFY(cardNamed(scene, cards[slot]).plays);
    }
    const SceneCard fifth = cardNamed(scene, cards[4]);
    QVERIFY(fifth.aside && !fifth.plays && fifth.faceUp);
    QCOMPARE(std::string(scene.seats[static_cast<std::size_t>(seat - 1)].hand->category), std::string("two_pair"));
    QVERIFY(scene.dealerQualifies == true);
}

void TestSceneExamples::aPaidWagerStaysUntilTheCardsAreCollected() {
    const RoundRecord record = recordOf(sampleRound("10"));
    const Played round = played(record.game, record.round);
    const int seat = record.round.seats[0].number;
    const auto after = [&](const std::string& name) {
        return round.afterFirst(*stepNamed(round.settlement.procedure, name) + std::size_t{1});
    };
    const std::string number = std::to_string(seat);
    const Scene paid = after("settle " + number + " ante");
    QVERIFY(chipsOf(paid, seat, Wager::Ante, false)->zone == ChipZone::Spot);
    QVERIFY(chipsOf(paid, seat, Wager::Ante, true)->zone == ChipZone::Beside);
    QCOMPARE(chipsOf(paid, seat, Wager::Ante, true)->amount.inCents(), 1000);
    QVERIFY(spotOf(paid, seat, Wager::Ante).mark == SpotMark::Paid);
    const Scene returned = after("settle " + number + " super_bonus");
    QVERIFY(chipsOf(returned, seat, Wager::SuperBonus, false)->zone == ChipZone::Player);
    QVERIFY(spotOf(returned, seat, Wager::SuperBonus).mark == SpotMark::Returned);
    const Scene collected = after("collect_cards " + number);
    QVERIFY(chipsOf(collected, seat, Wager::Ante, false)->zone == ChipZone::Player);
    QVERIFY(chipsOf(collected, seat, Wager::Ante, true)->zone == ChipZone::Player);
    QVERIFY(collected.seats[static_cast<std::size_t>(seat - 1)].cleared);
    QVERIFY(!collected.tableIsClear);
}

void TestSceneExamples::theUpCardLiesFaceUpFromTheBeginning() {
    for (const char* rules : {"pa-641a-fourcard", "pa-555-caribbean-stud"}) {
        const auto game = tableWithEverything(rules);
        for (DealingMethod method : game->rules().methods) {
            DealRequest request;
            request.method = method;
            Round round = dealRound(*game, request);
            const auto up = [](const Scene& scene) {
                std::vector<int> numbers;
                for (const SceneCard& card : scene.cards) {
                    if (card.zone == Zone::Dealer && card.faceUp) numbers.push_back(card.slot);
                }
                return numbers;
            };
            // Until the dealer's cards are turned it is the last one alone, dealt or written down.
            const std::vector<int> last = {game->rules().cards.dealer - 1};
            const Played dealt = played(game, round);
            const StepId reveal = *stepNamed(dealt.settlement.procedure, "reveal_dealer");
            QVERIFY(up(dealt.afterFirst(reveal)) == last);
            round.deal.reset();
            QVERIFY(up(played(game, round).afterFirst(0)) == last);
        }
    }
}

void TestSceneExamples::theBoardShowsTheHandThatWasSetLast() {
    const auto game = tableWithEverything("pa-569-ultimate-holdem");
    DealRequest request;
    request.players = 4;
    const Played round = played(game, dealRound(*game, request));
    const auto& steps = round.settlement.procedure.steps();
    int hands = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].action != Action::SetHand) continue;
        ++hands;
        const auto& hand = std::get<HandSet>(steps[i].detail);
        const Scene scene = round.afterFirst(i + 1);
        int plays = 0;
        for (int card = 0; card < kDeckSize; ++card) {
            const SceneCard& shown = scene.cards[static_cast<std::size_t>(card)];
            const bool here =
                shown.zone == Zone::Community || (shown.zone == Zone::Seat && shown.seat == steps[i].seat);
            if (here && shown.plays) ++plays;
        }
        QCOMPARE(plays, hand.size);
    }
    QVERIFY(hands > 1);
}

void TestSceneExamples::progressiveChipsAreInTheTrayBeforeTheCards() {
    for (const Played& round : roundsOf("ma-crazy4", 4)) {
        if (!round.round.anyone(Wager::Progressive)) continue;
        const auto& procedure = round.settlement.procedure;
        const StepId key = *stepNamed(procedure, "keypad coin_in");
        const StepId collect = *stepNamed(procedure, "collect_progressive");
        for (const Seat& seat : round.round.seats) {
            if (!seat.wagers.has(Wager::Progressive)) continue;
            // MA 13(b): the key lights the sensors, then the chips go.
            QVERIFY(!spotOf(round.afterFirst(key), seat.number, Wager::Progressive).lit);
            const Scene lit = round.afterFirst(collect);
            QVERIFY(spotOf(lit, seat.number, Wager::Progressive).lit);
            QVERIFY(chipsOf(lit, seat.number, Wager::Progressive, false)->zone == ChipZone::Spot);
            const Scene collected = round.afterFirst(collect + std::size_t{1});
            QVERIFY(spotOf(collected, seat.number, Wager::Progressive).lit);
            QVERIFY(chipsOf(collected, seat.number, Wager::Progressive, false)->zone == ChipZone::Tray);
        }
    }
}

void TestSceneExamples::electronicWagersHaveLightsAndNoChips() {
    int seen = 0;
    for (const Played& round : roundsOf("pa-641a-fourcard", 6)) {
        const StepId lock = *stepNamed(round.settlement.procedure, "lock_wagers");
        const Scene before = round.afterFirst(lock);
        const Scene locked = round.afterFirst(lock + std::size_t{1});
        for (const Seat& seat : round.round.seats) {
            if (!seat.wagers.has(Wager::FiveCardHandBonusPlayer)) continue;
            ++seen;
            QVERIFY(chipsOf(locked, seat.number, Wager::FiveCardHandBonusPlayer, false) == nullptr);
            QVERIFY(!spotOf(before, seat.number, Wager::FiveCardHandBonusPlayer).lit);
            QVERIFY(spotOf(locked, seat.number, Wager::FiveCardHandBonusPlayer).lit);
        }
    }
    QVERIFY(seen > 0);
}

void TestSceneExamples::aPlayWagerComesWhenThePlayerIsAsked() {
    for (const Played& round : roundsOf("pa-569-ultimate-holdem", 8)) {
        const auto& steps = round.settlement.procedure.steps();
        for (const Seat& seat : round.round.seats) {
            int asked = 0;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                if (steps[i].action != Action::Ask || steps[i].seat != seat.number) continue;
                ++asked;
                const Scene scene = round.afterFirst(i + 1);
                const SceneSeat& shown = scene.seats[static_cast<std::size_t>(seat.number - 1)];
                const bool last = seat.folded() ? asked == 3 : asked == static_cast<int>(seat.playedOn);
                QCOMPARE(shown.decided, last);
                QCOMPARE(shown.folded, last && seat.folded());
                const SceneChips* play = chipsOf(scene, seat.number, Wager::Play, false);
                QCOMPARE(play != nullptr && play->zone == ChipZone::Spot, last && !seat.folded());
            }
            QVERIFY(asked >= 1);
        }
    }
}

QTEST_APPLESS_MAIN(TestSceneExamples)
#include "tst_scene_examples.moc"
