#pragma once

#include "app/store/database.h"
#include "app/store/store_types.h"
#include "engine/training/mastery.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace cutcard::store {

/// What is derived from the events and can be thrown away: for each trainee the schedule, and how well every skill that
/// was practised is known.
struct Rebuilt {
    std::map<Id, Schedule> schedules;
    std::array<std::int64_t, kLevelCount> skillsAt = {};  ///< Of all trainees, by level.
    std::int64_t practice = 0;                            ///< Answers that counted.
    std::int64_t exams = 0;                               ///< Events of exams and attempts.
    std::int64_t attempts = 0;                            ///< At exams.
    std::int64_t differing = 0;   ///< Of these, stored otherwise than they follow from the events.
    std::int64_t unreadable = 0;  ///< Answers that this program cannot read; they stay in the log.

    std::int64_t skills() const;
};

/// Reads every answer once, trainee by trainee. `now` (seconds since the epoch) is when skills are looked at; nothing:
/// at each trainee's last answer. It is the owner of the file who asks, and no name comes out.
StoreResult<Rebuilt> rebuildAll(Database& database, const ScheduleOptions& options,
                                std::optional<std::int64_t> now = {});

}  // namespace cutcard::store
