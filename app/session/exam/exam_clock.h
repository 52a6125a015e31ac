#pragma once

#include "app/store/clock.h"

#include <cstdint>
#include <optional>

namespace cutcard {

/// Milliseconds since some moment, by a clock that nobody can set.
class SteadyClock {
public:
    virtual ~SteadyClock() = default;
    virtual std::int64_t now() const = 0;
};

/// The machine's.
const SteadyClock& systemSteadyClock();

inline constexpr std::int64_t kBeatEvery = 250;
/// How far the clock of the machine may move against the steady one before it counts as set.
inline constexpr std::int64_t kLargestDrift = 2000;

/// The time of an exam: runs with the steady clock, and stands still while the exam is interrupted.
class ExamClock {
public:
    /// Stands at `examTime` until it is started.
    ExamClock(const SteadyClock& steady, const store::Clock& wall, std::int64_t examTime);

    void start();
    void stop();
    bool isRunning() const { return m_since.has_value(); }
    std::int64_t examTime() const;
    /// Of the steady clock, since it was stopped.
    std::int64_t stoodFor() const;

    /// Once every so many milliseconds, while it runs.
    bool beatIsDue();
    /// By how much the clock of the machine was set since this was last asked.
    std::optional<std::int64_t> jump();

private:
    std::int64_t drift() const { return m_wall.now() - m_steady.now(); }

    const SteadyClock& m_steady;
    const store::Clock& m_wall;
    std::int64_t m_gone;                  ///< Exam time when it was last started or stopped.
    std::optional<std::int64_t> m_since;  ///< Steady time of the start.
    std::int64_t m_stopped;               ///< Steady time of the stop.
    std::int64_t m_beat;                  ///< Steady time of the last beat.
    std::int64_t m_drift;
};

}  // namespace cutcard
