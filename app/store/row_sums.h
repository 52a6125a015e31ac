#pragma once

#include "app/store/database.h"

#include <initializer_list>

namespace cutcard::store {

/// The tables whose rows are hashed and counted. Each writer says which it changed, before it commits.
enum class Summed : std::uint8_t {
    Facts,
    People,
    Names,
    Credentials,
    Groups,
    Memberships,
    Definitions,
    SigningKeys,
    Losses,
    Heartbeats
};

StoreResult<Done> refreshSums(Database& database, std::initializer_list<Summed> tables);
StoreResult<Done> refreshAllSums(Database& database);
/// One row more in a table whose sum is right: the others are not looked at.
StoreResult<Done> addToSum(Database& database, Summed table, const Digest& rowHash);
/// Those that exist from this schema on, after a migration.
StoreResult<Done> refreshNewSums(Database& database, int schema);

/// Whether a table holds what an attached "damaged" database says it held.
bool isAsInDamaged(Database& database, Summed table);

/// Every row and every sum of the tables that a schema has.
StoreResult<Done> checkSums(Database& database, int schema);

}  // namespace cutcard::store
