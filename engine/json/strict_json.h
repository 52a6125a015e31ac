#pragma once

#include "engine/table/refusal.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace cutcard {

using Json = nlohmann::json;

/// Parses one JSON text. Stricter than the standard: a key twice in one object and nesting deeper than any of our
/// formats are refused, so that nothing passes unnoticed and no input makes the reader's work grow without bound. The
/// value of the outermost object's `ignored` key is checked for its syntax only, and stands as null in the document.
Result<Json> parseStrictJson(std::string_view text, std::string_view ignored = {});

}  // namespace cutcard
