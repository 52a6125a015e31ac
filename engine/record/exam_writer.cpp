#include "engine/record/exam_record.h"

namespace cutcard {
namespace {

void writeSection(JsonWriter& out, const ExamSection& section) {
    out.beginObject();
    out.text("kind", sectionKindName(section.kind));
    if (section.everySkill) {
        out.text("count", kEverySkill);
    } else {
        out.number("count", section.count);
    }
    if (!section.skills.empty()) {
        out.key("skills");
        out.beginArray();
        for (const std::string& skill : section.skills) out.text(skill);
        out.endArray();
    }
    if (section.seconds) out.number("seconds", *section.seconds);
    out.number("weight", section.weight);
    out.endObject();
}

void writeCriticalError(JsonWriter& out, const CriticalError& error) {
    out.beginObject();
    out.text("kind", criticalKindName(error.kind));
    if (error.kind == CriticalKind::OverpaymentAbove || error.kind == CriticalKind::UnderpaymentAbove) {
        out.amount("amount", error.amount);
    }
    if (error.irregularity) out.text("irregularity", irregularityName(*error.irregularity));
    out.endObject();
}

void writePace(JsonWriter& out, const PaceTarget& pace) {
    out.key("pace_target");
    out.beginObject();
    if (pace.handsPerHour) out.number("hands_per_hour", *pace.handsPerHour);
    if (pace.roundsPerHour) out.number("rounds_per_hour", *pace.roundsPerHour);
    out.endObject();
}

}  // namespace

void writeExam(JsonWriter& out, const ExamDefinition& exam) {
    out.beginObject();
    out.text("format", "cutcard-exam/1");
    out.text("title", exam.title);
    if (!exam.submission.empty()) {
        out.key("submission");
        out.raw(exam.submission);
    } else {
        out.text("rules", exam.rules);
        if (!exam.selections.empty()) {
            out.key("selections");
            out.raw(exam.selections);
        }
    }
    out.key("sections");
    out.beginArray();
    for (const ExamSection& section : exam.sections) writeSection(out, section);
    out.endArray();
    out.number("pass_mark", exam.passMark);
    out.key("critical");
    out.beginArray();
    for (const CriticalError& error : exam.critical) writeCriticalError(out, error);
    out.endArray();
    out.key("seed");
    if (exam.seed) {
        out.unsignedNumber(*exam.seed);
    } else {
        out.text("fresh");
    }
    out.boolean("strict_house_order", exam.strictHouseOrder);
    out.text("show_after", showAfterName(exam.showAfter));
    if (exam.seconds) out.number("seconds", *exam.seconds);
    if (exam.pace) writePace(out, *exam.pace);
    out.endObject();
}

std::string examText(const ExamDefinition& exam) {
    std::string text;
    JsonWriter out(text);
    writeExam(out, exam);
    return text;
}

}  // namespace cutcard
