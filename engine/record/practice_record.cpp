#include "engine/record/practice_record.h"

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"

namespace cutcard {
namespace {

constexpr std::int64_t kLongestAnswer = 24LL * 60 * 60 * 1000;

}  // namespace

std::string writePracticeEvent(const PracticeEvent& event) {
    std::string text;
    JsonWriter json(text);
    json.beginObject();
    json.text("rules", event.rules);
    json.text("skill", event.skill);
    json.boolean("right", event.right);
    json.boolean("hinted", event.hinted);
    json.number("milliseconds", event.milliseconds);
    json.textOrNull("error", event.error ? errorFamilyName(*event.error) : std::string_view());
    json.boolean("cram", event.cram);
    json.endObject();
    return text;
}

Result<PracticeEvent> readPracticeEvent(std::string_view text, std::int64_t at) {
    const auto document = parseStrictJson(text);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath path;
    ObjectReader object(*document, path, reading);
    PracticeEvent event;
    event.at = at;
    event.rules = object.text("rules");
    event.skill = object.text("skill");
    event.right = reading.boolean(object.required("right"), object.at("right"));
    event.hinted = reading.boolean(object.required("hinted"), object.at("hinted"));
    event.milliseconds = object.wholeNumber("milliseconds", 0, kLongestAnswer);
    const Json& error = object.required("error");
    if (!reading.refused() && !error.is_null()) {
        const std::string name = reading.text(error, object.at("error"));
        event.error = errorFamilyNamed(name);
        if (!event.error) reading.refuse(RefusalCode::BadFormat, object.at("error"), "unknown_word", {name});
    }
    event.cram = reading.boolean(object.required("cram"), object.at("cram"));
    object.refuseUnknown();
    return reading.result(event);
}

}  // namespace cutcard
