#pragma once

#include "engine/players/player_script.h"

namespace cutcard {

PlayerScript ultimateHoldemPlayer();

}  // namespace cutcard
