#pragma once

#include "app/reports/error_lines.h"
#include "app/supervisor/attempt_round.h"

#include <QCoreApplication>

#include <functional>
#include <vector>

namespace cutcard::supervisor {

/// The clock of the machine was set while the exam ran.
struct ClockJump {
    std::int64_t examTime = 0;
    std::int64_t jumpedBy = 0;  ///< Milliseconds; below zero: back.
};

/// An attempt as it is told afterwards: its items, and each of them line by line.
class AttemptStory {
    Q_DECLARE_TR_FUNCTIONS(AttemptStory)

public:
    using NameOf = std::function<QString(const store::Id& person)>;

    struct Item {
        QString section;
        QString title;
        int points = 0;
        int of = 0;
        int mistakes = 0;
        bool critical = false;
        bool started = false;
    };

    AttemptStory(reports::AttemptFacts facts, std::vector<ClockJump> jumps, NameOf nameOf);

    const reports::AttemptFacts& facts() const { return m_facts; }
    const std::vector<Item>& items() const { return m_items; }
    Replay replay(std::size_t item) const;

private:
    /// An event of the transcript, or a jump of the clock.
    struct Happening {
        const AttemptEvent* event = nullptr;
        const ClockJump* jump = nullptr;
        bool counts = true;  ///< False after the time was up.
    };

    const ExamForm& form() const { return m_facts.transcript.header.form; }
    bool isRunning() const { return m_facts.row.state == store::AttemptState::Running; }
    void sortEvents();
    void addJumps();
    void describeItems();
    /// Whether what was not done in an item counts as missed: not while it may still be done.
    bool isLeft(std::size_t item) const { return !isRunning() || item != m_last; }
    const reports::ErrorLine* errorAt(std::size_t item, int action) const;
    void replayRound(std::size_t item, const RoundItem& round, Replay& replay) const;
    void replayQuestion(std::size_t item, const DrillQuestion& question, Replay& replay) const;
    void addMissed(std::size_t item, const std::vector<StepId>& done, Replay& replay) const;
    bool isStartedLater(const AttemptEvent& event) const;
    ReplayRow remark(const Happening& happening) const;

    reports::AttemptFacts m_facts;
    std::vector<ClockJump> m_jumps;
    NameOf m_nameOf;
    std::vector<reports::ErrorLine> m_errors;
    std::vector<std::vector<Happening>> m_happened;  ///< By item.
    std::vector<Item> m_items;
    std::size_t m_last = 0;  ///< The item that was worked on last.
};

}  // namespace cutcard::supervisor
