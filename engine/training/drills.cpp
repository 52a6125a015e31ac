#include "engine/training/drills.h"

#include "engine/cards/random_source.h"
#include "engine/training/drill_kinds.h"

#include <array>
#include <stdexcept>

namespace cutcard {
namespace {

using Try = std::optional<DrillQuestion> (*)(const Game& game, std::string_view skill, RandomSource& random);

// In the order of `DrillKind`.
constexpr std::array<Try, kDrillKindCount> kTries = {tryReadHand, tryWhoWins,     tryWhatPays,
                                                     tryWhatNext, tryIsIrregular, tryTheory};

/// A question comes up by then; a skill that has none in this kind is found out in a moment.
constexpr int kMostTries = 1000;
constexpr int kMostTriesForASkill = 60;

std::optional<DrillQuestion> question(const Game& game, DrillKind kind, std::string_view skill, std::uint64_t seed) {
    // Kinds draw from streams of their own.
    RandomSource random(seed ^ (static_cast<std::uint64_t>(kind) + 1) << 56);
    for (int i = 0; i < (skill.empty() ? kMostTries : kMostTriesForASkill); ++i) {
        if (auto made = kTries[static_cast<std::size_t>(kind)](game, skill, random)) return made;
    }
    return std::nullopt;
}

}  // namespace

DrillQuestion makeDrill(const Game& game, DrillKind kind, std::uint64_t seed) {
    auto made = question(game, kind, {}, seed);
    if (!made) throw std::logic_error("a table that cannot be drilled");
    return *std::move(made);
}

std::optional<DrillQuestion> drillFor(const Game& game, DrillKind kind, std::string_view skill, std::uint64_t seed) {
    if (skill.empty()) return std::nullopt;
    return question(game, kind, skill, seed);
}

}  // namespace cutcard
