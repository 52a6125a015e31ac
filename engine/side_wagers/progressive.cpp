#include "engine/side_wagers/progressive.h"

#include "engine/side_wagers/floor_steps.h"
#include "engine/side_wagers/metered_line.h"

namespace cutcard {

Progressive::Progressive(const RuleSet& rules, const ProgressiveChoice& choice)
    : m_readsFour(choice.kind == "four_card"), m_wager(choice.wager) {
    const ProgressiveKind& kind = *rules.progressive(choice.kind);
    m_table = kind.table(choice.paytable);
    const std::string& letter = choice.envy.empty() ? choice.paytable : choice.envy;
    for (const EnvySchedule& schedule : kind.envy) {
        // A schedule without a letter serves every table of the chapter (657a.12(e)(5)).
        if ((schedule.letter.empty() || schedule.letter == letter) &&
            (schedule.wager.isZero() || schedule.wager == m_wager)) {
            m_envy = &schedule;
        }
    }
    m_loses = kind.loses;
    // There are four aces only once in a deck: no second winner finds a four-card meter reset.
    const std::string afterReset = "progressive." + kind.name + ".paid_after_reset";
    if (rules.branches->contains(afterReset)) m_afterReset = &rules.branch(afterReset);
    m_callFloor = &rules.branch("progressive.call_floor");
    m_hold = &rules.branch("progressive.hold_cards");
}

WagerLine Progressive::settle(const CardsRead& hand, Money stake, MeterBank& bank) const {
    if (m_readsFour) {
        return settleFromMeters(Wager::Progressive, stake, hand.four, m_table->table, bank, *m_loses, m_afterReset);
    }
    return settleFromMeters(Wager::Progressive, stake, hand.five, m_table->table, bank, *m_loses, m_afterReset);
}

const EnvyRow* Progressive::envy(const CardsRead& hand) const {
    if (m_envy == nullptr) return nullptr;
    for (const EnvyRow& row : m_envy->rows) {
        if (m_readsFour ? covers(row.row, hand.four) : covers(row.row, hand.five)) return &row;
    }
    return nullptr;
}

StepId Progressive::addSteps(SeatTurn& turn, const WagerLine& line, std::span<const StepId> handSet,
                             std::span<const StepId> afterMain) const {
    return settleWithFloor(turn, line, *m_callFloor, handSet, afterMain);
}

}  // namespace cutcard
