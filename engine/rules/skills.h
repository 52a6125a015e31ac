#pragma once

#include "engine/rules/rules_submission.h"

#include <vector>

namespace cutcard {

/// Every skill of a chapter, by id.
std::vector<const Branch*> skillsOf(const RuleSet& rules);

/// Those that a table with these selections can ask for.
std::vector<const Branch*> skillsOf(const RulesSubmission& submission);

}  // namespace cutcard
