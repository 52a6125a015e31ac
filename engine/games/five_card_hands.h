#pragma once

#include "engine/hands/five_card.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/rule_set.h"
#include "engine/rules/selections.h"

#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace cutcard {

/// The branch of each kind of five-card hand, by which reading a hand is taught.
class FiveCardHandBranches {
public:
    /// `prefix` is the chapter's own: "th.hand.".
    FiveCardHandBranches(const RuleSet& rules, std::string_view prefix);

    const Branch& of(FiveCardRank rank) const { return *m_branches[static_cast<std::size_t>(rank.category())]; }

private:
    std::array<const Branch*, 10> m_branches;
};

/// The five cards that play, and their name.
HandSet shown(std::span<const Card> cards, FiveCardRank rank);

/// The most that is paid on the main wagers of one hand: $50,000, or what the table minimum can win if that is more
/// (TH-7).
class PayoutLimit {
public:
    PayoutLimit(const RuleSet& rules, const Selections& selections);

    /// Cuts what is paid on the named wagers, in their order; one for which nothing is left is paid nothing.
    void apply(std::vector<WagerLine>& lines, std::initializer_list<Wager> wagers) const;

private:
    Money m_most;
    const Branch* m_branch;
};

}  // namespace cutcard
