#include "engine/table/refusal.h"

#include <array>

namespace cutcard {

std::string_view refusalCodeName(RefusalCode code) {
    static constexpr std::array<std::string_view, kRefusalCodeCount> kNames = {"bad_json",
                                                                               "bad_format",
                                                                               "unknown_rules",
                                                                               "unknown_selection",
                                                                               "bad_card",
                                                                               "duplicate_card",
                                                                               "card_count",
                                                                               "bad_amount",
                                                                               "bad_seat",
                                                                               "duplicate_seat",
                                                                               "wager_not_offered",
                                                                               "wager_missing",
                                                                               "super_bonus_not_equal",
                                                                               "bad_play",
                                                                               "bad_progressive_wager",
                                                                               "decision_missing",
                                                                               "event_changed",
                                                                               "event_missing",
                                                                               "event_added",
                                                                               "event_order",
                                                                               "cut_off",
                                                                               "unknown_version",
                                                                               "other_rules"};
    return kNames[static_cast<std::size_t>(code)];
}

}  // namespace cutcard
