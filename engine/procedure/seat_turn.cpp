#include "engine/procedure/seat_turn.h"

namespace cutcard {

StepId SeatTurn::addAt(int seat, Action action, const Branch& branch, StepDetail detail,
                       std::span<const StepId> before) {
    const StepId step =
        m_procedure.add(action, seat, branch, detail, before.empty() ? std::span<const StepId>(m_openEnds) : before);
    m_ends.removeAll(before);
    m_ends.push_back(step);
    return step;
}

void SeatTurn::finish() {
    if (!m_ends.empty()) m_openEnds = m_ends;
}

}  // namespace cutcard
