#pragma once

#include "app/store/sqlite_store.h"

namespace cutcard::store {

template <typename T, typename Change>
StoreResult<T> SqliteStore::change(std::initializer_list<Summed> tables, const Change& change) {
    // After a failure the log must not remember what the database has rolled back.
    struct Forgetting {
        EventLog& log;
        ~Forgetting() { log.forget(); }
    } const forgetting{*m_log};
    Transaction transaction(*m_database);
    if (!transaction.begun()) return transaction.begun().refusal();
    StoreResult<T> result = change();
    if (!result) return result;
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
