#pragma once

#include "engine/cards/card_set.h"
#include "engine/hands/hand_rank.h"

#include <array>
#include <span>

namespace cutcard {

/// Four-card hands from low to high: 657a.6(b), 641a.6(b).
enum class FourCardCategory : std::uint8_t {
    HighCard,
    Pair,
    TwoPair,
    Straight,
    Flush,
    ThreeOfAKind,
    StraightFlush,
    FourOfAKind
};

using FourCardRank = HandRank<FourCardCategory>;

/// The highest four-card hand among `Cards` cards (4 to 6).
template <int Cards>
constexpr FourCardRank bestFour(CardSet cards) {
    static_assert(Cards >= 4 && Cards <= 6);
    using enum FourCardCategory;
    const std::uint64_t bits = cards.bits();
    const RankCounts ranks(bits);
    const std::uint64_t flush = suitsWithAtLeast<4>(bits);

    if (ranks.quads != 0) return {FourOfAKind, ranks.quads, 0};
    if (flush != 0) {
        if (const auto top = topOfRun<4>(laneOf(bits, flush))) return {StraightFlush, top, 0};
    }
    if (ranks.trips != 0) {
        const std::uint32_t trips = rank_mask::highest(ranks.trips);
        return {ThreeOfAKind, trips, rank_mask::highest(ranks.any ^ trips)};
    }
    if (flush != 0) {
        std::uint32_t lane = laneOf(bits, flush);
        while (std::popcount(lane) > 4) lane = rank_mask::withoutLowest<1>(lane);
        return {Flush, lane, 0};
    }
    if (const auto top = topOfRun<4>(ranks.any)) return {Straight, top, 0};
    if (ranks.pairs == 0) return {HighCard, 0, rank_mask::withoutLowest<Cards - 4>(ranks.any)};
    if ((ranks.pairs & (ranks.pairs - 1)) != 0) return {TwoPair, rank_mask::highestTwo(ranks.pairs), 0};
    return {Pair, ranks.pairs, rank_mask::withoutLowest<Cards - 4>(ranks.any ^ ranks.pairs)};
}

FourCardRank bestFour(std::span<const Card> cards);

/// One selection of four cards that makes the best hand; there may be others as good (ALL-6).
std::array<Card, 4> playingFour(std::span<const Card> cards);

/// Ace-high and king-high hands count, queen-high ones do not: 657a.11(c)(3).
constexpr bool kingHighOrBetter(FourCardRank rank) {
    return rank.category() != FourCardCategory::HighCard || rank.others() >= rank_mask::kKing;
}

constexpr bool pairOfAcesOrBetter(FourCardRank rank) {
    return rank.category() > FourCardCategory::Pair ||
           (rank.category() == FourCardCategory::Pair && rank.made() == rank_mask::kAce);
}

}  // namespace cutcard
