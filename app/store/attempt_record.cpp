#include "app/store/attempt_record.h"

#include "app/store/sql_texts.h"

namespace cutcard::store {
namespace {

/// Reads columns one after the other.
class Columns {
public:
    explicit Columns(const Statement& row) : m_row(row) {}

    std::int64_t number() { return m_row.number(m_next++); }
    int small() { return static_cast<int>(number()); }
    bool flag() { return number() != 0; }
    std::string text() { return m_row.text(m_next++); }
    Digest digest() { return m_row.digest(m_next++); }

private:
    const Statement& m_row;
    int m_next = 0;
};

AttemptRecord recordOf(const Statement& statement) {
    Columns next(statement);
    AttemptRecord record;
    AttemptRow& row = record.row;
    record.number = next.number();
    row.attempt = next.text();
    row.trainee = next.text();
    row.exam = next.text();
    row.version = next.small();
    record.form = next.number();
    row.title = next.text();
    row.rules = next.text();
    row.supervisor = next.text();
    row.startedAt = next.number();
    row.sealedAt = next.number();
    row.state = static_cast<AttemptState>(next.number());
    record.events = next.number();
    record.head = next.digest();
    record.item = next.number();
    record.lastKind = next.number();
    row.examTime = next.number();
    row.interruptions = next.small();
    row.hundredths = next.small();
    row.passed = next.flag();
    Regrading regraded;
    regraded.hundredths = next.small();
    regraded.passed = next.flag();
    row.criticals = next.small();
    row.errors = next.small();
    row.shortCode = next.text();
    record.importedAt = next.number();
    row.imported = record.isImported();
    row.broken = next.flag();
    regraded.at = next.number();
    regraded.by = next.text();
    regraded.reason = next.text();
    if (regraded.at != 0) row.regraded = std::move(regraded);
    record.position = next.number();
    record.details = next.digest();
    return record;
}

}  // namespace

StoreResult<std::optional<AttemptRecord>> findAttempt(Database& database, const Id& attempt) {
    Statement row = database.use(sql::attempt_record);
    row.bind(attempt);
    if (row.step()) return std::optional(recordOf(row));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return std::optional<AttemptRecord>();
}

StoreResult<Done> writeAttempt(Database& database, AttemptRecord& record) {
    if (record.number == 0) {
        const auto next = database.number(sql::next_attempt);
        if (!next) return next.refusal();
        record.number = *next;
    }
    const AttemptRow& row = record.row;
    const Regrading valid = row.regraded.value_or(Regrading{0, {}, {}, row.hundredths, row.passed});
    Statement set = database.use(sql::set_attempt);
    set.bind(record.number).bind(row.attempt).bind(row.trainee).bind(row.exam).bind(row.version).bind(record.form);
    set.bind(row.title).bind(row.rules).bind(row.supervisor).bind(row.startedAt).bind(row.sealedAt);
    set.bind(static_cast<std::int64_t>(row.state)).bind(record.events).bind(record.head).bind(record.item);
    set.bind(record.lastKind).bind(row.examTime).bind(row.interruptions).bind(row.hundredths).bind(row.passed ? 1 : 0);
    set.bind(valid.hundredths).bind(valid.passed ? 1 : 0).bind(row.criticals).bind(row.errors).bind(row.shortCode);
    set.bind(record.importedAt).bind(row.broken ? 1 : 0).bind(valid.at).bind(valid.by).bind(valid.reason);
    return set.bind(record.position).bind(record.details).run();
}

}  // namespace cutcard::store
