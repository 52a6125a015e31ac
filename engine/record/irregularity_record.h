#pragma once

#include "engine/irregularities/ruling.h"
#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"

namespace cutcard {

/// Reads {"kind",…its fields,"at_step"}; fields of other kinds are refused.
Irregularity readIrregularity(const Json& value, const JsonPath& at, const RuleSet& rules, Reading& reading);

void writeIrregularity(JsonWriter& out, const Irregularity& irregularity);

}  // namespace cutcard
