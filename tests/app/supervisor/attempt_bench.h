#pragma once

#include "tests/app/store/exam_bench.h"

namespace cutcard::test {

/// A form with two rounds from the opening, one from the last decision, one in which something may go wrong, and
/// questions; made by the program itself.
ExamForm wholeForm(const std::string& rules = "pa-657a-crazy4", std::uint64_t seed = 5);

/// Works on every item and errs by a pattern: amounts that are wrong, steps left out, done twice or too early, things
/// that nobody does, wrong answers and one question without an answer.
Attempt erring(const ExamForm& form);

}  // namespace cutcard::test
