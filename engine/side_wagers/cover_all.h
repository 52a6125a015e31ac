#pragma once

#include "engine/procedure/settlement.h"
#include "engine/rules/rules_submission.h"

namespace cutcard {

/// Massachusetts' Cover All Bonus: it looks at the highest hand of the whole table, in an order of its own (C4-9).
class CoverAll {
public:
    CoverAll(const RuleSet& rules, const Selections& selections);

    /// How high a hand stands: the rows of the table, then flush, then straight; below 0 it need not stay exposed (MA
    /// 12(h)).
    static int strength(FourCardRank hand);

    /// `players` were dealt in, folded or not; `highest` is the hand with the greatest strength.
    WagerLine settle(FourCardRank highest, std::size_t players, Money stake) const;

private:
    const PaytableGroup* m_group;
    Breakage m_breakage;
};

}  // namespace cutcard
