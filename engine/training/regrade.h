#pragma once

#include "engine/training/exam_form.h"

#include <optional>
#include <vector>

namespace cutcard {

/// A step that today's engine sees otherwise: changed, gone (no `today`), or new (no `stored`).
struct StepDifference {
    std::size_t item = 0;
    std::optional<StepId> stored;
    std::optional<StepId> today;

    bool operator==(const StepDifference&) const = default;
};

/// A stored round that today's engine does not take; it keeps its stored procedure.
struct ItemRefused {
    std::size_t item = 0;
    Refusal refusal;
};

struct Regrade {
    ExamForm today;  ///< The same items with the procedures of today. Questions keep their key.
    std::vector<StepDifference> differences;
    std::vector<ItemRefused> refused;
};

/// Adjudicates the stored rounds once more.
Regrade regraded(const ExamForm& form);

/// For each step the one of the other procedure that is about the same thing: the first that is not taken yet.
std::vector<std::optional<StepId>> partnersOf(const GradedProcedure& steps, const GradedProcedure& others);

/// How two procedures differ; what is about the same thing is compared, wherever it stands.
std::vector<StepDifference> differencesBetween(const GradedProcedure& stored, const GradedProcedure& today,
                                               std::size_t item);

}  // namespace cutcard
