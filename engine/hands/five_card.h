#pragma once

#include "engine/cards/card_set.h"
#include "engine/hands/hand_rank.h"

#include <array>
#include <optional>
#include <span>

namespace cutcard {

/// Five-card hands from low to high: 657a.6(d) and, below three of a kind, the usual order of poker.
enum class FiveCardCategory : std::uint8_t {
    HighCard,
    Pair,
    TwoPair,
    ThreeOfAKind,
    Straight,
    Flush,
    FullHouse,
    FourOfAKind,
    StraightFlush,
    RoyalFlush
};

using FiveCardRank = HandRank<FiveCardCategory>;

/// The highest five-card hand among `Cards` cards (5 to 7). With at most seven cards a flush leaves no room for
/// four of a kind or a full house, so the flush is looked at first.
template <int Cards>
constexpr FiveCardRank bestFive(CardSet cards) {
    static_assert(Cards >= 5 && Cards <= 7);
    using enum FiveCardCategory;
    using namespace rank_mask;
    const std::uint64_t bits = cards.bits();
    const RankCounts ranks(bits);

    if (const auto flush = suitsWithAtLeast<5>(bits)) {
        std::uint32_t lane = laneOf(bits, flush);
        if (const auto top = topOfRun<5>(lane)) return {top == kAce ? RoyalFlush : StraightFlush, top, 0};
        while (std::popcount(lane) > 5) lane = withoutLowest<1>(lane);
        return {Flush, lane, 0};
    }
    if (ranks.pairs == 0) {
        if (const auto top = topOfRun<5>(ranks.any)) return {Straight, top, 0};
        return {HighCard, 0, withoutLowest<Cards - 5>(ranks.any)};
    }
    if (ranks.quads != 0) return {FourOfAKind, ranks.quads, highest(ranks.any ^ ranks.quads)};
    if (ranks.trips != 0) {
        const std::uint32_t trips = highest(ranks.trips);
        if (ranks.pairs != trips) return {FullHouse, trips, highest(ranks.pairs ^ trips)};
        if (Cards > 5) {
            if (const auto top = topOfRun<5>(ranks.any)) return {Straight, top, 0};
        }
        return {ThreeOfAKind, trips, withoutLowest<Cards - 5>(ranks.any ^ trips)};
    }
    if (Cards > 5) {
        if (const auto top = topOfRun<5>(ranks.any)) return {Straight, top, 0};
    }
    if ((ranks.pairs & (ranks.pairs - 1)) != 0) {
        const std::uint32_t two = highestTwo(ranks.pairs);
        return {TwoPair, two, highest(ranks.any ^ two)};
    }
    return {Pair, ranks.pairs, withoutLowest<Cards - 5>(ranks.any ^ ranks.pairs)};
}

FiveCardRank bestFive(std::span<const Card> cards);

/// One selection of five cards that makes the best hand; there may be others as good (ALL-6).
std::array<Card, 5> playingFive(std::span<const Card> cards);

/// What a Six Card Bonus looks at: the best five of six, and whether all six make A-K-Q-J-10-9 suited (ALL-12).
struct SixCardHand {
    FiveCardRank best;
    std::optional<Suit> royalSuit;
};

SixCardHand readSixCards(CardSet cards);

}  // namespace cutcard
