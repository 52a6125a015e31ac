#pragma once

#include "engine/json/json_writer.h"
#include "engine/training/exam_score.h"

namespace cutcard {

/// The members of a score: "sections","percent","pass_mark","reached","passed","critical","pace","by_skill","errors".
/// Items and actions count from 1.
void writeExamScoreMembers(JsonWriter& out, const ExamForm& form, const ExamScore& score);

}  // namespace cutcard
