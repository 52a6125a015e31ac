#pragma once

#include "tests/support/sample_exams.h"

namespace cutcard::test {

enum class Ante : bool { Wrong, Right };
enum class Answer : bool { Wrong, Right };

/// An attempt at `sampleForm` in which at most the Ante's amount and the answer are wrong: 4 or 5 points of 5, and 0 or
/// 1 of 1.
inline Attempt attemptWith(const ExamForm& form, Ante ante, Answer answer) {
    Attempt attempt = faultless(form);
    for (AttemptEvent& event : attempt.events) {
        if (ante == Ante::Wrong && event.act.wager == "ante") event.act.amount = Money::dollars(20);
        if (answer == Answer::Wrong && event.kind == AttemptEventKind::Answer) event.option = 2;
    }
    return attempt;
}

}  // namespace cutcard::test
