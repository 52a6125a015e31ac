#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "app/text/catalogue.h"
#include "engine/json/json_writer.h"
#include "engine/rules/skills.h"

#include <unistd.h>

namespace cutcard::cli {
namespace {

void writeSkills(const RuleSet& rules, const std::vector<const Branch*>& skills) {
    std::string text;
    for (const Branch* branch : skills) {
        JsonWriter json(text);
        json.beginObject();
        json.text("id", branch->skill);
        json.text("rules", rules.id);
        json.text("title", text::skillTitle(branch->skill).toStdString());
        json.text("cite", branch->cite);
        json.textOrNull("ruling", branch->ruling);
        json.endObject();
        text += '\n';
    }
    writeFully(STDOUT_FILENO, text);
}

}  // namespace

Status skillsCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "selections"});
    arguments.expectWords(0, "skills [--rules ID] [--selections S]");
    if (!arguments.option("rules")) {
        if (arguments.option("selections")) throw BadCall{"--selections needs --rules."};
        for (const auto& rules : RuleBook::instance().ruleSets()) writeSkills(*rules, skillsOf(*rules));
        return Status::Served;
    }
    RulesSubmission submission = rulesArgument(arguments);
    if (arguments.option("selections").value_or("all") == "all") {
        writeSkills(*submission.rules, skillsOf(*submission.rules));
        return Status::Served;
    }
    submission.selections = selectionsArgument(arguments, submission, 1);
    writeSkills(*submission.rules, skillsOf(submission));
    return Status::Served;
}

}  // namespace cutcard::cli
