#include "engine/side_wagers/floor_steps.h"

namespace cutcard {

StepId settleStep(SeatTurn& turn, const WagerLine& line, std::span<const StepId> before) {
    const Branch& branch = line.limit != nullptr ? *line.limit : *line.branch;
    return turn.add(Action::Settle, branch, Settled{line.wager, line.outcome, line.amount}, before);
}

StepId settleWithFloor(SeatTurn& turn, const WagerLine& line, const Branch& callFloor, std::span<const StepId> handSet,
                       std::span<const StepId> afterMain) {
    const StepId floor = turn.add(Action::CallFloor, callFloor, AboutWager{line.wager}, handSet);
    StepIds before(afterMain);
    before.push_back(floor);
    return settleStep(turn, line, before);
}

}  // namespace cutcard
