#pragma once

#include "engine/games/game.h"

#include <optional>

namespace cutcard {

class RandomSource;

/// Lets an irregularity happen in a dealt round, at a moment that fits its kind: sets `atStep` and whatever else the
/// kind leaves open, gives out the cards again, and takes away the decisions that were not reached. Nothing when it
/// cannot happen at this table or by this method (a shoe jam without an automated shoe).
std::optional<Round> stage(const Game& game, const Round& round, Irregularity irregularity, RandomSource& random);

}  // namespace cutcard
