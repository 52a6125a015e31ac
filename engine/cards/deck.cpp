#include "engine/cards/deck.h"

#include "engine/cards/random_source.h"

#include <utility>

namespace cutcard {

Deck orderedDeck() {
    Deck deck;
    for (int i = 0; i < kDeckSize; ++i) deck[static_cast<std::size_t>(i)] = Card::fromIndex(i);
    return deck;
}

Deck shuffledDeck(RandomSource& random) {
    Deck deck = orderedDeck();
    for (std::size_t left = deck.size(); left > 1; --left) {
        std::swap(deck[left - 1], deck[random.below(left)]);
    }
    return deck;
}

}  // namespace cutcard
