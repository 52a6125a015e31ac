#include "engine/players/holdem_bonus_player.h"

#include "engine/cards/random_source.h"
#include "engine/games/holdem.h"
#include "engine/hands/hole_cards.h"
#include "engine/players/betting.h"

namespace cutcard {
namespace {

void bet(const Game& game, Temperament temperament, RandomSource& random, Seat& seat) {
    seat.wagers[Wager::Ante] = mainStake(game.selections(), temperament, random);
    placeSideWagers(game.submission(), temperament, random, seat.wagers);
}

/// Everything but 2-3 to 2-7 of two suits.
bool playsBeforeTheFlop(const HoleCards& hole) {
    return hole.suited || hole.low != Rank::Two || hole.high > Rank::Seven || hole.isPair();
}

void decide(const Game&, const Round& round, Temperament temperament, RandomSource& random, Seat& seat) {
    const Money ante = seat.wagers[Wager::Ante];
    const HoleCards hole(seat.cards, {});
    if (deviates(temperament, random) == playsBeforeTheFlop(hole)) {
        seat.decision = Decision::Fold;
        return;
    }
    seat.decision = Decision::Bet;
    seat.wagers[Wager::Flop] = ante * 2;
    const std::span<const Card> board(round.community);
    if (deviates(temperament, random) != pairUsesHoleCard(seat.cards, board.first(3))) seat.wagers[Wager::Turn] = ante;
    if (deviates(temperament, random) != pairUsesHoleCard(seat.cards, board.first(4))) {
        seat.wagers[Wager::River] = ante;
    }
}

}  // namespace

PlayerScript holdemBonusPlayer() {
    return {bet, decide};
}

}  // namespace cutcard
