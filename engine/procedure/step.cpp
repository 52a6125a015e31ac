#include "engine/procedure/step.h"

namespace cutcard {

std::string_view actionName(Action action) {
    static constexpr std::array<std::string_view, kActionCount> kNames = {"announce",
                                                                          "lock_wagers",
                                                                          "collect_progressive",
                                                                          "verify_progressive",
                                                                          "deal",
                                                                          "count_stub",
                                                                          "discard_stub",
                                                                          "ask",
                                                                          "collect_forfeit",
                                                                          "collect_cards",
                                                                          "reveal_dealer",
                                                                          "set_dealer_hand",
                                                                          "turn_cards",
                                                                          "set_hand",
                                                                          "settle",
                                                                          "reveal_six_card",
                                                                          "call_floor",
                                                                          "hold_cards",
                                                                          "pay_envy",
                                                                          "clear_table",
                                                                          "stop",
                                                                          "rule",
                                                                          "return_wager",
                                                                          "discard_card",
                                                                          "reshuffle",
                                                                          "recut",
                                                                          "remove_deck",
                                                                          "cover_device",
                                                                          "reveal_community",
                                                                          "keypad",
                                                                          "inspect_cards",
                                                                          "verify_inspection",
                                                                          "spread_cards",
                                                                          "wash",
                                                                          "stack",
                                                                          "shuffle",
                                                                          "cut",
                                                                          "load_shoe",
                                                                          "alternate_decks",
                                                                          "change_decks",
                                                                          "load_shuffler",
                                                                          "take_shuffled_deck"};
    return kNames[static_cast<std::size_t>(action)];
}

std::string_view outcomeName(Outcome outcome) {
    static constexpr std::array<std::string_view, 3> kNames = {"take", "pay", "return"};
    return kNames[static_cast<std::size_t>(outcome)];
}

}  // namespace cutcard
