#pragma once

#include "engine/procedure/procedure.h"

#include <span>
#include <vector>

namespace cutcard {

/// Adds the steps of one seat's turn. What is added without a predecessor waits for the end of the turn before;
/// when the turn is finished, the next one waits for all of this (C4-6, FC-7, TH-8: one seat after the other).
class SeatTurn {
public:
    /// `openEnds` are the last steps of what went before; `finish` replaces them by those of this turn.
    SeatTurn(Procedure& procedure, int seat, StepIds& openEnds)
        : m_procedure(procedure), m_seat(seat), m_openEnds(openEnds) {}

    StepId add(Action action, const Branch& branch, StepDetail detail, std::span<const StepId> before) {
        return addAt(m_seat, action, branch, detail, before);
    }

    /// A step within this turn that is about somebody else, or nobody (the dealer's cards, the Six Card Bonus card).
    StepId addAt(int seat, Action action, const Branch& branch, StepDetail detail, std::span<const StepId> before);

    void finish();

private:
    Procedure& m_procedure;
    int m_seat;
    StepIds& m_openEnds;
    StepIds m_ends;
};

}  // namespace cutcard
