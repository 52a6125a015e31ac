#pragma once

#include "engine/training/fsrs.h"
#include "engine/training/leech.h"
#include "engine/training/practice_event.h"

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

// Public yardsticks of the trade, in milliseconds.
inline constexpr std::int64_t kSingleAmountTarget = 10'000;
inline constexpr std::int64_t kBonusWagerTarget = 30'000;

/// How long an answer may take. The kind of a skill is the beginning of its id; the longest one that fits counts.
struct TargetTimes {
    std::int64_t usual = kSingleAmountTarget;
    std::map<std::string, std::int64_t, std::less<>> byPrefix;

    std::int64_t of(std::string_view skill) const;
    bool operator==(const TargetTimes&) const = default;
};

struct ScheduleOptions {
    FsrsParameters fsrs;
    TargetTimes targets;
    LeechOptions leech;
    std::int64_t again = 600;      ///< Seconds until a skill that was answered wrongly comes back.
    std::int64_t dayStartsAt = 0;  ///< Seconds after midnight UTC at which the school's day begins.
    int newSkillsADay = 10;

    bool operator==(const ScheduleOptions&) const = default;
};

/// Wrong: Again. Right with a hint, or slower than the target: Hard. Faster than half the target: Easy. Otherwise, and
/// where the time is not known, Good.
Grade gradeOf(const PracticeEvent& event, const TargetTimes& targets);

struct SkillSchedule {
    MemoryState memory;
    std::int64_t firstAt = 0;
    std::int64_t lastAt = 0;
    std::int64_t dueAt = 0;
    LapseCount lapses;

    bool operator==(const SkillSchedule&) const = default;
};

/// What is known of every skill that was ever practised.
struct Schedule {
    std::map<SkillId, SkillSchedule> skills;

    const SkillSchedule* find(const SkillId& id) const;
    bool operator==(const Schedule&) const = default;
};

/// One event more. Events count in the order in which they were appended, whatever their clocks said: where a clock was
/// set back, no time has passed. Cram mode changes nothing.
void apply(Schedule& schedule, const PracticeEvent& event, const ScheduleOptions& options);

Schedule rebuild(std::span<const PracticeEvent> events, const ScheduleOptions& options);

/// A skill is due from the beginning of its day on. One whose last answer carries a later day than now was answered
/// under a wrong clock; it is due as well, because its own date could be years away.
bool isDue(const SkillSchedule& skill, std::int64_t now, const ScheduleOptions& options);

/// The chance that the skill is still there.
double recallNow(const SkillSchedule& skill, std::int64_t now, const ScheduleOptions& options);

struct DueSkill {
    SkillId id;
    bool isNew = false;
    double recall = 0;  ///< 0 for a new skill.
    Form form = Form::Normal;

    bool operator==(const DueSkill&) const = default;
};

/// What to review now, of the skills of the curriculum: the most forgotten first, then new ones in the order of the
/// curriculum, as many as the day still allows; interleaved.
std::vector<DueSkill> due(const Schedule& schedule, std::span<const SkillId> curriculum, std::int64_t now,
                          const ScheduleOptions& options);

/// The same items such that two neighbours are of one rule set only when no other is left; otherwise as near to the
/// given order as that allows.
std::vector<DueSkill> interleaved(std::span<const DueSkill> items);

}  // namespace cutcard
