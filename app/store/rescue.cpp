#include "app/store/rescue.h"

#include "app/store/backups.h"
#include "app/store/event_log.h"
#include "app/store/folder_guard.h"
#include "app/store/migrations.h"
#include "app/store/rescue_sources.h"
#include "app/store/row_hash.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"
#include "app/store/sqlite_database.h"
#include "app/store/store.h"

#include <sodium.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace cutcard::store {
namespace {

/// The way from what is left to a whole store; each step takes the next one's ground for granted.
class Rescue {
public:
    explicit Rescue(const StoreOptions& options)
        : m_folder(options.folder), m_unfinished(databasePath(options.folder) + ".rescue") {}

    StoreResult<RescueReport> run();

private:
    void readJournal();
    void chooseBackup();
    StoreResult<Done> putDamagedAside();
    StoreResult<Done> makeBase();
    StoreResult<Done> fill();
    StoreResult<Done> addEvents();
    const Event* nextEvent();
    StoreResult<Done> restore(const Event& event);
    StoreResult<Done> addLoss(std::int64_t last, const Digest& hash);
    StoreResult<Done> eraseAgain(const Event& event);
    StoreResult<Done> putInPlace();

    bool hasNothing() const { return m_report.backup.empty() && m_journal.empty() && m_damaged.events.empty(); }
    std::string damagedPath() const { return m_report.damaged + "/cutcard.db"; }

    std::string m_folder;
    std::string m_unfinished;
    std::map<std::int64_t, JournalEntry> m_journal;
    Id m_journalOrigin;
    DamagedContent m_damaged;
    std::unique_ptr<SqliteDatabase> m_database;
    std::unique_ptr<EventLog> m_log;
    RescueReport m_report;
};

void Rescue::readJournal() {
    JournalContent content = Journal::read(journalFolder(m_folder));
    m_report.journalDamage = std::move(content.damaged);
    if (!content.entries.empty()) m_journalOrigin = content.entries.back().event.origin;
    for (JournalEntry& entry : content.entries) {
        if (entry.event.origin != m_journalOrigin) continue;
        const std::int64_t sequence = entry.event.sequence;
        m_journal.insert_or_assign(sequence, std::move(entry));
    }
}

void Rescue::chooseBackup() {
    for (const std::string& path : Backups(backupFolder(m_folder)).paths()) {
        if (!Backups::verify(path)) continue;
        m_report.backup = path;
        return;
    }
}

StoreResult<Done> Rescue::putDamagedAside() {
    auto made = makeFolder(damagedFolder(m_folder));
    if (!made) return made;
    std::error_code error;
    for (int i = 1; m_report.damaged.empty() || std::filesystem::exists(m_report.damaged, error); ++i) {
        m_report.damaged = damagedFolder(m_folder) + '/' + std::to_string(i);
    }
    auto own = makeFolder(m_report.damaged);
    if (!own) return own;
    // The log first: without it the file beside it is only older, the other way round it would be mixed with another.
    for (const char* suffix : {"-wal", "-shm", ""}) {
        const std::string from = databasePath(m_folder) + suffix;
        if (!std::filesystem::exists(from, error)) continue;
        if (std::rename(from.c_str(), (damagedPath() + suffix).c_str()) != 0) return systemRefusal(from);
    }
    return syncFolder(m_folder);
}

StoreResult<Done> Rescue::makeBase() {
    for (const char* suffix : {"", "-wal", "-shm"}) ::unlink((m_unfinished + suffix).c_str());
    if (!m_report.backup.empty()) {
        const auto backup = SqliteDatabase::open(m_report.backup, Access::ReadOnly);
        if (!backup) return backup.refusal();
        auto copied = (*backup)->copyTo(m_unfinished);
        if (!copied) return copied;
    }
    auto database = SqliteDatabase::open(m_unfinished, Access::ReadWrite);
    if (!database) return database.refusal();
    m_database = std::move(*database);
    for (int number = 1; number <= newestSchema(); ++number) {
        auto applied = applyMigration(*m_database, number);
        if (!applied) return applied;
    }
    m_log = std::make_unique<EventLog>(*m_database, std::string());
    auto loaded = m_log->load(m_journalOrigin.empty() ? m_damaged.origin : m_journalOrigin);
    if (!loaded) return loaded;
    const auto events = m_database->number(sql::event_count);
    if (!events) return events.refusal();
    m_report.fromBackup = *events;
    return Done{};
}

StoreResult<Done> Rescue::addLoss(std::int64_t last, const Digest& hash) {
    m_report.lost.push_back({m_log->sequence() + 1, last});
    return m_log->skip(last, hash);
}

/// The backup may be older than an erasure.
StoreResult<Done> Rescue::eraseAgain(const Event& event) {
    for (const std::string_view text : {sql::remove_name, sql::remove_credentials, sql::remove_memberships_of}) {
        auto removed = m_database->use(text).bind(event.subject).run();
        if (!removed) return removed;
    }
    return m_database->use(sql::set_standing)
        .bind(event.subject)
        .bind(static_cast<std::int64_t>(Standing::Erased))
        .run();
}

/// The next event that is proved by the one before it; nothing: there is none.
const Event* Rescue::nextEvent() {
    const std::int64_t next = m_log->sequence() + 1;
    const auto journal = m_journal.find(next);
    if (journal != m_journal.end() && journal->second.previous == m_log->head()) {
        ++m_report.fromJournal;
        return &journal->second.event;
    }
    const auto damaged = m_damaged.events.find(next);
    if (damaged == m_damaged.events.end()) return nullptr;
    if (chained(m_log->head(), chainedBytes(damaged->second)) != damaged->second.hash) return nullptr;
    ++m_report.fromDamaged;
    return &damaged->second;
}

StoreResult<Done> Rescue::restore(const Event& event) {
    auto restored = m_log->restore(event);
    if (!restored || event.kind != "audit.erased") return restored;
    return eraseAgain(event);
}

StoreResult<Done> Rescue::addEvents() {
    for (;;) {
        if (const Event* event = nextEvent()) {
            auto restored = restore(*event);
            if (!restored) return restored;
            continue;
        }
        // A line of the journal proves itself; whatever is before it is lost.
        const auto journal = m_journal.upper_bound(m_log->sequence() + 1);
        if (journal == m_journal.end()) break;
        auto noted = addLoss(journal->first - 1, journal->second.previous);
        if (!noted) return noted;
    }
    const bool hasMore = m_damaged.lastSequence && *m_damaged.lastSequence > m_log->sequence();
    return hasMore ? addLoss(*m_damaged.lastSequence, m_damaged.lastHash) : Done{};
}

StoreResult<Done> Rescue::fill() {
    m_report.incomplete = salvageTables(*m_database, damagedPath());
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun();
    auto added = addEvents();
    if (!added) return added;
    auto head = m_log->writeHead();
    if (!head) return head;
    auto summed = refreshAllSums(*m_database);
    if (!summed) return summed;
    return transaction.commit();
}

StoreResult<Done> Rescue::putInPlace() {
    auto whole = checkIntegrity(*m_database, {});
    if (!whole) return whole;
    auto right = checkHashes(*m_database, newestSchema(), {});
    if (!right) return right;
    m_log.reset();
    m_database.reset();
    if (std::rename(m_unfinished.c_str(), databasePath(m_folder).c_str()) != 0) return systemRefusal(m_folder);
    if (!m_report.journalDamage.empty()) {
        auto aside = Journal::putAside(journalFolder(m_folder));
        if (!aside) return aside;
    }
    return syncFolder(m_folder);
}

StoreResult<RescueReport> Rescue::run() {
    readJournal();
    chooseBackup();
    m_damaged = readDamaged(databasePath(m_folder));
    if (hasNothing()) return StoreRefusal{StoreFault::NothingToRescue, {}};
    for (const auto step : {&Rescue::putDamagedAside, &Rescue::makeBase, &Rescue::fill, &Rescue::putInPlace}) {
        const auto done = (this->*step)();
        if (!done) return done.refusal();
    }
    return m_report;
}

}  // namespace

StoreResult<RescueReport> rescue(const StoreOptions& options) {
    if (sodium_init() < 0) return StoreRefusal{StoreFault::Unexpected, {"libsodium"}};
    const auto guard = FolderGuard::take(options);
    if (!guard) return guard.refusal();
    return Rescue(options).run();
}

}  // namespace cutcard::store
