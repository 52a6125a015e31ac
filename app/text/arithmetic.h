#pragma once

#include "engine/games/game.h"

#include <QString>

#include <optional>

namespace cutcard::text {

/// The line of a settlement that a step pays, takes or returns; null for other steps.
const WagerLine* lineOf(const Settlement& settlement, const Step& step);

/// What the meter showed when a win was drawn from it. Nothing where the step pays from none.
std::optional<Money> meterBefore(const Game& game, const Round& round, const Settlement& settlement, StepId step);

/// The most that is paid for one hand, and what of it is left for this line, where a payout limit has cut it (TH-7).
struct Capped {
    Money most;
    Money left;
};
Capped cappedAt(const Game& game, const Settlement& settlement, const Step& step);

/// How the amount of a step is worked out: "$15 × 3/2 = $22.50". Empty where it is not.
QString arithmetic(const Game& game, const Round& round, const Settlement& settlement, StepId step);

}  // namespace cutcard::text
