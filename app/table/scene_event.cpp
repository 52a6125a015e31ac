#include "app/table/scene_event.h"

#include <algorithm>

namespace cutcard {

SceneEvent::SceneEvent(const RuleSet& rules, const Round& round, const Settlement& settlement,
                       std::span<const StepId> done)
    : m_rules(rules), m_round(round), m_steps(settlement.procedure.steps()), m_done(m_steps.size(), false) {
    for (StepId id : done) m_done[id] = true;
    if (!round.irregularity) return;
    const auto stop =
        std::find_if(m_steps.begin(), m_steps.end(), [](const Step& step) { return step.action == Action::Stop; });
    if (stop != m_steps.end()) m_stop = static_cast<std::size_t>(stop - m_steps.begin());
    if (m_stop) {
        m_happensAt = m_stop;
    } else if (round.irregularity->atStep) {
        m_happensAt = static_cast<std::size_t>(*round.irregularity->atStep - 1);
    } else if (ruleOn(rules, *round.irregularity).ruling == Ruling::NoEffect) {
        m_happensAt = 0;
    }
}

bool SceneEvent::isDone(Action action) const {
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (m_done[i] && m_steps[i].action == action) return true;
    }
    return false;
}

/// Ruled on; or, where it was none, nobody would look at it any more.
bool SceneEvent::isOver() const {
    if (m_stop) return isDone(*m_stop + 1);
    switch (m_round.irregularity->kind) {
    case IrregularityKind::DealerCardExposed:
        return isDone(m_round.irregularity->when == Moment::AfterReveal ? Action::SetDealerHand : Action::RevealDealer);
    case IrregularityKind::CutTooShallow: return isDone(Action::Deal);
    default: return isDone(Action::ClearTable);
    }
}

void SceneEvent::showCards(Scene& scene, CardPlaces& cards) const {
    const Irregularity& irregularity = *m_round.irregularity;
    if (irregularity.kind == IrregularityKind::DealerCardExposed) {
        const auto number = static_cast<std::size_t>(std::max(irregularity.card, 1) - 1);
        if (number >= m_round.dealer.size()) return;
        SceneCard& exposed = cards[m_round.dealer[number]];
        if (exposed.zone == Zone::Dealer) exposed.faceUp = true;
        return;
    }
    const bool isDrawn = irregularity.kind == IrregularityKind::CardDrawnInError;
    if ((!isDrawn && irregularity.kind != IrregularityKind::FaceUpCard) || !m_round.deal) return;
    // The cards that were on top of the shoe when it happened, as long as they are there.
    const auto isDeal = [](const Step& step) { return step.action == Action::Deal; };
    const auto dealt = static_cast<std::size_t>(
        std::count_if(m_steps.begin(), m_steps.begin() + static_cast<std::ptrdiff_t>(*m_happensAt), isDeal));
    const std::size_t count = isDrawn ? 1 : static_cast<std::size_t>(irregularity.count);
    for (std::size_t i = dealt; i < std::min<std::size_t>(dealt + count, kDeckSize); ++i) {
        const Card card = m_round.deal->deck[i];
        SceneCard& found = cards[card];
        if (found.zone != Zone::Shoe) continue;
        found.drawn = isDrawn;
        found.faceUp = !isDrawn || irregularity.exposed;
        if (found.faceUp && !scene.shown) scene.shown = card;
    }
}

void SceneEvent::showDevices(Scene& scene) const {
    switch (m_round.irregularity->kind) {
    case IrregularityKind::ShufflerJam:
        if (!isDone(Action::Reshuffle)) scene.shuffler = DeviceLight::Red;
        break;
    case IrregularityKind::ShufflerCountWrong:
        if (!isDone(Action::RemoveDeck)) scene.shuffler = DeviceLight::Red;
        break;
    case IrregularityKind::ShoeJam:
        if (!isDone(Action::Reshuffle)) scene.shoe = DeviceLight::Red;
        break;
    case IrregularityKind::DeviceOutOfOrder:
        scene.shuffler = isDone(Action::CoverDevice) ? DeviceLight::Covered : DeviceLight::Red;
        break;
    default: break;
    }
}

void SceneEvent::show(Scene& scene, CardPlaces& cards) const {
    if (!m_happensAt || *m_happensAt > m_done.size()) return;
    const auto happens = m_done.begin() + static_cast<std::ptrdiff_t>(*m_happensAt);
    if (std::find(m_done.begin(), happens, false) != happens) return;
    const Irregularity& irregularity = *m_round.irregularity;
    if (!isOver()) scene.event = irregularity;
    scene.stopped = m_stop && isDone(*m_stop) && !isDone(*m_stop + 1);
    showCards(scene, cards);
    showDevices(scene);
    if (irregularity.kind == IrregularityKind::PlayerLeft && irregularity.seat) {
        scene.seats[static_cast<std::size_t>(*irregularity.seat) - 1].left = true;
    }
    if (irregularity.kind == IrregularityKind::ProgressiveCountMismatch && scene.progressiveCount) {
        // The display shows one that is not there; one less where every seat has its chip down.
        const int chips = *scene.progressiveCount;
        scene.progressiveCount = chips < m_rules.seats ? chips + 1 : chips - 1;
    }
}

}  // namespace cutcard
