#pragma once

#include "app/session/practice_round.h"

#include <cstdint>
#include <random>
#include <string>

namespace cutcard::test {

/// Everything that can be asked of a practised round, as text.
std::string stateOf(const PracticeRound& round);

/// Something that is wrong now, whatever is due: an amount or a name that is not the step's, or the end of the round.
Act wrongAct(const PracticeRound& round);

/// What somebody does next who knows it three times out of four.
enum class Move : std::uint8_t { Right, Wrong, Hint, Undo };
Move anyMove(const PracticeRound& round, std::mt19937& chance);

/// Does a right or a wrong one.
void doTry(PracticeRound& round, Move move, std::int64_t milliseconds);

}  // namespace cutcard::test
