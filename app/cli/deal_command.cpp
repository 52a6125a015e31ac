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

    Scenario next(const RulesSubmission& submission, const DealRequest& deal,
                  const std::optional<Irregularity>& irregularity) {
        m_request.irregularity = irregularity;
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

/// A round in which the irregularity happens. Not every round lets it (nobody made the progressive wager, nobody is
/// asked): then the seed goes on to another one.
Round irregularRound(const Game& game, const DealRequest& request, const Irregularity& irregularity) {
    constexpr std::uint64_t kNextRound = 0x9e3779b97f4a7c15;
    constexpr int kMostRedrawn = 1'000;
    DealRequest drawn = request;
    for (int i = 0; i < kMostRedrawn; ++i, drawn.seed += kNextRound) {
        Round round = dealRound(game, drawn);
        round.deal->seed = request.seed;
        RandomSource staging(drawn.seed ^ kStagingStream);
        if (auto staged = stage(game, round, irregularity, staging)) return *std::move(staged);
    }
    throw BadCall{"This irregularity cannot happen at this table by this method of dealing."};
}

/// What one call asks for.
class Dealing {
public:
    Dealing(const Arguments& arguments, RulesSubmission submission, const DealRequest& request)
        : m_arguments(arguments), m_submission(std::move(submission)), m_order(arguments, request),
          m_toOrder(!arguments.all("skill").empty()), m_random(arguments.option("selections") == "random") {
        for (const std::string& text : arguments.all("irregularity")) {
            m_irregularities.push_back(irregularityArgument(text, *m_submission.rules));
        }
    }

    Scenario next(const DealRequest& request) {
        if (!m_game || m_random) {
            m_submission.selections = selectionsArgument(m_arguments, m_submission, request.seed);
            refuseWhatCannotBeDealt(m_submission.selections);
            m_game = openGame(m_submission);
        }
        std::optional<Irregularity> irregularity;
        // Several take turns.
        if (!m_irregularities.empty()) irregularity = m_irregularities[m_dealt++ % m_irregularities.size()];
        if (m_toOrder) return m_order.next(m_submission, request, irregularity);
        return {m_game, irregularity ? irregularRound(*m_game, request, *irregularity) : dealRound(*m_game, request)};
    }

private:
    const Arguments& m_arguments;
    RulesSubmission m_submission;
    RoundsToOrder m_order;
    bool m_toOrder;
    bool m_random;
    std::vector<Irregularity> m_irregularities;
    std::size_t m_dealt = 0;
    std::shared_ptr<const Game> m_game;
};

DealRequest requestArgument(const Arguments& arguments, const RuleSet& rules) {
    const auto players = arguments.number("players", 1, static_cast<std::uint64_t>(rules.seats));
    arguments.number("generator", kGenerator, kGenerator);
    DealRequest request;
    request.seed = arguments.number("seed", 0, std::numeric_limits<std::uint64_t>::max()).value_or(1);
    request.number = static_cast<std::int64_t>(arguments.number("number", 1, 1'000'000'000).value_or(1));
    request.method = methodArgument(arguments, rules);
    if (players) request.players = static_cast<int>(*players);
    return request;
}

}  // namespace

Status dealCommand(const Words& words) {
    const Arguments arguments(words, {"rules", "selections", "seed", "rounds", "players", "method", "number",
                                      "generator", "skill…", "irregularity…"});
    arguments.expectWords(0,
                          "deal --rules ID [--selections S] [--seed N] [--rounds N] [--players N] [--method M] "
                          "[--skill S]… [--irregularity I]…");
    const auto rounds = arguments.number("rounds", 1, kMostRounds).value_or(1);
    RulesSubmission submission = rulesArgument(arguments);
    DealRequest request = requestArgument(arguments, *submission.rules);
    Dealing dealing(arguments, std::move(submission), request);
    std::string text;
    for (std::uint64_t i = 0; i < rounds; ++i, ++request.seed, ++request.number) {
        const Scenario dealt = dealing.next(request);
        const Settlement settlement = dealt.game->adjudicate(dealt.round);
        JsonWriter json(text);
        writeRound(json, *dealt.game, dealt.round, &settlement);
        text += '\n';
        writeFully(STDOUT_FILENO, text);
        text.clear();
    }
    return Status::Served;
}

}  // namespace cutcard::cli
