#include "app/school/forwarder.h"

#include <algorithm>

namespace cutcard::school {

Forwarder::Forwarder(KioskSync sync, Told told, const ForwarderPace& pace)
    : m_sync(std::move(sync)), m_told(std::move(told)), m_pace(pace), m_random(std::random_device()()),
      m_thread([this] { work(); }) {}

Forwarder::~Forwarder() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_wake.notify_all();
    m_sync.breakOff();
    m_thread.join();
}

void Forwarder::follow(const store::Id& trainee) {
    {
        const std::lock_guard lock(m_mutex);
        m_trainees.insert(trainee);
        m_isAwake = true;
    }
    m_wake.notify_all();
}

std::chrono::milliseconds Forwarder::delayAfter(bool isDone) {
    m_failures = isDone ? 0 : m_failures + 1;
    if (isDone) return m_pace.usual;
    const auto longest = std::min(m_pace.leastDelay * (1 << std::min(m_failures - 1, 16)), m_pace.mostDelay);
    // Between half of it and all of it: a server that comes back is not asked by all kiosks in the same moment.
    return std::chrono::milliseconds(
        std::uniform_int_distribution<std::int64_t>(longest.count() / 2, longest.count())(m_random));
}

void Forwarder::work() {
    for (;;) {
        std::set<store::Id> trainees;
        {
            const std::lock_guard lock(m_mutex);
            if (m_isEnding) return;
            m_isAwake = false;
            trainees = m_trainees;
        }
        const auto report = m_sync.run(trainees);
        m_told(report);
        // What a supervisor's computer has stays there, however often it is asked.
        if (!report && report.refusal().fault == store::StoreFault::NotAKiosk) return;
        std::unique_lock lock(m_mutex);
        if (report) {
            for (const store::Id& trainee : trainees) m_trainees.erase(trainee);
        }
        const auto delay = delayAfter(bool(report));
        m_wake.wait_for(lock, delay, [this] { return m_isEnding || m_isAwake; });
    }
}

}  // namespace cutcard::school
