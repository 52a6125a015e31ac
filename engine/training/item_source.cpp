#include "engine/training/item_source.h"

#include <algorithm>
#include <set>

namespace cutcard {
namespace {

// Seeds that are tried until luck has a skill; what it never has is left to rounds to order.
constexpr std::uint64_t kTries = 20'000;

bool exercises(const Settlement& settlement, const std::vector<std::string>& skills) {
    std::set<std::string_view> seen;
    for (const Step& step : settlement.procedure.steps()) seen.insert(step.branch->skill);
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) seen.insert(line.branch->skill);
    }
    return std::all_of(skills.begin(), skills.end(),
                       [&seen](const std::string& skill) { return seen.contains(skill); });
}

ScenarioResult dealtRound(const RulesSubmission& submission, const ScenarioRequest& request) {
    const auto game = openGame(submission);
    DealRequest deal;
    deal.number = request.number;
    deal.players = request.players;
    deal.method = request.method.value_or(submission.rules->methods.front());
    for (std::uint64_t i = 0; i < kTries; ++i) {
        deal.seed = request.seed + i;
        Round round = dealRound(*game, deal);
        if (request.skills.empty() || exercises(game->adjudicate(round), request.skills)) {
            return Scenario{game, std::move(round)};
        }
    }
    return ScenarioFault{request.skills.size() == 1 ? "skill_not_offered" : "skills_cannot_coexist",
                         request.skills.back()};
}

}  // namespace

ItemSource standardSource() {
    return {dealtRound, [](const Game&, DrillKind, std::uint64_t) { return std::optional<DrillQuestion>(); }};
}

}  // namespace cutcard
