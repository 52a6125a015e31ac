#include "engine/irregularities/void_round.h"

#include "engine/side_wagers/meter_bank.h"
#include "engine/side_wagers/table_wager.h"

#include <algorithm>

namespace cutcard {
namespace {

void takeBack(Meters& meters, const MeteredTable& terms, Money wager, const Round& round,
              std::initializer_list<Wager> wagers) {
    const Meters each = MeterBank::contribution(terms, wager);
    std::int64_t made = 0;
    for (const Seat& seat : round.seats) {
        made += std::count_if(wagers.begin(), wagers.end(), [&seat](Wager w) { return seat.wagers.has(w); });
    }
    for (std::size_t i = 0; i < meters.size(); ++i) meters[i] = std::max(Money(), meters[i] - each[i] * made);
}

}  // namespace

Settlement voidRound(const Game& game, const Round& round, const RulingAnswer& ruling) {
    const RulesSubmission& submission = game.submission();
    const Branch& branch = *ruling.branch;
    Settlement settlement;
    settlement.isVoid = true;
    settlement.progressive = round.progressive;
    settlement.fiveCardHandBonus = round.fiveCardHandBonus;
    if (const MeteredTable* terms = submission.progressiveTerms()) {
        takeBack(settlement.progressive, *terms, submission.selections.progressive->wager, round, {Wager::Progressive});
    }
    if (const MeteredTable* terms = submission.fiveCardHandBonusTerms()) {
        takeBack(settlement.fiveCardHandBonus, *terms, submission.selections.fiveCardHandBonus->wager, round,
                 {Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer});
    }

    Procedure& procedure = settlement.procedure;
    if (round.deal) game.addOpening(procedure, round, [](std::size_t, const StepIds& before) { return before; });
    StepIds before;
    if (!procedure.steps().empty()) before.push_back(static_cast<StepId>(procedure.steps().size() - 1));
    const StepId stop = procedure.add(Action::Stop, kNoSeat, branch, Stopped{round.irregularity->kind}, before);
    const StepId rule = procedure.add(Action::Rule, kNoSeat, branch, Ruled{rulingName(ruling.ruling)}, {stop});
    StepIds done;
    for (const Seat& seat : round.seats) {
        SeatSettlement& settled = settlement.seats.emplace_back();
        settled.seat = seat.number;
        settled.folded = seat.folded();
    }
    for (std::size_t index = round.seats.size(); index-- > 0;) {
        const Seat& seat = round.seats[index];
        for (int i = 0; i < kWagerCount; ++i) {
            const auto wager = static_cast<Wager>(i);
            if (!seat.wagers.has(wager)) continue;
            std::vector<WagerLine>& lines = settlement.seats[index].lines;
            if (std::find(ruling.settle.begin(), ruling.settle.end(), wager) != ruling.settle.end()) {
                lines.push_back(game.settleAlthoughVoid(round, seat, wager));
                const StepId turned = procedure.add(Action::TurnCards, seat.number, *lines.back().branch, {}, {rule});
                done.push_back(procedure.add(Action::Settle, seat.number, *lines.back().branch,
                                             Settled{wager, lines.back().outcome, lines.back().amount}, {turned}));
            } else {
                lines.push_back(returnedLine(wager, seat.wagers[wager], branch));
                done.push_back(procedure.add(Action::ReturnWager, seat.number, branch, AboutWager{wager}, {rule}));
            }
        }
    }
    for (Consequence consequence : ruling.then) {
        if (consequence == Consequence::Continue) continue;
        done = {procedure.add(consequenceAction(consequence), kNoSeat, branch, {}, done)};
    }
    return settlement;
}

}  // namespace cutcard
