#pragma once

#include "engine/record/transcript.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cutcard {

enum class ExamStage : std::uint8_t { Introduction, Break, Item, Over };

/// Milliseconds that a trainee has where the definition gives so many seconds.
std::optional<std::int64_t> timeAllowed(std::optional<int> seconds, const Accommodations& given);

/// Where an attempt stands: a function of its header and of the events so far. The first item of every section but the
/// first is started twice: when the one before it is over, and when the trainee goes on after the break.
class ExamPlace {
public:
    explicit ExamPlace(const TranscriptHeader& header);

    void take(const AttemptEvent& event);

    ExamStage stage() const { return m_stage; }
    bool isInterrupted() const { return m_interrupted; }
    /// The item that is worked on, or that comes after the introduction or the break.
    std::size_t item() const { return m_item; }
    std::size_t section() const { return m_form.items[m_item].section; }
    /// What was done in a round.
    const std::vector<Act>& acts() const { return m_acts; }
    /// A question has its answer; it cannot have another.
    bool isAnswered() const { return m_answered; }
    /// Exam time of the last event.
    std::int64_t lastAt() const { return m_lastAt; }
    std::size_t events() const { return m_events; }

    /// Exam time at which the section, or the exam, is over. Nothing where there is no limit.
    std::optional<std::int64_t> sectionEnds() const;
    std::optional<std::int64_t> examEnds() const;

    /// What begins after the current item, or after its section; nothing: the exam is over.
    std::optional<std::size_t> next() const;
    std::optional<std::size_t> nextSection() const;

private:
    void start(const AttemptEvent& event);
    bool beginsLaterSection(std::size_t item) const;

    const ExamForm& m_form;
    Accommodations m_given;
    ExamStage m_stage = ExamStage::Introduction;
    bool m_interrupted = false;
    std::size_t m_item = 0;
    std::vector<Act> m_acts;
    bool m_answered = false;
    std::int64_t m_sectionBegan = 0;
    std::int64_t m_lastAt = 0;
    std::size_t m_events = 0;
};

}  // namespace cutcard
