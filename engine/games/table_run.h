#pragma once

#include "engine/games/game.h"
#include "engine/procedure/seat_turn.h"
#include "engine/side_wagers/side_wagers.h"

#include <functional>
#include <optional>
#include <vector>

namespace cutcard {

/// One round on its way from facts to settlement and procedure: what the chapters do alike with side wagers, envy and
/// cards. Seats are named by their place in the round (`index`).
class TableRun {
public:
    /// `hands`: what each seat's cards make; `dealerFive`: what the dealer's first five make.
    TableRun(const Game& game, const SideWagers& sides, const Round& round, std::vector<CardsRead> hands,
             FiveCardRank dealerFive);

    const Round& round() const { return m_round; }
    const Seat& seat(std::size_t index) const { return m_round.seats[index]; }
    const CardsRead& hand(std::size_t index) const { return m_hands[index]; }
    std::vector<WagerLine>& lines(std::size_t index) { return m_settlement.seats[index].lines; }
    const SeatSettlement& settled(std::size_t index) const { return m_settlement.seats[index]; }
    Settlement& settlement() { return m_settlement; }
    Procedure& procedure() { return m_settlement.procedure; }

    /// Each appends the lines of the wagers that stand, in house order.
    void settleProgressive(std::size_t index);
    void settleFiveCardHandBonus(std::size_t index);
    void settleSixCardBonus(std::size_t index);

    /// What a fold loses, decided by the given branch.
    void forfeit(std::size_t index, Wager wager, const Branch& branch);

    /// ALL-9: the hands for which `holds` is true pay every other seat that made the wager.
    void settleEnvy(const std::function<bool(std::size_t)>& holds);

    /// To be called when every line is there: the meters as they stand now.
    void closeMeters();

    // The procedure. Steps are added in house order; `openEnds` are the last ones of what is done so far.
    StepIds openEnds;

    /// Steps that are done at a fold; they stay outside a binding house order (ALL-16).
    StepIds atTheFold;

    /// Cards turned and hand set (ALL-16); the returned list holds the second.
    StepIds addTurnAndSet(SeatTurn& turn, std::size_t index, const Branch& turnCards, const Branch& hand);

    /// Each adds the steps of the wagers that pay (or, in chips, also of those that lose) and returns them.
    StepIds addProgressive(SeatTurn& turn, std::size_t index, const StepIds& handSet, const StepIds& before);
    StepIds addFiveCardHandBonus(SeatTurn& turn, std::size_t index, const StepIds& handSet, const StepIds& before);
    void addSixCardBonus(SeatTurn& turn, std::size_t index, const StepIds& before);

    /// A wager that is settled outside its seat's turn.
    StepId addSettle(std::size_t index, const WagerLine& line, const StepIds& before);

    /// ALL-15: a hand that won from a meter stays for the documents.
    void addHold(SeatTurn& turn, std::size_t index);

    /// The envy that a seat's hand triggers; after the seat's own turn in house order, free otherwise.
    void addEnvySteps(std::size_t index);

    /// Forfeited chips, then the cards unless they stay: the ends of what was collected for one seat.
    StepIds addForfeits(std::size_t index, const Branch& cardsToRack, const StepIds& before);

    /// The opening where the round was dealt; what the folded seats forfeited after the last decision, in any order
    /// among seats; the dealer's cards turned and the hand set (C4-5, 641a.11(c)).
    void addForfeitsAndReveal(const Branch& cardsToRack, const Branch& reveal, const Branch& dealerHand);

    /// The same where a fold is collected at once (TH-5, CS-1).
    void addFoldsAndReveal(const Branch& cardsToRack, const Branch& reveal, const Branch& dealerHand);

    /// ALL-16: a folded hand kept for envy alone is turned after the last seat.
    void addTurnForEnvy(std::size_t index, const Branch& turnCards, const Branch& hand);

    /// ALL-3, where the house has asked for it.
    void bindHouseOrderIfStrict();

    /// What a fold loses at once: the ends, and the steps noted in `atTheFold`.
    StepIds addFold(std::size_t index, const Branch& cardsToRack, const StepIds& before);

    /// The dealer's cards turned and the hand set, after `before`.
    void addReveal(const Branch& reveal, const Branch& dealerHand, const StepIds& before);

    /// ALL-13: each seat's cards may go when its own wagers are settled; then the table is cleared.
    void addSeatBySeatEnd(const Branch& collect, const Branch& clear);

    /// Collects one seat's cards after `before`, its envy and its own turn.
    StepId addCollect(std::size_t index, const Branch& branch, const StepIds& before);

    /// Finishes a seat's turn; the last steps of it are kept.
    void closeTurn(std::size_t index, SeatTurn& turn);

    const StepIds& turnEnds(std::size_t index) const { return m_progress[index].turnEnds; }
    const StepIds& envyPaid(std::size_t index) const { return m_progress[index].envyPaid; }
    StepId handSet(std::size_t index) const { return *m_progress[index].set; }

private:
    /// Whatever a player who has left the table had wagered beyond what a fold loses.
    void abandonWagers();

    /// What has happened to one seat so far.
    struct Progress {
        std::optional<StepId> turned;
        std::optional<StepId> set;
        std::optional<StepId> progressivePaid;
        StepIds heldFor;
        StepIds envyPaid;
        StepIds turnEnds;
        const Branch* hold = nullptr;
    };

    const Game& m_game;
    const SideWagers& m_sides;
    const Round& m_round;
    std::vector<CardsRead> m_hands;
    Settlement m_settlement;
    std::optional<MeterBank> m_progressive;
    std::optional<FiveCardHandBonus::Session> m_fiveCardHandBonus;
    std::vector<Progress> m_progress;
    std::optional<StepId> m_sixCardRevealed;
    bool m_dealerHeld = false;
};

}  // namespace cutcard
