#include "engine/record/drill_record.h"

#include "engine/json/json_reader.h"

namespace cutcard {
namespace {

constexpr std::string_view kFormat = "cutcard-drill/1";

// More than any question has; beyond it is no question.
constexpr std::size_t kMostOptions = 16;
constexpr std::size_t kMostParams = 16;

std::string textOrNothing(const Json& value, const JsonPath& at, Reading& reading) {
    return value.is_null() ? std::string() : reading.text(value, at);
}

/// A list of at most so many things; an empty one where it is refused.
const Json& list(const Json& value, const JsonPath& at, std::size_t most, Reading& reading) {
    static const Json none = Json::array();
    if (value.is_array() && value.size() <= most) return value;
    reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
    return none;
}

DrillOption readOption(const Json& value, const JsonPath& at, Reading& reading) {
    DrillOption option;
    ObjectReader object(value, at, reading);
    option.code = object.text("code");
    const JsonPath paramsAt = object.at("params");
    const Json& params = list(object.required("params"), paramsAt, kMostParams, reading);
    for (std::size_t i = 0; i < params.size(); ++i) {
        option.params.push_back(reading.text(params[i], JsonPath(paramsAt, i)));
    }
    option.wrongRule = textOrNothing(object.required("wrong_rule"), object.at("wrong_rule"), reading);
    object.refuseUnknown();
    return option;
}

/// The key: the right answer has no wrong rule, every other one has.
void readRight(ObjectReader& object, Reading& reading, DrillQuestion& question) {
    const auto most = static_cast<std::int64_t>(question.options.size()) - 1;
    question.right = static_cast<std::size_t>(object.wholeNumber("right", 0, most));
    for (std::size_t i = 0; i < question.options.size() && !reading.refused(); ++i) {
        if (question.options[i].wrongRule.empty() == (i == question.right)) continue;
        reading.refuse(RefusalCode::BadFormat, object.at("right"), "not_the_right_answer");
    }
}

}  // namespace

void writeDrill(JsonWriter& out, const DrillQuestion& question) {
    out.beginObject();
    out.text("format", kFormat);
    out.text("kind", drillKindName(question.kind));
    out.text("rules", question.rules);
    out.text("skill", question.skill);
    out.text("cite", question.cite);
    out.textOrNull("ruling", question.ruling);
    out.key("prompt");
    out.raw(question.prompt);
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

Result<DrillQuestion> readDrillLine(std::string_view line) {
    const auto document = parseStrictJson(line);
    if (!document) return document.refusal();
    Reading reading;
    DrillQuestion question;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    if (object.text("format") != kFormat) {
        reading.refuse(RefusalCode::BadFormat, object.at("format"), "wrong_format", {std::string(kFormat)});
    }
    const std::string kind = object.text("kind");
    const auto named = drillKindNamed(kind);
    if (!named) reading.refuse(RefusalCode::BadFormat, object.at("kind"), "unknown_word", {kind});
    question.kind = named.value_or(DrillKind::ReadHand);
    question.rules = object.text("rules");
    question.skill = object.text("skill");
    question.cite = object.text("cite");
    question.ruling = textOrNothing(object.required("ruling"), object.at("ruling"), reading);
    const Json& prompt = object.required("prompt");
    if (!prompt.is_object()) reading.refuse(RefusalCode::BadFormat, object.at("prompt"), "not_an_object");
    question.prompt = prompt.dump();
    const JsonPath optionsAt = object.at("options");
    const Json& options = list(object.required("options"), optionsAt, kMostOptions, reading);
    for (std::size_t i = 0; i < options.size() && !reading.refused(); ++i) {
        question.options.push_back(readOption(options[i], JsonPath(optionsAt, i), reading));
    }
    if (options.empty()) reading.refuse(RefusalCode::BadFormat, optionsAt, "not_a_list");
    readRight(object, reading, question);
    object.refuseUnknown();
    return reading.result(std::move(question));
}

}  // namespace cutcard
