#include "engine/training/item_source.h"

#include "engine/training/drills.h"

namespace cutcard {
namespace {

std::optional<DrillQuestion> anyQuestion(const Game& game, DrillKind kind, std::string_view skill, std::uint64_t seed) {
    return skill.empty() ? makeDrill(game, kind, seed) : drillFor(game, kind, skill, seed);
}

}  // namespace

ItemSource standardSource() {
    return {makeScenario, anyQuestion};
}

}  // namespace cutcard
