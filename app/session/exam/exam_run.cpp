#include "app/session/exam/exam_run.h"

#include <algorithm>

namespace cutcard {
namespace {

ExamPlace placeAfter(const TranscriptHeader& header, const Attempt& attempt) {
    ExamPlace place(header);
    for (const AttemptEvent& event : attempt.events) place.take(event);
    return place;
}

}  // namespace

using store::Done;

ExamTime timeAfterCrash(std::int64_t lastEventAt, const store::HeartBeat& beat, store::Milliseconds now) {
    ExamTime time;
    time.examTime = std::max(lastEventAt, beat.examTime);
    // An event after the last beat shows that the exam still ran that much later.
    const std::int64_t lived = beat.at == 0 ? 0 : time.examTime - beat.examTime;
    if (beat.at != 0) time.downtime = std::max<std::int64_t>(0, now - beat.at - lived);
    return time;
}

ExamRun::ExamRun(store::ExamStore& store, store::StoreSession trainee, Transcript transcript,
                 const store::HeartBeat& beat, const SteadyClock& steady, const store::Clock& wall)
    : m_store(store), m_trainee(std::move(trainee)), m_header(std::move(transcript.header)),
      m_done(std::move(transcript.attempt)), m_place(placeAfter(m_header, m_done)),
      m_writer(transcript.head, m_done.events.size()), m_time(timeAfterCrash(m_place.lastAt(), beat, wall.now())),
      m_clock(steady, wall, m_time.examTime),
      m_needsSupervisor(m_place.stage() != ExamStage::Introduction && m_place.stage() != ExamStage::Over) {}

AttemptEvent ExamRun::event(AttemptEventKind kind, std::int64_t at) const {
    AttemptEvent made;
    made.kind = kind;
    made.at = at;
    const bool isOfItem =
        kind == AttemptEventKind::ItemStarted || kind == AttemptEventKind::Action || kind == AttemptEventKind::Answer;
    if (isOfItem) made.item = m_place.item();
    return made;
}

std::int64_t ExamRun::stamp() const {
    return std::max(m_clock.examTime(), m_place.lastAt());
}

/// The end of the exam or of the section, where one of them is reached.
std::optional<TimeoutScope> ExamRun::whatIsUp() const {
    const auto exam = m_place.examEnds();
    const auto section = m_place.sectionEnds();
    const std::int64_t now = m_clock.examTime();
    if (exam && now >= *exam && (!section || *exam <= *section)) return TimeoutScope::Exam;
    if (section && now >= *section) return TimeoutScope::Section;
    return std::nullopt;
}

bool ExamRun::isWorking() const {
    return m_clock.isRunning() && m_place.stage() == ExamStage::Item;
}

std::optional<std::int64_t> ExamRun::timeLeft() const {
    std::optional<std::int64_t> ends = m_place.examEnds();
    if (const auto section = m_place.sectionEnds()) ends = std::min(ends.value_or(*section), *section);
    return ends ? std::optional(std::max<std::int64_t>(0, *ends - m_clock.examTime())) : std::nullopt;
}

ExamRun::Kept ExamRun::keep(const store::StoreSession& who, std::span<const AttemptEvent> events) {
    TranscriptWriter writer = m_writer;
    std::vector<std::string> lines;
    for (const AttemptEvent& event : events) lines.push_back(writer.append(event));
    const auto kept = m_store.keepLines(who, attempt(), lines);
    if (!kept) return kept.refusal();
    m_writer = writer;
    for (const AttemptEvent& event : events) {
        m_place.take(event);
        m_done.events.push_back(event);
    }
    if (m_place.stage() == ExamStage::Over) m_clock.stop();
    return Done{};
}

/// The next item after these events; or the end.
ExamRun::Kept ExamRun::goOn(std::vector<AttemptEvent> events, std::optional<std::size_t> next) {
    const std::int64_t at = events.empty() ? stamp() : events.back().at;
    AttemptEvent then = event(next ? AttemptEventKind::ItemStarted : AttemptEventKind::Finished, at);
    if (next) then.item = *next;
    events.push_back(then);
    return keep(m_trainee, events);
}

ExamRun::Kept ExamRun::begin() {
    if (m_place.stage() != ExamStage::Introduction) return Done{};
    auto kept = goOn({}, 0);
    if (kept) m_clock.start();
    return kept;
}

ExamRun::Kept ExamRun::startSection() {
    if (m_place.stage() != ExamStage::Break || !m_clock.isRunning()) return Done{};
    return goOn({}, m_place.item());
}

ExamRun::Kept ExamRun::act(const Act& act) {
    if (!isWorking() || item().round() == nullptr) return Done{};
    if (const auto up = whatIsUp()) return timeOut(*up);
    AttemptEvent done = event(AttemptEventKind::Action, stamp());
    done.act = act;
    return keep(m_trainee, {&done, 1});
}

ExamRun::Kept ExamRun::answer(std::size_t option) {
    const DrillQuestion* question = item().question();
    if (!isWorking() || question == nullptr || m_place.isAnswered() || option >= question->options.size()) {
        return Done{};
    }
    if (const auto up = whatIsUp()) return timeOut(*up);
    AttemptEvent answered = event(AttemptEventKind::Answer, stamp());
    answered.option = option;
    return goOn({answered}, m_place.next());
}

ExamRun::Kept ExamRun::endItem() {
    if (!isWorking()) return Done{};
    return goOn({}, m_place.next());
}

ExamRun::Kept ExamRun::timeOut(TimeoutScope scope) {
    const bool ofExam = scope == TimeoutScope::Exam;
    const std::int64_t end = ofExam ? *m_place.examEnds() : *m_place.sectionEnds();
    AttemptEvent over = event(AttemptEventKind::Timeout, std::max(m_place.lastAt(), end));
    over.scope = scope;
    return goOn({over}, ofExam ? std::nullopt : m_place.nextSection());
}

ExamRun::Kept ExamRun::tick() {
    if (!m_clock.isRunning()) return Done{};
    if (const auto moved = m_clock.jump()) {
        const auto noted = m_store.noteClockJump(m_trainee, attempt(), m_clock.examTime(), *moved);
        if (!noted) return noted.refusal();
    }
    if (m_clock.beatIsDue()) {
        const auto beaten = m_store.beat(m_trainee, attempt(), m_clock.examTime());
        if (!beaten) return beaten.refusal();
    }
    const auto up = m_place.stage() == ExamStage::Over ? std::nullopt : whatIsUp();
    return up ? timeOut(*up) : Kept(Done{});
}

ExamRun::Kept ExamRun::interrupt(const store::StoreSession& supervisor) {
    if (!m_clock.isRunning() || m_place.stage() == ExamStage::Over) return Done{};
    const AttemptEvent broken = event(AttemptEventKind::Interrupted, stamp());
    if (const auto kept = keep(supervisor, {&broken, 1}); !kept) return kept.refusal();
    m_clock.stop();
    m_time.downtime = 0;
    m_needsSupervisor = true;
    // From here the time is counted that the exam stands, also where the program is ended meanwhile.
    return m_store.beat(supervisor, attempt(), m_clock.examTime());
}

ExamRun::Kept ExamRun::resume(const store::StoreSession& supervisor) {
    if (!m_needsSupervisor) return Done{};
    std::vector<AttemptEvent> events;
    if (!m_place.isInterrupted()) events.push_back(event(AttemptEventKind::Interrupted, stamp()));
    AttemptEvent on = event(AttemptEventKind::Resumed, stamp());
    on.downtime = m_time.downtime + m_clock.stoodFor();
    on.supervisor = supervisor.person();
    events.push_back(on);
    if (const auto kept = keep(supervisor, events); !kept) return kept.refusal();
    m_needsSupervisor = false;
    m_clock.start();
    if (m_place.stage() == ExamStage::Item && m_place.isAnswered()) return goOn({}, m_place.next());
    return Done{};
}

ExamRun::Kept ExamRun::endNow(const store::StoreSession& supervisor) {
    if (m_place.stage() == ExamStage::Over) return Done{};
    std::vector<AttemptEvent> events;
    if (m_needsSupervisor && !m_place.isInterrupted()) events.push_back(event(AttemptEventKind::Interrupted, stamp()));
    events.push_back(event(AttemptEventKind::Finished, stamp()));
    auto kept = keep(supervisor, events);
    if (kept) m_needsSupervisor = false;
    return kept;
}

store::StoreResult<std::string> ExamRun::seal() {
    return m_store.seal(m_trainee, attempt());
}

}  // namespace cutcard
