#pragma once

#include "app/school/kiosk_desk.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <set>

namespace cutcard::school {

/// Has something done where the kiosk's store may be used, and returns after it. False: it will not be done any more.
using OnStore = std::function<bool(const std::function<void()>& task)>;

/// What went up and what came down.
struct SyncReport {
    std::int64_t sent = 0;
    std::int64_t waiting = 0;
    int offered = 0;
    int roster = 0;       ///< People, groups and keys that were new or changed.
    int definitions = 0;  ///< New ones.
    int history = 0;      ///< Events that somebody practised elsewhere.

    bool hasNews() const { return roster + definitions + history > 0; }
};

/// A kiosk and its school, brought to the same. Whatever was cut off is done by the next run.
class KioskSync {
public:
    KioskSync(std::string conninfo, std::string program, KioskDesk& desk, OnStore onStore)
        : m_conninfo(std::move(conninfo)), m_program(std::move(program)), m_desk(desk), m_onStore(std::move(onStore)) {}

    /// Everything that there is to do; `trainees`: whose practice is to come from other kiosks.
    StoreResult<SyncReport> run(const std::set<store::Id>& trainees);
    /// From another thread: the run that is under way fails soon, and so does every other.
    void breakOff();

private:
    template <typename T, typename Task>
    StoreResult<T> atDesk(const Task& task);
    StoreResult<Done> connect();
    StoreResult<Done> enter();
    StoreResult<Done> sendEvents(SyncReport& report);
    StoreResult<Done> sendBatch(const KioskBatch& batch, SyncReport& report);
    StoreResult<Done> offerDefinitions(SyncReport& report);
    StoreResult<Done> takeRoster(SyncReport& report);
    StoreResult<Done> takeDefinitions(SyncReport& report);
    StoreResult<Done> takeHistory(const store::Id& trainee, SyncReport& report);
    StoreResult<Done> beat(SyncReport& report);
    StoreResult<Done> removeOldCopies();

    std::string m_conninfo;
    std::string m_program;
    KioskDesk& m_desk;
    OnStore m_onStore;
    std::unique_ptr<KioskLink> m_link;  ///< Null: it has to enter first. Changed under the mutex only.
    std::unique_ptr<std::mutex> m_mutex = std::make_unique<std::mutex>();
    std::unique_ptr<std::atomic<bool>> m_isBrokenOff = std::make_unique<std::atomic<bool>>(false);
    std::string m_key;
    std::int64_t m_held = 0;
    std::chrono::steady_clock::time_point m_copiesNotBefore;
};

}  // namespace cutcard::school
