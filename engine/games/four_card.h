#pragma once

#include "engine/games/game.h"

namespace cutcard {

std::unique_ptr<Game> openFourCard(RulesSubmission submission);

}  // namespace cutcard
