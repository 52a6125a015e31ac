#pragma once

#include "app/store/sqlite_database.h"

#include <optional>
#include <string>
#include <vector>

namespace cutcard::store {

/// Copies of the database in a folder, numbered: a clock can be wrong. Each was opened and checked before it counts.
/// Threads may make them at the same time, each of a database of its own.
class Backups {
public:
    explicit Backups(std::string folder) : m_folder(std::move(folder)) {}

    /// Makes one more, and removes the oldest beyond `kept`.
    StoreResult<std::string> make(SqliteDatabase& database, int kept);
    /// The newest first.
    std::vector<std::string> paths() const;
    /// One more, which takes the place of all that were there before it began.
    StoreResult<Done> replaceAll(SqliteDatabase& database, int kept);

    /// Opens and checks one completely.
    static StoreResult<Done> verify(const std::string& path);

private:
    std::string m_folder;
};

}  // namespace cutcard::store
