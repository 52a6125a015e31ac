#include "tests/app/store/exam_bench.h"

#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"

#include <cstdio>
#include <cstdlib>

namespace cutcard::test {

using namespace store;

namespace {

void need(bool isDone, const char* what) {
    if (isDone) return;
    std::fprintf(stderr, "%s was refused\n", what);
    std::abort();
}

}  // namespace

ExamForm sampleForm(const std::string& title) {
    ExamForm form;
    form.definition = sampleExam({section(SectionKind::WholeRounds, 1, 50), section(SectionKind::Payouts, 1, 50)});
    form.definition.title = title;
    form.seed = 7;
    form.items = {{0, sampleRoundItem()}, {1, sampleQuestion()}};
    return form;
}

SampleExam defined(Store& store, const StoreSession& supervisor, const ExamForm& form) {
    SampleExam made{newId(), newId(), form};
    need(static_cast<bool>(store.define(supervisor, made.exam, "exam", examText(form.definition))), "define exam");
    need(static_cast<bool>(store.define(supervisor, made.form, "form", formText(form))), "define form");
    return made;
}

Sitting sitting(const SampleExam& exam, const Id& trainee, const Id& attempt) {
    TranscriptHeader header = sampleHeader(exam.items);
    header.attempt = attempt;
    header.trainee = trainee;
    TranscriptWriter writer(header);
    return {{attempt, trainee, exam.exam, 1, exam.form, writer.headerLine()}, writer};
}

AttemptEvent interrupted(std::int64_t at) {
    AttemptEvent event;
    event.kind = AttemptEventKind::Interrupted;
    event.at = at;
    return event;
}

AttemptEvent resumed(std::int64_t at, const Id& supervisor, std::int64_t downtime) {
    AttemptEvent event;
    event.kind = AttemptEventKind::Resumed;
    event.at = at;
    event.downtime = downtime;
    event.supervisor = supervisor;
    return event;
}

Id sat(Store& store, const StoreSession& supervisor, const Id& trainee, const SampleExam& exam,
       const Attempt& attempt) {
    Sitting one = sitting(exam, trainee);
    need(static_cast<bool>(store.startAttempt(supervisor, one.start)), "startAttempt");
    need(static_cast<bool>(store.keepLines(supervisor, one.start.attempt, one.lines(attempt.events))), "keepLines");
    need(static_cast<bool>(store.seal(supervisor, one.start.attempt)), "seal");
    return one.start.attempt;
}

}  // namespace cutcard::test
