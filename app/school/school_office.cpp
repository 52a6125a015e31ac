#include "app/school/school_office.h"

#include "app/school/school_texts.h"

#include <sodium.h>

#include <algorithm>
#include <array>

namespace cutcard::school {
namespace {

constexpr std::size_t kLongestKioskName = 40;

StoreRefusal badName(const std::string& name) {
    return {StoreFault::ServerRefused, {"\"" + name + "\" is no name of a kiosk"}};
}

StoreResult<PgResult> about(PgConnection& connection, std::string_view sql, const std::string& name) {
    return connection.execute(sql, std::vector{PgValue::text(name)});
}

/// One that is something else already does not become a kiosk by its name, nor one of another school on the same
/// server.
StoreResult<Done> makeRole(PgConnection& connection, const std::string& name) {
    const auto exists = about(connection, sql::role_exists, name);
    if (!exists) return exists.refusal();
    const auto mayBe = about(connection, sql::may_be_kiosk, name);
    if (!mayBe) return mayBe.refusal();
    const auto isOurs = about(connection, sql::is_kiosk_role, name);
    if (!isOurs) return isOurs.refusal();
    if (exists->number(0, 0) != 0 && (mayBe->number(0, 0) == 0 || isOurs->number(0, 0) == 0))
        return StoreRefusal{StoreFault::ServerRefused, {"the role " + name + " is there already"}};
    const std::string role = connection.quotedName(name);
    // One that is there is nothing else already: to say so once more only a superuser may.
    const std::string how =
        exists->number(0, 0) != 0
            ? "ALTER ROLE " + role + " LOGIN"
            : "CREATE ROLE " + role + " LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
    // A kiosk has one line, and for a while those that were cut.
    const auto made = connection.execute(how + " CONNECTION LIMIT 5;GRANT cutcard_kiosk TO " + role);
    if (!made) return made.refusal();
    return Done{};
}

StoreResult<Done> addInside(PgConnection& connection, const std::string& name) {
    auto made = makeRole(connection, name);
    if (!made) return made;
    const auto added = connection.execute(sql::register_kiosk, std::vector{PgValue::text(name), PgValue::text(name)});
    if (!added) return added.refusal();
    return Done{};
}

StoreResult<Done> retireInside(PgConnection& connection, const std::string& name) {
    const auto retired = about(connection, sql::retire_kiosk, name);
    if (!retired) return retired.refusal();
    if (retired->changed() == 0) return badName(name);
    const auto ended = connection.execute("ALTER ROLE " + connection.quotedName(name) + " NOLOGIN");
    if (!ended) return ended.refusal();
    return Done{};
}

template <typename Change>
StoreResult<Done> allOrNone(PgConnection& connection, const Change& change) {
    auto begun = connection.begin();
    if (!begun) return begun;
    auto done = change();
    const auto ended = connection.execute(done ? "COMMIT" : "ROLLBACK");
    if (done && !ended) return ended.refusal();
    return done;
}

}  // namespace

StoreResult<SchoolFigures> figuresOf(PgConnection& connection) {
    const auto row = connection.execute(sql::figures, {});
    if (!row) return row.refusal();
    return SchoolFigures{row->number(0, 0), row->number(0, 1), row->number(0, 2), row->number(0, 3),
                         row->number(0, 4), row->number(0, 5), row->number(0, 6), row->number(0, 7)};
}

StoreResult<std::vector<Kiosk>> kiosksOf(PgConnection& connection) {
    const auto rows = connection.execute(sql::kiosks, {});
    if (!rows) return rows.refusal();
    std::vector<Kiosk> all;
    all.reserve(static_cast<std::size_t>(rows->rows()));
    for (int i = 0; i < rows->rows(); ++i)
        all.push_back({rows->text(i, 0), rows->text(i, 1), rows->text(i, 2), rows->text(i, 3), rows->number(i, 4),
                       rows->number(i, 5) != 0, rows->number(i, 6), rows->text(i, 7), rows->text(i, 8),
                       rows->number(i, 9), rows->number(i, 10)});
    return all;
}

StoreResult<std::vector<DefinitionConflict>> conflictsOf(PgConnection& connection) {
    const auto rows = connection.execute(sql::conflicts, {});
    if (!rows) return rows.refusal();
    std::vector<DefinitionConflict> all;
    all.reserve(static_cast<std::size_t>(rows->rows()));
    for (int i = 0; i < rows->rows(); ++i)
        all.push_back({rows->text(i, 0), static_cast<int>(rows->number(i, 1)), rows->text(i, 2), rows->text(i, 3),
                       rows->number(i, 4), rows->text(i, 5)});
    return all;
}

StoreResult<KioskNews> newsOf(PgConnection& connection) {
    const auto now = connection.execute(sql::servers_clock, {});
    if (!now) return now.refusal();
    auto kiosks = kiosksOf(connection);
    if (!kiosks) return kiosks.refusal();
    auto conflicts = conflictsOf(connection);
    if (!conflicts) return conflicts.refusal();
    return KioskNews{now->number(0, 0), std::move(*kiosks), std::move(*conflicts)};
}

bool isKioskName(const std::string& name) {
    const auto isFine = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    return !name.empty() && name.size() <= kLongestKioskName && name[0] >= 'a' && name[0] <= 'z' &&
           !name.starts_with("pg_") && std::all_of(name.begin(), name.end(), isFine);
}

StoreResult<Done> addKiosk(PgConnection& connection, const std::string& name) {
    if (!isKioskName(name)) return badName(name);
    return allOrNone(connection, [&] { return addInside(connection, name); });
}

StoreResult<Done> givePassword(PgConnection& connection, const std::string& name, const KeepLine& keep) {
    if (sodium_init() < 0) return StoreRefusal{StoreFault::Unexpected, {"libsodium"}};
    std::array<unsigned char, 24> random{};
    randombytes_buf(random.data(), random.size());
    std::array<char, sodium_base64_ENCODED_LEN(24, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text{};
    sodium_bin2base64(text.data(), text.size(), random.data(), random.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    const std::string password(text.data());
    const auto hashed = connection.encrypted(password, name);
    if (!hashed) return hashed.refusal();
    const auto isKiosk = about(connection, sql::is_kiosk_role, name);
    if (!isKiosk) return isKiosk.refusal();
    if (isKiosk->number(0, 0) == 0) return badName(name);
    return allOrNone(connection, [&]() -> StoreResult<Done> {
        const auto set = connection.execute("ALTER ROLE " + connection.quotedName(name) + " PASSWORD " +
                                            connection.quotedText(*hashed));
        if (!set) return set.refusal();
        return keep("*:*:" + connection.parameter("dbname") + ':' + name + ':' + password);
    });
}

StoreResult<Done> renewKiosk(PgConnection& connection, const std::string& name) {
    const auto renewed = about(connection, sql::renew_kiosk, name);
    if (!renewed) return renewed.refusal();
    if (renewed->changed() == 0) return badName(name);
    return Done{};
}

StoreResult<Done> retireKiosk(PgConnection& connection, const std::string& name) {
    return allOrNone(connection, [&] { return retireInside(connection, name); });
}

}  // namespace cutcard::school
