#include "engine/irregularities/played_on.h"

#include "engine/cards/random_source.h"
#include "engine/players/deal_round.h"

namespace cutcard {
namespace {

/// What was wagered stays; what was not asked for yet comes from the one who decides now.
void goOn(Seat& seat, const Seat& decided) {
    if (seat.folded()) return;
    if (seat.decision == Decision::None && seat.playedOn == Street::None) {
        const std::vector<Card> cards = seat.cards;
        seat = decided;
        seat.cards = cards;
        return;
    }
    for (Wager wager : {Wager::Turn, Wager::River}) {
        if (!seat.wagers.has(wager)) seat.wagers[wager] = decided.wagers[wager];
    }
}

}  // namespace

Round playedOn(const Game& game, const Round& round) {
    Round on = round;
    on.irregularity.reset();
    dealCards(game, on);
    Round decided = on;
    RandomSource random(round.deal->seed);
    decideAll(game, decided, random);
    for (std::size_t i = 0; i < on.seats.size(); ++i) goOn(on.seats[i], decided.seats[i]);
    // Who folds decides who gets a card.
    dealCards(game, on);
    return on;
}

}  // namespace cutcard
