#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/record/odds_writer.h"

#include <unistd.h>

#include <limits>

namespace cutcard::cli {
namespace {

// More would only make the standard error of what is simulated smaller than anybody needs.
constexpr std::uint64_t kMostRounds = 100'000'000;

}  // namespace

Status oddsCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "wager", "selections", "seed", "rounds"});
    arguments.expectWords(0, "odds --rules ID [--wager W] [--selections S] [--seed N] [--rounds N]");
    RulesSubmission submission = rulesArgument(arguments);
    OddsRequest request;
    if (const auto name = arguments.option("wager")) {
        request.wager = wagerNamed(*name);
        if (!request.wager) throw BadCall{"There is no wager \"" + *name + "\"."};
    }
    SimulationLength& simulation = request.simulation;
    simulation.seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(simulation.seed);
    simulation.rounds = arguments.number("rounds", 2, kMostRounds).value_or(simulation.rounds);
    // Every table of the chapter, unless somebody asks for a house's choice.
    request.chosenOnly = arguments.option("selections").has_value() && arguments.option("selections") != "all";
    submission.selections = selectionsArgument(arguments, submission, simulation.seed);
    writeOdds(submission, request, [](const std::string& line) { writeFully(STDOUT_FILENO, line + '\n'); });
    return Status::Served;
}

}  // namespace cutcard::cli
