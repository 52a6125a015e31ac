#pragma once

#include "app/store/folder_guard.h"
#include "app/store/sql_store.h"
#include "app/store/sqlite_database.h"

#include <optional>

namespace cutcard::store {

/// What opening found and mended.
struct StartReport {
    std::vector<Event> restored;  ///< Lost by the database, kept by the journal. An "audit." among them names a
                                  ///< supervisor's act whose effect may have to be repeated.
    int migratedFrom = 0;         ///< 0: nothing had to be.
};

/// The store in one folder of this machine.
class SqliteStore final : public SqlStore {
public:
    static StoreResult<std::unique_ptr<SqliteStore>> open(const StoreOptions& options);

    const StartReport& startReport() const { return m_report; }
    SqliteDatabase& file() { return *m_file; }
    const std::string& folder() const { return m_options.folder; }

    StoreResult<Done> backUp(const StoreSession& session) override;
    /// A name that is only in a copy can still be read: one new copy takes the place of all others. In any thread.
    static StoreResult<Done> replaceCopies(const StoreOptions& options);

private:
    explicit SqliteStore(StoreOptions options) : SqlStore(std::move(options)) {}

    StoreResult<Done> start();
    StoreResult<Done> startWriting(int schema);
    StoreResult<Done> migrate(int schema);
    StoreResult<Done> backUpDaily();
    StoreResult<Done> removeOldCopies() override;
    static StoreResult<Done> replaceCopies(SqliteDatabase& database, const StoreOptions& options);

    std::optional<FolderGuard> m_guard;
    SqliteDatabase* m_file = nullptr;  ///< The store's database.
    StartReport m_report;
};

}  // namespace cutcard::store
