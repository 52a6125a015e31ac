#pragma once

#include "engine/training/drill.h"
#include "engine/training/scenario.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace cutcard {

/// Where the items of an exam come from.
struct ItemSource {
    std::function<ScenarioResult(const RulesSubmission&, const ScenarioRequest&)> round;
    /// About a skill, or about anything where none is named. Nothing where this table has no such question.
    std::function<std::optional<DrillQuestion>(const Game&, DrillKind, std::string_view skill, std::uint64_t seed)>
        question;
};

/// Rounds to order and the questions of the drills.
ItemSource standardSource();

}  // namespace cutcard
