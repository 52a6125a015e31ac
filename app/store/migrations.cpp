#include "app/store/migrations.h"

#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"

namespace cutcard::store {

int newestSchema() {
    return static_cast<int>(sql::kMigrations.size());
}

StoreResult<int> schemaOf(Database& database) {
    const auto number = database.number("PRAGMA user_version");
    if (!number) return number.refusal();
    return static_cast<int>(*number);
}

namespace {

StoreResult<Done> applyInside(Database& database, int number) {
    auto changed = database.execute(std::string(sql::kMigrations[static_cast<std::size_t>(number) - 1]));
    if (!changed) return changed;
    auto summed = refreshNewSums(database, number);
    if (!summed) return summed;
    // Once more in a row with a hash: a single byte of the file's header could claim any number.
    auto noted = database.use(sql::set_fact).bind("schema").bind(std::to_string(number)).run();
    if (!noted) return noted;
    auto counted = refreshSums(database, {Summed::Facts});
    if (!counted) return counted;
    return database.execute("PRAGMA user_version = " + std::to_string(number));
}

}  // namespace

StoreResult<Done> applyMigration(Database& database, int number) {
    Transaction transaction(database);
    if (!transaction.begun()) return transaction.begun();
    const auto schema = schemaOf(database);
    if (!schema) return schema.refusal();
    if (*schema >= number) return Done{};
    auto applied = applyInside(database, number);
    if (applied) return transaction.commit();
    if (applied.refusal().fault != StoreFault::Unexpected) return applied;
    return StoreRefusal{StoreFault::MigrationFailed, {std::to_string(number), applied.refusal().params[0]}};
}

}  // namespace cutcard::store
