#pragma once

#include "engine/games/game.h"

namespace cutcard {

/// The round as it goes on where nobody stopped it: all cards are out, and whoever had not decided does. What had
/// happened by then stays. The same round gives the same for ever. Only of a round that was dealt.
Round playedOn(const Game& game, const Round& round);

}  // namespace cutcard
