#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace cutcard {

/// Where a card can go besides a seat.
enum class Spot : std::uint8_t { Dealer, Community, SixCardBonus, Burn, Discard };

std::string_view spotName(Spot spot);

/// A seat number, or one of the spots in front of the dealer.
using CardPlace = std::variant<int, Spot>;

/// Where the next card goes, and how it lies there.
struct CardSlot {
    CardPlace to;
    bool faceUp = false;
};

/// Where every card of a round goes, from the top of the deck on.
using DealPlan = std::vector<CardSlot>;

}  // namespace cutcard
