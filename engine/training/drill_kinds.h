#pragma once

#include "engine/games/game.h"
#include "engine/training/drill.h"

#include <optional>
#include <string_view>

namespace cutcard {

class RandomSource;

// One try each at a question, about the given skill where one is named (empty: about anything). Nothing where chance
// has not led to one; the caller tries again.
std::optional<DrillQuestion> tryReadHand(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhoWins(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhatPays(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhatNext(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryIsIrregular(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryTheory(const Game& game, std::string_view skill, RandomSource& random);

}  // namespace cutcard
