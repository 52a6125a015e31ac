#pragma once

#include "engine/json/strict_json.h"

#include <string>
#include <vector>

namespace cutcard::test {

/// What breaks a rule of xAPI 1.0.3, Part Two, or of cmi5, in statements that are sent together; each with its place.
/// Written from the specifications, without a look at what makes the statements.
std::vector<std::string> brokenRules(const Json& statements);

}  // namespace cutcard::test
