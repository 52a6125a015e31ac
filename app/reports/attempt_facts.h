#pragma once

#include "app/store/exam_types.h"
#include "engine/record/transcript.h"
#include "engine/training/exam_score.h"

#include <QString>

#include <vector>

namespace cutcard::reports {

/// Everything a report on one attempt is written from. Names come from the store; the chain has none.
struct AttemptFacts {
    store::AttemptRow row;
    Transcript transcript;
    ExamScore score;  ///< By the procedures that are stored in the transcript.
    QString trainee;
    QString supervisor;
    std::vector<store::Regrading> regradings;
};

/// The transcript is read and scored once more; refused where its chain does not hold.
Result<AttemptFacts> attemptFacts(const store::AttemptRow& row, const std::string& transcript);

}  // namespace cutcard::reports
