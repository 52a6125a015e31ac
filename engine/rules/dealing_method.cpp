#include "engine/rules/dealing_method.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"manual_shoe", "hand", "automated_shoe",
                                                    "automated_shoe_reshuffling"};

}  // namespace

std::string_view methodName(DealingMethod method) {
    return kNames[static_cast<std::size_t>(method)];
}

std::optional<DealingMethod> methodNamed(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<DealingMethod>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard
