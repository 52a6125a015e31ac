#include "engine/training/drill.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kDrillKindCount> kKinds = {"read_hand", "who_wins",     "what_pays",
                                                                  "what_next", "is_irregular", "theory"};

}  // namespace

std::string_view drillKindName(DrillKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<DrillKind> drillKindNamed(std::string_view name) {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (kKinds[i] == name) return static_cast<DrillKind>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard
