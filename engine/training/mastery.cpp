#include "engine/training/mastery.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace cutcard {
namespace {

using Answers = std::vector<const PracticeEvent*>;

constexpr std::array<std::string_view, kLevelCount> kLevels = {"not_seen", "learning", "practised", "mastered"};

/// A day. Longer times are no times of answers, and their sum must not overflow.
constexpr std::int64_t kLongestAnswer = 86'400'000;

/// The last so many of them, oldest first.
std::span<const PracticeEvent* const> lastOf(const Answers& answers, int window) {
    const auto size = static_cast<std::size_t>(std::max(window, 1));
    const std::span<const PracticeEvent* const> all(answers);
    return all.last(std::min(all.size(), size));
}

bool rightUnaided(const PracticeEvent* answer) {
    return answer->right && !answer->hinted;
}

std::optional<std::int64_t> median(std::vector<std::int64_t> values) {
    if (values.empty()) return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    if (values.size() % 2 == 1) return values[middle];
    return values[middle - 1] + (values[middle] - values[middle - 1]) / 2;
}

Tally tallyOf(const Answers& answers, int window) {
    Tally tally;
    for (const PracticeEvent* answer : answers) {
        ++tally.answers;
        if (answer->right) ++tally.right;
        if (answer->right && answer->hinted) ++tally.hinted;
    }
    const auto last = lastOf(answers, window);
    if (last.empty()) return tally;
    tally.rightRate =
        static_cast<double>(std::count_if(last.begin(), last.end(), rightUnaided)) / static_cast<double>(last.size());
    std::vector<std::int64_t> times;
    for (const PracticeEvent* answer : last) {
        if (answer->right && answer->milliseconds > 0) times.push_back(answer->milliseconds);
    }
    tally.medianMilliseconds = median(std::move(times));
    return tally;
}

bool isMastered(const SkillMastery& skill, const MemoryState& memory, const MasteryOptions& options) {
    return skill.tally.answers >= options.masteredAnswers && skill.tally.rightRate >= options.masteredRate &&
           memory.stability >= options.masteredStability && skill.recall >= options.masteredRecall &&
           skill.form == Form::Normal;
}

SkillMastery skillMastery(const SkillId& id, const Answers& answers, const Schedule& schedule, std::int64_t now,
                          const ScheduleOptions& scheduling, const MasteryOptions& options) {
    SkillMastery mastery;
    mastery.id = id;
    const SkillSchedule* scheduled = schedule.find(id);
    if (scheduled == nullptr) return mastery;
    mastery.tally = tallyOf(answers, options.window);
    mastery.recall = recallNow(*scheduled, now, scheduling);
    mastery.due = isDue(*scheduled, now, scheduling);
    mastery.form = scheduled->lapses.form;
    mastery.lapses = scheduled->lapses.lapses;
    mastery.level = Level::Learning;
    if (mastery.tally.answers >= options.practisedAnswers && mastery.tally.rightRate >= options.practisedRate) {
        mastery.level = Level::Practised;
    }
    if (isMastered(mastery, scheduled->memory, options)) mastery.level = Level::Mastered;
    return mastery;
}

Level levelOf(const std::array<int, kLevelCount>& skillsAt, const MasteryOptions& options) {
    const auto at = [&](Level level) { return skillsAt[static_cast<std::size_t>(level)]; };
    const int mastered = at(Level::Mastered);
    const int practised = mastered + at(Level::Practised);
    const int seen = practised + at(Level::Learning);
    const int all = seen + at(Level::NotSeen);
    if (seen == 0) return Level::NotSeen;
    const auto share = [&](int skills) { return static_cast<double>(skills) / all; };
    if (share(mastered) >= options.masteredShare) return Level::Mastered;
    return share(practised) >= options.practisedShare ? Level::Practised : Level::Learning;
}

/// Each answer stands for one hand dealt with; those that were not timed say nothing about pace.
std::optional<double> paceOf(const Answers& answers, const Tally& tally, const MasteryOptions& options) {
    int hands = 0;
    std::int64_t time = 0;
    for (const PracticeEvent* answer : lastOf(answers, options.rulesWindow)) {
        if (answer->milliseconds <= 0) continue;
        ++hands;
        time += std::min(answer->milliseconds, kLongestAnswer);
    }
    return handsPerHour(hands, time, tally.rightRate.value_or(0.0), options);
}

RulesMastery rulesMastery(const std::string& rules, const Answers& answers, std::span<const SkillMastery> skills,
                          const MasteryOptions& options) {
    RulesMastery mastery;
    mastery.rules = rules;
    mastery.tally = tallyOf(answers, options.rulesWindow);
    mastery.handsPerHour = paceOf(answers, mastery.tally, options);
    double recall = 0;
    int seen = 0;
    for (const SkillMastery& skill : skills) {
        if (skill.id.rules != rules) continue;
        ++mastery.skillsAt[static_cast<std::size_t>(skill.level)];
        if (!skill.recall) continue;
        recall += *skill.recall;
        ++seen;
    }
    if (seen > 0) mastery.recall = recall / seen;
    mastery.level = levelOf(mastery.skillsAt, options);
    return mastery;
}

bool hasFamily(const PracticeEvent* answer) {
    return !answer->right && answer->error.has_value();
}

std::array<ErrorFamilyMastery, kErrorFamilyCount> familiesOf(const Answers& answers, const MasteryOptions& options) {
    std::array<ErrorFamilyMastery, kErrorFamilyCount> families;
    for (std::size_t i = 0; i < families.size(); ++i) families[i].family = static_cast<ErrorFamily>(i);
    for (const PracticeEvent* answer : answers) {
        if (!hasFamily(answer)) continue;
        ErrorFamilyMastery& family = families[static_cast<std::size_t>(*answer->error)];
        ++family.errors;
        family.lastAt = answer->at;
    }
    int errors = 0;
    std::array<std::map<SkillId, int>, kErrorFamilyCount> bySkill;
    for (const PracticeEvent* answer : lastOf(answers, options.rulesWindow)) {
        if (!hasFamily(answer)) continue;
        ++errors;
        const auto index = static_cast<std::size_t>(*answer->error);
        ErrorFamilyMastery& family = families[index];
        ++family.recent;
        const SkillId id{answer->rules, answer->skill};
        const int count = ++bySkill[index][id];
        // Of two that are equal the later one is kept: it is the fresher memory.
        if (!family.mostlyIn || count >= bySkill[index][*family.mostlyIn]) family.mostlyIn = id;
    }
    for (ErrorFamilyMastery& family : families) {
        if (errors > 0) family.share = static_cast<double>(family.recent) / errors;
    }
    return families;
}

}  // namespace

std::string_view levelName(Level level) {
    return kLevels[static_cast<std::size_t>(level)];
}

std::optional<double> handsPerHour(int hands, std::int64_t milliseconds, double accuracy,
                                   const MasteryOptions& options) {
    if (accuracy <= options.paceAccuracy || hands < std::max(options.paceAnswers, 1) || milliseconds <= 0) {
        return std::nullopt;
    }
    return hands * 3'600'000.0 / static_cast<double>(milliseconds);
}

Mastery masteryOf(std::span<const PracticeEvent> events, std::span<const SkillId> curriculum, std::int64_t now,
                  const ScheduleOptions& schedule, const MasteryOptions& options) {
    std::map<SkillId, Answers> bySkill;
    for (const SkillId& id : curriculum) bySkill.try_emplace(id);
    std::map<std::string, Answers> byRules;
    Answers all;
    for (const PracticeEvent& event : events) {
        const auto skill = bySkill.find(SkillId{event.rules, event.skill});
        if (event.cram || skill == bySkill.end()) continue;
        skill->second.push_back(&event);
        byRules[event.rules].push_back(&event);
        all.push_back(&event);
    }
    const Schedule scheduled = rebuild(events, schedule);
    Mastery mastery;
    std::vector<std::string> rules;
    for (const SkillId& id : curriculum) {
        // Taken out once it is listed: a curriculum may name a skill twice.
        const auto node = bySkill.extract(id);
        if (node.empty()) continue;
        mastery.skills.push_back(skillMastery(id, node.mapped(), scheduled, now, schedule, options));
        if (std::find(rules.begin(), rules.end(), id.rules) == rules.end()) rules.push_back(id.rules);
    }
    for (const std::string& one : rules) {
        mastery.rules.push_back(rulesMastery(one, byRules[one], mastery.skills, options));
    }
    mastery.families = familiesOf(all, options);
    return mastery;
}

}  // namespace cutcard
