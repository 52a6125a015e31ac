#pragma once

#include "engine/money/money.h"

#include <span>
#include <vector>

namespace cutcard {

struct ChipStack {
    Money value;
    std::int64_t count = 0;
    bool operator==(const ChipStack&) const = default;
};

/// How a dealer cuts an amount out of the tray: largest chips first.
struct ChipBreakdown {
    std::vector<ChipStack> stacks;
    Money rest;  ///< What no chip of the tray can make.
};

ChipBreakdown breakDown(Money amount, std::span<const Money> denominations);

}  // namespace cutcard
