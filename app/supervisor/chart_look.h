#pragma once

#include "app/reports/chart_style.h"
#include "app/supervisor/console_look.h"

namespace cutcard::supervisor {

/// Charts as large and as clear as the rest of the console.
inline reports::ChartLook chartLook() {
    return reports::screenLook(look::worn().percent, look::worn().highContrast);
}

}  // namespace cutcard::supervisor
