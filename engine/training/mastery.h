#pragma once

#include "engine/training/schedule.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

enum class Level : std::uint8_t { NotSeen, Learning, Practised, Mastered };
inline constexpr int kLevelCount = 4;

std::string_view levelName(Level level);

/// The thresholds of levels, and how far back figures look. Rates count an answer with a hint as not right.
struct MasteryOptions {
    int window = 10;       ///< Answers over which a skill's right rate is taken.
    int rulesWindow = 50;  ///< The same for a rule set and for error families.

    int practisedAnswers = 3;    ///< Practised: so many answers,
    double practisedRate = 0.8;  ///< of which so many are right: the usual pass mark.

    int masteredAnswers = 5;        ///< Mastered: so many answers,
    double masteredRate = 0.9;      ///< of which so many are right,
    double masteredStability = 21;  ///< remembered for so many days,
    double masteredRecall = 0.8;    ///< not forgotten since, and practised in its normal form.

    double practisedShare = 0.8;  ///< A rule set is Practised when so many of its skills are at least that,
    double masteredShare = 0.9;   ///< and Mastered likewise.

    double paceAccuracy = 0.95;  ///< Pace is shown above it only,
    int paceAnswers = 20;        ///< and not from fewer answers: a rate needs some to mean anything.

    int frequentErrors = 3;       ///< An error family is frequent from so many recent errors
    double frequentShare = 0.25;  ///< that are such a share of all recent errors.
};

/// Figures over a series of answers.
struct Tally {
    int answers = 0;
    int right = 0;                                   ///< With or without a hint.
    int hinted = 0;                                  ///< Of those that are right.
    std::optional<double> rightRate;                 ///< Of the last answers. Nothing: there are none.
    std::optional<std::int64_t> medianMilliseconds;  ///< Of the right ones among them that were timed.
};

struct SkillMastery {
    SkillId id;
    Tally tally;
    Level level = Level::NotSeen;
    std::optional<double> recall;  ///< Now. Nothing: never seen.
    bool due = false;
    Form form = Form::Normal;
    int lapses = 0;
};

struct RulesMastery {
    std::string rules;
    Tally tally;
    Level level = Level::NotSeen;
    std::array<int, kLevelCount> skillsAt = {};  ///< How many skills are at each level.
    std::optional<double> recall;                ///< The mean of the skills that were seen.
    std::optional<double> handsPerHour;
};

struct ErrorFamilyMastery {
    ErrorFamily family = ErrorFamily::Other;
    int errors = 0;
    int recent = 0;                      ///< Among the last answers of all.
    double share = 0;                    ///< Of all recent errors whose family is known.
    std::optional<SkillId> mostlyIn;     ///< The skill in which it occurred most among the recent ones.
    std::optional<std::int64_t> lastAt;  ///< Seconds since the epoch.
};

/// Where a trainee stands. Skills and rule sets are in the order of the curriculum.
struct Mastery {
    std::vector<SkillMastery> skills;
    std::vector<RulesMastery> rules;
    std::array<ErrorFamilyMastery, kErrorFamilyCount> families;
};

/// Derived from the events alone; those of cram mode, and skills outside the curriculum, are left out.
Mastery masteryOf(std::span<const PracticeEvent> events, std::span<const SkillId> curriculum, std::int64_t now,
                  const ScheduleOptions& schedule, const MasteryOptions& options);

/// Nothing where accuracy is not above the one wanted, where answers are too few, or where no time was taken: speed
/// without accuracy is not to be aimed at.
std::optional<double> handsPerHour(int hands, std::int64_t milliseconds, double accuracy,
                                   const MasteryOptions& options);

}  // namespace cutcard
