#include "app/session/exam/exam_clock.h"

#include <chrono>
#include <cstdlib>

namespace cutcard {
namespace {

class MachineClock final : public SteadyClock {
public:
    std::int64_t now() const override {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }
};

}  // namespace

const SteadyClock& systemSteadyClock() {
    static const MachineClock clock;
    return clock;
}

ExamClock::ExamClock(const SteadyClock& steady, const store::Clock& wall, std::int64_t examTime)
    : m_steady(steady), m_wall(wall), m_gone(examTime), m_stopped(steady.now()), m_beat(m_stopped), m_drift(drift()) {}

void ExamClock::start() {
    if (m_since) return;
    m_since = m_steady.now();
    m_beat = *m_since;
    m_drift = drift();
}

void ExamClock::stop() {
    if (!m_since) return;
    m_gone = examTime();
    m_since.reset();
    m_stopped = m_steady.now();
}

std::int64_t ExamClock::examTime() const {
    return m_since ? m_gone + m_steady.now() - *m_since : m_gone;
}

std::int64_t ExamClock::stoodFor() const {
    return m_since ? 0 : m_steady.now() - m_stopped;
}

bool ExamClock::beatIsDue() {
    if (!m_since || m_steady.now() - m_beat < kBeatEvery) return false;
    m_beat = m_steady.now();
    return true;
}

std::optional<std::int64_t> ExamClock::jump() {
    const std::int64_t now = drift();
    const std::int64_t moved = now - m_drift;
    if (std::abs(moved) <= kLargestDrift) return std::nullopt;
    m_drift = now;
    return moved;
}

}  // namespace cutcard
