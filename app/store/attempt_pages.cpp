#include "app/store/attempt_pages.h"

namespace cutcard::store {
namespace {

/// Each page is sorted and counted off anew: the larger, the fewer.
constexpr int kPage = 50'000;

}  // namespace

StoreResult<std::vector<AttemptRow>> allAttempts(ExamStore& store, const StoreSession& session, AttemptQuery query) {
    std::vector<AttemptRow> all;
    query.limit = kPage;
    for (query.offset = 0;; query.offset += kPage) {
        const auto rows = store.attempts(session, query);
        if (!rows) return rows.refusal();
        all.insert(all.end(), rows->begin(), rows->end());
        if (rows->size() < static_cast<std::size_t>(kPage)) return all;
    }
}

}  // namespace cutcard::store
