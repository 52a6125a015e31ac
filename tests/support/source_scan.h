#pragma once

#include <string>
#include <vector>

namespace cutcard::test {

/// A refusal as the sources make it: the reason, and how many parameters go with it.
struct RefusalInSource {
    std::string reason;
    std::size_t params = 0;
    std::string file;
};

/// Every refusal with a reason in quotes below engine/ and app/.
std::vector<RefusalInSource> refusalsInSources();

}  // namespace cutcard::test
