#pragma once

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/training/act.h"

namespace cutcard {

/// Reads an action as a trainee did it. Words are taken as they are, to be judged; wrong types and unknown keys are
/// refused.
Act readAct(const Json& value, const JsonPath& at, Reading& reading);

/// Writes the members of an act, in the order of a step's.
void writeActMembers(JsonWriter& out, const Act& act);
void writeAct(JsonWriter& out, const Act& act);

/// The "steps" of a settlement as they were written, for a procedure that is judged long after it was made.
GradedProcedure readGradedProcedure(const Json& value, const JsonPath& at, Reading& reading);

/// {"id","action",…,"after","cite","skill"}, the same bytes as in a settlement.
void writeGradedStep(JsonWriter& out, const GradedProcedure& procedure, StepId id);
void writeGradedSteps(JsonWriter& out, const GradedProcedure& procedure);

/// "s1" is step 0.
std::string stepIdText(StepId id);

}  // namespace cutcard
