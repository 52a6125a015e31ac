#pragma once

#include "app/supervisor/replay_row.h"

namespace cutcard::supervisor {

/// A round by the book, a line a step, with its reason and its paragraph.
Replay byTheBook(const ReplayTable& round);

}  // namespace cutcard::supervisor
