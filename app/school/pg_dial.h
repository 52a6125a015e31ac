#pragma once

#include <atomic>
#include <vector>

struct pg_conn;

namespace cutcard::school {

/// As libpq itself connects, address after address, but for somebody who may go meanwhile: then what comes back is not
/// connected. Names and values are those of PQconnectdbParams, without their ends.
pg_conn* connectedUnless(const std::atomic<bool>& isUnwanted, std::vector<const char*> names,
                         std::vector<const char*> values);

}  // namespace cutcard::school
