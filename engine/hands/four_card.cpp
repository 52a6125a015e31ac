#include "engine/hands/four_card.h"

#include "engine/hands/playing_cards.h"

namespace cutcard {

FourCardRank bestFour(std::span<const Card> cards) {
    const CardSet set(cards);
    switch (cards.size()) {
    case 4: return bestFour<4>(set);
    case 5: return bestFour<5>(set);
    default: return bestFour<6>(set);
    }
}

std::array<Card, 4> playingFour(std::span<const Card> cards) {
    const FourCardRank best = bestFour(cards);
    return firstSelection<4>(cards, [best](std::span<const Card> four) { return bestFour<4>(CardSet(four)) == best; });
}

}  // namespace cutcard
