#include "app/school/school_schema.h"

#include "app/school/school_texts.h"

#include <algorithm>
#include <cstdlib>

namespace cutcard::school {
namespace {

// Roles belong to the whole server and not to a database: a school that was restored elsewhere has none of them.
constexpr auto kRoles = R"sql(
DO $$
DECLARE
    wanted text;
BEGIN
    FOREACH wanted IN ARRAY ARRAY['cutcard_supervisor', 'cutcard_kiosk'] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO cutcard_supervisor, cutcard_kiosk', current_database());
END
$$)sql";

StoreRefusal wrongSchema(int found) {
    const StoreFault fault = found > newestSchema() ? StoreFault::NewerSchema : StoreFault::SchoolNotReady;
    return {fault, {std::to_string(found), std::to_string(newestSchema())}};
}

StoreResult<Done> applyInside(PgConnection& connection, int number) {
    const auto schema = schemaOf(connection);
    if (!schema) return schema.refusal();
    // Somebody else was faster.
    if (*schema >= number) return Done{};
    const auto applied = connection.execute(std::string(sql::kMigrations[static_cast<std::size_t>(number) - 1]));
    if (!applied) return applied.refusal();
    const auto noted =
        connection.execute("INSERT INTO cutcard.facts (name, value) VALUES ('schema', '" + std::to_string(number) +
                           "') ON CONFLICT (name) DO UPDATE SET value = excluded.value");
    if (!noted) return noted.refusal();
    return Done{};
}

/// One at a time. As soon as there are rows that no kiosk may touch, it is one of them: the server's own numbered lock
/// anybody could keep, and whoever prepares the school would give up after lock_timeout.
constexpr auto kFirstLock = "SELECT pg_advisory_xact_lock(1131770979, 3)";
constexpr auto kLock = "SELECT FROM cutcard.turns WHERE name = 'changes' FOR UPDATE";
constexpr int kTurns = 3;  // The migration that makes them.

StoreResult<Done> apply(PgConnection& connection, int number) {
    const auto begun = connection.begin(number > kTurns ? kLock : kFirstLock);
    if (!begun) return begun.refusal();
    auto applied = applyInside(connection, number);
    const auto ended = connection.execute(applied ? "COMMIT" : "ROLLBACK");
    if (!applied && applied.refusal().fault == StoreFault::Unexpected)
        return StoreRefusal{StoreFault::MigrationFailed, {std::to_string(number), applied.refusal().params[0]}};
    if (!applied) return applied;
    if (!ended) return ended.refusal();
    return Done{};
}

/// In another encoding the first migrations would succeed, and a later one would not.
StoreResult<Done> needUtf8(PgConnection& connection) {
    const auto encoding = connection.execute("SHOW server_encoding");
    if (!encoding) return encoding.refusal();
    if (encoding->text(0, 0) == "UTF8") return Done{};
    return StoreRefusal{StoreFault::ServerRefused,
                        {"the encoding of the database is " + encoding->text(0, 0) +
                         "; make it by createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0"}};
}

}  // namespace

int newestSchema() {
    return static_cast<int>(sql::kMigrations.size());
}

StoreResult<int> schemaOf(PgConnection& connection) {
    const auto there = connection.execute("SELECT 1 WHERE to_regclass('cutcard.facts') IS NOT NULL");
    if (!there) return there.refusal();
    if (there->rows() == 0) return 0;
    const auto value = connection.execute("SELECT value FROM cutcard.facts WHERE name = 'schema'");
    if (!value) return value.refusal();
    return value->rows() == 0 ? 0 : std::atoi(value->text(0, 0).c_str());
}

StoreResult<Done> needNewestSchema(PgConnection& connection) {
    const auto schema = schemaOf(connection);
    if (!schema) return schema.refusal();
    if (*schema != newestSchema()) return wrongSchema(*schema);
    return Done{};
}

StoreResult<int> prepareSchool(PgConnection& connection, int upTo) {
    auto before = schemaOf(connection);
    if (!before) return before;
    if (*before > newestSchema()) return wrongSchema(*before);
    const auto fits = needUtf8(connection);
    if (!fits) return fits.refusal();
    const auto roles = connection.execute(kRoles);
    if (!roles) return roles.refusal();
    const int last = upTo == 0 ? newestSchema() : std::min(upTo, newestSchema());
    for (int number = *before + 1; number <= last; ++number) {
        const auto applied = apply(connection, number);
        if (!applied) return applied.refusal();
    }
    return before;
}

}  // namespace cutcard::school
