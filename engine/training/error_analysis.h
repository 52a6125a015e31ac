#pragma once

#include "engine/games/game.h"
#include "engine/training/error_family.h"
#include "engine/training/grader.h"

#include <optional>

namespace cutcard {

/// The family that a wrong action belongs to, from what was done and what was right; nothing where it was right or
/// done already. `missing` are the steps that should have come before (Grader::missingBefore of the verdict's step).
std::optional<ErrorFamily> errorFamilyOf(const Verdict& verdict, const Act& act, const GradedProcedure& procedure,
                                         const std::vector<StepId>& missing, const Game& game,
                                         const Settlement& settlement);

}  // namespace cutcard
