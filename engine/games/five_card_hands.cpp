#include "engine/games/five_card_hands.h"

#include <algorithm>
#include <string>

namespace cutcard {
namespace {

constexpr Money kUsualLimit = Money::dollars(50'000);

}  // namespace

FiveCardHandBranches::FiveCardHandBranches(const RuleSet& rules, std::string_view prefix) {
    for (std::size_t i = 0; i < m_branches.size(); ++i) {
        const std::string_view category = categoryName(static_cast<FiveCardCategory>(i));
        m_branches[i] = &rules.branch(std::string(prefix) + std::string(category));
    }
}

HandSet shown(std::span<const Card> cards, FiveCardRank rank) {
    HandSet hand;
    hand.cards = playingFive(cards);
    hand.size = 5;
    hand.category = categoryName(rank.category());
    return hand;
}

PayoutLimit::PayoutLimit(const RuleSet& rules, const Selections& selections)
    : m_most(std::max(kUsualLimit, selections.tableMinimum * rules.fact("payout_limit_minimums"))),
      m_branch(&rules.branch("payout_limit")) {}

void PayoutLimit::apply(std::vector<WagerLine>& lines, std::initializer_list<Wager> wagers) const {
    Money left = m_most;
    for (Wager wager : wagers) {
        for (WagerLine& line : lines) {
            if (line.wager != wager || line.outcome != Outcome::Pay) continue;
            if (line.amount > left) {
                line.amount = left;
                line.limit = m_branch;
            }
            left -= line.amount;
        }
    }
}

}  // namespace cutcard
