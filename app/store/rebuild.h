#pragma once

#include "app/store/database.h"
#include "app/store/store_types.h"
#include "engine/training/schedule.h"

#include <cstdint>
#include <map>

namespace cutcard::store {

/// What is derived from the events and can be thrown away: one schedule a trainee.
struct Rebuilt {
    std::map<Id, Schedule> schedules;
    std::int64_t practice = 0;    ///< Answers that counted.
    std::int64_t exams = 0;       ///< Events of exams and attempts.
    std::int64_t unreadable = 0;  ///< Answers that this program cannot read; they stay in the log.

    std::int64_t skills() const;
};

/// Reads every event once, in the order of arrival. It is the owner of the file who asks, and no name comes out.
StoreResult<Rebuilt> rebuildAll(Database& database, const ScheduleOptions& options);

}  // namespace cutcard::store
