#include "engine/players/crazy_four_player.h"

#include "engine/cards/random_source.h"
#include "engine/hands/four_card.h"
#include "engine/players/betting.h"

namespace cutcard {
namespace {

// The lowest hand that is worth an Ante more.
constexpr FourCardRank kKingQueenEightFour =
    bestFour<4>({Card(Rank::King, Suit::Clubs), Card(Rank::Queen, Suit::Diamonds), Card(Rank::Eight, Suit::Hearts),
                 Card(Rank::Four, Suit::Spades)});

void bet(const Game& game, Temperament temperament, RandomSource& random, Seat& seat) {
    seat.wagers[Wager::Ante] = seat.wagers[Wager::SuperBonus] = mainStake(game.selections(), temperament, random);
    placeSideWagers(game.submission(), temperament, random, seat.wagers);
}

bool plays(FourCardRank hand, Temperament temperament, RandomSource& random) {
    const bool worthIt = hand >= kKingQueenEightFour;
    switch (temperament) {
    case Temperament::Careful: return worthIt && !(hand.category() == FourCardCategory::HighCard && random.percent(30));
    case Temperament::ByTheBook: return worthIt;
    case Temperament::Bold: return worthIt || random.percent(40);
    case Temperament::Superstitious: return random.percent(15) ? !worthIt : worthIt;
    }
    return worthIt;
}

int timesTheAnte(FourCardRank hand, Temperament temperament, RandomSource& random) {
    if (!pairOfAcesOrBetter(hand)) return 1;
    if (temperament == Temperament::ByTheBook || temperament == Temperament::Bold) return 3;
    return random.between(1, 3);
}

void decide(const Game&, const Round&, Temperament temperament, RandomSource& random, Seat& seat) {
    const FourCardRank hand = bestFour<5>(CardSet(seat.cards));
    if (!plays(hand, temperament, random)) {
        seat.decision = Decision::Fold;
        return;
    }
    seat.decision = Decision::Bet;
    seat.wagers[Wager::Play] = seat.wagers[Wager::Ante] * timesTheAnte(hand, temperament, random);
}

}  // namespace

PlayerScript crazyFourPlayer() {
    return {bet, decide};
}

}  // namespace cutcard
