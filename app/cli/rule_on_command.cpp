#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/text/catalogue.h"
#include "engine/record/irregularity_record.h"
#include "engine/rules/rule_book.h"

#include <unistd.h>

namespace cutcard::cli {
namespace {

void writeAnswer(JsonWriter& out, const Irregularity& irregularity, const RulingAnswer& answer) {
    out.beginObject();
    out.text("ruling", rulingName(answer.ruling));
    out.key("settle");
    out.beginArray();
    for (Wager wager : answer.settle) out.text(wagerName(wager));
    out.endArray();
    out.text("return", returnedName(answer.returned));
    out.key("then");
    out.beginArray();
    for (Consequence consequence : answer.then) out.text(consequenceName(consequence));
    out.endArray();
    out.text("cite", answer.branch->cite);
    out.key("explain");
    out.beginObject();
    out.text("code", answer.branch->skill);
    out.key("params");
    writeIrregularity(out, irregularity);
    out.text("text", text::skillTitle(answer.branch->skill).toStdString());
    out.endObject();
    out.endObject();
}

std::optional<Refusal> ruleOnLine(std::string_view line, std::string& out) {
    const auto document = parseStrictJson(line);
    if (!document) return document.refusal();
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    const std::string id = object.text("rules");
    const Json& event = object.required("event");
    object.refuseUnknown();
    if (reading.refused()) return reading.refusal();
    const auto rules = RuleBook::instance().find(id);
    if (!rules) {
        reading.refuse(RefusalCode::UnknownRules, object.at("rules"), "unknown_rules", {id});
        return reading.refusal();
    }
    const Irregularity irregularity = readIrregularity(event, object.at("event"), *rules, reading);
    if (reading.refused()) return reading.refusal();
    JsonWriter json(out);
    writeAnswer(json, irregularity, ruleOn(*rules, irregularity));
    return std::nullopt;
}

}  // namespace

Status ruleOnCommand(const Words& words) {
    Arguments(words, {}).expectWords(0, "rule-on < events");
    return serveLines(STDIN_FILENO, STDOUT_FILENO, ruleOnLine);
}

}  // namespace cutcard::cli
