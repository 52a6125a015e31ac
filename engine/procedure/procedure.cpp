#include "engine/procedure/procedure.h"

#include <algorithm>
#include <optional>

namespace cutcard {

StepId Procedure::add(Action action, int seat, const Branch& branch, StepDetail detail,
                      std::span<const StepId> before) {
    m_steps.push_back({action, seat, &branch, detail, static_cast<std::uint32_t>(m_before.size()),
                       static_cast<std::uint32_t>(before.size())});
    m_before.insert(m_before.end(), before.begin(), before.end());
    return static_cast<StepId>(m_steps.size() - 1);
}

bool Procedure::mustPrecede(StepId first, StepId second) const {
    if (first >= second) return false;
    // Ids only point backwards: what `second` needs is found by walking down from it.
    std::vector<bool> needed(second + std::size_t{1}, false);
    needed[second] = true;
    for (StepId step = second; step > first; --step) {
        if (!needed[step]) continue;
        for (StepId earlier : before(step)) needed[earlier] = true;
    }
    return needed[first];
}

void Procedure::bindHouseOrder(std::span<const StepId> outside) {
    std::optional<StepId> last;
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const auto id = static_cast<StepId>(step);
        if (std::find(outside.begin(), outside.end(), id) != outside.end()) continue;
        m_steps[step].firstBefore = static_cast<std::uint32_t>(m_before.size());
        m_steps[step].beforeCount = last ? 1 : 0;
        if (last) m_before.push_back(*last);
        last = id;
    }
}

}  // namespace cutcard
