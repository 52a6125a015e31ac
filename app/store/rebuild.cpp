#include "app/store/rebuild.h"

#include "app/store/sql_texts.h"
#include "app/store/store.h"
#include "engine/record/practice_record.h"

namespace cutcard::store {

std::int64_t Rebuilt::skills() const {
    std::int64_t count = 0;
    for (const auto& [trainee, schedule] : schedules) count += static_cast<std::int64_t>(schedule.skills.size());
    return count;
}

StoreResult<Rebuilt> rebuildAll(Database& database, const ScheduleOptions& options) {
    Rebuilt rebuilt;
    Statement row = database.use(sql::all_events);
    while (row.step()) {
        const std::string kind = row.text(1);
        if (isExamKind(kind)) ++rebuilt.exams;
        if (kind != "practice.answered") continue;
        const auto answer = readPracticeEvent(row.text(3), row.number(0) / 1000);
        if (!answer) {
            ++rebuilt.unreadable;
            continue;
        }
        ++rebuilt.practice;
        apply(rebuilt.schedules[row.text(2)], *answer, options);
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return rebuilt;
}

}  // namespace cutcard::store
