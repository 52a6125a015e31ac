#include "engine/training/leech.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kFormCount> kForms = {"normal", "worked_example", "slower",
                                                             "note_for_supervisor"};

Form formOf(int lapses, const LeechOptions& options) {
    if (lapses < std::max(options.threshold, 1)) return Form::Normal;
    const int further = (lapses - std::max(options.threshold, 1)) / std::max(options.step, 1);
    return static_cast<Form>(std::min(1 + further, kFormCount - 1));
}

}  // namespace

std::string_view formName(Form form) {
    return kForms[static_cast<std::size_t>(form)];
}

LapseCount afterAnswer(LapseCount count, const PracticeEvent& event, const LeechOptions& options) {
    if (event.cram) return count;
    if (!event.right) {
        count.inARow = 0;
        if (count.met) ++count.lapses;
        count.form = formOf(count.lapses, options);
    } else if (!event.hinted) {
        ++count.inARow;
        if (count.inARow >= (count.form == Form::Normal ? options.forgiven : options.recovery)) {
            count.lapses = 0;
            count.form = Form::Normal;
        }
    }
    count.met = true;
    return count;
}

Form formAfter(std::span<const PracticeEvent> events, const LeechOptions& options) {
    LapseCount count;
    for (const PracticeEvent& event : events) count = afterAnswer(count, event, options);
    return count.form;
}

}  // namespace cutcard
