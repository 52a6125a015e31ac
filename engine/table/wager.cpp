#include "engine/table/wager.h"

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kWagerCount> kNames = {"ante",
                                                              "super_bonus",
                                                              "blind",
                                                              "play",
                                                              "flop",
                                                              "turn",
                                                              "river",
                                                              "bet",
                                                              "queens_up",
                                                              "aces_up",
                                                              "bad_beat",
                                                              "holdem_bonus",
                                                              "trips",
                                                              "caribbean_bonus",
                                                              "progressive",
                                                              "five_card_hand_bonus_player",
                                                              "five_card_hand_bonus_dealer",
                                                              "six_card_bonus",
                                                              "cover_all",
                                                              "ante_bonus",
                                                              "magic_card_player",
                                                              "magic_card_dealer",
                                                              "lucky_bonus_player",
                                                              "lucky_bonus_dealer"};

}  // namespace

std::string_view wagerName(Wager wager) {
    return kNames[static_cast<std::size_t>(wager)];
}

std::optional<Wager> wagerNamed(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Wager>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard
