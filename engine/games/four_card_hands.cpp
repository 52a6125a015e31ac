#include "engine/games/four_card_hands.h"

#include <algorithm>
#include <string>

namespace cutcard {

FourCardHandBranches::FourCardHandBranches(const RuleSet& rules, std::string_view prefix) {
    for (std::size_t i = 0; i < m_branches.size(); ++i) {
        const std::string_view category = categoryName(static_cast<FourCardCategory>(i));
        m_branches[i] = &rules.branch(std::string(prefix) + std::string(category));
    }
}

CardsRead readFiveCards(std::span<const Card> cards) {
    const CardSet set(cards);
    return {bestFour<5>(set), bestFive<5>(set)};
}

HandSet shown(std::span<const Card> cards, FourCardRank rank) {
    HandSet hand;
    const auto four = playingFour(cards);
    std::copy(four.begin(), four.end(), hand.cards.begin());
    hand.size = 4;
    hand.category = categoryName(rank.category());
    return hand;
}

}  // namespace cutcard
