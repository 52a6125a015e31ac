#pragma once

#include "engine/money/money.h"
#include "engine/table/irregularity.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

struct RuleSet;

/// What a section of an exam consists of: rounds dealt from the opening on, rounds from the last decision on, rounds in
/// which something may go wrong; or questions.
enum class SectionKind : std::uint8_t { WholeRounds, Settlement, HandReading, Payouts, Irregularities, Theory };
inline constexpr int kSectionKindCount = 6;

std::string_view sectionKindName(SectionKind kind);
std::optional<SectionKind> sectionKindNamed(std::string_view name);
bool asksQuestions(SectionKind kind);

struct ExamSection {
    SectionKind kind = SectionKind::WholeRounds;
    int count = 1;                    ///< Rounds or questions.
    bool everySkill = false;          ///< Whole rounds, as many as it takes for every skill of the table; no count.
    std::vector<std::string> skills;  ///< Each has to appear at least once.
    std::optional<int> seconds;       ///< For the whole section.
    int weight = 1;

    bool operator==(const ExamSection&) const = default;
};

/// An error that fails an exam by itself.
enum class CriticalKind : std::uint8_t {
    OverpaymentAbove,    ///< More paid than was due, by more than an amount.
    UnderpaymentAbove,   ///< Less paid than was due, by more than an amount.
    MissedIrregularity,  ///< Went on although the round had to be stopped.
    FalseAlarm,          ///< Stopped a round in which nothing was wrong.
    WrongRuling
};
inline constexpr int kCriticalKindCount = 5;

std::string_view criticalKindName(CriticalKind kind);
std::optional<CriticalKind> criticalKindNamed(std::string_view name);

struct CriticalError {
    CriticalKind kind = CriticalKind::FalseAlarm;
    Money amount = {};                                  ///< OverpaymentAbove, UnderpaymentAbove
    std::optional<IrregularityKind> irregularity = {};  ///< MissedIrregularity; nothing: any.

    bool operator==(const CriticalError&) const = default;
};

/// What a trainee sees when the exam is over.
enum class ShowAfter : std::uint8_t { Nothing, Score, Errors };

std::string_view showAfterName(ShowAfter show);
std::optional<ShowAfter> showAfterNamed(std::string_view name);

/// How fast a dealer is expected to be. It is reported, and decides nothing.
struct PaceTarget {
    std::optional<int> handsPerHour;
    std::optional<int> roundsPerHour;

    bool operator==(const PaceTarget&) const = default;
};

/// An exam as a supervisor has written it (`cutcard-exam/1`). What a house chooses stays the text it was written as: a
/// definition has to be readable long after the rules have changed.
struct ExamDefinition {
    std::string title;
    std::string rules;       ///< The chapter's id.
    std::string selections;  ///< JSON; empty where the house says nothing.
    std::string submission;  ///< A whole Rules Submission as JSON, instead of selections; or empty.
    std::vector<ExamSection> sections;
    int passMark = 80;  ///< Percent.
    std::vector<CriticalError> critical;
    std::optional<std::uint64_t> seed;  ///< One for everybody; nothing: a fresh one each.
    bool strictHouseOrder = false;
    ShowAfter showAfter = ShowAfter::Score;
    std::optional<int> seconds;  ///< For the whole exam.
    std::optional<PaceTarget> pace;

    bool operator==(const ExamDefinition&) const = default;
};

/// The blueprint of a public dealer course: pass at 80 %, knowledge 30 %, performance 70 %.
ExamDefinition defaultExam(const RuleSet& rules);

}  // namespace cutcard
