#pragma once

#include "engine/json/json_writer.h"
#include "engine/rules/rule_set.h"

namespace cutcard {

/// One line of `rules list`.
void writeRulesSummary(JsonWriter& out, const RuleSet& rules);

/// The whole rule set with every paytable, its citations and what a house can choose.
void writeRules(JsonWriter& out, const RuleSet& rules);

}  // namespace cutcard
