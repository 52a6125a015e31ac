#pragma once

#include "app/supervisor/console_pages.h"

namespace cutcard::bench {

/// How long every page takes from nothing to a page that is drawn: the first time, and the median of five.
void printOpeningTimes(supervisor::ConsoleContext& context);

/// Lets everything that waits be done.
void settle();

}  // namespace cutcard::bench
