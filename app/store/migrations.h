#pragma once

#include "app/store/database.h"

namespace cutcard::store {

/// The newest schema that this program knows: the number of its migrations.
int newestSchema();

/// 0: a new file.
StoreResult<int> schemaOf(Database& database);

/// Applies one migration in a transaction of its own. Where it was applied already, nothing happens.
StoreResult<Done> applyMigration(Database& database, int number);

}  // namespace cutcard::store
