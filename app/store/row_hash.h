#pragma once

#include "app/store/store_types.h"

#include <string>

struct sqlite3;

namespace cutcard::store {

/// Gives a connection row_hash(table, columns…), SHA-256 of values that cannot be taken for others, and the aggregate
/// xor_hashes(hash), which does not depend on an order.
void addHashFunctions(sqlite3* database);

/// The bytes of an event that are chained: everything but its position and its hash, each piece with its length.
std::string chainedBytes(const Event& event);

}  // namespace cutcard::store
