#pragma once

#include "app/store/database.h"

struct sqlite3;

namespace cutcard::store {

/// A file, with the functions that the schema's hashes need.
class SqliteDatabase final : public Database {
public:
    static StoreResult<std::unique_ptr<SqliteDatabase>> open(const std::string& path, Access access);
    /// An empty one in memory.
    static StoreResult<std::unique_ptr<SqliteDatabase>> inMemory();
    ~SqliteDatabase() override;

    StoreResult<Done> execute(const std::string& sql) override;
    StoreResult<Done> begin() override { return execute("BEGIN IMMEDIATE"); }
    int changes() const override;
    bool hasRowHashes() const override { return true; }
    /// A whole copy, synced; it is not verified.
    StoreResult<Done> copyTo(const std::string& path);

private:
    explicit SqliteDatabase(sqlite3* handle) : m_handle(handle) {}

    static StoreResult<std::unique_ptr<SqliteDatabase>> open(const std::string& name, int flags);
    std::unique_ptr<Prepared> prepare(std::string_view sql) override;

    sqlite3* m_handle;
};

}  // namespace cutcard::store
