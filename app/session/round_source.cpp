#include "app/session/round_source.h"

#include "app/text/catalogue.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/staging.h"
#include "engine/players/deal_round.h"
#include "engine/rules/rule_book.h"
#include "engine/training/scenario.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(RoundSource)
};

// Few rounds cannot be staged: nobody has folded, nobody has a progressive wager. Somebody waits for the answer.
constexpr int kDealsToTry = 200;
constexpr int kEventsToTry = 20;

/// The next seed is another deal; far away from the seeds that people choose one after the other.
std::uint64_t seedOf(const RoundWish& wish, int attempt) {
    constexpr std::uint64_t kStride = 0x9e3779b97f4a7c15;
    return wish.seed + kStride * static_cast<std::uint64_t>(attempt);
}

DealRequest requestOf(const RoundWish& wish, const RuleSet& rules, int attempt) {
    DealRequest request;
    request.seed = seedOf(wish, attempt);
    request.number = wish.number;
    request.players = wish.players;
    request.method = wish.method.value_or(rules.methods.front());
    request.preparation = wish.preparation;
    return request;
}

/// What happens before the last decision is over where the trainee begins after it.
bool canBeSeen(const Irregularity& event, GradedFrom from) {
    if (from == GradedFrom::Opening || event.kind == IrregularityKind::WrongCardCount) return true;
    return event.kind == IrregularityKind::DealerCardExposed && event.when != Moment::BeforeLastDecision;
}

Result<WishedRound, text::KeptSentence> withSkills(const RulesSubmission& submission, const RoundWish& wish) {
    ScenarioRequest request;
    request.skills = wish.skills;
    request.seed = wish.seed;
    request.number = wish.number;
    request.players = wish.players;
    request.method = wish.method;
    request.irregularity = wish.irregularity;
    request.selectionsAreFixed = false;
    auto made = makeScenario(submission, request);
    if (const auto* fault = std::get_if<ScenarioFault>(&made)) {
        return text::KeptSentence([fault = *fault] { return text::scenarioFault(fault); });
    }
    auto& scenario = std::get<Scenario>(made);
    // A staged round counts its steps from the first: nothing can be put before them any more.
    std::optional<Deal>& deal = scenario.round.deal;
    if (wish.preparation && deal && !deal->preparation && !scenario.round.irregularity) {
        deal->preparation = wish.preparation;
    }
    return WishedRound{std::move(scenario.game), std::move(scenario.round)};
}

Result<WishedRound, text::KeptSentence> withIrregularity(std::shared_ptr<const Game> game, RoundWish wish) {
    const std::vector<DealingMethod> methods =
        wish.method ? std::vector<DealingMethod>{*wish.method} : game->rules().methods;
    // Only an automated shoe jams: the other methods are for what the first cannot have.
    for (DealingMethod method : methods) {
        wish.method = method;
        for (int attempt = 0; attempt < kDealsToTry; ++attempt) {
            RandomSource random(seedOf(wish, attempt));
            const Round round = dealRound(*game, requestOf(wish, game->rules(), attempt));
            if (auto staged = stage(*game, round, *wish.irregularity, random)) {
                return WishedRound{std::move(game), std::move(*staged)};
            }
        }
    }
    return text::KeptSentence([] {
        return Say::tr("This cannot happen at such a table. Choose another irregularity, or let the house offer more.");
    });
}

/// One in three; where nothing fits, the round goes its way.
Round perhapsSurprised(const Game& game, const RoundWish& wish, Round round) {
    RandomSource random(~wish.seed);
    if (random.below(3) != 0) return round;
    std::vector<Irregularity> events = everyEvent(game.rules());
    std::erase_if(events, [&wish](const Irregularity& event) { return !canBeSeen(event, wish.from); });
    for (int attempt = 0; attempt < kEventsToTry; ++attempt) {
        // By kind first: one that is told apart in many ways is not the more likely for it.
        const auto kind = static_cast<IrregularityKind>(random.below(kIrregularityKindCount));
        std::vector<Irregularity> ofKind;
        std::copy_if(events.begin(), events.end(), std::back_inserter(ofKind),
                     [kind](const Irregularity& event) { return event.kind == kind; });
        if (ofKind.empty()) continue;
        if (auto staged = stage(game, round, ofKind[random.below(ofKind.size())], random)) return *staged;
    }
    return round;
}

}  // namespace

Result<WishedRound, text::KeptSentence> roundFor(const RoundWish& wish) {
    const auto rules = RuleBook::instance().find(wish.rules);
    if (!rules) {
        return text::KeptSentence([unknown = wish.rules] {
            return text::refusal({RefusalCode::UnknownRules, "", "unknown_rules", {unknown}});
        });
    }
    RoundWish asked = wish;
    if (asked.players) asked.players = std::clamp(*asked.players, 1, rules->seats);
    const auto& methods = rules->methods;
    if (asked.method && std::find(methods.begin(), methods.end(), *asked.method) == methods.end()) {
        return text::KeptSentence(
            [] { return Say::tr("Cards are not dealt this way in this game. Choose another method."); });
    }
    const Selections selections =
        asked.offer == TableOffer::Basic ? standardSelections(*rules) : everySelection(*rules);
    const RulesSubmission submission = plainSubmission(rules, selections);
    if (!asked.skills.empty()) return withSkills(submission, asked);
    auto game = openGame(submission);
    if (asked.irregularity) return withIrregularity(std::move(game), std::move(asked));
    Round round = dealRound(*game, requestOf(asked, *rules, 0));
    if (asked.surprise) round = perhapsSurprised(*game, asked, std::move(round));
    return WishedRound{std::move(game), std::move(round)};
}

}  // namespace cutcard
