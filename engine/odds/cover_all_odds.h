#pragma once

#include "engine/odds/house_edge.h"
#include "engine/rules/rules_submission.h"

namespace cutcard {

/// How long to watch simulated players, and from which seed on: round n is dealt from seed + n, as `deal` does it.
struct SimulationLength {
    std::uint64_t seed = 1;
    std::uint64_t rounds = 200'000;
};

/// Cover All at a table with so many players. Folded hands do not compete (C4-9), so it depends on who folds: the
/// rounds of simulated players are counted. The house's options hold, its other side wagers are left out: they decide
/// nothing here.
WagerOdds simulatedCoverAll(const RulesSubmission& submission, const Paytable& table, const SimulationLength& length);

}  // namespace cutcard
