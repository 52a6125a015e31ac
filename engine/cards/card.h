#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

enum class Rank : std::uint8_t { Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace };

inline constexpr int kDeckSize = 52;

/// One of the 52 cards, numbered 0–51: two of clubs, two of diamonds, … ace of spades.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit)
        : m_index(static_cast<std::uint8_t>(static_cast<int>(rank) * 4 + static_cast<int>(suit))) {}

    static constexpr Card fromIndex(int index) {
        Card card;
        card.m_index = static_cast<std::uint8_t>(index);
        return card;
    }

    /// "Td" is the ten of diamonds; anything that is not a card gives nothing.
    static std::optional<Card> parse(std::string_view text);

    constexpr int index() const { return m_index; }
    constexpr Rank rank() const { return static_cast<Rank>(m_index / 4); }
    constexpr Suit suit() const { return static_cast<Suit>(m_index % 4); }

    /// Rank and suit in the notation of the round files.
    std::string_view name() const;

    constexpr auto operator<=>(const Card&) const = default;

private:
    std::uint8_t m_index = 0;
};

}  // namespace cutcard
