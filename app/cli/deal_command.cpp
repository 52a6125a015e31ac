#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/players/deal_round.h"
#include "engine/record/round_record.h"

#include <unistd.h>

#include <algorithm>
#include <limits>

namespace cutcard::cli {
namespace {

constexpr std::uint64_t kMostRounds = 100'000'000;

DealingMethod methodArgument(const Arguments& arguments, const RuleSet& rules) {
    const auto name = arguments.option("method");
    if (!name) return rules.methods.front();
    const auto method = methodNamed(*name);
    if (method && std::find(rules.methods.begin(), rules.methods.end(), *method) != rules.methods.end()) return *method;
    std::string known;
    for (DealingMethod candidate : rules.methods) known += ' ' + std::string(methodName(candidate));
    throw BadCall{"\"" + *name + "\" is not a way of dealing in " + rules.id + "; there are:" + known + "."};
}

}  // namespace

Status dealCommand(const Words& words) {
    const Arguments arguments(words,
                              {"rules", "selections", "seed", "rounds", "players", "method", "number", "generator"});
    arguments.expectWords(0, "deal --rules ID [--selections S] [--seed N] [--rounds N] [--players N] [--method M]");
    RulesSubmission submission = rulesArgument(arguments);
    const auto rounds = arguments.number("rounds", 1, kMostRounds).value_or(1);
    const auto players = arguments.number("players", 1, static_cast<std::uint64_t>(submission.rules->seats));
    arguments.number("generator", kGenerator, kGenerator);
    DealRequest request;
    request.seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(1);
    request.number = static_cast<std::int64_t>(arguments.number("number", 1, 1'000'000'000).value_or(1));
    request.method = methodArgument(arguments, *submission.rules);
    if (players) request.players = static_cast<int>(*players);

    const bool random = arguments.option("selections") == "random";
    std::shared_ptr<const Game> game;
    std::string text;
    for (std::uint64_t i = 0; i < rounds; ++i, ++request.seed, ++request.number) {
        if (!game || random) {
            submission.selections = selectionsArgument(arguments, submission, request.seed);
            game = openGame(submission);
        }
        const Round round = dealRound(*game, request);
        const Settlement settlement = game->adjudicate(round);
        JsonWriter json(text);
        writeRound(json, *game, round, &settlement);
        text += '\n';
        writeFully(STDOUT_FILENO, text);
        text.clear();
    }
    return Status::Served;
}

}  // namespace cutcard::cli
