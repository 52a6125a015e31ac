#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "app/cli/rules_argument.h"
#include "app/text/catalogue.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/staging.h"
#include "engine/players/deal_round.h"
#include "engine/record/irregularity_record.h"
#include "engine/record/round_record.h"
#include "engine/training/scenario.h"

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

/// A kind, or an object with its fields: {"kind":"dealer_card_exposed","when":"after_last_decision"}.
Irregularity irregularityArgument(const std::string& text, const RuleSet& rules) {
    const auto document = text.starts_with('{') ? parseStrictJson(text) : Result<Json>(Json{{"kind", text}});
    Reading reading;
    if (!document) throw BadCall{"--irregularity: " + text::refusal(document.refusal()).toStdString()};
    const Irregularity irregularity = readIrregularity(*document, JsonPath(), rules, reading);
    if (reading.refused()) throw BadCall{"--irregularity: " + text::refusal(reading.refusal()).toStdString()};
    return irregularity;
}

/// The rounds that a trainee needs: each has all the skills asked for.
class RoundsToOrder {
public:
    RoundsToOrder(const Arguments& arguments, const DealRequest& deal)
        : m_selectionsAreFixed(arguments.option("selections").value_or("all") != "all"),
          m_methodIsFixed(arguments.option("method").has_value()) {
        m_request.skills = arguments.all("skill");
        m_request.players = deal.players;
    }

    Scenario next(const RulesSubmission& submission, const DealRequest& deal) {
        m_request.seed = deal.seed;
        m_request.number = deal.number;
        if (m_methodIsFixed) m_request.method = deal.method;
        // A house's submission is what it is; only a chapter's choice is ours.
        m_request.selectionsAreFixed = m_selectionsAreFixed || submission.id != submission.rules->id;
        auto result = makeScenario(submission, m_request);
        if (const auto* fault = std::get_if<ScenarioFault>(&result)) {
            throw BadCall{text::scenarioFault(*fault).toStdString()};
        }
        return std::move(std::get<Scenario>(result));
    }

private:
    bool m_selectionsAreFixed;
    bool m_methodIsFixed;
    ScenarioRequest m_request;
};

// Keeps what the staging draws apart from what the cards draw.
constexpr std::uint64_t kStagingStream = 0x7374616765;

}  // namespace

Status dealCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "selections", "seed", "rounds", "players", "method", "number",
                                      "generator", "skill…", "irregularity…"});
    arguments.expectWords(0,
                          "deal --rules ID [--selections S] [--seed N] [--rounds N] [--players N] [--method M] "
                          "[--skill S]… [--irregularity I]…");
    RulesSubmission submission = rulesArgument(arguments);
    const auto rounds = arguments.number("rounds", 1, kMostRounds).value_or(1);
    const auto players = arguments.number("players", 1, static_cast<std::uint64_t>(submission.rules->seats));
    arguments.number("generator", kGenerator, kGenerator);
    DealRequest request;
    request.seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(1);
    request.number = static_cast<std::int64_t>(arguments.number("number", 1, 1'000'000'000).value_or(1));
    request.method = methodArgument(arguments, *submission.rules);
    if (players) request.players = static_cast<int>(*players);

    std::vector<Irregularity> irregularities;
    for (const std::string& text : arguments.all("irregularity")) {
        irregularities.push_back(irregularityArgument(text, *submission.rules));
    }
    const bool random = arguments.option("selections") == "random";
    const bool toOrder = !arguments.all("skill").empty();
    RoundsToOrder order(arguments, request);
    std::shared_ptr<const Game> game;
    std::string text;
    for (std::uint64_t i = 0; i < rounds; ++i, ++request.seed, ++request.number) {
        if (!game || random || toOrder) {
            submission.selections = selectionsArgument(arguments, submission, request.seed);
            refuseWhatCannotBeDealt(submission.selections);
            game = openGame(submission);
        }
        Round round;
        if (toOrder) {
            Scenario scenario = order.next(submission, request);
            game = scenario.game;
            round = std::move(scenario.round);
        } else {
            round = dealRound(*game, request);
        }
        if (!irregularities.empty()) {
            RandomSource staging(request.seed ^ kStagingStream);
            const auto staged = stage(*game, round, irregularities[i % irregularities.size()], staging);
            if (!staged) throw BadCall{"This irregularity cannot happen at this table by this method of dealing."};
            round = *staged;
        }
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
