#pragma once

#include "app/session/exam/exam_starter.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/sample_exams.h"

#include <QString>

namespace cutcard::test {

/// Two questions, a settlement and a round in which something goes wrong; by one seed, with times.
ExamDefinition benchExam();

/// The exam in the store; ends the test program where it is refused.
store::Id defined(const SettledStore& settled, const ExamDefinition& exam);

/// An attempt of the trainee, started by the supervisor.
store::Id started(const SettledStore& settled, const store::Id& exam, const Accommodations& given = {});

/// "7 1500 answer 2 1": number, exam time, kind, item, and what was answered or done.
std::string eventLine(std::size_t number, const AttemptEvent& event);

}  // namespace cutcard::test
