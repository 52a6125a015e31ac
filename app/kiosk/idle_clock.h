#pragma once

#include "app/session/exam/exam_clock.h"

namespace cutcard::kiosk {

/// How long nobody has touched anything.
class IdleClock {
public:
    /// From so many seconds before the end on there is a warning.
    static constexpr int kWarning = 30;

    explicit IdleClock(const SteadyClock& steady) : m_steady(steady), m_touched(steady.now()) {}

    /// 0: never over.
    void setMinutes(int minutes) { m_minutes = minutes; }
    void touched() { m_touched = m_steady.now(); }

    bool isOver() const;
    /// While there is a warning; else nothing.
    std::optional<int> secondsLeft() const;

private:
    /// Milliseconds; nothing: there is no end.
    std::optional<std::int64_t> left() const;

    const SteadyClock& m_steady;
    std::int64_t m_touched;
    int m_minutes = 0;
};

}  // namespace cutcard::kiosk
