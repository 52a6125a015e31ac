#pragma once

#include "engine/games/game.h"
#include "engine/irregularities/ruling.h"

namespace cutcard {

/// The settlement of a round that was stopped for good: every wager goes back, also progressive chips that are in the
/// tray and electronic wagers, and this round's contributions come out of the meters again (ALL-4).
Settlement voidRound(const Game& game, const Round& round, const RulingAnswer& ruling);

}  // namespace cutcard
