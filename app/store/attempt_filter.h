#pragma once

#include "app/store/database.h"
#include "app/store/exam_types.h"

#include <initializer_list>

namespace cutcard::store {

/// Prepared statements are kept by their text, which has to stay where it is.
std::string joined(std::initializer_list<std::string_view> pieces);

/// The places 1 to 9 of `attempt_filter` in sql/results.sql.
void bindFilter(Statement& statement, const AttemptQuery& query);

}  // namespace cutcard::store
