#include "engine/training/reason_family.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

using Words = std::initializer_list<std::string_view>;

bool isOneOf(std::string_view word, Words words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Skills begin with their game, "c4.queens_up.flush", unless the games share them.
bool isAboutASideWager(std::string_view skill) {
    constexpr std::array<std::string_view, 10> kWagers = {"queens_up.", "aces_up.",     "trips.", "bonus.",
                                                          "bad_beat.",  "progressive.", "fchb.",  "six_card.",
                                                          "cover_all.", "envy."};
    return std::any_of(kWagers.begin(), kWagers.end(), [skill](std::string_view wager) {
        const auto at = skill.find(wager);
        return at == 0 || (at != std::string_view::npos && skill[at - 1] == '.');
    });
}

bool isAboutAnIrregularity(std::string_view skill) {
    return skill.starts_with("irregular.") || skill.find(".irregular.") != std::string_view::npos;
}

}  // namespace

bool asksForTheQualifier(std::string_view skill) {
    constexpr std::array<std::string_view, 4> kWords = {"dealer_below", "no_hand", "below_king", "below_pair"};
    return std::any_of(kWords.begin(), kWords.end(),
                       [skill](std::string_view word) { return skill.find(word) != std::string_view::npos; });
}

ErrorFamily familyOfWrongRule(std::string_view rule) {
    if (isOneOf(rule, {"five_card_order", "four_card_order", "fifth_card_counted", "ace_around_the_corner",
                       "ace_high_only", "flush_overlooked", "straight_overlooked", "colour_taken_for_suit",
                       "pair_overlooked", "equal_card_overlooked", "equal_cards_paired", "royal_not_told_apart",
                       "one_card_short", "board_alone", "both_hole_cards_forced", "river_overlooked",
                       "fifth_card_compared", "hole_cards_compared", "hands_confused"})) {
        return ErrorFamily::MisreadHand;
    }
    if (isOneOf(rule, {"qualifier_forgotten", "qualifier_misjudged", "qualifier_of_another_game"})) {
        return ErrorFamily::WrongQualifier;
    }
    if (isOneOf(rule, {"row_above", "row_below", "neighbouring_letter"})) return ErrorFamily::WrongRow;
    if (isOneOf(rule, {"to_taken_for_for", "for_taken_for_to"})) return ErrorFamily::ToTakenForFor;
    if (isOneOf(rule, {"stake_added", "stake_deducted", "odds_inverted", "whole_meter", "breakage_ignored",
                       "breakage_of_another_house", "stake_returned", "paid_on_the_ante", "limit_ignored"})) {
        return ErrorFamily::Arithmetic;
    }
    if (isOneOf(rule, {"wrong_seat_order", "out_of_order", "already_done", "cleared_too_early", "collected_before_envy",
                       "revealed_before_forfeits", "settled_before_hand_set", "settled_before_floor",
                       "side_wager_before_main", "settled_before_six_card"})) {
        return ErrorFamily::WrongOrder;
    }
    return rule == "went_on_regardless" ? ErrorFamily::ExposedCardMissed : ErrorFamily::Other;
}

ErrorFamily familyOfReason(std::string_view reason, std::string_view skill) {
    if (const auto family = errorFamilyNamed(reason)) return *family;
    if (reason == "missed_irregularity") return ErrorFamily::ExposedCardMissed;
    if (reason == "wrong_hand" || reason == "wrong_name") return ErrorFamily::MisreadHand;
    if (reason == "wrong_outcome") {
        return asksForTheQualifier(skill) ? ErrorFamily::WrongQualifier : ErrorFamily::MisreadHand;
    }
    if (reason == "wrong_amount") return ErrorFamily::Arithmetic;
    if (reason == "not_done" && isAboutASideWager(skill)) return ErrorFamily::MissedSideWager;
    if (reason == "not_done" && isAboutAnIrregularity(skill)) return ErrorFamily::ExposedCardMissed;
    return familyOfWrongRule(reason);
}

}  // namespace cutcard
