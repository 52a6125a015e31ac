#pragma once

#include "engine/games/game.h"

namespace cutcard {

std::unique_ptr<Game> openUltimateHoldem(RulesSubmission submission);

}  // namespace cutcard
