#pragma once

#include "engine/games/game.h"
#include "engine/players/temperament.h"

namespace cutcard {

class RandomSource;

/// An amount somebody might put on a main spot: within the table's limits, mostly round, sometimes odd.
Money mainStake(const Selections& selections, Temperament temperament, RandomSource& random);

/// Places the side wagers that the table offers and this player likes.
void placeSideWagers(const RulesSubmission& submission, Temperament temperament, RandomSource& random, Wagers& wagers);

}  // namespace cutcard
