#pragma once

#include "engine/games/game.h"

namespace cutcard {

std::unique_ptr<Game> openCrazyFour(RulesSubmission submission);

}  // namespace cutcard
