#include "engine/table/irregularity.h"

#include <array>
#include <cstddef>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kIrregularityKindCount> kKinds = {
    "face_up_card", "card_drawn_in_error", "wrong_card_count",     "dealer_card_exposed", "shuffler_jam",
    "shoe_jam",     "device_out_of_order", "shuffler_count_wrong", "stub_count_wrong",    "cut_too_shallow",
    "late_wager",   "cash_wager",          "player_left",          "second_position",     "progressive_count_mismatch"};

constexpr std::array<std::string_view, 5> kMoments = {"dealing", "after_initial_cards", "before_last_decision",
                                                      "after_last_decision", "after_reveal"};

constexpr std::array<std::string_view, 4> kHolders = {"player", "dealer", "community", "six_card_bonus"};

template <typename Enum, std::size_t Size>
std::optional<Enum> named(const std::array<std::string_view, Size>& names, std::string_view name) {
    for (std::size_t i = 0; i < Size; ++i) {
        if (names[i] == name) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace

std::string_view irregularityName(IrregularityKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<IrregularityKind> irregularityNamed(std::string_view name) {
    return named<IrregularityKind>(kKinds, name);
}

std::string_view momentName(Moment moment) {
    return kMoments[static_cast<std::size_t>(moment)];
}

std::optional<Moment> momentNamed(std::string_view name) {
    return named<Moment>(kMoments, name);
}

std::string_view holderName(Holder holder) {
    return kHolders[static_cast<std::size_t>(holder)];
}

std::optional<Holder> holderNamed(std::string_view name) {
    return named<Holder>(kHolders, name);
}

}  // namespace cutcard
