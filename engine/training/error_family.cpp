#include "engine/training/error_family.h"

#include <array>
#include <cstddef>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kErrorFamilyCount> kFamilies = {
    "wrong_order",      "misread_hand",        "wrong_row", "missed_side_wager", "wrong_qualifier", "arithmetic",
    "to_taken_for_for", "exposed_card_missed", "other"};

}  // namespace

std::string_view errorFamilyName(ErrorFamily family) {
    return kFamilies[static_cast<std::size_t>(family)];
}

std::optional<ErrorFamily> errorFamilyNamed(std::string_view name) {
    for (std::size_t i = 0; i < kFamilies.size(); ++i) {
        if (kFamilies[i] == name) return static_cast<ErrorFamily>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard
