#include "app/store/rebuild.h"

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
    Statement exams = database.use(sql::count_exam_events);
    if (exams.step()) rebuilt.exams = exams.number(0);
    if (const auto outcome = exams.outcome(); !outcome) return outcome.refusal();
    return rebuilt;
}

}  // namespace cutcard::store
