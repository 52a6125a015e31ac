#pragma once

#include "app/supervisor/scenario_draft.h"

#include <cstdint>

namespace cutcard::supervisor {

/// Gives every gap a card, every seat without wagers what the game asks for, and every player who has not decided a
/// decision, by chance. What was chosen by hand stays; the same seed fills in the same.
void fillTheRest(ScenarioDraft& draft, std::uint64_t seed);

}  // namespace cutcard::supervisor
