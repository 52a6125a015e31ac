#include "app/store/database.h"

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

}  // namespace

Statement::~Statement() {
    if (m_statement == nullptr) return;
    sqlite3_reset(m_statement);
    sqlite3_clear_bindings(m_statement);
}

Statement& Statement::bind(std::string_view text) {
    sqlite3_bind_text64(m_statement, ++m_bound, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(std::int64_t number) {
    sqlite3_bind_int64(m_statement, ++m_bound, number);
    return *this;
}

Statement& Statement::bindBytes(std::string_view bytes) {
    // A null pointer would be bound as NULL.
    const char* data = bytes.empty() ? "" : bytes.data();
    sqlite3_bind_blob64(m_statement, ++m_bound, data, bytes.size(), SQLITE_TRANSIENT);
    return *this;
}

Statement& Statement::bind(const Digest& digest) {
    return bindBytes({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

bool Statement::step() {
    m_code = m_statement == nullptr ? sqlite3_extended_errcode(m_database) : sqlite3_step(m_statement);
    return m_code == SQLITE_ROW;
}

StoreResult<Done> Statement::outcome() const {
    if (m_code == SQLITE_DONE || m_code == SQLITE_ROW || m_code == SQLITE_OK) return Done{};
    return refusalOf(m_database, m_code);
}

StoreResult<Done> Statement::run() {
    while (step()) {
    }
    return outcome();
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(m_statement, column));
    return {bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column))};
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(m_statement, column);
}

double Statement::real(int column) const {
    return sqlite3_column_double(m_statement, column);
}

Digest Statement::digest(int column) const {
    Digest digest{};
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(m_statement, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement, column));
    if (bytes != nullptr && size == digest.size()) std::copy_n(bytes, size, digest.begin());
    return digest;
}

StoreResult<std::unique_ptr<Database>> Database::open(const std::string& name, int flags) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_URI, nullptr);
    std::unique_ptr<Database> database(new Database(handle));
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

StoreResult<std::unique_ptr<Database>> Database::open(const std::string& path, Access access) {
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

StoreResult<std::unique_ptr<Database>> Database::inMemory() {
    return open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

Database::~Database() {
    for (const auto& [sql, statement] : m_statements) sqlite3_finalize(statement);
    sqlite3_close_v2(m_handle);
}

Statement Database::use(std::string_view sql) {
    sqlite3_stmt*& statement = m_statements[sql];
    if (statement == nullptr) {
        sqlite3_prepare_v3(m_handle, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &statement,
                           nullptr);
    }
    return {m_handle, statement};
}

StoreResult<Done> Database::execute(const std::string& sql) {
    const int code = sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return refusalOf(m_handle, sqlite3_extended_errcode(m_handle));
    return Done{};
}

StoreResult<std::string> Database::value(std::string_view sql) {
    Statement statement = use(sql);
    if (statement.step()) return statement.text(0);
    const auto outcome = statement.outcome();
    if (!outcome) return outcome.refusal();
    return std::string();
}

StoreResult<std::int64_t> Database::number(std::string_view sql) {
    Statement statement = use(sql);
    if (statement.step()) return statement.number(0);
    const auto outcome = statement.outcome();
    if (!outcome) return outcome.refusal();
    return std::int64_t{0};
}

std::int64_t Database::lastRow() const {
    return sqlite3_last_insert_rowid(m_handle);
}

int Database::changes() const {
    return sqlite3_changes(m_handle);
}

StoreResult<Done> Database::copyTo(const std::string& path) {
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

Transaction::Transaction(Database& database)
    : m_database(database), m_begun(database.execute("BEGIN IMMEDIATE")), m_open(static_cast<bool>(m_begun)) {}

Transaction::~Transaction() {
    if (m_open) static_cast<void>(m_database.execute("ROLLBACK"));
}

StoreResult<Done> Transaction::commit() {
    auto committed = m_database.execute("COMMIT");
    if (committed) m_open = false;
    return committed;
}

}  // namespace cutcard::store
