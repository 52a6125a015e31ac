#pragma once

#include "app/store/store.h"

#include <optional>

namespace cutcard::store {

inline std::optional<StoreRefusal> refusedName(const std::string& name) {
    if (name.empty() || name.size() > kLongestName)
        return StoreRefusal{StoreFault::BadName, {std::to_string(kLongestName)}};
    return std::nullopt;
}

}  // namespace cutcard::store
