#include "engine/record/exam_item_record.h"

#include "engine/record/act_record.h"
#include "engine/record/drill_record.h"
#include "engine/record/exam_record.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::size_t kMostItems = 5'000;
constexpr std::string_view kFormFormat = "cutcard-form/1";
constexpr std::array<std::string_view, 2> kFrom = {"last_decision", "opening"};

DrillQuestion readQuestion(const Json& value, const JsonPath& at, Reading& reading) {
    const auto question = readDrillLine(value.dump());
    if (question) return *question;
    const Refusal& refusal = question.refusal();
    const JsonPath inside(at, refusal.at);
    reading.refuse(refusal.code, refusal.at.empty() ? at : inside, refusal.reason, refusal.params);
    return {};
}

RoundItem readRoundItem(ObjectReader& object, Reading& reading) {
    RoundItem item;
    if (const std::string mode = object.text("mode"); mode != "exam") {
        reading.refuse(RefusalCode::BadFormat, object.at("mode"), "unknown_word", {mode});
    }
    const std::string from = object.text("from");
    if (from != kFrom[0] && from != kFrom[1]) {
        reading.refuse(RefusalCode::BadFormat, object.at("from"), "unknown_word", {from});
    }
    item.from = from == kFrom[1] ? GradedFrom::Opening : GradedFrom::LastDecision;
    const Json& round = object.required("round");
    if (!round.is_object()) reading.refuse(RefusalCode::BadFormat, object.at("round"), "not_an_object");
    item.round = round.dump();
    item.procedure = readGradedProcedure(object.required("steps"), object.at("steps"), reading);
    return item;
}

}  // namespace

void writeExamItem(JsonWriter& out, const ExamItem& item) {
    out.beginObject();
    out.number("section", static_cast<std::int64_t>(item.section) + 1);
    if (const RoundItem* round = item.round()) {
        out.text("mode", "exam");
        out.text("from", kFrom[static_cast<std::size_t>(round->from)]);
        out.key("round");
        out.raw(round->round);
        out.key("steps");
        writeGradedSteps(out, round->procedure);
    } else {
        out.key("question");
        writeDrill(out, *item.question());
    }
    out.endObject();
}

ExamItem readExamItem(const Json& value, const JsonPath& at, std::size_t sections, Reading& reading) {
    ObjectReader object(value, at, reading);
    ExamItem item;
    const auto last = static_cast<std::int64_t>(sections);
    item.section = static_cast<std::size_t>(object.wholeNumber("section", 1, last)) - 1;
    if (const Json* question = object.find("question")) {
        item.what = readQuestion(*question, object.at("question"), reading);
    } else {
        item.what = readRoundItem(object, reading);
    }
    object.refuseUnknown();
    return item;
}

std::vector<ExamItem> readExamItems(const Json& value, const JsonPath& at, const ExamDefinition& definition,
                                    Reading& reading) {
    std::vector<ExamItem> items;
    if (!value.is_array() || value.empty() || value.size() > kMostItems) {
        reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
        return items;
    }
    for (std::size_t i = 0; i < value.size() && !reading.refused(); ++i) {
        const JsonPath itemAt(at, i);
        ExamItem item = readExamItem(value[i], itemAt, definition.sections.size(), reading);
        const bool isRound = item.round() != nullptr;
        const std::string rules = isRound ? rulesInRound(item.round()->round) : item.question()->rules;
        if (rules != definition.rules) {
            const JsonPath whatAt(itemAt, isRound ? "round" : "question");
            reading.refuse(RefusalCode::OtherRules, JsonPath(whatAt, "rules"), "other_rules",
                           {rules, definition.rules});
        }
        items.push_back(std::move(item));
    }
    return items;
}

std::uint64_t readSeed(ObjectReader& object, Reading& reading) {
    const Json& seed = object.required("seed");
    if (seed.is_number_unsigned()) return seed.get<std::uint64_t>();
    reading.refuse(RefusalCode::BadFormat, object.at("seed"), "not_a_seed");
    return 0;
}

int readGenerator(ObjectReader& object) {
    return static_cast<int>(object.wholeNumber("generator", 0, 1'000'000));
}

Result<ExamForm> readForm(std::string_view text) {
    const auto document = parseStrictJson(text);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    if (const std::string format = object.text("format"); format != kFormFormat) {
        reading.refuse(RefusalCode::UnknownVersion, object.at("format"), "unknown_version", {format});
    }
    ExamForm form;
    form.definition = readExamMembers(object.required("exam"), object.at("exam"), reading);
    form.seed = readSeed(object, reading);
    form.generator = readGenerator(object);
    form.items = readExamItems(object.required("items"), object.at("items"), form.definition, reading);
    object.refuseUnknown();
    return reading.result(std::move(form));
}

std::string formText(const ExamForm& form) {
    std::string text;
    JsonWriter out(text);
    writeForm(out, form);
    return text;
}

void writeForm(JsonWriter& out, const ExamForm& form) {
    out.beginObject();
    out.text("format", kFormFormat);
    out.key("exam");
    writeExam(out, form.definition);
    out.key("seed");
    out.unsignedNumber(form.seed);
    out.number("generator", form.generator);
    out.key("items");
    out.beginArray();
    for (const ExamItem& item : form.items) writeExamItem(out, item);
    out.endArray();
    out.endObject();
}

}  // namespace cutcard
