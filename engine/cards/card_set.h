#pragma once

#include "engine/cards/card.h"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace cutcard {

/// A set of cards as one 64-bit word: a lane of 16 bits a suit, in it bit 1 for the two up to bit 13 for the ace.
/// Bit 0 of a lane stays free for the ace played low, bits 14 and 15 keep the lanes apart when they are shifted.
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards) {
        for (Card card : cards) add(card);
    }
    constexpr explicit CardSet(std::span<const Card> cards) {
        for (Card card : cards) add(card);
    }

    static constexpr std::uint64_t bit(Card card) {
        return std::uint64_t{2} << (static_cast<int>(card.suit()) * 16 + static_cast<int>(card.rank()));
    }

    constexpr void add(Card card) { m_bits |= bit(card); }
    constexpr void remove(Card card) { m_bits &= ~bit(card); }
    constexpr bool contains(Card card) const { return (m_bits & bit(card)) != 0; }
    constexpr std::uint64_t bits() const { return m_bits; }
    constexpr int size() const { return std::popcount(m_bits); }

    constexpr CardSet operator|(CardSet other) const {
        CardSet both;
        both.m_bits = m_bits | other.m_bits;
        return both;
    }
    constexpr bool operator==(const CardSet&) const = default;

private:
    std::uint64_t m_bits = 0;
};

}  // namespace cutcard
