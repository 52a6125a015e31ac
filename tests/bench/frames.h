#pragma once

#include <QElapsedTimer>
#include <QQuickWindow>
#include <QTest>

#include <algorithm>
#include <vector>

namespace cutcard::bench {

inline double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
}

/// The times between the frames of a window while something moves, in milliseconds. The first one begins with what
/// sets it moving.
class FrameClock {
public:
    explicit FrameClock(QQuickWindow& window) {
        QObject::connect(
            &window, &QQuickWindow::frameSwapped, &window,
            [this] {
                if (!m_running) return;
                const auto now = static_cast<double>(m_timer.nsecsElapsed()) / 1e6;
                m_intervals.push_back(now - m_last);
                m_last = now;
            },
            Qt::DirectConnection);
    }

    template <typename Start>
    void record(int milliseconds, Start start) {
        m_timer.start();
        m_last = 0;
        m_running = true;
        start();
        QTest::qWait(milliseconds);
        m_running = false;
    }

    const std::vector<double>& intervals() const { return m_intervals; }

private:
    QElapsedTimer m_timer;
    double m_last = 0;
    bool m_running = false;
    std::vector<double> m_intervals;
};

}  // namespace cutcard::bench
