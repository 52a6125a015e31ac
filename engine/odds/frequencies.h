#pragma once

#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"
#include "engine/hands/hole_cards.h"

#include <cstdint>
#include <vector>

namespace cutcard {

/// Hands that no paytable tells apart, and how many there are.
template <typename Hand>
struct HandClass {
    Hand hand;
    std::uint64_t count = 0;
};

/// Every equally likely set of cards, sorted into classes.
template <typename Hand>
struct Frequencies {
    std::vector<HandClass<Hand>> classes;
    std::uint64_t hands = 0;
};

/// Counted over all sets of cards, once; each takes a fraction of a second.
const Frequencies<FourCardRank>& bestFourOfFive();
const Frequencies<FourCardRank>& bestFourOfSix();
const Frequencies<FiveCardRank>& fiveCardHands();
const Frequencies<SixCardHand>& bestFiveOfSix();
const Frequencies<FiveCardRank>& bestFiveOfSeven();

/// The player's two cards; and with them, over all pairs of such hands, whether the dealer has two aces (TH-3).
const Frequencies<HoleCards>& holeCards();
const Frequencies<HoleCards>& holeCardsOfPlayerAndDealer();

}  // namespace cutcard
