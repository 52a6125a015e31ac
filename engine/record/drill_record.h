#pragma once

#include "engine/json/json_writer.h"
#include "engine/table/refusal.h"
#include "engine/training/drill.h"

#include <string_view>

namespace cutcard {

/// Writes a `cutcard-drill/1`: a question with its answers and its key.
void writeDrill(JsonWriter& out, const DrillQuestion& question);

/// Reads one back. Anything else than a question with one right answer, and a wrong rule for each of the others, is
/// refused.
Result<DrillQuestion> readDrillLine(std::string_view line);

}  // namespace cutcard
