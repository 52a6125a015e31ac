#pragma once

#include "engine/games/game.h"
#include "engine/training/drill.h"
#include "engine/training/drill_round.h"
#include "engine/training/misreading.h"

#include <optional>
#include <string_view>

namespace cutcard {

class RandomSource;

// A question about something given. Nothing where too few wrong answers differ from the right one.

std::optional<DrillQuestion> askReadHand(const RuleSet& rules, const CardsToRead& cards, bool dealers,
                                         RandomSource& random);

/// `drill` has one seat only, and `line` is one of its settlement.
std::optional<DrillQuestion> askWhoWins(const Game& game, const DrillRound& drill, const WagerLine& line,
                                        RandomSource& random);
std::optional<DrillQuestion> askWhatPays(const Game& game, const DrillRound& drill, const WagerLine& line,
                                         RandomSource& random);

/// The answer is the step `next`; what is done by then is any permitted part of the round.
std::optional<DrillQuestion> askWhatNext(const Game& game, const DrillRound& drill, StepId next, RandomSource& random);

std::optional<DrillQuestion> askIsIrregular(const RuleSet& rules, const Irregularity& event, RandomSource& random);

// One try each at a question, about the given skill where one is named (empty: about anything). Nothing where chance
// has not led to one; the caller tries again.

std::optional<DrillQuestion> tryReadHand(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhoWins(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhatPays(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryWhatNext(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryIsIrregular(const Game& game, std::string_view skill, RandomSource& random);
std::optional<DrillQuestion> tryTheory(const Game& game, std::string_view skill, RandomSource& random);

}  // namespace cutcard
