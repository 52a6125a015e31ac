#pragma once

#include "engine/cards/card.h"

#include <array>

namespace cutcard {

class RandomSource;

/// 52 cards, the top one first.
using Deck = std::array<Card, kDeckSize>;

/// As a new deck comes out of the box: by rank, then by suit.
Deck orderedDeck();

/// Every one of the 52! orders equally likely.
Deck shuffledDeck(RandomSource& random);

}  // namespace cutcard
