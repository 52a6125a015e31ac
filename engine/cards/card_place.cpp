#include "engine/cards/card_place.h"

#include <array>

namespace cutcard {

std::string_view spotName(Spot spot) {
    static constexpr std::array<std::string_view, 5> kNames = {"dealer", "community", "six_card_bonus", "burn",
                                                               "discard"};
    return kNames[static_cast<std::size_t>(spot)];
}

}  // namespace cutcard
