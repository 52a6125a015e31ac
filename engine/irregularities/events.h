#pragma once

#include "engine/rules/rule_set.h"
#include "engine/table/irregularity.h"

#include <vector>

namespace cutcard {

/// Everything that can happen in a chapter, told apart as far as rulings do, look-alikes that are in order included.
std::vector<Irregularity> everyEvent(const RuleSet& rules);

}  // namespace cutcard
