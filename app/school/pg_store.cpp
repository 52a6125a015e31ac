#include "app/school/pg_store.h"

#include "app/school/school_schema.h"
#include "app/school/school_texts.h"
#include "app/store/machine_key.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

#include <sodium.h>

#include <mutex>

namespace cutcard::school {

using namespace store;

/// Apart from the store's own line, which belongs to the thread of the window.
struct PgStore::LookLine {
    std::string conninfo;
    std::mutex mutex;
    std::unique_ptr<PgConnection> connection;

    StoreResult<KioskNews> look() {
        const std::lock_guard lock(mutex);
        if (!connection) {
            auto made = PgConnection::open(conninfo);
            if (!made) return made.refusal();
            connection = std::move(*made);
        }
        return newsOf(*connection);
    }
};

StoreResult<std::unique_ptr<PgStore>> PgStore::open(const StoreOptions& options, const std::string& conninfo,
                                                    const std::atomic<bool>* isUnwanted) {
    if (sodium_init() < 0) return StoreRefusal{StoreFault::Unexpected, {"libsodium"}};
    auto connection = PgConnection::open(conninfo, isUnwanted);
    if (!connection) return connection.refusal();
    std::unique_ptr<PgStore> store(new PgStore(options, conninfo));
    store->m_connection = connection->get();
    store->m_database = std::make_unique<PgDatabase>(std::move(*connection));
    const auto started = store->start(isUnwanted);
    if (!started) return started.refusal();
    return store;
}

StoreResult<Done> PgStore::start(const std::atomic<bool>* isUnwanted) {
    auto fits = needNewestSchema(*m_connection);
    if (!fits) return fits;
    // A kiosk sees so little of the tables that they would seem damaged.
    const auto may = m_connection->execute(sql::may_supervise, {});
    if (!may) return may.refusal();
    if (may->number(0, 0) == 0)
        return StoreRefusal{StoreFault::ServerRefused,
                            {m_connection->parameter("user") + " is no member of cutcard_supervisor"}};
    m_log = std::make_unique<EventLog>(*m_database, std::string());
    auto loaded = m_log->load();
    if (!loaded) return loaded;
    m_attempts = std::make_unique<AttemptProjection>(*m_database);
    m_attempts->setSealCheck([this](const Event& seal, const std::string& file) { return holdsSeal(seal, file); });
    const auto newest = m_database->number(sql::newest_event);
    if (!newest) return newest.refusal();
    m_sessionsUpTo = *newest;
    if (m_options.access == Access::ReadOnly) return Done{};
    auto fitting = makeFit();
    if (!fitting) return fitting;
    return takeInUnless(isUnwanted);
}

/// Tables of another version of this program are made anew, by whoever comes first.
StoreResult<Done> PgStore::makeFit() {
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun();
    const auto fits = m_attempts->isFitting();
    if (!fits) return fits.refusal();
    if (*fits) return Done{};
    auto cleared = m_attempts->clear();
    if (!cleared) return cleared;
    auto noted = m_database->use(store::sql::set_fact).bind("projected").bind("0").run();
    if (!noted) return noted;
    return transaction.commit();
}

/// The school's own lines were checked when they were written.
StoreResult<bool> PgStore::holdsSeal(const Event& event, const std::string& transcript) {
    if (event.origin == origin()) return true;
    const auto whole = readTranscript(transcript);
    if (!whole) return false;
    // A good file of somebody else says nothing about this one.
    if (whole->header.attempt != attemptIn(event.body) || whole->header.trainee != event.subject) return false;
    const auto believed = keys();
    if (!believed) return believed.refusal();
    return checkSeal(whole->head, whole->signature, whole->key, *believed) == SealVerdict::Sealed;
}

StoreResult<bool> PgStore::hasNews() {
    const auto projected = m_database->number(sql::projected);
    if (!projected) return projected.refusal();
    const auto newest = m_database->number(store::sql::newest_to_project);
    if (!newest) return newest.refusal();
    return *newest > *projected;
}

StoreResult<bool> PgStore::takeSome() {
    const auto projected = m_database->number(sql::projected);
    if (!projected) return projected.refusal();
    const auto last = m_attempts->takeSomeAfter(*projected);
    if (!last) return last.refusal();
    if (*last == *projected) return false;
    const auto noted = m_database->use(store::sql::set_fact).bind("projected").bind(std::to_string(*last)).run();
    if (!noted) return noted.refusal();
    return true;
}

StoreResult<Done> PgStore::endSessions() {
    bool isOneEnded = false;
    Statement row = m_database->use(sql::who_was_sent_away);
    row.bind(m_sessionsUpTo);
    while (row.step()) {
        m_sessionsUpTo = row.number(0);
        const Id person = row.text(1);
        const bool isAway = static_cast<Standing>(row.number(4)) != Standing::Active;
        const bool isOfAccess = row.text(2) == "audit.passphrase_reset" || row.text(2) == "audit.recovery";
        // Who gave himself another one goes on.
        const bool isByAnother = memberText(row.text(3), "by") != person;
        if (isAway || (isOfAccess && isByAnother)) isOneEnded = m_sessions.closeAllOf(person) || isOneEnded;
    }
    auto outcome = row.outcome();
    if (outcome && isOneEnded) return StoreRefusal{StoreFault::SessionEnded, {}};
    return outcome;
}

/// Not what comes meanwhile: kiosks may be quicker than this.
StoreResult<Done> PgStore::catchUp() {
    const auto newest = m_database->number(store::sql::newest_to_project);
    if (!newest) return newest.refusal();
    for (;;) {
        const auto projected = m_database->number(sql::projected);
        if (!projected) return projected.refusal();
        if (*projected >= *newest) return Done{};
        auto taken = takePiece();
        if (!taken) return taken;
    }
}

/// Results follow the order of arrival: what came before this change counts before it.
StoreResult<Done> PgStore::joinOthers() {
    auto ended = endSessions();
    if (!ended) return ended;
    for (const bool isAlone : {false, true}) {
        if (isAlone) {
            auto locked = m_database->execute("SELECT lock_arrivals()");
            if (!locked) return locked;
        }
        for (;;) {
            const auto news = hasNews();
            if (!news) return news.refusal();
            if (!*news) break;
            const auto some = takeSome();
            if (!some) return some.refusal();
        }
    }
    return m_log->loadHead();
}

StoreResult<Done> PgStore::takeNews() {
    auto ended = endSessions();
    if (!ended || m_options.access == Access::ReadOnly) return ended;
    const auto news = hasNews();
    if (!news) return news.refusal();
    return *news ? takePiece() : ended;
}

StoreResult<Done> PgStore::takePiece() {
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun();
    const auto taken = takeSome();
    m_attempts->forget();
    if (!taken) return taken.refusal();
    return transaction.commit();
}

StoreResult<Done> PgStore::takeInUnless(const std::atomic<bool>* isUnwanted) {
    for (;;) {
        if (isUnwanted != nullptr && *isUnwanted) return StoreRefusal{StoreFault::Busy, {}};
        const auto news = hasNews();
        if (!news) return news.refusal();
        if (!*news) return sumUp();
        auto taken = takePiece();
        if (!taken) return taken;
    }
}

StoreResult<std::vector<Kiosk>> PgStore::kiosks(const StoreSession& session) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    return kiosksOf(*m_connection);
}

StoreResult<std::vector<DefinitionConflict>> PgStore::conflicts(const StoreSession& session) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    return conflictsOf(*m_connection);
}

StoreResult<KioskBook::Look> PgStore::look(const StoreSession& session) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    if (!m_lookLine) {
        m_lookLine = std::make_shared<LookLine>();
        m_lookLine->conninfo = m_conninfo;
    }
    return Look([line = m_lookLine] { return line->look(); });
}

StoreResult<Done> PgStore::backUp(const StoreSession& session) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return StoreRefusal{StoreFault::ServerKeepsCopies, {}};
}

}  // namespace cutcard::school
