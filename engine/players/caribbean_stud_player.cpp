#include "engine/players/caribbean_stud_player.h"

#include "engine/cards/random_source.h"
#include "engine/hands/five_card.h"
#include "engine/players/betting.h"

#include <algorithm>

namespace cutcard {
namespace {

void bet(const Game& game, Temperament temperament, RandomSource& random, Seat& seat) {
    seat.wagers[Wager::Ante] = mainStake(game.selections(), temperament, random);
    placeSideWagers(game.submission(), temperament, random, seat.wagers);
}

/// Any pair or better; ace-king only when the dealer's up card makes it worth it.
bool betsByTheBook(const std::vector<Card>& cards, Rank upCard) {
    const FiveCardRank hand = bestFive<5>(CardSet(cards));
    if (hand.category() >= FiveCardCategory::Pair) return true;
    std::vector<Rank> ranks;
    ranks.reserve(cards.size());
    for (Card card : cards) ranks.push_back(card.rank());
    std::sort(ranks.rbegin(), ranks.rend());
    if (ranks[0] != Rank::Ace || ranks[1] != Rank::King) return false;
    const bool matches = std::find(ranks.begin(), ranks.end(), upCard) != ranks.end();
    if (upCard <= Rank::Queen && matches) return true;
    if (upCard >= Rank::King) return ranks[2] == Rank::Queen || ranks[2] == Rank::Jack;
    return !matches && ranks[2] == Rank::Queen && upCard < ranks[3];
}

void decide(const Game&, const Round& round, Temperament temperament, RandomSource& random, Seat& seat) {
    if (deviates(temperament, random) == betsByTheBook(seat.cards, round.dealer.back().rank())) {
        seat.decision = Decision::Fold;
    } else {
        seat.decision = Decision::Bet;
        seat.wagers[Wager::Bet] = seat.wagers[Wager::Ante] * 2;
    }
}

}  // namespace

PlayerScript caribbeanStudPlayer() {
    return {bet, decide};
}

}  // namespace cutcard
