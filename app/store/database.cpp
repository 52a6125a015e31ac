#include "app/store/database.h"

#include <algorithm>

namespace cutcard::store {

Statement& Statement::bind(std::string_view text) {
    m_prepared.bindText(++m_bound, text);
    return *this;
}

Statement& Statement::bind(std::int64_t number) {
    m_prepared.bindNumber(++m_bound, number);
    return *this;
}

Statement& Statement::bindBytes(std::string_view bytes) {
    m_prepared.bindBytes(++m_bound, bytes);
    return *this;
}

Statement& Statement::bind(const Digest& digest) {
    return bindBytes({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

StoreResult<Done> Statement::run() {
    while (step()) {
    }
    return outcome();
}

Digest Statement::digest(int column) const {
    Digest digest{};
    const std::string_view bytes = m_prepared.bytes(column);
    if (bytes.size() == digest.size())
        std::copy_n(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), digest.begin());
    return digest;
}

Statement Database::use(std::string_view sql) {
    std::unique_ptr<Prepared>& prepared = m_statements[sql];
    if (prepared == nullptr) prepared = prepare(sql);
    prepared->makeReady();
    return Statement(*prepared);
}

StoreResult<std::string> Database::value(std::string_view sql) {
    Statement statement = use(sql);
    if (statement.step()) return statement.text(0);
    const auto outcome = statement.outcome();
    if (!outcome) return outcome.refusal();
    return std::string();
}

StoreResult<std::int64_t> Database::number(std::string_view sql) {
    Statement statement = use(sql);
    if (statement.step()) return statement.number(0);
    const auto outcome = statement.outcome();
    if (!outcome) return outcome.refusal();
    return std::int64_t{0};
}

Transaction::Transaction(Database& database)
    : m_database(database), m_begun(database.begin()), m_open(static_cast<bool>(m_begun)) {}

Transaction::~Transaction() {
    if (m_open) static_cast<void>(m_database.execute("ROLLBACK"));
}

StoreResult<Done> Transaction::commit() {
    auto committed = m_database.execute("COMMIT");
    if (committed) m_open = false;
    return committed;
}

}  // namespace cutcard::store
