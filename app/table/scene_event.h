#pragma once

#include "app/table/card_places.h"

namespace cutcard {

/// The irregularity of a round: when it happens, what can be seen of it, and when it is over.
class SceneEvent {
public:
    SceneEvent(const RuleSet& rules, const Round& round, const Settlement& settlement, std::span<const StepId> done);

    void show(Scene& scene, CardPlaces& cards) const;

private:
    bool isDone(std::size_t step) const { return step < m_done.size() && m_done[step]; }
    bool isDone(Action action) const;
    bool isOver() const;
    void showCards(Scene& scene, CardPlaces& cards) const;
    void showDevices(Scene& scene) const;

    const RuleSet& m_rules;
    const Round& m_round;
    const std::vector<Step>& m_steps;
    std::vector<bool> m_done;                ///< By step.
    std::optional<std::size_t> m_stop;       ///< The step that stops the game; a look-alike has none.
    std::optional<std::size_t> m_happensAt;  ///< Before this step.
};

}  // namespace cutcard
