#include "engine/hands/five_card.h"

#include "engine/hands/playing_cards.h"

namespace cutcard {

FiveCardRank bestFive(std::span<const Card> cards) {
    const CardSet set(cards);
    switch (cards.size()) {
    case 5: return bestFive<5>(set);
    case 6: return bestFive<6>(set);
    default: return bestFive<7>(set);
    }
}

std::array<Card, 5> playingFive(std::span<const Card> cards) {
    const FiveCardRank best = bestFive(cards);
    return firstSelection<5>(cards, [best](std::span<const Card> five) { return bestFive<5>(CardSet(five)) == best; });
}

SixCardHand readSixCards(CardSet cards) {
    SixCardHand hand{bestFive<6>(cards), std::nullopt};
    // The six top ranks of one lane: nine to ace.
    constexpr std::uint64_t kNineToAce = 0x3f00;
    for (int suit = 0; suit < 4; ++suit) {
        if (cards.bits() == kNineToAce << (suit * 16)) hand.royalSuit = static_cast<Suit>(suit);
    }
    return hand;
}

}  // namespace cutcard
