#pragma once

#include "engine/rules/rule_set.h"

#include <QString>

#include <string_view>
#include <vector>

namespace cutcard::text {

/// Paragraphs as a lawyer writes them, each once: "58 Pa. Code § 657a.11(c)(3)(ii)(B), 657a.12(a)". Those of a rule set
/// that is no part of the Pennsylvania Code stand as the rule set has them.
QString citation(const RuleSet& rules, const std::vector<std::string_view>& cites);

}  // namespace cutcard::text
