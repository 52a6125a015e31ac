#pragma once

#include "engine/rules/rules_submission.h"

#include <string>

namespace cutcard {

/// Writes a `cutcard-submission/1` with every selection said, so that it means the same when defaults change.
void writeSubmission(JsonWriter& out, const RulesSubmission& submission);
std::string submissionText(const RulesSubmission& submission);

}  // namespace cutcard
