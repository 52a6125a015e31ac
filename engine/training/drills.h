#pragma once

#include "engine/games/game.h"
#include "engine/training/drill.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace cutcard {

/// A question whose key the engine works out. The same seed gives the same question for ever.
DrillQuestion makeDrill(const Game& game, DrillKind kind, std::uint64_t seed);

/// The same about one skill, or one topic of theory. Nothing where this kind of question cannot ask for it at this
/// table.
std::optional<DrillQuestion> drillFor(const Game& game, DrillKind kind, std::string_view skill, std::uint64_t seed);

}  // namespace cutcard
