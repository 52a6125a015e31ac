#pragma once

#include "app/session/exam/exam_clock.h"
#include "app/session/exam/exam_place.h"
#include "app/store/exam_store.h"
#include "engine/training/exam_score.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cutcard {

/// How far the clock of an attempt had certainly come, and for how long it stands since.
struct ExamTime {
    std::int64_t examTime = 0;
    std::int64_t downtime = 0;
};
ExamTime timeAfterCrash(std::int64_t lastEventAt, const store::HeartBeat& beat, store::Milliseconds now);

/// An attempt that is sat. Every event is in the store before the state moves on; where the store refuses it, nothing
/// has happened and it can be tried again. Knows no screen.
class ExamRun {
public:
    using Kept = store::StoreResult<store::Done>;

    /// A transcript as the store has it. The clock stands until begin() or resume().
    ExamRun(store::ExamStore& store, store::StoreSession trainee, Transcript transcript, const store::HeartBeat& beat,
            const SteadyClock& steady, const store::Clock& wall);
    ExamRun(const ExamRun&) = delete;
    ExamRun& operator=(const ExamRun&) = delete;

    const TranscriptHeader& header() const { return m_header; }
    const ExamForm& form() const { return m_header.form; }
    const ExamPlace& place() const { return m_place; }
    const ExamItem& item() const { return form().items[m_place.item()]; }
    const store::Id& attempt() const { return m_header.attempt; }
    std::int64_t examTime() const { return m_clock.examTime(); }
    /// Until the section or the exam is over, whichever comes first; never below 0. Nothing: there is no limit.
    std::optional<std::int64_t> timeLeft() const;
    /// Nobody may act before a supervisor has said so.
    bool needsSupervisor() const { return m_needsSupervisor; }

    /// The first item, after the introduction.
    Kept begin();
    /// The section that the break was before.
    Kept startSection();
    Kept act(const Act& act);
    /// Stores the answer and goes on with the next item.
    Kept answer(std::size_t option);
    /// The trainee is done with a round, whatever was left out.
    Kept endItem();
    /// What the clock asks for: a beat, a note that the machine's clock was set, a time-out.
    Kept tick();

    Kept interrupt(const store::StoreSession& supervisor);
    /// Where the attempt was broken off without a word, that is recorded first.
    Kept resume(const store::StoreSession& supervisor);
    /// A supervisor ends it before its time: what was done counts.
    Kept endNow(const store::StoreSession& supervisor);

    /// Signs what is finished; gives the short code. Once more is harmless.
    store::StoreResult<std::string> seal();
    ExamScore score() const { return scoreOf(form(), m_done); }
    const Attempt& done() const { return m_done; }

private:
    Kept keep(const store::StoreSession& who, std::span<const AttemptEvent> events);
    Kept goOn(std::vector<AttemptEvent> events, std::optional<std::size_t> next);
    std::optional<TimeoutScope> whatIsUp() const;
    Kept timeOut(TimeoutScope scope);
    bool isWorking() const;
    std::int64_t stamp() const;
    AttemptEvent event(AttemptEventKind kind, std::int64_t at) const;

    store::ExamStore& m_store;
    store::StoreSession m_trainee;
    const TranscriptHeader m_header;
    Attempt m_done;
    ExamPlace m_place;
    TranscriptWriter m_writer;
    ExamTime m_time;  ///< When this program took the attempt up.
    ExamClock m_clock;
    bool m_needsSupervisor;
};

}  // namespace cutcard
