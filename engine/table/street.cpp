#include "engine/table/round.h"

namespace cutcard {
namespace {

constexpr std::array<std::string_view, 4> kNames = {"", "preflop", "flop", "river"};

}  // namespace

std::string_view streetName(Street street) {
    return kNames[static_cast<std::size_t>(street)];
}

Street streetNamed(std::string_view name) {
    for (std::size_t i = 1; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<Street>(i);
    }
    return Street::None;
}

}  // namespace cutcard
