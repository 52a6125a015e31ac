#pragma once

#include "engine/cards/card_place.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/rules_submission.h"

namespace cutcard {

/// Everything from "no more bets" to the last card and the stub, by one method (657a.8–657a.10 and their sisters).
class Opening {
public:
    Opening(const RuleSet& rules, DealingMethod method);

    DealingMethod method() const { return m_method; }

    /// Adds the steps of a round that was dealt; returns the last one.
    StepId addSteps(Procedure& procedure, const Selections& selections, const Round& round, const DealPlan& plan) const;

private:
    const Branch& cardBranch(const CardSlot& slot) const;

    DealingMethod m_method;
    int m_stubCountRounds;
    const Branch* m_noMoreBets;
    const Branch* m_lockWagers;
    const Branch* m_collectProgressive;
    const Branch* m_verifyProgressive;
    const Branch* m_card;
    const Branch* m_sixCard = nullptr;
    const Branch* m_sixthCard = nullptr;
    const Branch* m_discard = nullptr;
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
