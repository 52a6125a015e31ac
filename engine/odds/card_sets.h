#pragma once

#include "engine/cards/card_set.h"

#include <span>
#include <vector>

namespace cutcard {

/// The cards of a set one by one, each as a set of its own.
inline std::vector<CardSet> singleCards(CardSet cards) {
    std::vector<CardSet> singles;
    for (int i = 0; i < kDeckSize; ++i) {
        if (cards.contains(Card::fromIndex(i))) singles.push_back(CardSet{Card::fromIndex(i)});
    }
    return singles;
}

inline CardSet wholeDeck() {
    CardSet deck;
    for (int i = 0; i < kDeckSize; ++i) deck.add(Card::fromIndex(i));
    return deck;
}

/// Calls `visit` with every set that adds `Cards` cards of `from` to `chosen`.
template <int Cards, typename Visit>
void forEachSet(CardSet chosen, std::span<const CardSet> from, const Visit& visit) {
    if constexpr (Cards == 0) {
        visit(chosen);
    } else {
        for (std::size_t i = 0; i + Cards <= from.size(); ++i) {
            forEachSet<Cards - 1>(chosen | from[i], from.subspan(i + 1), visit);
        }
    }
}

}  // namespace cutcard
