#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/record/drill_record.h"
#include "engine/training/drills.h"

#include <unistd.h>

#include <limits>

namespace cutcard::cli {
namespace {

constexpr std::uint64_t kMostQuestions = 1'000'000;

std::optional<DrillKind> kindArgument(const Arguments& arguments) {
    const auto name = arguments.option("kind");
    if (!name) return std::nullopt;
    if (const auto kind = drillKindNamed(*name)) return kind;
    std::string known;
    for (int i = 0; i < kDrillKindCount; ++i) known += ' ' + std::string(drillKindName(static_cast<DrillKind>(i)));
    throw BadCall{"\"" + *name + "\" is not a kind of question; there are:" + known + "."};
}

/// The question with this seed: of the kind asked for, else of the first that can ask for the skill, else kinds take
/// turns.
DrillQuestion questionOf(const Game& game, const Arguments& arguments, std::uint64_t seed, std::uint64_t turn) {
    const auto kind = kindArgument(arguments);
    const auto skill = arguments.option("skill");
    if (!skill) return makeDrill(game, kind.value_or(static_cast<DrillKind>(turn % kDrillKindCount)), seed);
    for (int i = 0; i < kDrillKindCount; ++i) {
        const auto each = static_cast<DrillKind>(i);
        if (kind && each != *kind) continue;
        if (auto question = drillFor(game, each, *skill, seed)) return *std::move(question);
    }
    throw BadCall{"\"" + *skill + "\" cannot be asked about in this way at this table."};
}

}  // namespace

Status drillCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "selections", "kind", "skill", "seed", "count"});
    arguments.expectWords(0, "drill --rules ID [--selections S] [--kind K] [--skill S] [--seed N] [--count N]");
    RulesSubmission submission = rulesArgument(arguments);
    const auto count = arguments.number("count", 1, kMostQuestions).value_or(1);
    std::uint64_t seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(1);
    const bool random = arguments.option("selections") == "random";
    std::shared_ptr<const Game> game;
    std::string text;
    for (std::uint64_t i = 0; i < count; ++i, ++seed) {
        if (!game || random) {
            submission.selections = selectionsArgument(arguments, submission, seed);
            refuseWhatCannotBeDealt(submission.selections);
            game = openGame(submission);
        }
        JsonWriter json(text);
        writeDrill(json, questionOf(*game, arguments, seed, i));
        text += '\n';
        writeFully(STDOUT_FILENO, text);
        text.clear();
    }
    return Status::Served;
}

}  // namespace cutcard::cli
