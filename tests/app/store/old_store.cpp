#include "tests/app/store/old_store.h"

#include "app/store/migrations.h"
#include "app/store/row_sums.h"
#include "tests/app/store/store_bench.h"

namespace cutcard::test {
namespace {

using namespace store;

/// The table of definitions, with its triggers, as the second migration makes it.
std::string olderDefinitions() {
    auto database = SqliteDatabase::inMemory();
    for (int number = 1; number <= 2; ++number) static_cast<void>(applyMigration(**database, number));
    return *(*database)->value(
        "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_schema WHERE tbl_name = 'definitions' AND sql IS "
        "NOT NULL ORDER BY type = 'trigger')");
}

template <typename T>
void must(const T& done) {
    if (!done) qFatal("the older store cannot be made");
}

}  // namespace

void makeOldStore(const std::string& folder, int schema) {
    SettledStore made = settled(opened(testOptions(folder)));
    must(made.store->append(made.traineeSession, std::vector<NewEvent>{attemptEvent(made.trainee, "kept")}));
    must(made.store->define(made.supervisor, "00000000-0000-4000-8000-000000000001", "exam", "kept too"));
    made.store.reset();
    auto database = SqliteDatabase::open(databasePath(folder), Access::ReadWrite);
    must(database);
    if (schema < 4)
        must((*database)->execute(
            "CREATE TEMP TABLE kept AS SELECT * FROM definitions;"
            "DROP TABLE definitions; DROP TABLE heartbeats; DROP TABLE exam_forms; DROP TABLE exam_skills;"
            "DROP TABLE attempts; DROP TABLE attempt_items; DROP TABLE attempt_skills; DROP TABLE attempt_errors;"
            "DELETE FROM facts WHERE name = 'attempts'; DELETE FROM table_sums WHERE name = 'heartbeats';" +
            olderDefinitions() + "; INSERT INTO definitions SELECT * FROM kept"));
    if (schema < 3)
        must(
            (*database)->execute("DROP TABLE losses; DROP TABLE signing_keys;"
                                 "DELETE FROM table_sums WHERE name IN ('losses', 'signing_keys')"));
    if (schema < 2)
        must(
            (*database)->execute("DROP TABLE outbox; DROP TABLE definitions;"
                                 "DELETE FROM table_sums WHERE name = 'definitions'"));
    const std::string number = std::to_string(schema);
    must((*database)->execute("UPDATE facts SET value = '" + number + "', row_hash = row_hash('facts', name, '" +
                              number + "') WHERE name = 'schema'"));
    must(refreshSums(**database, {Summed::Facts}));
    must((*database)->execute("PRAGMA user_version = " + number));
}

}  // namespace cutcard::test
