#include "app/session/exam/exam_place.h"

namespace cutcard {

std::optional<std::int64_t> timeAllowed(std::optional<int> seconds, const Accommodations& given) {
    if (!seconds) return std::nullopt;
    return std::int64_t{*seconds} * 10 * given.timePercent + std::int64_t{given.extraSeconds} * 1000;
}

ExamPlace::ExamPlace(const TranscriptHeader& header) : m_form(header.form), m_given(header.accommodations) {}

bool ExamPlace::beginsLaterSection(std::size_t item) const {
    return item > 0 && m_form.items[item - 1].section != m_form.items[item].section;
}

void ExamPlace::start(const AttemptEvent& event) {
    const bool again = m_stage == ExamStage::Break && m_item == event.item;
    m_stage = beginsLaterSection(event.item) && !again ? ExamStage::Break : ExamStage::Item;
    if (m_stage == ExamStage::Item && (again || event.item == 0)) m_sectionBegan = event.at;
    m_item = event.item;
    m_acts.clear();
    m_answered = false;
}

void ExamPlace::take(const AttemptEvent& event) {
    m_lastAt = event.at;
    ++m_events;
    switch (event.kind) {
    case AttemptEventKind::ItemStarted: start(event); break;
    case AttemptEventKind::Action: m_acts.push_back(event.act); break;
    case AttemptEventKind::Answer: m_answered = true; break;
    case AttemptEventKind::Timeout: break;
    case AttemptEventKind::Interrupted: m_interrupted = true; break;
    case AttemptEventKind::Resumed: m_interrupted = false; break;
    case AttemptEventKind::Finished: m_stage = ExamStage::Over; break;
    }
}

std::optional<std::int64_t> ExamPlace::sectionEnds() const {
    if (m_stage != ExamStage::Item) return std::nullopt;
    const auto allowed = timeAllowed(m_form.definition.sections[section()].seconds, m_given);
    return allowed ? std::optional(m_sectionBegan + *allowed) : std::nullopt;
}

std::optional<std::int64_t> ExamPlace::examEnds() const {
    return timeAllowed(m_form.definition.seconds, m_given);
}

std::optional<std::size_t> ExamPlace::next() const {
    return m_item + 1 < m_form.items.size() ? std::optional(m_item + 1) : std::nullopt;
}

std::optional<std::size_t> ExamPlace::nextSection() const {
    for (std::size_t i = m_item + 1; i < m_form.items.size(); ++i) {
        if (m_form.items[i].section != section()) return i;
    }
    return std::nullopt;
}

}  // namespace cutcard
