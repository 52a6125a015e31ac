#pragma once

#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"
#include "engine/hands/hole_cards.h"

#include <optional>
#include <string_view>

namespace cutcard {

/// A line of a paytable.
enum class Row : std::uint8_t {
    FourAces,
    FourOfAKind,
    StraightFlush,
    ThreeOfAKind,
    Flush,
    Straight,
    TwoPair,
    QueensOrBetter,
    PairOfAces,
    TensOrBetter,
    RoyalFlush,
    FullHouse,
    SixCardRoyalDiamonds,
    SixCardRoyal,
    AcesBoth,
    Aces,
    AceKingSuited,
    AceQueenOrJackSuited,
    AceKingOffsuit,
    KingQueenOrJackPair,
    AceQueenOrJackOffsuit,
    PairTenToTwo,
    Less,
    Pair,
    HighCard
};
inline constexpr int kRowCount = 25;

std::string_view rowName(Row row);
std::optional<Row> rowNamed(std::string_view name);

/// Whether a hand is good enough in kind for the row. Rows are tried from the top, the first that covers pays; so
/// "straight flush" covers a royal flush too, which only matters where a table has no row for the royal (ALL-9).
bool covers(Row row, FourCardRank hand);
bool covers(Row row, FiveCardRank hand);
bool covers(Row row, const SixCardHand& hand);
bool covers(Row row, const HoleCards& hand);

/// The name of a category, the same word for four and five cards.
std::string_view categoryName(FourCardCategory category);
std::string_view categoryName(FiveCardCategory category);

}  // namespace cutcard
