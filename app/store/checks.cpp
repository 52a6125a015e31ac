#include "app/store/checks.h"

#include "app/store/migrations.h"
#include "app/store/row_hash.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"

#include <map>

namespace cutcard::store {
namespace {

constexpr int kOutboxSince = 2;
constexpr int kLossesSince = 3;

StoreRefusal damaged(std::string where) {
    return {StoreFault::Damaged, {std::move(where)}};
}

StoreResult<std::string> schemaText(Database& database) {
    std::string text;
    Statement row = database.use(sql::schema);
    while (row.step()) {
        for (int column = 0; column < 4; ++column) text += row.text(column) + '\n';
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return text;
}

/// A trigger or a constraint that reads differently would refuse less than it should.
StoreResult<Done> checkSchema(Database& database, int schema) {
    auto fresh = Database::inMemory();
    if (!fresh) return fresh.refusal();
    for (int number = 1; number <= schema; ++number) {
        const auto applied = applyMigration(**fresh, number);
        if (!applied) return applied;
    }
    const auto wanted = schemaText(**fresh);
    const auto found = schemaText(database);
    if (!wanted) return wanted.refusal();
    if (!found) return found.refusal();
    if (*wanted != *found) return damaged("schema");
    Statement fact = database.use(sql::fact);
    fact.bind("schema");
    if (!fact.step() || fact.text(0) != std::to_string(schema)) return damaged("schema number");
    return Done{};
}

struct Chain {
    std::int64_t number = 0;
    std::string origin;
    std::int64_t sequence = 0;
    Digest hash{};
};

StoreResult<std::vector<Chain>> chainsOf(Database& database) {
    const auto faults = database.number(sql::chain_faults);
    if (!faults) return faults.refusal();
    if (*faults != 0) return damaged("chains");
    std::vector<Chain> chains;
    Statement row = database.use(sql::chains);
    while (row.step()) chains.push_back({row.number(0), row.text(1), row.number(2), row.digest(3)});
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return chains;
}

struct Loss {
    std::int64_t last = 0;
    Digest hash{};
};

StoreResult<std::map<std::int64_t, Loss>> lossesOf(Database& database, std::int64_t chain, int schema) {
    std::map<std::int64_t, Loss> losses;
    if (schema < kLossesSince) return losses;
    Statement row = database.use(sql::losses);
    row.bind(chain);
    while (row.step()) losses[row.number(0)] = {row.number(1), row.digest(2)};
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return losses;
}

/// Counts what it has seen, for the progress of all chains together.
class ChainCheck {
public:
    ChainCheck(Database& database, int schema, std::int64_t events, const Progress& progress)
        : m_database(database), m_progress(progress), m_events(events), m_schema(schema) {}

    StoreResult<Done> run(const Chain& chain) {
        const auto losses = lossesOf(m_database, chain.number, m_schema);
        if (!losses) return losses.refusal();
        Digest head{};
        std::int64_t sequence = 0;
        const auto skipLoss = [&] {
            const auto loss = losses->find(sequence + 1);
            if (loss == losses->end()) return;
            sequence = loss->second.last;
            head = loss->second.hash;
        };
        Statement row = m_database.use(sql::events_of_chain);
        row.bind(chain.number).bind(0);
        for (skipLoss(); row.step(); skipLoss()) {
            const Event event = eventOf(row);
            head = chained(head, chainedBytes(event));
            if (event.sequence != ++sequence || event.hash != head) return damaged("event " + std::to_string(sequence));
            tell();
        }
        const auto outcome = row.outcome();
        if (!outcome) return outcome;
        if (sequence != chain.sequence || head != chain.hash) return damaged("end of the chain");
        return Done{};
    }

    std::int64_t seen() const { return m_seen; }

private:
    void tell() {
        constexpr std::int64_t kStep = 10'000;
        if (++m_seen % kStep == 0 && m_progress)
            m_progress(StartStage::Hashes, static_cast<int>(100 * m_seen / std::max(m_events, m_seen)));
    }

    Database& m_database;
    const Progress& m_progress;
    std::int64_t m_events;
    std::int64_t m_seen = 0;
    int m_schema;
};

StoreResult<Done> checkChains(Database& database, int schema, const Progress& progress) {
    const auto events = database.number(sql::event_count);
    if (!events) return events.refusal();
    const auto chains = chainsOf(database);
    if (!chains) return chains.refusal();
    ChainCheck check(database, schema, *events, progress);
    for (const Chain& chain : *chains) {
        const auto checked = check.run(chain);
        if (!checked) return checked;
    }
    if (check.seen() != *events) return damaged("events of no chain");
    return Done{};
}

StoreResult<Done> checkOutbox(Database& database) {
    std::int64_t forwarded = 0;
    {
        Statement fact = database.use(sql::fact);
        fact.bind("forwarded");
        if (fact.step()) forwarded = std::stoll('0' + fact.text(0));
    }
    Statement faults = database.use(sql::outbox_faults);
    faults.bind(forwarded);
    if (!faults.step()) {
        const auto outcome = faults.outcome();
        return outcome ? damaged("outbox") : outcome;
    }
    if (faults.number(0) != 0) return damaged("outbox");
    return Done{};
}

}  // namespace

Event eventOf(const Statement& row) {
    return {row.number(0), row.text(1), row.text(2), row.number(3), row.number(4),
            row.text(5),   row.text(6), row.text(7), row.digest(8)};
}

StoreResult<Done> checkIntegrity(Database& database, const Progress& progress) {
    if (progress) progress(StartStage::Integrity, 0);
    const auto said = database.value("PRAGMA integrity_check(1)");
    if (!said) return said.refusal();
    if (*said != "ok") return damaged(*said);
    if (progress) progress(StartStage::Integrity, 100);
    return Done{};
}

StoreResult<Done> checkHashes(Database& database, int schema, const Progress& progress) {
    if (progress) progress(StartStage::Hashes, 0);
    const auto sameSchema = checkSchema(database, schema);
    if (!sameSchema) return sameSchema;
    const auto rows = checkSums(database, schema);
    if (!rows) return rows;
    const auto chains = checkChains(database, schema, progress);
    if (!chains) return chains;
    if (schema >= kOutboxSince) {
        const auto outbox = checkOutbox(database);
        if (!outbox) return outbox;
    }
    if (progress) progress(StartStage::Hashes, 100);
    return Done{};
}

}  // namespace cutcard::store
