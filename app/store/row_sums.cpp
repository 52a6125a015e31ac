#include "app/store/row_sums.h"

#include "app/store/sql_texts.h"

namespace cutcard::store {
namespace {

struct SummedTable {
    Summed table;
    std::string_view name;
    std::string_view sum;
    int since;
};

constexpr std::array kTables = {
    SummedTable{Summed::Facts, "facts", sql::sum_facts, 1},
    SummedTable{Summed::People, "people", sql::sum_people, 1},
    SummedTable{Summed::Names, "names", sql::sum_names, 1},
    SummedTable{Summed::Credentials, "credentials", sql::sum_credentials, 1},
    SummedTable{Summed::Groups, "groups", sql::sum_groups, 1},
    SummedTable{Summed::Memberships, "memberships", sql::sum_memberships, 1},
    SummedTable{Summed::Definitions, "definitions", sql::sum_definitions, 2},
    SummedTable{Summed::SigningKeys, "signing_keys", sql::sum_signing_keys, 3},
    SummedTable{Summed::Losses, "losses", sql::sum_losses, 3},
    SummedTable{Summed::Heartbeats, "heartbeats", sql::sum_heartbeats, 4},
};

struct Sum {
    std::int64_t rows = 0;
    Digest hashes{};
    std::int64_t wrong = 0;
};

StoreResult<Sum> sumOf(Database& database, const SummedTable& table) {
    Statement statement = database.use(table.sum);
    if (statement.step()) return Sum{statement.number(0), statement.digest(1), statement.number(2)};
    const auto outcome = statement.outcome();
    if (!outcome) return outcome.refusal();
    return Sum{};
}

StoreResult<Done> refresh(Database& database, const SummedTable& table) {
    const auto sum = sumOf(database, table);
    if (!sum) return sum.refusal();
    return database.use(sql::set_table_sum).bind(table.name).bind(sum->rows).bind(sum->hashes).run();
}

StoreResult<Done> check(Database& database, const SummedTable& table) {
    const auto sum = sumOf(database, table);
    if (!sum) return sum.refusal();
    Statement known = database.use(sql::table_sum);
    known.bind(table.name);
    if (!known.step()) {
        auto outcome = known.outcome();
        return outcome ? StoreRefusal{StoreFault::Damaged, {std::string(table.name)}} : outcome;
    }
    const bool isSame = known.number(0) == sum->rows && known.digest(1) == sum->hashes && known.number(2) == 1;
    if (sum->wrong != 0 || !isSame) return StoreRefusal{StoreFault::Damaged, {std::string(table.name)}};
    return Done{};
}

}  // namespace

StoreResult<Done> refreshSums(Database& database, std::initializer_list<Summed> tables) {
    if (!database.hasRowHashes()) return Done{};
    for (const Summed table : tables) {
        auto done = refresh(database, kTables[static_cast<std::size_t>(table)]);
        if (!done) return done;
    }
    return Done{};
}

StoreResult<Done> addToSum(Database& database, Summed table, const Digest& rowHash) {
    const SummedTable& summed = kTables[static_cast<std::size_t>(table)];
    Sum sum;
    {
        Statement known = database.use(sql::table_sum);
        known.bind(summed.name);
        if (!known.step()) return StoreRefusal{StoreFault::Damaged, {std::string(summed.name)}};
        sum = {known.number(0) + 1, known.digest(1), 0};
    }
    for (std::size_t i = 0; i < rowHash.size(); ++i) sum.hashes[i] ^= rowHash[i];
    return database.use(sql::set_table_sum).bind(summed.name).bind(sum.rows).bind(sum.hashes).run();
}

StoreResult<Done> refreshAllSums(Database& database) {
    for (const SummedTable& table : kTables) {
        auto done = refresh(database, table);
        if (!done) return done;
    }
    return Done{};
}

StoreResult<Done> refreshNewSums(Database& database, int schema) {
    for (const SummedTable& table : kTables) {
        if (table.since != schema) continue;
        auto done = refresh(database, table);
        if (!done) return done;
    }
    return Done{};
}

bool isAsInDamaged(Database& database, Summed table) {
    const SummedTable& summed = kTables[static_cast<std::size_t>(table)];
    const auto sum = sumOf(database, summed);
    Statement known = database.use(sql::salvage_table_sum);
    known.bind(summed.name);
    return sum && known.step() && known.number(0) == sum->rows && known.digest(1) == sum->hashes;
}

StoreResult<Done> checkSums(Database& database, int schema) {
    for (const SummedTable& table : kTables) {
        if (table.since > schema) continue;
        auto done = check(database, table);
        if (!done) return done;
    }
    return Done{};
}

}  // namespace cutcard::store
