#pragma once

#include "app/store/store_options.h"

#include <string>
#include <vector>

namespace cutcard::store {

/// Numbers of events, both included.
struct LostEvents {
    std::int64_t first = 0;
    std::int64_t last = 0;

    bool operator==(const LostEvents&) const = default;
};

/// What a rescue brought back, and what it could not.
struct RescueReport {
    std::string backup;  ///< The file that it began with; empty: none was whole.
    std::int64_t fromBackup = 0;
    std::int64_t fromJournal = 0;
    std::int64_t fromDamaged = 0;
    std::vector<LostEvents> lost;
    std::vector<std::string> incomplete;  ///< Tables in which what changed since the backup may be lost.
    std::vector<std::string> journalDamage;
    std::string damaged;  ///< The folder in which the damaged files are kept.
};

/// Makes a whole store of what is left: the newest whole backup, then every event that the journal or the damaged file
/// still proves by its hashes, then the rows of the damaged file whose hashes are right. The damaged files are kept.
StoreResult<RescueReport> rescue(const StoreOptions& options);

}  // namespace cutcard::store
