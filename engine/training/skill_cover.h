#pragma once

#include "engine/training/scenario.h"

namespace cutcard {

/// Rounds that together exercise every skill that a table can ask for.
struct SkillCover {
    std::vector<Scenario> rounds;
    std::vector<std::string> uncovered;  ///< Skills for which no round was found.
};

/// As few rounds as it finds: rare skills are put together, and of several rounds the one is taken that adds most.
SkillCover coverSkills(const RulesSubmission& submission, std::uint64_t seed);

}  // namespace cutcard
