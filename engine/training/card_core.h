#pragma once

#include "engine/cards/card_set.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cutcard {

class RandomSource;

/// The cards without which a hand cannot be of its kind: four of a rank, five of a suit in a row. A round to order
/// gets one of them, drawn evenly, and is random otherwise.
enum class CardCore : std::uint8_t {
    Trips,
    Quads,
    FourAces,
    FullHouse,
    Flush,              ///< Five of one suit.
    Straight,           ///< Five in a row.
    FourStraightFlush,  ///< Four of one suit in a row.
    FourRoyal,          ///< A-K-Q-J of one suit.
    StraightFlush,      ///< Five of one suit in a row.
    Royal,              ///< A-K-Q-J-10 of one suit.
    SixCardRoyal,       ///< A-K-Q-J-10-9 of one suit, not diamonds.
    SixCardRoyalDiamonds,
    PairOfAces,
    AceKingSuited,
    TripsOrStraightFlush  ///< Three of a rank, or four of one suit in a row, as often as five cards hold them.
};

/// One of all the cores of a kind, each equally likely.
std::vector<Card> drawCore(CardCore core, RandomSource& random);

/// How many cores of a kind a set of cards holds. A deal is reached by each of them, so it has to be kept the more
/// rarely the more there are.
int countCores(CardCore core, CardSet cards);

}  // namespace cutcard
