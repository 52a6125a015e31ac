#pragma once

#include "engine/rules/rules_submission.h"

#include <functional>
#include <optional>
#include <string>

namespace cutcard {

/// Writes one JSON line for every wager and paytable of a chapter that the cards alone decide. With `only`, the tables
/// that a house has chosen.
void writeOdds(const RuleSet& rules, const Selections* only, std::optional<Wager> wager,
               const std::function<void(const std::string&)>& line);

}  // namespace cutcard
