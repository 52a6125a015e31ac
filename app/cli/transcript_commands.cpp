#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "app/text/catalogue.h"
#include "engine/record/act_record.h"
#include "engine/record/exam_record.h"
#include "engine/record/exam_score_record.h"
#include "engine/record/transcript.h"
#include "engine/training/regrade.h"

#include <unistd.h>

namespace cutcard::cli {
namespace {

// A day of an exam with every item in full is far below it.
constexpr std::size_t kLargestTranscript = 64 * 1024 * 1024;

/// Which attempt it is, and by what it was made.
void writeOrigin(JsonWriter& json, const Transcript& transcript) {
    const TranscriptHeader& header = transcript.header;
    json.text("attempt", header.attempt);
    json.text("trainee", header.trainee);
    json.text("title", header.form.definition.title);
    json.text("rules", header.form.definition.rules);
    json.text("program", header.program);
    json.number("generator", header.form.generator);
    json.text("short_code", shortCode(transcript.head));
}

void replay(JsonWriter& json, const Transcript& transcript) {
    const ExamForm& form = transcript.header.form;
    json.beginObject();
    writeOrigin(json, transcript);
    writeExamScoreMembers(json, form, scoreOf(form, transcript.attempt));
    json.endObject();
}

void writeScored(JsonWriter& json, std::string_view name, const ExamForm& form, const Attempt& attempt) {
    json.key(name);
    json.beginObject();
    writeExamScoreMembers(json, form, scoreOf(form, attempt));
    json.endObject();
}

void writeStep(JsonWriter& json, std::string_view name, const ExamItem& item, std::optional<StepId> step) {
    json.key(name);
    if (step) {
        writeGradedStep(json, item.round()->procedure, *step);
    } else {
        json.null();
    }
}

void writeDifference(JsonWriter& json, const ExamForm& stored, const Regrade& regrade,
                     const StepDifference& difference) {
    json.beginObject();
    json.number("item", static_cast<std::int64_t>(difference.item) + 1);
    json.text("step", stepIdText(difference.stored ? *difference.stored : *difference.today));
    writeStep(json, "stored", stored.items[difference.item], difference.stored);
    writeStep(json, "today", regrade.today.items[difference.item], difference.today);
    json.endObject();
}

void regrade(JsonWriter& json, const Transcript& transcript) {
    const ExamForm& form = transcript.header.form;
    const Regrade regrade = regraded(form);
    const auto house = submissionOf(form.definition, RuleBook::instance());
    json.beginObject();
    writeOrigin(json, transcript);
    json.boolean("rules_changed", !house || rulesHash(*house->rules) != transcript.header.rulesHash);
    writeScored(json, "stored", form, transcript.attempt);
    writeScored(json, "today", regrade.today, transcript.attempt);
    json.key("differences");
    json.beginArray();
    for (const StepDifference& difference : regrade.differences) writeDifference(json, form, regrade, difference);
    json.endArray();
    json.key("refused");
    json.beginArray();
    for (const ItemRefused& refused : regrade.refused) {
        json.beginObject();
        json.number("item", static_cast<std::int64_t>(refused.item) + 1);
        json.text("code", refusalCodeName(refused.refusal.code));
        json.text("message", text::refusal(refused.refusal).toStdString());
        json.text("at", refused.refusal.at);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

Status serve(const Words& words, const std::string& usage, void (*write)(JsonWriter&, const Transcript&)) {
    const Arguments arguments(words, {});
    arguments.expectWords(1, usage);
    const auto transcript = readTranscript(readFile(arguments.words()[0], kLargestTranscript));
    std::string text;
    if (transcript) {
        JsonWriter json(text);
        write(json, *transcript);
    } else {
        writeError(text, transcript.refusal());
    }
    writeFully(STDOUT_FILENO, text + '\n');
    return transcript ? Status::Served : Status::Refused;
}

}  // namespace

Status replayCommand(const Words& words) {
    return serve(words, "replay FILE", replay);
}

Status regradeCommand(const Words& words) {
    return serve(words, "regrade FILE", regrade);
}

}  // namespace cutcard::cli
