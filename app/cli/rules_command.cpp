#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "app/text/catalogue.h"
#include "engine/record/rules_writer.h"

#include <unistd.h>

namespace cutcard::cli {
namespace {

constexpr auto kUsage = "rules list | rules show ID | rules check FILE";

Status list() {
    std::string text;
    for (const auto& rules : RuleBook::instance().ruleSets()) {
        JsonWriter json(text);
        writeRulesSummary(json, *rules);
        text += '\n';
    }
    writeFully(STDOUT_FILENO, text);
    return Status::Served;
}

Status show(const std::string& id) {
    const auto rules = RuleBook::instance().find(id);
    if (!rules) throw BadCall{"There is no rule set \"" + id + "\"; \"cutcard-cli rules list\" names them."};
    std::string text;
    JsonWriter json(text);
    writeRules(json, *rules);
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Served;
}

Status check(const std::string& path) {
    const auto submission = readSubmission(readFile(path), RuleBook::instance());
    std::string text;
    if (submission) {
        text = "{\"ok\":true}";
    } else {
        JsonWriter json(text);
        json.beginObject();
        json.boolean("ok", false);
        json.key("errors");
        json.beginArray();
        json.beginObject();
        json.text("code", refusalCodeName(submission.refusal().code));
        json.text("message", text::refusal(submission.refusal()).toStdString());
        json.text("at", submission.refusal().at);
        json.endObject();
        json.endArray();
        json.endObject();
    }
    writeFully(STDOUT_FILENO, text + '\n');
    return submission ? Status::Served : Status::Refused;
}

}  // namespace

Status rulesCommand(const Words& words) {
    const Arguments arguments(words, {});
    const auto& rest = arguments.words();
    if (rest.size() == 1 && rest[0] == "list") return list();
    if (rest.size() == 2 && rest[0] == "show") return show(rest[1]);
    if (rest.size() == 2 && rest[0] == "check") return check(rest[1]);
    throw BadCall{std::string("Usage: cutcard-cli ") + kUsage};
}

}  // namespace cutcard::cli
