#pragma once

#include "engine/players/player_script.h"

namespace cutcard {

PlayerScript fourCardPlayer();

}  // namespace cutcard
