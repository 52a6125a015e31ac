#include "engine/side_wagers/table_wager.h"

namespace cutcard {

WagerLine paidLine(Wager wager, Money stake, const Paytable& table, const PaytableRow& row, Breakage breakage) {
    WagerLine line;
    line.wager = wager;
    line.outcome = Outcome::Pay;
    line.stake = stake;
    line.amount = payAt(std::get<ToOdds>(row.odds), stake, breakage);
    line.odds = row.odds;
    line.row = row.row;
    line.branch = row.branch;
    line.oddsCite = table.cite;
    line.ofHouseTable = !table.inChapter;
    return line;
}

WagerLine takenLine(Wager wager, Money stake, const Branch& branch) {
    WagerLine line;
    line.wager = wager;
    line.stake = line.amount = stake;
    line.branch = &branch;
    return line;
}

WagerLine returnedLine(Wager wager, Money stake, const Branch& branch) {
    WagerLine line = takenLine(wager, stake, branch);
    line.outcome = Outcome::Return;
    return line;
}

WagerLine evenMoneyLine(Wager wager, Money stake, const Branch& branch, const RuleSet& rules,
                        const Selections& selections) {
    WagerLine line = takenLine(wager, stake, branch);
    line.outcome = Outcome::Pay;
    line.odds = ToOdds{1, 1};
    line.amount = payAt(ToOdds{1, 1}, stake, selections.breakage());
    line.oddsCite = rules.evenMoneyCite;
    return line;
}

TableWager::TableWager(const RuleSet& rules, const Selections& selections, Wager wager)
    : m_wager(wager), m_breakage(selections.breakage()) {
    const auto terms = rules.lettered.find(wager);
    const auto letter = selections.letters.find(wager);
    if (terms == rules.lettered.end() || letter == selections.letters.end()) return;
    m_table = terms->second.group.find(letter->second);
    m_loses = terms->second.group.loses;
}

}  // namespace cutcard
