#pragma once

#include "engine/games/game.h"
#include "engine/players/temperament.h"

namespace cutcard {

class RandomSource;

/// Nobody puts down more: four times as much is still an amount that a round file can hold. A table with a higher
/// minimum cannot be dealt at.
inline constexpr Money kHighestStake = Money::dollars(200'000);

/// The highest Five Card Hand Bonus Wager whose meter, after some thousands of them, a round file can still hold.
inline constexpr Money kHighestMeteredWager = Money::dollars(5'000);

/// An amount somebody might put on a main spot: within the table's limits, mostly round, sometimes odd.
Money mainStake(const Selections& selections, Temperament temperament, RandomSource& random);

/// Places the side wagers that the table offers and this player likes.
void placeSideWagers(const RulesSubmission& submission, Temperament temperament, RandomSource& random, Wagers& wagers);

}  // namespace cutcard
