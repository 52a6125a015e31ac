#pragma once

#include "engine/procedure/seat_turn.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/selections.h"
#include "engine/side_wagers/meter_bank.h"

namespace cutcard {

/// Both readings of a player's cards that a side wager may look at.
struct CardsRead {
    FourCardRank four;
    FiveCardRank five;
};

/// The progressive payout wager with its envy bonus: 657a.11(e), 657a.12(d) and (e), ALL-8, ALL-9.
class Progressive {
public:
    Progressive(const RuleSet& rules, const ProgressiveChoice& choice);

    MeterBank bank(const Meters& shown) const { return {*m_table, m_wager, shown}; }
    const MeteredTable& terms() const { return *m_table; }
    Money wager() const { return m_wager; }

    WagerLine settle(const CardsRead& hand, Money stake, MeterBank& bank) const;

    /// The envy row that a hand triggers for everybody else who made the wager; null for none.
    const EnvyRow* envy(const CardsRead& hand) const;

    /// Floor, payment, each within the seat's turn. Returns the payment's step; a wager that wins nothing has none
    /// (ALL-16), and this must not be called for it.
    StepId addSteps(SeatTurn& turn, const WagerLine& line, std::span<const StepId> handSet,
                    std::span<const StepId> afterMain) const;
    const Branch& holdBranch() const { return *m_hold; }

private:
    bool m_readsFour;
    Money m_wager;
    const MeteredTable* m_table;
    const EnvySchedule* m_envy = nullptr;
    const Branch* m_loses;
    const Branch* m_afterReset = nullptr;
    const Branch* m_callFloor;
    const Branch* m_hold;
};

}  // namespace cutcard
