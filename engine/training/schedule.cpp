#include "engine/training/schedule.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <set>

namespace cutcard {
namespace {

constexpr std::int64_t kSecondsADay = 86'400;

/// Times that a broken clock or a foreign file may give must not overflow what is added to them: ±292 million years.
constexpr std::int64_t kTimeLimit = std::numeric_limits<std::int64_t>::max() / 1'000;

std::int64_t boundedTime(std::int64_t time) {
    return std::clamp(time, -kTimeLimit, kTimeLimit);
}

/// Days are counted as a school lives them, not as periods of 24 hours: who practised yesterday evening and comes back
/// this morning comes back the next day.
std::int64_t dayOf(std::int64_t time, const ScheduleOptions& options) {
    const std::int64_t shifted = boundedTime(time) - options.dayStartsAt;
    return shifted >= 0 ? shifted / kSecondsADay : -((kSecondsADay - 1 - shifted) / kSecondsADay);
}

std::int64_t startOfDay(std::int64_t day, const ScheduleOptions& options) {
    return day * kSecondsADay + options.dayStartsAt;
}

std::int64_t dueAfter(const SkillSchedule& skill, Grade grade, const ScheduleOptions& options) {
    if (grade == Grade::Again) return boundedTime(skill.lastAt) + options.again;
    return startOfDay(dayOf(skill.lastAt, options) + intervalDays(options.fsrs, skill.memory), options);
}

int startedToday(const Schedule& schedule, std::int64_t now, const ScheduleOptions& options) {
    const std::int64_t today = dayOf(now, options);
    return static_cast<int>(std::count_if(schedule.skills.begin(), schedule.skills.end(), [&](const auto& entry) {
        return dayOf(entry.second.firstAt, options) == today;
    }));
}

}  // namespace

std::int64_t TargetTimes::of(std::string_view skill) const {
    std::int64_t target = usual;
    // Of the beginnings of one text the longer sorts behind the shorter: the last that fits is the longest.
    for (const auto& [prefix, time] : byPrefix) {
        if (skill.starts_with(prefix)) target = time;
    }
    return target;
}

Grade gradeOf(const PracticeEvent& event, const TargetTimes& targets) {
    if (!event.right) return Grade::Again;
    const std::int64_t target = targets.of(event.skill);
    if (event.hinted || event.milliseconds > target) return Grade::Hard;
    // Less than half, written such that an odd target is not rounded.
    if (event.milliseconds > 0 && event.milliseconds < target - event.milliseconds) return Grade::Easy;
    return Grade::Good;
}

const SkillSchedule* Schedule::find(const SkillId& id) const {
    const auto found = skills.find(id);
    return found == skills.end() ? nullptr : &found->second;
}

void apply(Schedule& schedule, const PracticeEvent& event, const ScheduleOptions& options) {
    if (event.cram) return;
    const Grade grade = gradeOf(event, options.targets);
    const auto [entry, isNew] = schedule.skills.try_emplace(SkillId{event.rules, event.skill});
    SkillSchedule& skill = entry->second;
    if (isNew) {
        skill.firstAt = event.at;
        skill.memory = firstState(options.fsrs, grade);
    } else {
        const std::int64_t days = dayOf(event.at, options) - dayOf(skill.lastAt, options);
        skill.memory = nextState(options.fsrs, skill.memory, grade, std::max<std::int64_t>(days, 0));
    }
    skill.lastAt = event.at;
    skill.lapses = afterAnswer(skill.lapses, event, options.leech);
    skill.dueAt = dueAfter(skill, grade, options);
}

Schedule rebuild(std::span<const PracticeEvent> events, const ScheduleOptions& options) {
    Schedule schedule;
    for (const PracticeEvent& event : events) apply(schedule, event, options);
    return schedule;
}

bool isDue(const SkillSchedule& skill, std::int64_t now, const ScheduleOptions& options) {
    return skill.dueAt <= now || dayOf(skill.lastAt, options) > dayOf(now, options);
}

double recallNow(const SkillSchedule& skill, std::int64_t now, const ScheduleOptions& options) {
    const auto seconds = static_cast<double>(boundedTime(now) - boundedTime(skill.lastAt));
    return retrievability(options.fsrs, skill.memory, seconds / static_cast<double>(kSecondsADay));
}

std::vector<DueSkill> due(const Schedule& schedule, std::span<const SkillId> curriculum, std::int64_t now,
                          const ScheduleOptions& options) {
    std::vector<DueSkill> reviews;
    std::vector<DueSkill> fresh;
    std::set<SkillId> listed;
    int room = options.newSkillsADay - startedToday(schedule, now, options);
    for (const SkillId& id : curriculum) {
        if (!listed.insert(id).second) continue;
        const SkillSchedule* skill = schedule.find(id);
        if (skill == nullptr) {
            if (room-- > 0) fresh.push_back({id, true, 0.0, Form::Normal});
        } else if (isDue(*skill, now, options)) {
            reviews.push_back({id, false, recallNow(*skill, now, options), skill->lapses.form});
        }
    }
    std::stable_sort(reviews.begin(), reviews.end(),
                     [](const DueSkill& a, const DueSkill& b) { return a.recall < b.recall; });
    reviews.insert(reviews.end(), fresh.begin(), fresh.end());
    return interleaved(reviews);
}

std::vector<DueSkill> interleaved(std::span<const DueSkill> items) {
    // The places of each rule set's items; the foremost is at the back, where it is taken.
    std::map<std::string_view, std::vector<std::size_t>> waiting;
    for (std::size_t i = items.size(); i-- > 0;) waiting[items[i].id.rules].push_back(i);
    std::vector<DueSkill> result;
    result.reserve(items.size());
    std::string_view last;
    while (result.size() < items.size()) {
        std::vector<std::size_t>* best = nullptr;
        for (auto& [rules, places] : waiting) {
            if (places.empty() || (!result.empty() && rules == last)) continue;
            if (best == nullptr || places.back() < best->back()) best = &places;
        }
        if (best == nullptr) best = &waiting[last];
        const DueSkill& next = items[best->back()];
        best->pop_back();
        last = next.id.rules;
        result.push_back(next);
    }
    return result;
}

}  // namespace cutcard
