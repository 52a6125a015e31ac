#include "app/store/rebuild.h"

#include "app/store/attempt_projection.h"
#include "app/store/sql_texts.h"
#include "engine/record/practice_record.h"

#include <set>

namespace cutcard::store {
namespace {

void addTrainee(Rebuilt& rebuilt, const Id& trainee, const std::vector<PracticeEvent>& answers,
                const ScheduleOptions& options, std::int64_t now) {
    rebuilt.schedules[trainee] = rebuild(answers, options);
    std::set<SkillId> practised;
    for (const PracticeEvent& answer : answers) practised.insert({answer.rules, answer.skill});
    const std::vector<SkillId> curriculum(practised.begin(), practised.end());
    for (const SkillMastery& skill : masteryOf(answers, curriculum, now, options, MasteryOptions()).skills) {
        ++rebuilt.skillsAt[static_cast<std::size_t>(skill.level)];
    }
}

StoreResult<Done> rebuildInside(Database& database, Rebuilt& rebuilt) {
    const auto tables = database.value(sql::derived_tables);
    if (!tables) return tables.refusal();
    auto made = database.execute(*tables);
    if (!made) return made;
    auto filled = AttemptProjection(database).makeAnew();
    if (!filled) return filled;
    const auto attempts = database.number(sql::attempts_made_anew);
    if (!attempts) return attempts.refusal();
    const auto differing = database.number(sql::attempts_that_differ);
    if (!differing) return differing.refusal();
    rebuilt.attempts = *attempts;
    rebuilt.differing = *differing;
    return Done{};
}

/// In temporary tables of the same names, which come before the stored ones and are gone afterwards: nothing is
/// written to the store.
StoreResult<Done> rebuildAttempts(Database& database, Rebuilt& rebuilt) {
    auto begun = database.execute("BEGIN");
    if (!begun) return begun;
    auto done = rebuildInside(database, rebuilt);
    auto gone = database.execute("ROLLBACK");
    return done ? gone : done;
}

}  // namespace

std::int64_t Rebuilt::skills() const {
    std::int64_t count = 0;
    for (const auto& [trainee, schedule] : schedules) count += static_cast<std::int64_t>(schedule.skills.size());
    return count;
}

StoreResult<Rebuilt> rebuildAll(Database& database, const ScheduleOptions& options, std::optional<std::int64_t> now) {
    Rebuilt rebuilt;
    std::vector<PracticeEvent> answers;
    Id trainee;
    const auto finish = [&] {
        if (!answers.empty()) addTrainee(rebuilt, trainee, answers, options, now.value_or(answers.back().at));
        answers.clear();
    };
    Statement row = database.use(sql::answers_by_trainee);
    while (row.step()) {
        Id subject = row.text(1);
        if (subject != trainee) {
            finish();
            trainee = std::move(subject);
        }
        const auto answer = readPracticeEvent(row.text(2), row.number(0) / 1000);
        if (answer) {
            ++rebuilt.practice;
            answers.push_back(*answer);
        } else {
            ++rebuilt.unreadable;
        }
    }
    finish();
    if (const auto outcome = row.outcome(); !outcome) return outcome.refusal();
    const auto exams = database.number(sql::count_exam_events);
    if (!exams) return exams.refusal();
    rebuilt.exams = *exams;
    if (const auto again = rebuildAttempts(database, rebuilt); !again) return again.refusal();
    return rebuilt;
}

}  // namespace cutcard::store
