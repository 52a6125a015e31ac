#include "engine/record/act_record.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "engine/record/rules_writer.h"
#include "engine/record/transcript.h"

namespace cutcard {
namespace {

std::string headerBytes(const TranscriptHeader& header) {
    std::string bytes;
    JsonWriter out(bytes);
    out.beginObject();
    out.text("format", "cutcard-transcript/1");
    out.key("exam");
    writeExam(out, header.form.definition);
    out.text("exam_sha256", examHash(header.form.definition));
    out.key("rules");
    out.beginObject();
    out.text("id", header.form.definition.rules);
    out.text("sha256", header.rulesHash);
    out.endObject();
    out.text("program", header.program);
    out.number("generator", header.form.generator);
    out.key("seed");
    out.unsignedNumber(header.form.seed);
    out.text("attempt", header.attempt);
    out.text("trainee", header.trainee);
    out.key("accommodations");
    out.beginObject();
    out.number("time_percent", header.accommodations.timePercent);
    out.number("extra_seconds", header.accommodations.extraSeconds);
    out.boolean("large_text", header.accommodations.largeText);
    out.endObject();
    out.key("items");
    out.beginArray();
    for (const ExamItem& item : header.form.items) writeExamItem(out, item);
    out.endArray();
    out.endObject();
    return bytes;
}

std::string eventBytes(const AttemptEvent& event, std::size_t number) {
    using enum AttemptEventKind;
    std::string bytes;
    JsonWriter out(bytes);
    out.beginObject();
    out.number("n", static_cast<std::int64_t>(number));
    out.number("at", event.at);
    out.text("kind", attemptEventName(event.kind));
    if (event.kind == ItemStarted || event.kind == Action || event.kind == Answer) {
        out.number("item", static_cast<std::int64_t>(event.item) + 1);
    }
    if (event.kind == Action) {
        out.key("act");
        writeAct(out, event.act);
    }
    if (event.kind == Answer) out.number("option", static_cast<std::int64_t>(event.option));
    if (event.kind == Timeout) out.text("scope", event.scope == TimeoutScope::Exam ? "exam" : "section");
    if (event.kind == Resumed) {
        out.number("downtime", event.downtime);
        out.text("supervisor", event.supervisor);
    }
    out.endObject();
    return bytes;
}

/// The bytes stand in the line as they were hashed.
std::string line(std::string_view name, const std::string& bytes, const Digest& hash) {
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.key(name);
    out.raw(bytes);
    out.text("hash", hexOf(hash));
    out.endObject();
    return text;
}

}  // namespace

std::string rulesHash(const RuleSet& rules) {
    std::string text;
    JsonWriter out(text);
    writeRules(out, rules);
    return hexOf(sha256(text));
}

std::string examHash(const ExamDefinition& exam) {
    return hexOf(sha256(examText(exam)));
}

TranscriptWriter::TranscriptWriter(const TranscriptHeader& header) {
    const std::string bytes = headerBytes(header);
    m_head = sha256(bytes);
    m_headerLine = line("header", bytes, m_head);
}

std::string TranscriptWriter::append(const AttemptEvent& event) {
    const std::string bytes = eventBytes(event, ++m_events);
    m_head = chained(m_head, bytes);
    return line("event", bytes, m_head);
}

std::string TranscriptWriter::lastLine(std::string_view signature, std::string_view key) const {
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.text("head", hexOf(m_head));
    out.textOrNull("signature", signature);
    out.textOrNull("key", key);
    out.endObject();
    return text;
}

}  // namespace cutcard
