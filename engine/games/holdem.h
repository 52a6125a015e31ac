#pragma once

#include "engine/games/game.h"
#include "engine/hands/five_card.h"
#include "engine/procedure/opening.h"

#include <vector>

namespace cutcard {

/// The best five of two hole cards and the board.
FiveCardRank bestWithBoard(std::span<const Card> hole, std::span<const Card> community);

/// Two hole cards and the flop alone, which is what progressive, envy and Five Card Hand Bonus look at (TH-4).
FiveCardRank bestWithFlop(std::span<const Card> hole, std::span<const Card> community);

std::vector<Card> withBoard(std::span<const Card> hole, std::span<const Card> community);

/// Whether the hand so far has a pair or better that a hole card takes part in.
bool pairUsesHoleCard(std::span<const Card> hole, std::span<const Card> board);

/// Where the cards of a hold'em round go, and how many of them come before the flop and with each street.
struct HoldemDeal {
    DealPlan plan;
    std::size_t beforeFlop = 0;
    std::size_t flop = 0;
    std::size_t turn = 0;
    std::size_t river = 0;
};

/// `burnBeforeRiver`: whether the river has a burn card of its own.
HoldemDeal holdemDeal(const Round& round, DealingMethod method, int sixCards, bool burnBeforeRiver);

/// Deals one street, or turns it where the community cards were dispensed first.
void showStreet(Opening::Run& opening, std::size_t cards, std::string_view which, const Branch& branch);

}  // namespace cutcard
