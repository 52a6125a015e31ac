#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "engine/record/round_record.h"
#include "engine/training/needs.h"
#include "engine/training/skill_cover.h"

#include <unistd.h>

#include <limits>

namespace cutcard::cli {
namespace {

constexpr auto kUsage =
    "exam check FILE | exam form FILE [--seed N] | exam default --rules ID | exam cover --rules ID [--selections S] "
    "[--seed N]";

Status refused(const Refusal& refusal) {
    std::string text;
    writeError(text, refusal);
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Refused;
}

Status check(const std::string& path) {
    const auto exam = readExam(readFile(path), RuleBook::instance());
    if (!exam) return refused(exam.refusal());
    writeFully(STDOUT_FILENO, "{\"ok\":true}\n");
    return Status::Served;
}

Status form(const std::string& path, std::optional<std::uint64_t> seed) {
    const auto exam = readExam(readFile(path), RuleBook::instance());
    if (!exam) return refused(exam.refusal());
    if (exam->seed && seed) throw BadCall{"This exam has one seed for everybody; leave --seed out."};
    const auto made = makeForm(*exam, exam->seed ? *exam->seed : seed.value_or(1), standardSource());
    if (!made) return refused(made.refusal());
    writeFully(STDOUT_FILENO, formText(*made) + '\n');
    return Status::Served;
}

Status blueprint(const Arguments& arguments) {
    writeFully(STDOUT_FILENO, examText(defaultExam(*rulesArgument(arguments).rules)) + '\n');
    return Status::Served;
}

/// One round a line, then how many it took.
Status cover(const Arguments& arguments, std::uint64_t seed) {
    RulesSubmission submission = rulesArgument(arguments);
    submission.selections = selectionsArgument(arguments, submission, seed);
    refuseWhatCannotBeDealt(submission.selections);
    const SkillCover found = coverSkills(submission, seed);
    std::string text;
    for (const Scenario& scenario : found.rounds) {
        const Settlement settlement = scenario.game->adjudicate(scenario.round);
        JsonWriter json(text);
        writeRound(json, *scenario.game, scenario.round, &settlement);
        text += '\n';
    }
    JsonWriter json(text);
    json.beginObject();
    json.number("skills", static_cast<std::int64_t>(reachableSkills(submission).size()));
    json.number("rounds", static_cast<std::int64_t>(found.rounds.size()));
    json.key("uncovered");
    json.beginArray();
    for (const std::string& skill : found.uncovered) json.text(skill);
    json.endArray();
    json.endObject();
    writeFully(STDOUT_FILENO, text + '\n');
    return Status::Served;
}

}  // namespace

Status examCommand(const Words& words) {
    const Arguments arguments(words, {"seed", "rules", "selections"});
    const auto& rest = arguments.words();
    const auto seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max());
    const bool forRules = arguments.option("rules").has_value();
    if (rest.size() == 1 && rest[0] == "cover") return cover(arguments, seed.value_or(1));
    if (arguments.option("selections")) throw BadCall{std::string("Usage: cutcard-cli ") + kUsage};
    if (rest.size() == 2 && rest[0] == "check" && !seed && !forRules) return check(rest[1]);
    if (rest.size() == 2 && rest[0] == "form" && !forRules) return form(rest[1], seed);
    if (rest.size() == 1 && rest[0] == "default" && !seed) return blueprint(arguments);
    throw BadCall{std::string("Usage: cutcard-cli ") + kUsage};
}

}  // namespace cutcard::cli
