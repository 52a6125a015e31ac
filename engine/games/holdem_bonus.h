#pragma once

#include "engine/games/game.h"

namespace cutcard {

std::unique_ptr<Game> openHoldemBonus(RulesSubmission submission);

}  // namespace cutcard
