#pragma once

#include "engine/odds/cover_all_odds.h"

#include <functional>
#include <optional>
#include <string>

namespace cutcard {

struct OddsRequest {
    std::optional<Wager> wager;  ///< Nothing: all of them.
    bool chosenOnly = false;     ///< The tables that the house has chosen, not all of the chapter.
    SimulationLength simulation;
};

/// Writes one JSON line for every wager and paytable that the cards alone decide, and those of Cover All, simulated.
void writeOdds(const RulesSubmission& submission, const OddsRequest& request,
               const std::function<void(const std::string&)>& line);

}  // namespace cutcard
