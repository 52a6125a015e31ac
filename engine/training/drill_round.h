#pragma once

#include "engine/games/game.h"

#include <optional>
#include <string_view>

namespace cutcard {

class RandomSource;

/// A round that a question is about, with its verdict.
struct DrillRound {
    Round round;
    Settlement settlement;
    std::size_t seat = 0;  ///< The place among the seats of the one to ask about.
};

/// Where the rounds of drills come from: dealt, and then often changed so that rare hands and ties come up as often as
/// a trainee needs them. A changed round has no deck any more and begins with the last decision.
DrillRound drillRound(const Game& game, RandomSource& random);

/// A round to order: with its deck, and the seat is one at which the skill decides something, where there is one.
/// Nothing where the table cannot ask for it in a round that goes its way.
std::optional<DrillRound> drillRoundWith(const Game& game, std::string_view skill, RandomSource& random);

/// A round with its deck, from the opening of the bets on.
DrillRound drillRoundFromOpening(const Game& game, RandomSource& random);

/// The round as one player alone at the table would have it.
DrillRound aloneAtTheTable(const Game& game, const Round& round, std::size_t index);

}  // namespace cutcard
