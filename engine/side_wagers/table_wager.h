#pragma once

#include "engine/procedure/settlement.h"
#include "engine/rules/selections.h"

namespace cutcard {

/// The line of a wager that the cards decide by a paytable at "to" odds: Queens Up, Six Card Bonus, Super Bonus.
WagerLine paidLine(Wager wager, Money stake, const Paytable& table, const PaytableRow& row, Breakage breakage);
WagerLine takenLine(Wager wager, Money stake, const Branch& branch);
WagerLine returnedLine(Wager wager, Money stake, const Branch& branch);

/// 1 to 1, by the chapter's own paragraph.
WagerLine evenMoneyLine(Wager wager, Money stake, const Branch& branch, const RuleSet& rules,
                        const Selections& selections);

/// A wager that one hand alone decides, against a posted paytable.
class TableWager {
public:
    TableWager(const RuleSet& rules, const Selections& selections, Wager wager);

    template <typename Hand>
    WagerLine settle(const Hand& hand, Money stake) const {
        if (const PaytableRow* row = m_table->rowFor(hand)) return paidLine(m_wager, stake, *m_table, *row, m_breakage);
        return takenLine(m_wager, stake, *m_loses);
    }

private:
    Wager m_wager;
    const Paytable* m_table = nullptr;  ///< Null when the house does not offer it; then nobody can have wagered it.
    const Branch* m_loses = nullptr;
    Breakage m_breakage;
};

}  // namespace cutcard
