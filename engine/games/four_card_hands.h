#pragma once

#include "engine/hands/four_card.h"
#include "engine/procedure/step.h"
#include "engine/rules/rule_set.h"
#include "engine/side_wagers/progressive.h"

#include <array>
#include <string_view>

namespace cutcard {

/// The branch of each kind of four-card hand, by which reading a hand is taught.
class FourCardHandBranches {
public:
    /// `prefix` is the chapter's own: "c4.hand.".
    FourCardHandBranches(const RuleSet& rules, std::string_view prefix);

    const Branch& of(FourCardRank rank) const { return *m_branches[static_cast<std::size_t>(rank.category())]; }

private:
    std::array<const Branch*, 8> m_branches;
};

/// Five cards as four-card and as five-card hand.
CardsRead readFiveCards(std::span<const Card> cards);

/// The four cards that play, and their name.
HandSet shown(std::span<const Card> cards, FourCardRank rank);

}  // namespace cutcard
