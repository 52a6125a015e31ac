#pragma once

#include "engine/games/game.h"

namespace cutcard {

std::unique_ptr<Game> openCaribbeanStud(RulesSubmission submission);

}  // namespace cutcard
