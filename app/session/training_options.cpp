#include "app/session/training_options.h"

#include "app/session/curriculum.h"

#include <QDateTime>

namespace cutcard {
namespace {

constexpr int kDayStartsAtHour = 4;
constexpr std::int64_t kDay = 24 * 60 * 60;

ScheduleOptions options() {
    ScheduleOptions options;
    for (const SkillId& id : wholeCurriculum()) {
        // One bonus wager worked out and paid, or a situation thought through, has the longer time.
        if (groupOf(id.skill) > SkillGroup::Cards) options.targets.byPrefix[id.skill] = kBonusWagerTarget;
    }
    const int offset = QDateTime::currentDateTime().offsetFromUtc();
    options.dayStartsAt = (kDayStartsAtHour * 60 * 60 - offset + 2 * kDay) % kDay;
    return options;
}

}  // namespace

const ScheduleOptions& scheduleOptions() {
    static const ScheduleOptions all = options();
    return all;
}

std::int64_t targetOf(std::string_view skill) {
    return scheduleOptions().targets.of(skill);
}

}  // namespace cutcard
