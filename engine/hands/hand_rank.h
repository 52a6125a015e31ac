#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace cutcard {

/// A hand's rank as one number: a higher hand has the higher number, equal hands have the same (ALL-5, ALL-6).
/// Four bits of category, then the ranks that make the category (the quads, trips, pairs, the top of the
/// straight), then the other ranks, both as masks with one bit a rank, in which the highest card decides first.
template <typename CategoryType>
class HandRank {
public:
    using Category = CategoryType;

    constexpr HandRank() = default;
    constexpr HandRank(Category category, std::uint32_t made, std::uint32_t others)
        : m_value(static_cast<std::uint32_t>(category) << 28 | made << 14 | others) {}

    constexpr Category category() const { return static_cast<Category>(m_value >> 28); }
    constexpr std::uint32_t value() const { return m_value; }

    /// The ranks that make the category, one bit a rank (bit 1: two … bit 13: ace).
    constexpr std::uint32_t made() const { return m_value >> 14 & 0x3fff; }
    constexpr std::uint32_t others() const { return m_value & 0x3fff; }

    constexpr auto operator<=>(const HandRank&) const = default;

private:
    std::uint32_t m_value = 0;
};

namespace rank_mask {

inline constexpr std::uint32_t kTen = 1U << 9;
inline constexpr std::uint32_t kJack = 1U << 10;
inline constexpr std::uint32_t kQueen = 1U << 11;
inline constexpr std::uint32_t kKing = 1U << 12;
inline constexpr std::uint32_t kAce = 1U << 13;

constexpr std::uint32_t highest(std::uint32_t mask) {
    return std::bit_floor(mask);
}

template <int Count>
constexpr std::uint32_t withoutLowest(std::uint32_t mask) {
    for (int i = 0; i < Count; ++i) mask &= mask - 1;
    return mask;
}

/// The two highest ranks of a mask that has at least two.
constexpr std::uint32_t highestTwo(std::uint32_t mask) {
    const std::uint32_t first = highest(mask);
    return first | highest(mask ^ first);
}

}  // namespace rank_mask

/// How often each rank occurs in a set, as masks: at least once, twice, three times, four times.
struct RankCounts {
    constexpr explicit RankCounts(std::uint64_t bits) {
        const auto a = static_cast<std::uint32_t>(bits & 0xffff);
        const auto b = static_cast<std::uint32_t>(bits >> 16 & 0xffff);
        const auto c = static_cast<std::uint32_t>(bits >> 32 & 0xffff);
        const auto d = static_cast<std::uint32_t>(bits >> 48);
        any = a | b | c | d;
        pairs = (a & b) | (c & d) | ((a | b) & (c | d));
        trips = (a & b & (c | d)) | (c & d & (a | b));
        quads = a & b & c & d;
    }

    std::uint32_t any, pairs, trips, quads;
};

/// Bit 3 of a suit's lane is set where the suit has at least `Wanted` of at most seven cards.
template <int Wanted>
constexpr std::uint64_t suitsWithAtLeast(std::uint64_t bits) {
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    bits = (bits + (bits >> 8)) & 0x000f000f000f000f;
    return (bits + (8 - Wanted) * 0x0001000100010001) & 0x0008000800080008;
}

/// The lane of the one suit that `suitsWithAtLeast` found.
constexpr std::uint32_t laneOf(std::uint64_t bits, std::uint64_t found) {
    return static_cast<std::uint32_t>(bits >> (std::countr_zero(found) - 3) & 0xffff);
}

/// The top rank of the highest run of `Length` consecutive ranks, or 0. The ace is low below the two only (ALL-7).
template <int Length>
constexpr std::uint32_t topOfRun(std::uint32_t mask) {
    mask |= mask >> 13 & 1;
    std::uint32_t runs = mask;
    for (int i = 1; i < Length; ++i) runs &= mask >> i;
    return rank_mask::highest(runs) << (Length - 1);
}

}  // namespace cutcard
