#pragma once

#include "app/cli/arguments.h"
#include "engine/rules/rule_book.h"

#include <cstdint>
#include <string>

namespace cutcard::cli {

/// More than any definition or submission needs.
inline constexpr std::size_t kLargestFile = 1024 * 1024;

/// The whole of a file; one that cannot be read or is too large is a bad call.
std::string readFile(const std::string& path, std::size_t largest = kLargestFile);

/// `--rules`: the id of a rule set, or a house's Rules Submission in a file.
RulesSubmission rulesArgument(const Arguments& arguments);

/// `--selections`: a JSON object, "all" (the default for a chapter) or "random" (by the seed). A submission file brings
/// its own selections.
Selections selectionsArgument(const Arguments& arguments, const RulesSubmission& submission, std::uint64_t seed);

/// Four times the Ante and a fed meter have to be amounts that `settle` reads again.
void refuseWhatCannotBeDealt(const Selections& selections);

}  // namespace cutcard::cli
