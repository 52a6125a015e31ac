#pragma once

#include "engine/training/practice_event.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace cutcard {

/// The form in which a skill is practised. One that lapses again and again goes through them in this order.
enum class Form : std::uint8_t { Normal, WorkedExample, Slower, NoteForSupervisor };
inline constexpr int kFormCount = 4;

std::string_view formName(Form form);

struct LeechOptions {
    int threshold = 4;  ///< Lapses until the form changes for the first time.
    int step = 2;       ///< Further lapses until the next form.
    int recovery = 3;   ///< Right answers in a row that lead from any other form back to Normal.
    int forgiven = 10;  ///< Right answers in a row after which lapses of the Normal form are forgotten.

    bool operator==(const LeechOptions&) const = default;
};

/// Where a skill stands between its lapses and its successes.
struct LapseCount {
    Form form = Form::Normal;
    int lapses = 0;    ///< Since the skill was last steady.
    int inARow = 0;    ///< Right answers without a hint since the last wrong one.
    bool met = false;  ///< Was answered before.

    bool operator==(const LapseCount&) const = default;
};

/// A wrong answer is a lapse, except the very first: what was never met cannot be forgotten. A right answer with a hint
/// is neither lapse nor success. Events of cram mode change nothing.
LapseCount afterAnswer(LapseCount count, const PracticeEvent& event, const LeechOptions& options);

/// The form after these events, all of one skill.
Form formAfter(std::span<const PracticeEvent> events, const LeechOptions& options);

}  // namespace cutcard
