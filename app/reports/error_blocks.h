#pragma once

#include "app/reports/error_lines.h"
#include "app/reports/sheet.h"

namespace cutcard::reports {

/// Every error below the item it belongs to: what was done, what is right, why, and by which paragraph.
void writeErrors(Sheet& sheet, const std::vector<ErrorLine>& errors);

}  // namespace cutcard::reports
