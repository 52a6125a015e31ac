#include "engine/games/game.h"

#include "engine/games/crazy_four.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array kGames = {
    GameEntry{"crazy_four", openCrazyFour},
};

}  // namespace

void dealCards(const Game& game, Round& round) {
    const DealPlan plan = game.dealPlan(round, round.deal->method);
    round.dealer.clear();
    round.community.clear();
    round.sixCardBonus.clear();
    for (Seat& seat : round.seats) seat.cards.clear();
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const Card card = round.deal->deck[i];
        if (const int* number = std::get_if<int>(&plan[i].to)) {
            for (Seat& seat : round.seats) {
                if (seat.number == *number) seat.cards.push_back(card);
            }
            continue;
        }
        switch (std::get<Spot>(plan[i].to)) {
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
    return gameNamed(submission.rules->game)->open(std::move(submission));
}

}  // namespace cutcard
