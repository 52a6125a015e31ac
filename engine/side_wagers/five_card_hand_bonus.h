#pragma once

#include "engine/procedure/seat_turn.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/selections.h"
#include "engine/side_wagers/meter_bank.h"

#include <optional>

namespace cutcard {

/// The Five Card Hand Bonus on the player's and the dealer's hand, with Magic Card and Lucky Bonus: 657a.11(f),
/// 657a.12(f), ALL-11. Everything about it is electronic.
class FiveCardHandBonus {
public:
    FiveCardHandBonus(const RuleSet& rules, const FiveCardHandBonusChoice& choice);

    /// One round's settlement: the meter, and the share of the dealer's hand once it is worked out.
    class Session {
    public:
        /// `dealerWagers`: how many seats have a standing wager on the dealer's hand.
        Session(const FiveCardHandBonus& bonus, const Round& round, FiveCardRank dealerHand, int dealerWagers);

        /// Appends the lines of one seat whose wagers stand.
        void settleSeat(const Seat& seat, FiveCardRank playerHand, std::vector<WagerLine>& lines);
        const Meters& meters() const { return m_bank.shown(); }

    private:
        WagerLine settleDealerHand(Money stake);
        void addBonuses(const Seat& seat, Wager wager, std::vector<WagerLine>& lines) const;

        const FiveCardHandBonus& m_bonus;
        const Round& m_round;
        FiveCardRank m_dealerHand;
        int m_dealerWagers;
        MeterBank m_bank;
        std::optional<WagerLine> m_sharedLine;
    };

    const MeteredTable& terms() const { return m_terms->onPlayer; }
    Money wager() const { return m_choice.wager; }
    const Branch& holdBranch() const { return *m_hold; }

    /// Adds the steps of the lines that pay and returns them; the others move nothing (ALL-16). `heldHand` collects the
    /// payments for which the player's own hand stays on the table.
    StepIds addSteps(SeatTurn& turn, const std::vector<WagerLine>& lines, std::span<const StepId> handSet,
                     std::span<const StepId> afterMain, bool& dealerHeld, StepIds& heldHand) const;

private:
    const FiveCardHandBonusTerms* m_terms;
    FiveCardHandBonusChoice m_choice;
    const Branch* m_afterReset;
    const Branch* m_shared;
    const Branch* m_callFloor;
    const Branch* m_hold;
    const Branch* m_holdDealer;
    const Branch* m_magicPlayer;
    const Branch* m_magicDealer;
    const Branch* m_luckyPlayer;
    const Branch* m_luckyDealer;
};

}  // namespace cutcard
