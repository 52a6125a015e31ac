#include "tests/app/table/scene_rounds.h"

#include "engine/cards/random_source.h"
#include "engine/irregularities/events.h"
#include "engine/irregularities/staging.h"
#include "engine/rules/skills.h"
#include "engine/training/scenario.h"

#include <algorithm>
#include <map>

namespace cutcard::test {

Played played(std::shared_ptr<const Game> game, const Round& round) {
    Settlement settlement = game->adjudicate(round);
    return {std::move(game), round, std::move(settlement)};
}

std::vector<Played> roundsOf(const QString& rules, int ofEachMethod) {
    std::vector<Played> rounds;
    const auto game = tableWithEverything(rules.toStdString());
    for (DealingMethod method : game->rules().methods) {
        for (int i = 0; i < ofEachMethod; ++i) {
            DealRequest request;
            request.seed = static_cast<std::uint64_t>(1 + i * 17);
            request.number = i + 1;
            request.method = method;
            if (i % 7 == 3) request.preparation = TableProcedure::ShuffleAndCut;
            rounds.push_back(played(game, dealRound(*game, request)));
        }
    }
    return rounds;
}

std::vector<Played> disturbedRoundsOf(const QString& rules) {
    std::vector<Played> rounds;
    const auto game = tableWithEverything(rules.toStdString());
    for (DealingMethod method : game->rules().methods) {
        for (const Irregularity& event : everyEvent(game->rules())) {
            for (std::uint64_t seed = 1; seed <= 6; ++seed) {
                DealRequest request;
                request.seed = seed;
                request.method = method;
                RandomSource random(seed);
                const auto staged = stage(*game, dealRound(*game, request), event, random);
                if (staged) rounds.push_back(played(game, *staged));
                if (staged && seed >= 2) break;
            }
        }
    }
    return rounds;
}

std::vector<Played> wonFromMetersOf(const QString& rules) {
    std::vector<Played> rounds;
    const RulesSubmission submission = tableWithEverything(rules.toStdString())->submission();
    for (const Branch* skill : skillsOf(submission)) {
        if (!skill->skill.starts_with("progressive.") && !skill->skill.starts_with("fchb.")) continue;
        ScenarioRequest request;
        request.skills = {skill->skill};
        const ScenarioResult result = makeScenario(submission, request);
        if (const auto* made = std::get_if<Scenario>(&result)) rounds.push_back(played(made->game, made->round));
    }
    return rounds;
}

const SceneChips* chipsOf(const Scene& scene, int seat, Wager wager, bool payment, int envyFrom) {
    for (const SceneChips& chips : scene.chips) {
        if (chips.seat == seat && chips.wager == wager && chips.payment == payment && chips.envyFrom == envyFrom) {
            return &chips;
        }
    }
    return nullptr;
}

const SceneSpot& spotOf(const Scene& scene, int seat, Wager wager) {
    return *std::find_if(scene.spots.begin(), scene.spots.end(),
                         [&](const SceneSpot& spot) { return spot.seat == seat && spot.wager == wager; });
}

std::vector<std::string> cardsAt(const Scene& scene, Zone zone, int seat) {
    std::map<int, std::string> bySlot;
    for (int i = 0; i < kDeckSize; ++i) {
        const SceneCard& card = scene.cards[static_cast<std::size_t>(i)];
        if (card.zone == zone && card.seat == seat) bySlot[card.slot] = std::string(Card::fromIndex(i).name());
    }
    std::vector<std::string> names;
    for (const auto& [slot, name] : bySlot) names.push_back(name);
    return names;
}

}  // namespace cutcard::test
