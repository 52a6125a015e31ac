#include "engine/money/chips.h"

#include <algorithm>
#include <functional>

namespace cutcard {

ChipBreakdown breakDown(Money amount, std::span<const Money> denominations) {
    std::vector<Money> largestFirst(denominations.begin(), denominations.end());
    std::sort(largestFirst.begin(), largestFirst.end(), std::greater<>());
    ChipBreakdown breakdown{{}, amount};
    for (Money chip : largestFirst) {
        const std::int64_t count = breakdown.rest.inCents() / chip.inCents();
        if (count == 0) continue;
        breakdown.stacks.push_back({chip, count});
        breakdown.rest -= chip * count;
    }
    return breakdown;
}

}  // namespace cutcard
