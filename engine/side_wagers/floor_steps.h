#pragma once

#include "engine/procedure/seat_turn.h"
#include "engine/procedure/settlement.h"

namespace cutcard {

/// The settlement of a wager as a step of a seat's turn.
StepId settleStep(SeatTurn& turn, const WagerLine& line, std::span<const StepId> before);

/// A win that the floorperson validates first: the call comes once the hand is set, the payment after it (ALL-15).
StepId settleWithFloor(SeatTurn& turn, const WagerLine& line, const Branch& callFloor, std::span<const StepId> handSet,
                       std::span<const StepId> afterMain);

}  // namespace cutcard
