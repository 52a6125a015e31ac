#pragma once

#include "engine/record/grading_record.h"
#include "engine/training/drill.h"
#include "engine/training/exam.h"
#include "engine/training/item_source.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace cutcard {

/// A round to be dealt, with everything that judging it needs: nothing of it is worked out again.
struct RoundItem {
    std::string round;  ///< A `cutcard-round/1`.
    GradedFrom from = GradedFrom::LastDecision;
    GradedProcedure procedure;

    bool operator==(const RoundItem&) const = default;
};

struct ExamItem {
    std::size_t section = 0;
    std::variant<RoundItem, DrillQuestion> what;

    const RoundItem* round() const { return std::get_if<RoundItem>(&what); }
    const DrillQuestion* question() const { return std::get_if<DrillQuestion>(&what); }
    bool operator==(const ExamItem&) const = default;
};

/// The items of an exam, in the order in which they are put.
struct ExamForm {
    ExamDefinition definition;
    std::uint64_t seed = 0;
    int generator = kGenerator;
    std::vector<ExamItem> items;

    bool operator==(const ExamForm&) const = default;
};

/// A form is made once and kept: the same definition and seed give the same one only as long as the generator is the
/// same. Refused where a skill that must appear cannot.
Result<ExamForm> makeForm(const ExamDefinition& definition, std::uint64_t seed, const ItemSource& source);

/// What judging needs to know of a round, from its text alone: no rule of today is asked.
TableFacts factsInRound(std::string_view round);

/// The chapter that a round was dealt by, from its text alone; empty where it does not say.
std::string rulesInRound(std::string_view round);

}  // namespace cutcard
