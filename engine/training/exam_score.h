#pragma once

#include "engine/training/attempt.h"
#include "engine/training/exam_form.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cutcard {

struct SectionScore {
    int points = 0;
    int of = 0;

    bool operator==(const SectionScore&) const = default;
};

/// What was done, what should have been done, and by which rule. Items count from 0, actions within an item from 1.
struct ExamError {
    std::size_t item = 0;
    std::optional<std::size_t> action;  ///< Nothing for what was never done.
    std::string reason;  ///< A verdict's reason, the wrong rule of an option, "not_done", "not_answered".
    std::optional<Act> done;
    std::optional<StepId> step;           ///< Of a round: the step that was due.
    std::optional<std::size_t> answered;  ///< Of a question: the option chosen.
    std::string cite;
    std::string skill;

    bool operator==(const ExamError&) const = default;
};

/// A critical error of the definition, and where it was made.
struct CriticalFinding {
    std::size_t critical = 0;  ///< The place in the definition's list.
    std::size_t item = 0;
    std::optional<std::size_t> action;

    bool operator==(const CriticalFinding&) const = default;
};

/// Of the whole rounds, rounded down. Only above 95 % accuracy in them: haste is not pace.
struct Pace {
    std::int64_t handsPerHour = 0;
    std::int64_t roundsPerHour = 0;
    std::optional<bool> onTarget;  ///< Nothing where the definition has none.

    bool operator==(const Pace&) const = default;
};

struct ExamScore {
    std::vector<SectionScore> sections;
    std::vector<SectionScore> items;  ///< Of the form, in their order.
    int hundredths = 0;               ///< Of a percent, rounded down: 7999 is 79.99 %.
    bool reached = false;             ///< The pass mark, compared exactly.
    bool passed = false;              ///< Reached, and no critical error.
    std::vector<CriticalFinding> critical;
    std::optional<Pace> pace;
    std::map<std::string, SkillScore> bySkill;
    std::vector<ExamError> errors;

    bool operator==(const ExamScore&) const = default;
};

/// A pure function of form and events. What was done before a time-out counts, what came after it does not. Of several
/// answers to a question the first counts, as the first try at a step does.
ExamScore scoreOf(const ExamForm& form, const Attempt& attempt);

}  // namespace cutcard
