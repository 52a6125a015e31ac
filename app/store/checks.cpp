#include "app/store/checks.h"

#include "app/store/migrations.h"
#include "app/store/row_hash.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"
#include "app/store/sqlite_database.h"

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
    auto fresh = SqliteDatabase::inMemory();
    if (!fresh) return fresh.refusal();
    for (int number = 1; number <= schema; ++number) {
        auto applied = applyMigration(**fresh, number);
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

/// One chain as far as it was followed.
struct Walk {
    Chain chain;
    std::map<std::int64_t, Loss> losses;
    std::int64_t sequence = 0;
    Digest head{};

    void skipLoss() {
        const auto loss = losses.find(sequence + 1);
        if (loss == losses.end()) return;
        sequence = loss->second.last;
        head = loss->second.hash;
    }

    bool follow(Event& event) {
        skipLoss();
        event.origin = chain.origin;
        head = chained(head, chainedBytes(event));
        return event.sequence == ++sequence && event.hash == head;
    }

    bool isAtEnd() {
        skipLoss();
        return sequence == chain.sequence && head == chain.hash;
    }
};

StoreResult<std::map<std::int64_t, Walk>> walksOf(Database& database, int schema) {
    const auto chains = chainsOf(database);
    if (!chains) return chains.refusal();
    std::map<std::int64_t, Walk> walks;
    for (const Chain& chain : *chains) {
        const auto losses = lossesOf(database, chain.number, schema);
        if (!losses) return losses.refusal();
        walks[chain.number] = {chain, *losses, 0, {}};
    }
    return walks;
}

/// In the order of arrival, which is that of the file: every chain is followed at once.
StoreResult<Done> checkChains(Database& database, int schema, const Progress& progress) {
    constexpr std::int64_t kTold = 10'000;
    const auto events = database.number(sql::event_count);
    if (!events) return events.refusal();
    auto walks = walksOf(database, schema);
    if (!walks) return walks.refusal();
    std::int64_t seen = 0;
    Statement row = database.use(sql::events_with_chain);
    while (row.step()) {
        Event event = eventOf(row);
        const auto walk = walks->find(row.number(2));
        if (walk == walks->end() || !walk->second.follow(event))
            return damaged("event " + std::to_string(event.sequence));
        if (++seen % kTold == 0 && progress)
            progress(StartStage::Hashes, static_cast<int>(100 * seen / std::max(*events, seen)));
    }
    auto outcome = row.outcome();
    if (!outcome) return outcome;
    for (auto& [number, walk] : *walks) {
        if (!walk.isAtEnd()) return damaged("end of the chain");
    }
    if (seen != *events) return damaged("number of events");
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
        auto outcome = faults.outcome();
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
    auto sameSchema = checkSchema(database, schema);
    if (!sameSchema) return sameSchema;
    auto rows = checkSums(database, schema);
    if (!rows) return rows;
    auto chains = checkChains(database, schema, progress);
    if (!chains) return chains;
    if (schema >= kOutboxSince) {
        auto outbox = checkOutbox(database);
        if (!outbox) return outbox;
    }
    if (progress) progress(StartStage::Hashes, 100);
    return Done{};
}

}  // namespace cutcard::store
