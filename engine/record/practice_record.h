#pragma once

#include "engine/table/refusal.h"
#include "engine/training/practice_event.h"

#include <string>
#include <string_view>

namespace cutcard {

/// {"rules","skill","right","hinted","milliseconds","error","cram"}. The time is not in it: it is that of the event in
/// which it is stored.
std::string writePracticeEvent(const PracticeEvent& event);
Result<PracticeEvent> readPracticeEvent(std::string_view text, std::int64_t at);

}  // namespace cutcard
