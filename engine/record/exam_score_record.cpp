#include "engine/record/exam_score_record.h"

#include "engine/record/act_record.h"

namespace cutcard {
namespace {

void writeNumberOrNull(JsonWriter& out, std::string_view name, std::optional<std::size_t> number) {
    out.key(name);
    if (number) {
        out.number(static_cast<std::int64_t>(*number));
    } else {
        out.null();
    }
}

void writePoints(JsonWriter& out, int points, int of) {
    out.number("points", points);
    out.number("of", of);
}

void writeSections(JsonWriter& out, const ExamDefinition& exam, const std::vector<SectionScore>& sections) {
    out.key("sections");
    out.beginArray();
    for (std::size_t i = 0; i < sections.size(); ++i) {
        out.beginObject();
        out.text("kind", sectionKindName(exam.sections[i].kind));
        writePoints(out, sections[i].points, sections[i].of);
        out.number("weight", exam.sections[i].weight);
        out.endObject();
    }
    out.endArray();
}

void writeCritical(JsonWriter& out, const ExamDefinition& exam, const std::vector<CriticalFinding>& findings) {
    out.key("critical");
    out.beginArray();
    for (const CriticalFinding& finding : findings) {
        const CriticalError& error = exam.critical[finding.critical];
        out.beginObject();
        out.text("kind", criticalKindName(error.kind));
        if (!error.amount.isZero()) out.amount("amount", error.amount);
        if (error.irregularity) out.text("irregularity", irregularityName(*error.irregularity));
        out.number("item", static_cast<std::int64_t>(finding.item) + 1);
        writeNumberOrNull(out, "action", finding.action);
        out.endObject();
    }
    out.endArray();
}

void writePace(JsonWriter& out, const std::optional<Pace>& pace) {
    out.key("pace");
    if (!pace) {
        out.null();
        return;
    }
    out.beginObject();
    out.number("hands_per_hour", pace->handsPerHour);
    out.number("rounds_per_hour", pace->roundsPerHour);
    if (pace->onTarget) out.boolean("on_target", *pace->onTarget);
    out.endObject();
}

void writeError(JsonWriter& out, const ExamForm& form, const ExamError& error) {
    const ExamItem& item = form.items[error.item];
    out.beginObject();
    out.number("item", static_cast<std::int64_t>(error.item) + 1);
    writeNumberOrNull(out, "action", error.action);
    out.text("reason", error.reason);
    if (item.question() != nullptr) {
        writeNumberOrNull(out, "done", error.answered);
        writeNumberOrNull(out, "expected", item.question()->right);
    } else {
        out.key("done");
        if (error.done) {
            writeAct(out, *error.done);
        } else {
            out.null();
        }
        out.key("expected");
        if (error.step) {
            writeGradedStep(out, item.round()->procedure, *error.step);
        } else {
            out.null();
        }
    }
    out.textOrNull("cite", error.cite);
    out.textOrNull("skill", error.skill);
    out.endObject();
}

/// Rounded down, so that what is printed never reaches a mark that was missed.
std::string percentText(int hundredths) {
    const std::string decimals = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + (decimals.size() == 1 ? ".0" : ".") + decimals;
}

}  // namespace

void writeExamScoreMembers(JsonWriter& out, const ExamForm& form, const ExamScore& score) {
    writeSections(out, form.definition, score.sections);
    out.text("percent", percentText(score.hundredths));
    out.number("pass_mark", form.definition.passMark);
    out.boolean("reached", score.reached);
    out.boolean("passed", score.passed);
    writeCritical(out, form.definition, score.critical);
    writePace(out, score.pace);
    out.key("by_skill");
    out.beginObject();
    for (const auto& [skill, own] : score.bySkill) {
        out.key(skill);
        out.beginObject();
        writePoints(out, own.points, own.of);
        out.endObject();
    }
    out.endObject();
    out.key("errors");
    out.beginArray();
    for (const ExamError& error : score.errors) writeError(out, form, error);
    out.endArray();
}

}  // namespace cutcard
