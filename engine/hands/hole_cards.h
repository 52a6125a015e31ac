#pragma once

#include "engine/cards/card.h"

#include <algorithm>
#include <span>

namespace cutcard {

/// What a Texas Hold 'Em Bonus Wager looks at: the player's two cards, and whether the dealer has two aces as well
/// (TH-3).
struct HoleCards {
    HoleCards(std::span<const Card> player, std::span<const Card> dealer)
        : high(std::max(player[0].rank(), player[1].rank())), low(std::min(player[0].rank(), player[1].rank())),
          suited(player[0].suit() == player[1].suit()),
          dealerAces(std::count_if(dealer.begin(), dealer.end(), [](Card card) { return card.rank() == Rank::Ace; }) ==
                     2) {}
    constexpr HoleCards(Rank highRank, Rank lowRank, bool sameSuit, bool dealerHasAces)
        : high(highRank), low(lowRank), suited(sameSuit), dealerAces(dealerHasAces) {}

    Rank high;
    Rank low;
    bool suited;
    bool dealerAces;

    bool isPair() const { return high == low; }
};

}  // namespace cutcard
