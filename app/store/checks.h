#pragma once

#include "app/store/database.h"
#include "app/store/store_types.h"

#include <functional>

namespace cutcard::store {

/// What opening a store is busy with, in this order.
enum class StartStage : std::uint8_t { Integrity, Hashes, Migration, Recovery, Backup, Ready };

/// Percent of a stage.
using Progress = std::function<void(StartStage stage, int percent)>;

/// Pages and indexes, then the schema's text, every hashed row, every link of every chain, and the outbox. A refusal is
/// Damaged with the place, unless the file could not be read at all.
StoreResult<Done> checkIntegrity(Database& database, const Progress& progress);
StoreResult<Done> checkHashes(Database& database, int schema, const Progress& progress);

/// The columns of the event queries.
Event eventOf(const Statement& row);

}  // namespace cutcard::store
