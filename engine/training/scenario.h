#pragma once

#include "engine/games/game.h"
#include "engine/players/deal_round.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cutcard {

/// A round to order: it has to exercise these skills, and is otherwise as random as a dealt one.
struct ScenarioRequest {
    std::vector<std::string> skills;
    std::uint64_t seed = 1;
    std::int64_t number = 1;
    std::optional<int> players = {};
    std::optional<DealingMethod> method = {};       ///< Nothing: the first that the skills allow.
    std::optional<Irregularity> irregularity = {};  ///< That has to happen, whatever the skills are.
    int tries = 60'000;              ///< Rounds that are looked at before the skills are taken not to go together.
    bool selectionsAreFixed = true;  ///< False: what the house offers may be changed for the skills' sake.
};

struct Scenario {
    std::shared_ptr<const Game> game;
    Round round;
};

/// Why a scenario cannot be made, as a code for the catalogue: "unknown_skill", "skill_not_offered" (under these
/// selections or by this method), "skills_cannot_coexist".
struct ScenarioFault {
    std::string reason;
    std::string skill;
};

using ScenarioResult = std::variant<Scenario, ScenarioFault>;

/// Constructs a round that contains every skill asked for.
ScenarioResult makeScenario(const RulesSubmission& submission, const ScenarioRequest& request);

/// Every skill that a settlement exercises.
std::vector<std::string> skillsIn(const Settlement& settlement);

}  // namespace cutcard
