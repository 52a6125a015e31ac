#pragma once

#include "app/store/exam_store.h"

namespace cutcard::store {

/// Every attempt of a query in its order, whatever its offset and limit.
StoreResult<std::vector<AttemptRow>> allAttempts(ExamStore& store, const StoreSession& session, AttemptQuery query);

}  // namespace cutcard::store
