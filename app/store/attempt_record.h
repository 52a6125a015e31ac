#pragma once

#include "app/store/database.h"
#include "app/store/exam_types.h"

#include <optional>

namespace cutcard::store {

/// A row of the derived table of attempts: what a list shows, and where the transcript stands.
struct AttemptRecord {
    std::int64_t number = 0;
    AttemptRow row;
    std::int64_t form = 0;  ///< 0: none of the store's.
    std::int64_t events = 0;
    Digest head{};
    std::int64_t item = 0;        ///< The one that is worked on, from 1; 0: none.
    std::int64_t lastKind = -1;   ///< An AttemptEventKind.
    std::int64_t importedAt = 0;  ///< Position of the event that took it in from elsewhere; 0: it began here.
    std::int64_t position = 0;    ///< Of the last event that counts in it.
    Digest details{};             ///< Of its items, skills and errors.

    bool isImported() const { return importedAt > 0; }
    bool isLast(AttemptEventKind kind) const { return lastKind == static_cast<std::int64_t>(kind); }
};

/// Nothing: there is no such attempt.
StoreResult<std::optional<AttemptRecord>> findAttempt(Database& database, const Id& attempt);

/// A record without a number gets the next one.
StoreResult<Done> writeAttempt(Database& database, AttemptRecord& record);

}  // namespace cutcard::store
