#pragma once

#include "app/school/pg_connection.h"
#include "app/store/database.h"

#include <map>

namespace cutcard::school {

/// A statement of app/store in the server's words: another text where there is one, otherwise its own with the server's
/// signs for parameters and without hashes of rows.
std::string inServersWords(std::string_view sql);

/// A school's server as a store's database.
class PgDatabase final : public store::Database {
public:
    explicit PgDatabase(std::unique_ptr<PgConnection> connection) : m_connection(std::move(connection)) {}
    ~PgDatabase() override { forgetStatements(); }

    PgConnection& connection() { return *m_connection; }

    StoreResult<Done> execute(const std::string& sql) override;
    /// Under the lock of the derived tables: who writes them has read what others wrote.
    StoreResult<Done> begin() override;
    int changes() const override { return m_changes; }
    bool hasRowHashes() const override { return false; }

private:
    class Use;

    std::unique_ptr<store::Prepared> prepare(std::string_view sql) override;

    std::unique_ptr<PgConnection> m_connection;
    int m_changes = 0;
};

}  // namespace cutcard::school
