#pragma once

#include "app/store/store_refusal.h"
#include "engine/record/sha256.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace cutcard::store {

enum class Access : std::uint8_t { ReadWrite, ReadOnly };

/// A prepared statement in use; it is reset when this ends. Columns are read after step() said that there is a row.
class Statement {
public:
    Statement(sqlite3* database, sqlite3_stmt* statement) : m_database(database), m_statement(statement) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement();

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bindBytes(std::string_view bytes);
    Statement& bind(const Digest& digest);

    /// Whether there is a row. Nothing more comes after a failure.
    bool step();
    /// Runs to the end.
    StoreResult<Done> run();
    /// Why step() gave no row: the end, or a failure.
    StoreResult<Done> outcome() const;

    std::string text(int column) const;
    std::int64_t number(int column) const;
    double real(int column) const;
    Digest digest(int column) const;

private:
    sqlite3* m_database;
    sqlite3_stmt* m_statement;
    int m_bound = 0;
    int m_code = 0;
};

/// One connection, with the functions that the schema's hashes need. It keeps its prepared statements.
class Database {
public:
    static StoreResult<std::unique_ptr<Database>> open(const std::string& path, Access access);
    /// An empty one in memory.
    static StoreResult<std::unique_ptr<Database>> inMemory();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    ~Database();

    /// The text has to outlive the connection.
    Statement use(std::string_view sql);
    /// Several statements, without results.
    StoreResult<Done> execute(const std::string& sql);
    /// The only column of the only row.
    StoreResult<std::string> value(std::string_view sql);
    StoreResult<std::int64_t> number(std::string_view sql);

    std::int64_t lastRow() const;
    int changes() const;
    /// A whole copy, synced; it is not verified.
    StoreResult<Done> copyTo(const std::string& path);

private:
    explicit Database(sqlite3* handle) : m_handle(handle) {}

    static StoreResult<std::unique_ptr<Database>> open(const std::string& name, int flags);

    sqlite3* m_handle;
    std::map<std::string_view, sqlite3_stmt*> m_statements;
};

/// Rolled back unless it was committed.
class Transaction {
public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    const StoreResult<Done>& begun() const { return m_begun; }
    /// Returns after the changes are on the disk.
    StoreResult<Done> commit();

private:
    Database& m_database;
    StoreResult<Done> m_begun;
    bool m_open = false;
};

}  // namespace cutcard::store
