#include "app/supervisor/scenario_filler.h"

#include "engine/cards/deck.h"
#include "engine/cards/random_source.h"
#include "engine/players/deal_round.h"
#include "engine/record/round_record.h"
#include "engine/rules/main_wagers.h"

#include <algorithm>

namespace cutcard::supervisor {
namespace {

std::string seatField(int number, const std::string& rest) {
    return "seat" + std::to_string(number) + rest;
}

void fillCards(ScenarioDraft& draft, RandomSource& random) {
    std::vector<Card> rest;
    for (Card card : shuffledDeck(random)) {
        if (!draft.fieldOfCard(card.name())) rest.push_back(card);
    }
    for (const std::string& field : draft.cardFields()) {
        if (!draft.typed(field).isEmpty() || rest.empty()) continue;
        draft.set(field, std::string(rest.back().name()));
        rest.pop_back();
    }
}

void fillWagers(ScenarioDraft& draft) {
    const auto rules = draft.rules();
    if (!rules) return;
    const std::string least = Money::dollars(10).text();
    const WagersOffered offered(draft);
    for (int number : draft.seats()) {
        const Json wagers = draft.value(seatField(number, ".wagers"));
        if (wagers.is_object() && !wagers.empty()) continue;
        for (Wager wager : offered.beforeTheDeal()) {
            if (!isMainWager(*rules, wager)) continue;
            draft.set(seatField(number, ".wagers." + std::string(wagerName(wager))), least);
        }
    }
}

Json decisionOf(const Seat& seat) {
    if (seat.folded()) return "fold";
    Json decision = Json::object();
    for (int i = 0; i < kWagerCount; ++i) {
        const auto wager = static_cast<Wager>(i);
        if (isDecisionWager(wager) && seat.wagers.has(wager)) {
            decision[std::string(wagerName(wager))] = seat.wagers[wager].text();
        }
    }
    if (seat.playedOn != Street::None) decision["when"] = std::string(streetName(seat.playedOn));
    return decision;
}

/// The simulated players decide on the cards they have; who has decided already is left alone.
void fillDecisions(ScenarioDraft& draft, RandomSource& random) {
    ScenarioDraft folded = draft;
    std::vector<int> open;
    for (int number : draft.seats()) {
        if (!draft.value(seatField(number, ".decision")).is_null()) continue;
        open.push_back(number);
        folded.set(seatField(number, ".decision"), "fold");
    }
    OpenTables tables;
    auto record = readRound(folded.round(), tables);
    if (!record) return;
    decideAll(*record->game, record->round, random);
    for (const Seat& seat : record->round.seats) {
        if (std::find(open.begin(), open.end(), seat.number) == open.end()) continue;
        draft.set(seatField(seat.number, ".decision"), decisionOf(seat));
    }
}

}  // namespace

void fillTheRest(ScenarioDraft& draft, std::uint64_t seed) {
    RandomSource random(seed);
    fillWagers(draft);
    fillCards(draft, random);
    fillDecisions(draft, random);
}

}  // namespace cutcard::supervisor
