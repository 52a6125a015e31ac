#include "engine/side_wagers/cover_all.h"

#include "engine/side_wagers/table_wager.h"

#include <array>

namespace cutcard {

CoverAll::CoverAll(const RuleSet& rules, const Selections& selections)
    : m_group(&*rules.coverAll), m_breakage(selections.breakage()) {}

int CoverAll::strength(FourCardRank hand) {
    static constexpr std::array kRising = {Row::Straight,    Row::Flush,      Row::ThreeOfAKind, Row::StraightFlush,
                                           Row::FourOfAKind, Row::RoyalFlush, Row::FourAces};
    for (int i = static_cast<int>(kRising.size()) - 1; i >= 0; --i) {
        if (covers(kRising[static_cast<std::size_t>(i)], hand)) return i;
    }
    return -1;
}

WagerLine CoverAll::settle(FourCardRank highest, std::size_t players, Money stake) const {
    const Paytable& table = *m_group->find(std::to_string(players));
    if (const PaytableRow* row = table.rowFor(highest))
        return paidLine(Wager::CoverAll, stake, table, *row, m_breakage);
    return takenLine(Wager::CoverAll, stake, *m_group->loses);
}

}  // namespace cutcard
