#pragma once

#include "engine/money/money.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// Everything that has a line of its own in a settlement: first what players wager, then what is paid on top of it.
enum class Wager : std::uint8_t {
    Ante,
    SuperBonus,
    Blind,
    Play,
    Flop,
    Turn,
    River,
    Bet,
    QueensUp,
    AcesUp,
    BadBeat,
    HoldemBonus,
    Trips,
    CaribbeanBonus,
    Progressive,
    FiveCardHandBonusPlayer,
    FiveCardHandBonusDealer,
    SixCardBonus,
    CoverAll,
    AnteBonus,
    MagicCardPlayer,
    MagicCardDealer,
    LuckyBonusPlayer,
    LuckyBonusDealer
};
inline constexpr int kWagerCount = 24;

std::string_view wagerName(Wager wager);
std::optional<Wager> wagerNamed(std::string_view name);

/// Made after the deal, as part of a decision.
constexpr bool isDecisionWager(Wager wager) {
    return wager >= Wager::Play && wager <= Wager::Bet;
}

/// Not wagered but paid on top of another wager.
constexpr bool isPaidOnTop(Wager wager) {
    return wager >= Wager::AnteBonus;
}

/// Collected before the deal (or placed electronically): nothing is on the felt when it is settled (ALL-2, ALL-11).
constexpr bool isTakenBeforeTheDeal(Wager wager) {
    return wager == Wager::Progressive || wager == Wager::FiveCardHandBonusPlayer ||
           wager == Wager::FiveCardHandBonusDealer;
}

/// What one seat has wagered; zero where it has not.
class Wagers {
public:
    constexpr Money& operator[](Wager wager) { return m_stakes[static_cast<std::size_t>(wager)]; }
    constexpr Money operator[](Wager wager) const { return m_stakes[static_cast<std::size_t>(wager)]; }
    constexpr bool has(Wager wager) const { return !(*this)[wager].isZero(); }
    constexpr bool operator==(const Wagers&) const = default;

private:
    std::array<Money, kWagerCount> m_stakes{};
};

}  // namespace cutcard
