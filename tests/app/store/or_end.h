#pragma once

#include "app/store/store_refusal.h"

#include <cstdio>
#include <cstdlib>

namespace cutcard::test {

/// For what a test cannot go on without: ends the program where it was refused.
template <typename T>
T orEnd(store::StoreResult<T> result, const char* what) {
    if (result) return std::move(*result);
    std::fprintf(stderr, "%s: refused with fault %d", what, static_cast<int>(result.refusal().fault));
    for (const std::string& param : result.refusal().params) std::fprintf(stderr, " %s", param.c_str());
    std::fprintf(stderr, "\n");
    std::abort();
}

}  // namespace cutcard::test
