#include "engine/games/game.h"

#include "engine/games/caribbean_stud.h"
#include "engine/games/crazy_four.h"
#include "engine/games/four_card.h"
#include "engine/games/holdem_bonus.h"
#include "engine/games/ultimate_holdem.h"
#include "engine/irregularities/void_round.h"

#include <array>
#include <stdexcept>

namespace cutcard {
namespace {

constexpr std::array kGames = {
    GameEntry{"crazy_four", openCrazyFour},           GameEntry{"four_card", openFourCard},
    GameEntry{"holdem_bonus", openHoldemBonus},       GameEntry{"caribbean_stud", openCaribbeanStud},
    GameEntry{"ultimate_holdem", openUltimateHoldem},
};

}  // namespace

Settlement Game::adjudicate(const Round& round) const {
    if (!round.irregularity) return settle(round);
    const RulingAnswer ruling = ruleOn(rules(), *round.irregularity);
    Settlement settlement = settleRuled(round, ruling);
    settlement.ruledBy = ruling.branch;
    return settlement;
}

Settlement Game::settleRuled(const Round& round, const RulingAnswer& ruling) const {
    if (ruling.voidsTheRound()) return voidRound(*this, round, ruling);
    if (ruling.ruling != Ruling::WagersAbandoned || !round.irregularity->seat) return settle(round);
    // 657a.7(b): what a player who has left had wagered is treated as lost.
    Round abandoned = round;
    for (Seat& seat : abandoned.seats) {
        if (seat.number != *round.irregularity->seat) continue;
        seat.left = true;
        seat.decision = Decision::Fold;
        seat.playedOn = Street::None;
    }
    return settle(abandoned);
}

WagerLine Game::settleAlthoughVoid(const Round&, const Seat& seat, Wager wager) const {
    throw std::logic_error(rules().id + " settles nothing of a void round: seat " + std::to_string(seat.number) + ' ' +
                           std::string(wagerName(wager)));
}

void dealCards(const Game& game, Round& round) {
    Procedure opening;
    game.addOpening(opening, round, [](std::size_t, const StepIds&) { return StepIds(); });
    round.dealer.clear();
    round.community.clear();
    round.sixCardBonus.clear();
    for (Seat& seat : round.seats) seat.cards.clear();
    for (const Step& step : opening.steps()) {
        if (step.action != Action::Deal) continue;
        const auto& [card, slot] = std::get<CardDealt>(step.detail);
        if (const int* number = std::get_if<int>(&slot.to)) {
            for (Seat& seat : round.seats) {
                if (seat.number == *number) seat.cards.push_back(card);
            }
            continue;
        }
        switch (std::get<Spot>(slot.to)) {
        case Spot::Dealer: round.dealer.push_back(card); break;
        case Spot::Community: round.community.push_back(card); break;
        case Spot::SixCardBonus: round.sixCardBonus.push_back(card); break;
        case Spot::Burn:
        case Spot::Discard: break;
        }
    }
}

const GameEntry* gameNamed(std::string_view id) {
    for (const GameEntry& entry : kGames) {
        if (entry.id == id) return &entry;
    }
    return nullptr;
}

std::shared_ptr<const Game> openGame(RulesSubmission submission) {
    const GameEntry* entry = gameNamed(submission.rules->game);
    return entry->open(std::move(submission));
}

}  // namespace cutcard
