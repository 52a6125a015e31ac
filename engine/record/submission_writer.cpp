#include "engine/record/submission_writer.h"

namespace cutcard {

void writeSubmission(JsonWriter& out, const RulesSubmission& submission) {
    out.beginObject();
    out.text("format", "cutcard-submission/1");
    out.text("id", submission.id);
    out.text("base", submission.rules->id);
    out.text("title", submission.title);
    out.key("selections");
    writeSelections(out, *submission.rules, submission.selections);
    if (!submission.houseTables.empty()) {
        out.key("paytables");
        out.raw(submission.houseTables);
    }
    out.endObject();
}

std::string submissionText(const RulesSubmission& submission) {
    std::string text;
    JsonWriter out(text);
    writeSubmission(out, submission);
    return text;
}

}  // namespace cutcard
