#pragma once

#include "engine/cards/card.h"

#include <array>
#include <span>

namespace cutcard {

/// The first selection of `Count` cards, in the order dealt, for which `isBest` holds. `isBest` holds for at least one.
template <std::size_t Count, typename Predicate>
std::array<Card, Count> firstSelection(std::span<const Card> cards, Predicate isBest) {
    std::array<std::size_t, Count> chosen;
    for (std::size_t i = 0; i < Count; ++i) chosen[i] = i;
    std::array<Card, Count> hand{};
    for (;;) {
        for (std::size_t i = 0; i < Count; ++i) hand[i] = cards[chosen[i]];
        if (isBest(hand)) return hand;
        std::size_t moving = Count;
        while (moving > 0 && chosen[moving - 1] == cards.size() - Count + moving - 1) --moving;
        if (moving == 0) return hand;
        ++chosen[moving - 1];
        for (std::size_t i = moving; i < Count; ++i) chosen[i] = chosen[i - 1] + 1;
    }
}

}  // namespace cutcard
