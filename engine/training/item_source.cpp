#include "engine/training/item_source.h"

namespace cutcard {
namespace {

std::optional<DrillQuestion> anyQuestion(const Game&, DrillKind, std::string_view, std::uint64_t) {
    return std::nullopt;
}

}  // namespace

ItemSource standardSource() {
    return {makeScenario, anyQuestion};
}

}  // namespace cutcard
