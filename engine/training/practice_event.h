#pragma once

#include "engine/training/error_family.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace cutcard {

/// A skill of a rule set. The same skill under another rule set is learnt and forgotten apart.
struct SkillId {
    std::string rules;
    std::string skill;

    auto operator<=>(const SkillId&) const = default;
};

/// One answer of a trainee. Events are only ever appended; every state and figure of training is derived from them.
struct PracticeEvent {
    std::int64_t at = 0;  ///< Seconds since the epoch, UTC.
    std::string rules;
    std::string skill;
    bool right = false;
    bool hinted = false;
    std::int64_t milliseconds = 0;     ///< Zero or less: not timed.
    std::optional<ErrorFamily> error;  ///< Of a wrong answer, where it was recognised.
    bool cram = false;                 ///< Practised without leaving a trace in schedule and mastery.

    bool operator==(const PracticeEvent&) const = default;
};

}  // namespace cutcard
