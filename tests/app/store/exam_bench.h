#pragma once

#include "app/store/store.h"
#include "tests/support/sample_exams.h"

namespace cutcard::test {

/// An exam and one form of it, as the store has them.
struct SampleExam {
    store::Id exam;
    store::Id form;
    ExamForm items;
};

/// A round and a question, half of the score each.
ExamForm sampleForm(const std::string& title = "Crazy 4 Poker, first level");

/// Ends the test program where it fails: nothing can be tested without.
SampleExam defined(store::Store& store, const store::StoreSession& supervisor, const ExamForm& form = sampleForm());

/// Somebody who sits an exam: what is to be started, and the writer of the lines.
struct Sitting {
    store::AttemptStart start;
    TranscriptWriter writer;

    std::vector<std::string> lines(const std::vector<AttemptEvent>& events) {
        std::vector<std::string> made;
        for (const AttemptEvent& event : events) made.push_back(writer.append(event));
        return made;
    }
    std::vector<std::string> line(const AttemptEvent& event) { return lines({event}); }
};

Sitting sitting(const SampleExam& exam, const store::Id& trainee, const store::Id& attempt = store::newId());

AttemptEvent interrupted(std::int64_t at);
AttemptEvent resumed(std::int64_t at, const store::Id& supervisor, std::int64_t downtime = 1000);

/// A whole attempt, sealed. Returns its id.
store::Id sat(store::Store& store, const store::StoreSession& supervisor, const store::Id& trainee,
              const SampleExam& exam, const Attempt& attempt);

}  // namespace cutcard::test
