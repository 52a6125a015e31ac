#pragma once

#include "engine/cards/card_place.h"
#include "engine/irregularities/ruling.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/rules_submission.h"

namespace cutcard {

/// What one method of dealing decides, from "no more bets" to the stub (657a.8–657a.10 and their sisters).
class Opening {
public:
    Opening(const RuleSet& rules, DealingMethod method);

    DealingMethod method() const { return m_method; }

    /// The opening of one dealt round, each step after the one before.
    class Run {
    public:
        Run(const Opening& opening, const RuleSet& rules, Procedure& procedure, const Round& round, DealPlan plan);

        /// What is done with the cards first, where the round says so; "no more bets", the lock, the progressive
        /// wagers.
        void closeBets(const Selections& selections);

        /// The next cards of the plan.
        void deal(std::size_t count);
        void dealTheRest() { deal(m_plan.size() - m_dealt); }

        void add(Action action, const Branch& branch, StepDetail detail = {}, int seat = kNoSeat);

        /// Whether an irregularity has ended the round; nothing more is added then.
        bool isStopped() const { return m_stopped; }

        /// Counted when it is due, then to the rack.
        void discardStub();

        /// The next step waits for these too.
        void waitFor(std::span<const StepId> steps) { m_ends.append(steps); }
        const StepIds& ends() const { return m_ends; }

    private:
        const Branch& cardBranch(const CardSlot& slot);
        void put(Action action, const Branch& branch, StepDetail detail, int seat);
        void interrupt();
        void prepareCards();
        void dealOne(const CardSlot& slot);
        bool isExtraCardDueAfter(std::size_t slot) const;

        const Opening& m_opening;
        const RuleSet& m_rules;
        Procedure& m_procedure;
        const Round& m_round;
        DealPlan m_plan;
        std::optional<RulingAnswer> m_ruling;  ///< Of the round's irregularity, until it has happened.
        bool m_stopped = false;
        std::size_t m_dealt = 0;
        std::size_t m_nextCard = 0;
        std::size_t m_community = 0;
        StepIds m_ends;
    };

private:
    DealingMethod m_method;
    int m_stubCountRounds;
    const Branch* m_noMoreBets;
    const Branch* m_lockWagers;
    const Branch* m_collectProgressive;
    const Branch* m_verifyProgressive;
    const Branch* m_card;
    const Branch* m_faceUp = nullptr;  ///< The dealer's card that is dealt face up.
    const Branch* m_sixCard = nullptr;
    const Branch* m_discard = nullptr;
    const Branch* m_burn = nullptr;
    const Branch* m_flop = nullptr;
    const Branch* m_turn = nullptr;
    const Branch* m_river = nullptr;
    const Branch* m_coinIn = nullptr;
    const Branch* m_countStub = nullptr;
    const Branch* m_discardStub;
};

/// One for each method that the chapter allows.
class Openings {
public:
    explicit Openings(const RuleSet& rules);

    const Opening& by(DealingMethod method) const;

private:
    std::vector<Opening> m_openings;
};

}  // namespace cutcard
