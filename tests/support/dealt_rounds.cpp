#include "tests/support/dealt_rounds.h"

#include "engine/cards/random_source.h"
#include "engine/record/round_record.h"
#include "engine/rules/rule_book.h"

#include <stdexcept>

namespace cutcard::test {
namespace {

std::shared_ptr<const RuleSet> chapter(std::string_view rulesId) {
    auto rules = RuleBook::instance().find(rulesId);
    if (!rules) throw std::runtime_error("no rule set " + std::string(rulesId));
    return rules;
}

}  // namespace

std::shared_ptr<const Game> tableWith(std::string_view rulesId, const Json& selections) {
    auto rules = chapter(rulesId);
    Reading reading;
    Selections chosen = readSelections(selections, JsonPath(), *rules, reading);
    if (reading.refused()) throw std::runtime_error("selections: " + std::string(reading.refusal().reason));
    return openGame(plainSubmission(rules, std::move(chosen)));
}

std::shared_ptr<const Game> tableWithEverything(std::string_view rulesId) {
    auto rules = chapter(rulesId);
    return openGame(plainSubmission(rules, everySelection(*rules)));
}

std::shared_ptr<const Game> anyTable(std::string_view rulesId, std::uint64_t seed) {
    auto rules = chapter(rulesId);
    RandomSource random(seed);
    return openGame(plainSubmission(rules, randomSelections(*rules, random)));
}

std::string dealtLine(const Game& game, const DealRequest& request) {
    const Round round = dealRound(game, request);
    const Settlement settlement = game.adjudicate(round);
    std::string text;
    JsonWriter out(text);
    writeRound(out, game, round, &settlement);
    return text;
}

Json dealt(const Game& game, const DealRequest& request) {
    return Json::parse(dealtLine(game, request));
}

DealRequest anyRequest(const Game& game, std::uint64_t seed) {
    RandomSource random(seed);
    DealRequest request;
    request.seed = seed;
    request.number = random.between(1, 1000);
    if (random.percent(50)) request.players = random.between(1, game.rules().seats);
    request.method = game.rules().methods[random.below(game.rules().methods.size())];
    return request;
}

}  // namespace cutcard::test
