#pragma once

#include "app/store/database.h"
#include "app/store/journal.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cutcard::store {

/// What can still be read of a damaged database; nothing of it is believed without its hash.
struct DamagedContent {
    Id origin;
    std::optional<std::int64_t> lastSequence;
    Digest lastHash{};
    std::map<std::int64_t, Event> events;
};

DamagedContent readDamaged(const std::string& path);

/// Takes over the rows whose hashes are right. Returns the tables that are not proved to be as they were.
std::vector<std::string> salvageTables(Database& into, const std::string& damagedPath);

}  // namespace cutcard::store
