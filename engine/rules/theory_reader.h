#pragma once

#include "engine/json/json_reader.h"
#include "engine/rules/rule_set.h"

#include <vector>

namespace cutcard {

/// Reads the topics that a chapter has. `catalogue` is assets/theory.json; what a number is comes from the seats, cards
/// and facts of `rules`, which must have been read before.
std::vector<TheoryTopic> readTheory(const Json& value, const JsonPath& at, const Json& catalogue, const RuleSet& rules,
                                    Reading& reading);

}  // namespace cutcard
