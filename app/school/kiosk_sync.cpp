#include "app/school/kiosk_sync.h"

namespace cutcard::school {

using namespace store;

namespace {

constexpr int kMostDefinitions = 20;
constexpr int kMostHistory = 500;
constexpr std::chrono::hours kCopiesAgain{1};

}  // namespace

template <typename T, typename Task>
StoreResult<T> KioskSync::atDesk(const Task& task) {
    std::optional<StoreResult<T>> result;
    if (!m_onStore([&] { result.emplace(task()); }) || !result) return StoreRefusal{StoreFault::Busy, {}};
    return std::move(*result);
}

StoreResult<Done> KioskSync::connect() {
    auto link = KioskLink::connect(m_conninfo, m_isBrokenOff.get());
    if (!link) return link.refusal();
    {
        const std::lock_guard lock(*m_mutex);
        if (*m_isBrokenOff) return StoreRefusal{StoreFault::ServerAway, {""}};
        m_link = std::move(*link);
    }
    auto fits = m_link->check();
    if (!fits) return fits;
    const auto database = m_link->database();
    if (!database) return database.refusal();
    auto met = atDesk<Done>([&] { return m_desk.meet(*database); });
    if (!met) return met;
    const auto known = atDesk<KnownOfSchool>([&] { return m_desk.known(); });
    if (!known) return known.refusal();
    const auto still = m_link->stillHas(*known);
    if (!still) return still.refusal();
    if (*still) return Done{};
    return atDesk<Done>([&] { return m_desk.forgetSchool(*database); });
}

void KioskSync::breakOff() {
    const std::lock_guard lock(*m_mutex);
    *m_isBrokenOff = true;
    if (m_link) m_link->breakOff();
}

StoreResult<Done> KioskSync::enter() {
    const auto key = atDesk<std::string>([&] { return m_desk.key(); });
    if (!key) return key.refusal();
    if (m_link != nullptr && *key == m_key) return Done{};
    if (m_link == nullptr) {
        auto connected = connect();
        if (!connected) return connected;
    }
    const auto held = m_link->enter(m_desk.origin(), *key, m_program);
    if (!held) return held.refusal();
    const auto head = atDesk<std::int64_t>([&]() -> StoreResult<std::int64_t> { return m_desk.head(); });
    if (!head) return head.refusal();
    if (*held > *head)
        return StoreRefusal{StoreFault::HistoryDiffers,
                            {"event " + std::to_string(*held) + " is there, " + std::to_string(*head) + " here"}};
    m_key = *key;
    m_held = *held;
    return Done{};
}

StoreResult<Done> KioskSync::sendBatch(const KioskBatch& batch, SyncReport& report) {
    if (batch.loss) {
        const auto noted = m_link->noteLoss(m_desk.origin(), batch.loss->upTo, batch.loss->hash);
        if (!noted) return noted.refusal();
        m_held = *noted;
    }
    if (batch.events.empty()) return Done{};
    // A seal is believed by its key: the school has to know it first.
    auto entered = enter();
    if (!entered) return entered;
    const auto held = m_link->append(batch.events);
    if (!held) return held.refusal();
    report.sent += std::max<std::int64_t>(0, *held - m_held);
    m_held = *held;
    return atDesk<Done>([&] { return m_desk.forwarded(*held); });
}

StoreResult<Done> KioskSync::sendEvents(SyncReport& report) {
    // The last one that is there goes once more: so that both have the same history.
    for (std::int64_t from = std::max<std::int64_t>(m_held, 1);;) {
        const auto batch = atDesk<KioskBatch>([&] { return m_desk.eventsFrom(from); });
        if (!batch) return batch.refusal();
        const std::int64_t last = batch->events.empty() ? 0 : batch->events.back().sequence;
        const bool isNews = last > m_held || batch->loss;
        const auto waiting = atDesk<std::int64_t>([&] { return m_desk.waiting(); });
        if (!waiting) return waiting.refusal();
        if (!isNews && *waiting == 0) return Done{};
        auto sent = sendBatch(*batch, report);
        if (!sent) return sent;
        const auto head = atDesk<std::int64_t>([&]() -> StoreResult<std::int64_t> { return m_desk.head(); });
        if (!head) return head.refusal();
        // Behind what is held there may be events that a rescue did not find: then what follows is in another batch.
        if (!isNews && (from > m_held || *head <= m_held)) return Done{};
        from = m_held + 1;
    }
}

StoreResult<Done> KioskSync::offerDefinitions(SyncReport& report) {
    for (;;) {
        const auto offers = atDesk<std::vector<KioskOffer>>([&] { return m_desk.offers(1); });
        if (!offers) return offers.refusal();
        if (offers->empty()) return Done{};
        for (const KioskOffer& offer : *offers) {
            const auto version = m_link->offer(offer.definition, offer.knownVersion, offer.isNewest);
            if (!version) return version.refusal();
            auto noted = atDesk<Done>([&] { return m_desk.offered(offer.definition, *version); });
            if (!noted) return noted;
            ++report.offered;
        }
    }
}

StoreResult<Done> KioskSync::takeRoster(SyncReport& report) {
    const auto stamp = m_link->rosterStamp();
    if (!stamp) return stamp.refusal();
    const auto known = atDesk<std::int64_t>([&] { return m_desk.knownStamp(); });
    if (!known) return known.refusal();
    if (*known == *stamp) return Done{};
    const auto roster = m_link->roster();
    if (!roster) return roster.refusal();
    const auto taken = atDesk<int>([&] { return m_desk.takeRoster(*roster, *stamp); });
    if (!taken) return taken.refusal();
    report.roster += *taken;
    return Done{};
}

StoreResult<Done> KioskSync::takeDefinitions(SyncReport& report) {
    for (;;) {
        const auto known = atDesk<std::int64_t>([&] { return m_desk.knownArrival(); });
        if (!known) return known.refusal();
        const auto arrived = m_link->definitionsAfter(*known, kMostDefinitions);
        if (!arrived) return arrived.refusal();
        if (arrived->empty()) return Done{};
        const auto taken = atDesk<int>([&] { return m_desk.takeDefinitions(*arrived); });
        if (!taken) return taken.refusal();
        report.definitions += *taken;
    }
}

StoreResult<Done> KioskSync::takeHistory(const Id& trainee, SyncReport& report) {
    for (;;) {
        const auto known = atDesk<std::int64_t>([&] { return m_desk.knownHistory(trainee); });
        if (!known) return known.refusal();
        const auto events = m_link->historyOf(trainee, *known, kMostHistory);
        if (!events) return events.refusal();
        if (events->empty()) return Done{};
        const auto taken = atDesk<int>([&] { return m_desk.takeHistory(trainee, *events); });
        if (!taken) return taken.refusal();
        report.history += *taken;
    }
}

StoreResult<Done> KioskSync::beat(SyncReport& report) {
    const auto waiting = atDesk<std::int64_t>([&] { return m_desk.waiting(); });
    if (!waiting) return waiting.refusal();
    const auto running = atDesk<std::string>([&] { return m_desk.runningExam(); });
    if (!running) return running.refusal();
    report.waiting = *waiting;
    return m_link->beat(m_program, *running, *waiting);
}

StoreResult<Done> KioskSync::removeOldCopies() {
    const auto now = std::chrono::steady_clock::now();
    if (now < m_copiesNotBefore) return Done{};
    const auto wanted = atDesk<std::optional<StoreOptions>>([&] { return m_desk.oldCopies(); });
    if (!wanted) return wanted.refusal();
    if (!*wanted) return Done{};
    m_copiesNotBefore = now + kCopiesAgain;
    // Not where the store is used: to copy and check a large one takes many seconds. A disk that has no room for it
    // keeps nothing else from the school.
    if (!SqliteStore::replaceCopies(**wanted)) return Done{};
    return atDesk<Done>([&] { return m_desk.oldCopiesRemoved(); });
}

StoreResult<SyncReport> KioskSync::run(const std::set<Id>& trainees) {
    SyncReport report;
    const auto all = [&]() -> StoreResult<Done> {
        auto done = enter();
        // Before the attempts on them: a result names the version that the school has.
        if (done) done = offerDefinitions(report);
        if (done) done = sendEvents(report);
        if (done) done = takeRoster(report);
        if (done) done = takeDefinitions(report);
        for (const Id& trainee : trainees) {
            if (done) done = takeHistory(trainee, report);
        }
        if (done) done = beat(report);
        return done ? removeOldCopies() : done;
    };
    const auto done = all();
    if (done) return report;
    // Where the server stands now is asked anew.
    const std::lock_guard lock(*m_mutex);
    m_link.reset();
    return done.refusal();
}

}  // namespace cutcard::school
