#include "engine/record/act_record.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "engine/record/transcript.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr std::int64_t kLongest = std::int64_t{1} << 53;  // The largest number that every JSON reader keeps exactly.

std::string hash(ObjectReader& object, std::string_view key, Reading& reading) {
    std::string hex = object.text(key);
    if (!digestOf(hex)) reading.refuse(RefusalCode::BadFormat, object.at(key), "not_a_hash");
    return hex;
}

std::string uuid(ObjectReader& object, std::string_view key, Reading& reading) {
    constexpr std::string_view kShape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    std::string text = object.text(key);
    const bool fits = std::equal(text.begin(), text.end(), kShape.begin(), kShape.end(), [](char c, char shape) {
        return shape == 'x' ? (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') : c == shape;
    });
    if (!fits) reading.refuse(RefusalCode::BadFormat, object.at(key), "not_a_uuid");
    return text;
}

/// The bytes of the definition inside those of its header. A quote inside a text is escaped, so that the key behind the
/// definition is found nowhere else.
std::string_view examBytes(std::string_view header) {
    constexpr std::string_view kBefore = "\"exam\":";
    constexpr std::string_view kBehind = ",\"exam_sha256\":";
    const std::size_t begin = header.find(kBefore);
    const std::size_t end = header.find(kBehind);
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return {};
    return header.substr(begin + kBefore.size(), end - begin - kBefore.size());
}

Accommodations readAccommodations(const Json& value, const JsonPath& at, Reading& reading) {
    ObjectReader object(value, at, reading);
    Accommodations given;
    given.timePercent = static_cast<int>(object.wholeNumber("time_percent", 100, 1000));
    given.extraSeconds = static_cast<int>(object.wholeNumber("extra_seconds", 0, 1'000'000));
    given.largeText = reading.boolean(object.required("large_text"), object.at("large_text"));
    object.refuseUnknown();
    return given;
}

class HeaderReader {
public:
    HeaderReader(const Json& document, std::string_view bytes, Reading& reading)
        : m_object(document, m_root, reading), m_bytes(bytes), m_reading(reading) {}

    TranscriptHeader read() {
        m_object.find("format");
        ExamForm& form = m_header.form;
        form.definition = readExamMembers(m_object.required("exam"), m_object.at("exam"), m_reading);
        if (hash(m_object, "exam_sha256", m_reading) != hexOf(sha256(examBytes(m_bytes)))) {
            m_reading.refuse(RefusalCode::BadFormat, m_object.at("exam_sha256"), "other_definition");
        }
        readRules();
        m_header.program = m_object.text("program");
        form.generator = readGenerator(m_object);
        form.seed = readSeed(m_object, m_reading);
        m_header.attempt = uuid(m_object, "attempt", m_reading);
        m_header.trainee = uuid(m_object, "trainee", m_reading);
        m_header.accommodations =
            readAccommodations(m_object.required("accommodations"), m_object.at("accommodations"), m_reading);
        form.items = readExamItems(m_object.required("items"), m_object.at("items"), form.definition, m_reading);
        m_object.refuseUnknown();
        return std::move(m_header);
    }

private:
    void readRules() {
        const JsonPath at = m_object.at("rules");
        ObjectReader rules(m_object.required("rules"), at, m_reading);
        const std::string id = rules.text("id");
        m_header.rulesHash = hash(rules, "sha256", m_reading);
        rules.refuseUnknown();
        const std::string& wanted = m_header.form.definition.rules;
        if (id != wanted) m_reading.refuse(RefusalCode::OtherRules, rules.at("id"), "other_rules", {id, wanted});
    }

    const JsonPath m_root;
    ObjectReader m_object;
    std::string_view m_bytes;
    Reading& m_reading;
    TranscriptHeader m_header;
};

void readAnswer(ObjectReader& object, const ExamItem& item, Reading& reading, AttemptEvent& event) {
    const DrillQuestion* question = item.question();
    if (question == nullptr) {
        reading.refuse(RefusalCode::BadFormat, object.at("item"), "not_a_question");
        return;
    }
    const auto last = static_cast<std::int64_t>(question->options.size()) - 1;
    event.option = static_cast<std::size_t>(object.wholeNumber("option", 0, last));
}

void readAction(ObjectReader& object, const ExamItem& item, Reading& reading, AttemptEvent& event) {
    if (item.round() == nullptr) reading.refuse(RefusalCode::BadFormat, object.at("item"), "not_a_round");
    event.act = readAct(object.required("act"), object.at("act"), reading);
}

void readTimeout(ObjectReader& object, Reading& reading, AttemptEvent& event) {
    const std::string scope = object.text("scope");
    if (scope != "exam" && scope != "section") {
        reading.refuse(RefusalCode::BadFormat, object.at("scope"), "unknown_word", {scope});
    }
    event.scope = scope == "section" ? TimeoutScope::Section : TimeoutScope::Exam;
}

}  // namespace

Result<TranscriptHeader> readTranscriptHeader(std::string_view bytes) {
    const auto document = parseStrictJson(bytes);
    if (!document) return document.refusal();
    Reading reading;
    TranscriptHeader header = HeaderReader(*document, bytes, reading).read();
    return reading.result(std::move(header));
}

Result<AttemptEvent> readAttemptEvent(std::string_view bytes, const ExamForm& form) {
    using enum AttemptEventKind;
    const auto document = parseStrictJson(bytes);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    AttemptEvent event;
    object.wholeNumber("n", 1, kLongest);
    event.at = object.wholeNumber("at", 0, kLongest);
    const std::string name = object.text("kind");
    const auto kind = attemptEventNamed(name);
    if (!kind) {
        reading.refuse(RefusalCode::BadFormat, object.at("kind"), "unknown_word", {name});
        return reading.refusal();
    }
    event.kind = *kind;
    if (*kind == ItemStarted || *kind == Action || *kind == Answer) {
        const auto last = static_cast<std::int64_t>(form.items.size());
        event.item = static_cast<std::size_t>(object.wholeNumber("item", 1, last)) - 1;
    }
    if (*kind == Action) readAction(object, form.items[event.item], reading, event);
    if (*kind == Answer) readAnswer(object, form.items[event.item], reading, event);
    if (*kind == Timeout) readTimeout(object, reading, event);
    if (*kind == Resumed) {
        event.downtime = object.wholeNumber("downtime", 0, kLongest);
        event.supervisor = uuid(object, "supervisor", reading);
    }
    object.refuseUnknown();
    return reading.result(std::move(event));
}

}  // namespace cutcard
