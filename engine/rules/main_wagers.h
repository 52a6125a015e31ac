#pragma once

#include "engine/rules/rule_set.h"

#include <algorithm>

namespace cutcard {

/// Whether a wager belongs to the game itself, and is no side wager: what opens the hand, what a decision adds, and
/// what every house has to offer with it (Super Bonus, Blind).
inline bool isMainWager(const RuleSet& rules, Wager wager) {
    const auto among = [wager](const std::vector<Wager>& wagers) {
        return std::find(wagers.begin(), wagers.end(), wager) != wagers.end();
    };
    const auto terms = rules.lettered.find(wager);
    const bool always = terms != rules.lettered.end() && terms->second.offer == Offer::Always && !isPaidOnTop(wager);
    return always || among(rules.mainWagers) || among(rules.decisionWagers);
}

}  // namespace cutcard
