#pragma once

#include "app/school/kiosk_sync.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <random>
#include <thread>

namespace cutcard::school {

/// How often a kiosk asks its school, and how long it waits for one that does not answer: longer each time, and not
/// all kiosks the same.
struct ForwarderPace {
    std::chrono::milliseconds usual{3000};
    std::chrono::milliseconds leastDelay{1000};
    std::chrono::milliseconds mostDelay{60'000};
};

/// Keeps a kiosk and its school the same as long as it lives, in a thread of its own.
class Forwarder {
public:
    /// Told in that thread, after each run.
    using Told = std::function<void(const StoreResult<SyncReport>& report)>;

    Forwarder(KioskSync sync, Told told, const ForwarderPace& pace = {});
    Forwarder(const Forwarder&) = delete;
    Forwarder& operator=(const Forwarder&) = delete;
    ~Forwarder();

    /// Somebody has come: what he practised at other kiosks follows him.
    void follow(const store::Id& trainee);

private:
    void work();
    std::chrono::milliseconds delayAfter(bool isDone);

    KioskSync m_sync;
    Told m_told;
    ForwarderPace m_pace;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::set<store::Id> m_trainees;
    bool m_isAwake = false;
    bool m_isEnding = false;
    int m_failures = 0;
    std::minstd_rand m_random;
    std::thread m_thread;  ///< Last: it uses everything else.
};

}  // namespace cutcard::school
