#include "tests/app/session/exam/exam_bench.h"

#include "engine/record/act_record.h"
#include "engine/record/exam_record.h"

namespace cutcard::test {
namespace {

std::string whatOf(const AttemptEvent& event) {
    if (event.kind == AttemptEventKind::Answer) return std::to_string(event.option);
    if (event.kind != AttemptEventKind::Action) return "-";
    std::string text;
    JsonWriter out(text);
    writeAct(out, event.act);
    return text;
}

}  // namespace

ExamDefinition benchExam() {
    ExamDefinition exam = sampleExam({section(SectionKind::Payouts, 2, 30), section(SectionKind::Settlement, 1, 50),
                                      section(SectionKind::Irregularities, 1, 20)});
    exam.title = "Crazy 4 Poker, on the bench";
    exam.sections[0].seconds = 120;
    exam.seconds = 1800;
    exam.seed = 20;
    return exam;
}

store::Id defined(const SettledStore& settled, const ExamDefinition& exam) {
    const store::Id id = store::newId();
    const auto version = settled.store->define(settled.supervisor, id, "exam", examText(exam));
    if (!version) qFatal("the exam is refused");
    return id;
}

store::Id started(const SettledStore& settled, const store::Id& exam, const Accommodations& given) {
    const auto attempt = startExam(*settled.store, settled.supervisor, {exam, 0, settled.trainee, given});
    if (!attempt) qFatal("not started: %s", qPrintable(attempt.refusal()));
    return *attempt;
}

std::string eventLine(std::size_t number, const AttemptEvent& event) {
    return std::to_string(number) + ' ' + std::to_string(event.at) + ' ' + std::string(attemptEventName(event.kind)) +
           ' ' + std::to_string(event.item) + ' ' + whatOf(event);
}

}  // namespace cutcard::test
