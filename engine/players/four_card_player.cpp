#include "engine/players/four_card_player.h"

#include "engine/cards/random_source.h"
#include "engine/hands/four_card.h"
#include "engine/players/betting.h"

namespace cutcard {
namespace {

constexpr std::uint32_t rankBit(Rank rank) {
    return 2U << static_cast<unsigned>(rank);
}

bool pairOrBetterFrom(FourCardRank hand, Rank lowest) {
    return hand.category() > FourCardCategory::Pair ||
           (hand.category() == FourCardCategory::Pair && hand.made() >= rankBit(lowest));
}

void bet(const Game& game, Temperament temperament, RandomSource& random, Seat& seat) {
    seat.wagers[Wager::Ante] = mainStake(game.selections(), temperament, random);
    placeSideWagers(game.submission(), temperament, random, seat.wagers);
    // Some only play against the table: Aces Up without an Ante (FC-2).
    if (game.submission().offers(Wager::AcesUp) && random.percent(10)) {
        seat.wagers[Wager::AcesUp] = seat.wagers[Wager::Ante];
        for (Wager needsAnte :
             {Wager::Ante, Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer, Wager::SixCardBonus}) {
            seat.wagers[needsAnte] = Money();
        }
    }
}

void decide(const Game&, const Round&, Temperament temperament, RandomSource& random, Seat& seat) {
    if (!seat.wagers.has(Wager::Ante)) return;
    const FourCardRank hand = bestFour<5>(CardSet(seat.cards));
    if (deviates(temperament, random) != pairOrBetterFrom(hand, Rank::Three)) {
        const bool strong = pairOrBetterFrom(hand, Rank::Ten);
        const int times = random.percent(10) ? 2 : strong ? 3 : 1;
        seat.decision = Decision::Bet;
        seat.wagers[Wager::Play] = seat.wagers[Wager::Ante] * times;
    } else {
        seat.decision = Decision::Fold;
    }
}

}  // namespace

PlayerScript fourCardPlayer() {
    return {bet, decide};
}

}  // namespace cutcard
