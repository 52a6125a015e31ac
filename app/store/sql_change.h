#pragma once

#include "app/store/sql_store.h"

namespace cutcard::store {

template <typename T, typename Change>
StoreResult<T> SqlStore::change(std::initializer_list<Summed> tables, const Change& change) {
    // After a failure the log must not remember what the database has rolled back.
    struct Forgetting {
        EventLog& log;
        AttemptProjection& attempts;
        ~Forgetting() {
            log.forget();
            attempts.forget();
        }
    } const forgetting{*m_log, *m_attempts};
    const auto caught = catchUp();
    if (!caught) return caught.refusal();
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun().refusal();
    const auto joined = joinOthers();
    if (!joined) return joined.refusal();
    StoreResult<T> result = change();
    if (!result) return result;
    const auto finished = m_attempts->finish();
    if (!finished) return finished.refusal();
    const auto summed = refreshSums(*m_database, tables);
    if (!summed) return summed.refusal();
    const auto head = m_log->writeHead();
    if (!head) return head.refusal();
    const auto committed = transaction.commit();
    if (!committed) return committed.refusal();
    const auto acknowledged = m_log->acknowledge();
    if (!acknowledged) return acknowledged.refusal();
    return result;
}

}  // namespace cutcard::store
