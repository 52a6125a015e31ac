#include "engine/odds/cover_all_odds.h"

#include "engine/players/deal_round.h"
#include "engine/side_wagers/cover_all.h"

#include <map>

namespace cutcard {
namespace {

std::shared_ptr<const Game> tableWithCoverAll(const RulesSubmission& submission) {
    RulesSubmission alone = submission;
    alone.selections = standardSelections(*submission.rules);
    alone.selections.options = submission.selections.options;
    alone.selections.coverAll = true;
    return openGame(std::move(alone));
}

FourCardRank highestOfTheTable(const Round& round) {
    FourCardRank highest = bestFour<5>(CardSet(round.dealer));
    for (const Seat& seat : round.seats) {
        const FourCardRank hand = bestFour<5>(CardSet(seat.cards));
        if (!seat.folded() && CoverAll::strength(hand) > CoverAll::strength(highest)) highest = hand;
    }
    return highest;
}

}  // namespace

WagerOdds simulatedCoverAll(const RulesSubmission& submission, const Paytable& table, const SimulationLength& length) {
    const auto game = tableWithCoverAll(submission);
    DealRequest request;
    request.seed = length.seed;
    request.players = std::stoi(table.letter);
    request.method = game->rules().methods.front();
    std::map<FourCardRank, std::uint64_t> seen;
    for (std::uint64_t i = 0; i < length.rounds; ++i, ++request.seed) {
        Round round = dealRound(*game, request);
        // One wager a round: what the others at the table have on the spot is decided by the same hand.
        Seat& seat = round.seats.front();
        seat.wagers[Wager::CoverAll] = game->selections().tableMinimum;
        if (game->stands(seat, Wager::CoverAll)) ++seen[highestOfTheTable(round)];
    }
    Frequencies<FourCardRank> frequencies;
    frequencies.hands = length.rounds;
    for (const auto& [hand, count] : seen) frequencies.classes.push_back({hand, count});
    WagerOdds odds = wagerOdds(table, {}, frequencies);
    odds.simulated = Simulation{length.seed, standardError(odds)};
    return odds;
}

}  // namespace cutcard
