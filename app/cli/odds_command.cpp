#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/record/odds_writer.h"

#include <unistd.h>

namespace cutcard::cli {

Status oddsCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "wager", "selections"});
    arguments.expectWords(0, "odds --rules ID [--wager W] [--selections S]");
    const RulesSubmission submission = rulesArgument(arguments);
    std::optional<Wager> wager;
    if (const auto name = arguments.option("wager")) {
        wager = wagerNamed(*name);
        if (!wager) throw BadCall{"There is no wager \"" + *name + "\"."};
    }
    // Every table of the chapter, unless somebody asks for a house's choice.
    const bool chosen = arguments.option("selections").has_value() && arguments.option("selections") != "all";
    const Selections selections = selectionsArgument(arguments, submission, 1);
    writeOdds(*submission.rules, chosen ? &selections : nullptr, wager,
              [](const std::string& line) { writeFully(STDOUT_FILENO, line + '\n'); });
    return Status::Served;
}

}  // namespace cutcard::cli
