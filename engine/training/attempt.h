#pragma once

#include "engine/training/act.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

enum class AttemptEventKind : std::uint8_t { ItemStarted, Action, Answer, Timeout, Interrupted, Resumed, Finished };
inline constexpr int kAttemptEventKindCount = 7;

std::string_view attemptEventName(AttemptEventKind kind);
std::optional<AttemptEventKind> attemptEventNamed(std::string_view name);

/// Whose time was up.
enum class TimeoutScope : std::uint8_t { Section, Exam };

/// Something that happened in an exam. Only the fields of its kind mean something.
struct AttemptEvent {
    AttemptEventKind kind = AttemptEventKind::ItemStarted;
    std::int64_t at = 0;   ///< Milliseconds of exam time; it stands still while the exam is interrupted.
    std::size_t item = 0;  ///< ItemStarted, Action, Answer: the place in the form, from 0.
    Act act = {};
    std::size_t option = 0;  ///< Answer: the place among the options, from 0.
    TimeoutScope scope = TimeoutScope::Exam;
    std::int64_t downtime = 0;    ///< Resumed: milliseconds.
    std::string supervisor = {};  ///< Resumed: whose word it was, a UUID.

    bool operator==(const AttemptEvent&) const = default;
};

/// What somebody did in an exam, in the order in which it happened.
struct Attempt {
    std::vector<AttemptEvent> events;

    bool operator==(const Attempt&) const = default;
};

}  // namespace cutcard
