#pragma once

#include <string>
#include <string_view>

struct sqlite3;

namespace cutcard::store {

/// Text for comparing without regard to case, in any alphabet. Bytes that are no UTF-8 stay as they are.
std::string folded(std::string_view text);

/// Gives a connection the same as folded(text).
void addFolding(sqlite3* database);

}  // namespace cutcard::store
