#include "app/store/sqlite_store.h"

#include "app/store/backups.h"
#include "app/store/local_log.h"
#include "app/store/migrations.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

#include <sodium.h>
#include <unistd.h>

#include <filesystem>

namespace cutcard::store {
namespace {

constexpr Milliseconds kDay = 24LL * 60 * 60 * 1000;

bool exists(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(path, error);
}

/// Where a folder cannot be written to and no other program has the file open, it cannot change while it is read.
std::string nameForReading(const std::string& folder) {
    std::string path = databasePath(folder);
    if (::access(folder.c_str(), W_OK) == 0 || exists(path + "-wal")) return path;
    std::string name = "file:";
    for (const char c : path) name += c == '%' ? "%25" : c == '?' ? "%3f" : c == '#' ? "%23" : std::string(1, c);
    return name + "?immutable=1";
}

}  // namespace

StoreResult<std::unique_ptr<SqliteStore>> SqliteStore::open(const StoreOptions& options) {
    if (sodium_init() < 0) return StoreRefusal{StoreFault::Unexpected, {"libsodium"}};
    const Milliseconds began = systemClock().now();
    std::unique_ptr<SqliteStore> store(new SqliteStore(options));
    const auto started = store->start();
    // Only where it may write: neither a reader nor a second program leaves a trace.
    if (store->m_guard) {
        const std::int64_t fault = started ? -1 : static_cast<std::int64_t>(started.refusal().fault);
        const std::int64_t events = started ? store->m_log->sequence() : -1;
        LocalLog(options.folder + "/log")
            .note(*options.clock, "opened",
                  {{"fault", fault}, {"events", events}, {"milliseconds", systemClock().now() - began}});
    }
    if (!started) return started.refusal();
    return store;
}

StoreResult<Done> SqliteStore::start() {
    const std::string path = databasePath(m_options.folder);
    const bool isWriter = m_options.access == Access::ReadWrite;
    if (!isWriter && !exists(path)) return StoreRefusal{StoreFault::NoStore, {m_options.folder}};
    if (isWriter) {
        auto guard = FolderGuard::take(m_options);
        if (!guard) return guard.refusal();
        m_guard = std::move(*guard);
    }
    auto local = refuseNetwork(m_options);
    if (!local) return local;

    auto database = SqliteDatabase::open(isWriter ? path : nameForReading(m_options.folder), m_options.access);
    if (!database) return database.refusal();
    m_file = database->get();
    m_database = std::move(*database);
    const auto schema = schemaOf(*m_database);
    if (!schema) return schema.refusal();
    if (*schema > newestSchema())
        return StoreRefusal{StoreFault::NewerSchema, {std::to_string(*schema), std::to_string(newestSchema())}};
    const bool isNew = *schema == 0;
    const bool hadMore = exists(journalFolder(m_options.folder)) || exists(backupFolder(m_options.folder));
    if (isNew && (hadMore || !isWriter)) return StoreRefusal{StoreFault::Damaged, {"cutcard.db"}};
    if (!isNew) {
        auto whole = checkIntegrity(*m_database, m_options.progress);
        if (!whole) return whole;
        auto right = checkHashes(*m_database, *schema, m_options.progress);
        if (!right) return right;
    }
    m_log = std::make_unique<EventLog>(*m_database, journalFolder(m_options.folder));
    m_attempts = std::make_unique<AttemptProjection>(*m_database);
    if (isWriter) {
        auto writing = startWriting(*schema);
        if (!writing) return writing;
    } else if (*schema < newestSchema()) {
        return StoreRefusal{StoreFault::OpenedReadOnly, {}};
    } else {
        auto loaded = m_log->load();
        if (!loaded) return loaded;
    }
    if (m_options.progress) m_options.progress(StartStage::Ready, 100);
    return Done{};
}

StoreResult<Done> SqliteStore::startWriting(int schema) {
    auto migrated = migrate(schema);
    if (!migrated) return migrated;
    auto loaded = m_log->load();
    if (!loaded) return loaded;
    if (m_options.progress) m_options.progress(StartStage::Recovery, 0);
    auto restored = m_log->recover();
    if (!restored) return restored.refusal();
    m_report.restored = std::move(*restored);
    auto derived = m_attempts->bringUpToDate();
    if (!derived) return derived;
    if (m_options.progress) m_options.progress(StartStage::Recovery, 100);
    return backUpDaily();
}

StoreResult<Done> SqliteStore::migrate(int schema) {
    const bool isNew = schema == 0;
    if (!isNew && schema < newestSchema()) m_report.migratedFrom = schema;
    while (schema < newestSchema()) {
        if (m_options.progress) m_options.progress(StartStage::Migration, 100 * schema / newestSchema());
        if (!isNew) {
            const auto saved = Backups(backupFolder(m_options.folder)).make(*m_file, m_options.keptBackups);
            if (!saved) return saved.refusal();
        }
        auto applied = applyMigration(*m_database, ++schema);
        if (!applied) return applied;
    }
    return Done{};
}

/// Once a day, and where the clock was set back. When the last one was made is known by a file, so that a full disk
/// does not keep the store from opening: a missing backup is made at the next start.
StoreResult<Done> SqliteStore::backUpDaily() {
    const std::string mark = m_options.folder + "/last-backup";
    const auto last = readWhole(mark);
    const Milliseconds now = m_options.clock->now();
    const Milliseconds since = last && !last->empty() ? now - std::strtoll(last->c_str(), nullptr, 10) : kDay;
    if (m_log->sequence() == 0 || (since >= 0 && since < kDay)) return Done{};
    if (m_options.progress) m_options.progress(StartStage::Backup, 0);
    const auto saved = Backups(backupFolder(m_options.folder)).make(*m_file, m_options.keptBackups);
    if (saved) static_cast<void>(replaceFile(mark, std::to_string(now), 0600));
    return Done{};
}

StoreResult<Done> SqliteStore::backUp(const StoreSession& session) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    const auto saved = Backups(backupFolder(m_options.folder)).make(*m_file, m_options.keptBackups);
    if (!saved) return saved.refusal();
    return change<Done>({}, [&] { return audit(session, "backed_up", {}); });
}

StoreResult<Done> SqliteStore::removeOldCopies() {
    auto emptied = m_database->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    if (!emptied) return emptied;
    return replaceCopies(*m_file, m_options);
}

StoreResult<Done> SqliteStore::replaceCopies(SqliteDatabase& database, const StoreOptions& options) {
    auto replaced = Backups(backupFolder(options.folder)).replaceAll(database, options.keptBackups);
    if (!replaced) return replaced;
    std::error_code error;
    std::filesystem::remove_all(damagedFolder(options.folder), error);
    return replaced;
}

StoreResult<Done> SqliteStore::replaceCopies(const StoreOptions& options) {
    auto database = SqliteDatabase::open(databasePath(options.folder), Access::ReadOnly);
    if (!database) return database.refusal();
    return replaceCopies(**database, options);
}

}  // namespace cutcard::store
