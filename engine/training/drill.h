#pragma once

#include "engine/cards/card.h"
#include "engine/money/money.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// One thing, many times: what a drill asks.
enum class DrillKind : std::uint8_t { ReadHand, WhoWins, WhatPays, WhatNext, IsIrregular, Theory };
inline constexpr int kDrillKindCount = 6;

std::string_view drillKindName(DrillKind kind);
std::optional<DrillKind> drillKindNamed(std::string_view name);

/// One answer to choose from: a code with parameters, of which the app makes a sentence. A wrong one names the one
/// wrong rule that leads to it ("neighbouring_row", "for_taken_for_to"), so that a trainee can be told what happened.
struct DrillOption {
    std::string code;
    std::vector<std::string> params = {};
    std::string wrongRule = {};  ///< Empty for the right answer.

    bool operator==(const DrillOption&) const = default;
};

/// A question with its key. `prompt` is a JSON object in the words of the round format (cards, wager, stake, steps).
struct DrillQuestion {
    DrillKind kind = DrillKind::ReadHand;
    std::string rules;
    std::string skill;  ///< A skill, or the topic of a theory question.
    std::string cite;
    std::string ruling = {};
    std::string prompt = {};
    std::vector<DrillOption> options = {};
    std::size_t right = 0;

    bool operator==(const DrillQuestion&) const = default;
};

}  // namespace cutcard
