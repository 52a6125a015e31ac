#pragma once

#include "engine/procedure/step.h"
#include "engine/procedure/step_ids.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace cutcard {

/// Steps in house order, and for each the steps that must be done before it. Order is a graph (ALL-3): any sequence
/// that respects it is right. A step can only name steps added before it, so the graph has no circle and the
/// house order is always one of the permitted ones.
class Procedure {
public:
    StepId add(Action action, int seat, const Branch& branch, StepDetail detail, std::span<const StepId> before);
    StepId add(Action action, int seat, const Branch& branch, StepDetail detail = {},
               std::initializer_list<StepId> before = {}) {
        return add(action, seat, branch, detail, std::span<const StepId>(before.begin(), before.size()));
    }

    const std::vector<Step>& steps() const { return m_steps; }

    /// Says which card a step deals.
    void setCard(StepId step, Card card) { std::get<CardDealt>(m_steps[step].detail).card = card; }

    /// The steps that must directly precede a step.
    std::span<const StepId> before(StepId step) const {
        const Step& s = m_steps[step];
        return {m_before.data() + s.firstBefore, s.beforeCount};
    }

    /// Whether every permitted order has `first` before `second`.
    bool mustPrecede(StepId first, StepId second) const;

    /// Makes house order binding: each step names its predecessor alone (ALL-3). Those done at a fold stay outside the
    /// chain (ALL-16).
    void bindHouseOrder(std::span<const StepId> outside);

    void reserve(std::size_t steps) {
        m_steps.reserve(steps);
        m_before.reserve(steps * 2);
    }

private:
    std::vector<Step> m_steps;
    std::vector<StepId> m_before;
};

}  // namespace cutcard
