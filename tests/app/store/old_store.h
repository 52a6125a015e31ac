#pragma once

#include <string>

namespace cutcard::test {

/// A database of an older schema with a person and events in it, as that schema's program would have left it.
void makeOldStore(const std::string& folder, int schema);

}  // namespace cutcard::test
