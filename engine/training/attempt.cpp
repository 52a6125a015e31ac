#include "engine/training/attempt.h"

#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kAttemptEventKindCount> kKinds = {
    "item_started", "action", "answer", "timeout", "interrupted", "resumed", "finished"};

}  // namespace

std::string_view attemptEventName(AttemptEventKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<AttemptEventKind> attemptEventNamed(std::string_view name) {
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (kKinds[i] == name) return static_cast<AttemptEventKind>(i);
    }
    return std::nullopt;
}

}  // namespace cutcard
