#include "app/store/sqlite_database.h"

#include "app/store/row_hash.h"
#include "app/store/text_folding.h"

#include <sqlite3.h>

#include <algorithm>

namespace cutcard::store {
namespace {

constexpr int kBusyMilliseconds = 5000;

StoreRefusal refusalOf(sqlite3* database, int code) {
    const std::string said = database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code);
    switch (code & 0xff) {
    case SQLITE_FULL: return {StoreFault::DiskFull, {}};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return {StoreFault::Busy, {}};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return {StoreFault::Damaged, {said}};
    case SQLITE_READONLY: return {StoreFault::OpenedReadOnly, {}};
    case SQLITE_CANTOPEN: return {StoreFault::CannotOpen, {said}};
    case SQLITE_IOERR: return {StoreFault::InputOutput, {said}};
    default: return {StoreFault::Unexpected, {said}};
    }
}

class SqlitePrepared final : public Prepared {
public:
    SqlitePrepared(sqlite3* database, std::string_view sql) : m_database(database), m_sql(sql) {}
    SqlitePrepared(const SqlitePrepared&) = delete;
    SqlitePrepared& operator=(const SqlitePrepared&) = delete;
    ~SqlitePrepared() override { sqlite3_finalize(m_statement); }

    void makeReady() override {
        if (m_statement != nullptr) return;
        sqlite3_prepare_v3(m_database, m_sql.data(), static_cast<int>(m_sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &m_statement, nullptr);
    }

    void bindText(int place, std::string_view text) override {
        sqlite3_bind_text64(m_statement, place, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    }
    void bindNumber(int place, std::int64_t number) override { sqlite3_bind_int64(m_statement, place, number); }
    void bindBytes(int place, std::string_view bytes) override {
        // A null pointer would be bound as NULL.
        const char* data = bytes.empty() ? "" : bytes.data();
        sqlite3_bind_blob64(m_statement, place, data, bytes.size(), SQLITE_TRANSIENT);
    }

    bool step() override {
        m_code = m_statement == nullptr ? sqlite3_extended_errcode(m_database) : sqlite3_step(m_statement);
        return m_code == SQLITE_ROW;
    }
    StoreResult<Done> outcome() const override {
        if (m_code == SQLITE_DONE || m_code == SQLITE_ROW || m_code == SQLITE_OK) return Done{};
        return refusalOf(m_database, m_code);
    }

    std::string_view bytes(int column) const override {
        const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
        return {bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
    }
    std::int64_t number(int column) const override { return sqlite3_column_int64(m_statement, column); }
    double real(int column) const override { return sqlite3_column_double(m_statement, column); }

    void reset() override {
        m_code = SQLITE_OK;
        if (m_statement == nullptr) return;
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
    }

private:
    sqlite3* m_database;
    std::string_view m_sql;
    sqlite3_stmt* m_statement = nullptr;
    int m_code = SQLITE_OK;
};

}  // namespace

StoreResult<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const std::string& name, int flags) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI, nullptr);
    std::unique_ptr<SqliteDatabase> database(new SqliteDatabase(handle));
    if (code != SQLITE_OK) return refusalOf(handle, code);
    sqlite3_busy_timeout(handle, kBusyMilliseconds);
    addHashFunctions(handle);
    addFolding(handle);
    // A schema could have been tampered with; it may call harmless functions only. Deleted names are overwritten.
    const auto set = database->execute(
        "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;"
        "PRAGMA secure_delete = ON;");
    if (!set) return set.refusal();
    return database;
}

StoreResult<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const std::string& path, Access access) {
    if (access == Access::ReadOnly) return open(path, SQLITE_OPEN_READONLY);
    auto opened = open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!opened) return opened;
    const auto mode = (*opened)->value("PRAGMA journal_mode = WAL");
    if (!mode) return mode.refusal();
    if (*mode != "wal") return StoreRefusal{StoreFault::CannotOpen, {path}};
    const auto set = (*opened)->execute("PRAGMA synchronous = FULL");
    if (!set) return set.refusal();
    return opened;
}

StoreResult<std::unique_ptr<SqliteDatabase>> SqliteDatabase::inMemory() {
    return open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

SqliteDatabase::~SqliteDatabase() {
    // A connection cannot be closed before its statements.
    forgetStatements();
    sqlite3_close_v2(m_handle);
}

std::unique_ptr<Prepared> SqliteDatabase::prepare(std::string_view sql) {
    return std::make_unique<SqlitePrepared>(m_handle, sql);
}

StoreResult<Done> SqliteDatabase::execute(const std::string& sql) {
    const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return refusalOf(m_handle, sqlite3_extended_errcode(m_handle));
    return Done{};
}

int SqliteDatabase::changes() const {
    return sqlite3_changes(m_handle);
}

StoreResult<Done> SqliteDatabase::copyTo(const std::string& path) {
    auto target = open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    if (!target) return target.refusal();
    sqlite3_backup* backup = sqlite3_backup_init((*target)->m_handle, "main", m_handle, "main");
    if (backup == nullptr) return refusalOf((*target)->m_handle, sqlite3_extended_errcode((*target)->m_handle));
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) return refusalOf((*target)->m_handle, code);
    // The copy says "WAL" in its header too; as a single file it can be opened where nothing may be written.
    const auto mode = (*target)->value("PRAGMA journal_mode = DELETE");
    if (!mode) return mode.refusal();
    return Done{};
}

}  // namespace cutcard::store
