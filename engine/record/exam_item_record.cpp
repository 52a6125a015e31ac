#include "engine/record/exam_item_record.h"

#include "engine/record/act_record.h"
#include "engine/record/exam_record.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::size_t kMostOptions = 20;
constexpr std::size_t kMostParams = 50;
constexpr std::array<std::string_view, 2> kFrom = {"last_decision", "opening"};

bool isList(const Json& value, const JsonPath& at, std::size_t most, Reading& reading) {
    if (value.is_array() && value.size() <= most) return true;
    reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
    return false;
}

DrillOption readOption(const Json& value, const JsonPath& at, Reading& reading) {
    ObjectReader object(value, at, reading);
    DrillOption option;
    option.code = object.text("code");
    const Json& params = object.required("params");
    const JsonPath paramsAt = object.at("params");
    if (isList(params, paramsAt, kMostParams, reading)) {
        for (std::size_t i = 0; i < params.size(); ++i) {
            option.params.push_back(reading.text(params[i], JsonPath(paramsAt, i)));
        }
    }
    const Json& wrong = object.required("wrong_rule");
    if (!wrong.is_null()) option.wrongRule = reading.text(wrong, object.at("wrong_rule"));
    object.refuseUnknown();
    return option;
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

void writeQuestion(JsonWriter& out, const DrillQuestion& question) {
    out.beginObject();
    out.text("kind", drillKindName(question.kind));
    out.text("rules", question.rules);
    out.text("skill", question.skill);
    out.text("cite", question.cite);
    out.textOrNull("ruling", question.ruling);
    out.key("prompt");
    out.raw(question.prompt.empty() ? "{}" : question.prompt);
    out.key("options");
    out.beginArray();
    for (const DrillOption& option : question.options) {
        out.beginObject();
        out.text("code", option.code);
        out.key("params");
        out.beginArray();
        for (const std::string& param : option.params) out.text(param);
        out.endArray();
        out.textOrNull("wrong_rule", option.wrongRule);
        out.endObject();
    }
    out.endArray();
    out.number("right", static_cast<std::int64_t>(question.right));
    out.endObject();
}

DrillQuestion readQuestion(const Json& value, const JsonPath& at, Reading& reading) {
    ObjectReader object(value, at, reading);
    DrillQuestion question;
    const std::string kind = object.text("kind");
    if (const auto named = drillKindNamed(kind)) {
        question.kind = *named;
    } else {
        reading.refuse(RefusalCode::BadFormat, object.at("kind"), "unknown_word", {kind});
    }
    question.rules = object.text("rules");
    question.skill = object.text("skill");
    question.cite = object.text("cite");
    const Json& ruling = object.required("ruling");
    if (!ruling.is_null()) question.ruling = reading.text(ruling, object.at("ruling"));
    const Json& prompt = object.required("prompt");
    if (!prompt.is_object()) reading.refuse(RefusalCode::BadFormat, object.at("prompt"), "not_an_object");
    question.prompt = prompt.dump();
    const Json& options = object.required("options");
    const JsonPath optionsAt = object.at("options");
    if (isList(options, optionsAt, kMostOptions, reading) && !options.empty()) {
        for (std::size_t i = 0; i < options.size(); ++i) {
            question.options.push_back(readOption(options[i], JsonPath(optionsAt, i), reading));
        }
        question.right =
            static_cast<std::size_t>(object.wholeNumber("right", 0, static_cast<std::int64_t>(options.size()) - 1));
    } else {
        reading.refuse(RefusalCode::BadFormat, optionsAt, "not_a_list");
    }
    object.refuseUnknown();
    return question;
}

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
        writeQuestion(out, *item.question());
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

void writeForm(JsonWriter& out, const ExamForm& form) {
    out.beginObject();
    out.text("format", "cutcard-form/1");
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
