#pragma once

#include "engine/hands/five_card.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace cutcard {

/// What somebody sees in cards who has one rule of reading hands wrong.
struct Misreading {
    std::string rule;
    FiveCardCategory category = FiveCardCategory::HighCard;
};

/// Cards as they lie: a hand, and the community cards beside it.
struct CardsToRead {
    std::vector<Card> hand;
    std::vector<Card> community;
    std::size_t playing = 5;  ///< How many of them make a hand.
};

/// Every wrong rule with what it makes of the cards; some of them happen to come to the right name.
std::vector<Misreading> misreadings(const CardsToRead& cards, FiveCardCategory right);

}  // namespace cutcard
