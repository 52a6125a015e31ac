#include "app/store/rescue_sources.h"

#include "app/store/checks.h"
#include "app/store/row_sums.h"
#include "app/store/sql_texts.h"
#include "app/store/sqlite_database.h"

namespace cutcard::store {
namespace {

struct Salvage {
    Summed summed;
    std::string_view table;
    std::string_view sql;
};

// In the order in which they refer to each other.
constexpr std::array kSalvages = {
    Salvage{Summed::People, "people", sql::salvage_people},
    Salvage{Summed::Names, "names", sql::salvage_names},
    Salvage{Summed::Credentials, "credentials", sql::salvage_credentials},
    Salvage{Summed::Groups, "groups", sql::salvage_groups},
    Salvage{Summed::Memberships, "memberships", sql::salvage_memberships},
    Salvage{Summed::Definitions, "definitions", sql::salvage_definitions},
    Salvage{Summed::SigningKeys, "signing_keys", sql::salvage_signing_keys},
    Salvage{Summed::Heartbeats, "heartbeats", sql::salvage_heartbeats},
};

void readEvents(Database& database, std::string_view sql, DamagedContent& content) {
    Statement row = database.use(sql);
    row.bind(content.origin);
    while (row.step()) {
        Event event = eventOf(row);
        content.events.emplace(event.sequence, std::move(event));
    }
}

}  // namespace

DamagedContent readDamaged(const std::string& path) {
    DamagedContent content;
    const auto database = SqliteDatabase::open(path, Access::ReadOnly);
    if (!database) return content;
    if (const auto origin = (*database)->value(sql::salvage_origin)) content.origin = *origin;
    if (content.origin.empty()) return content;
    {
        Statement head = (*database)->use(sql::salvage_head);
        head.bind(content.origin);
        if (head.step()) {
            content.lastSequence = head.number(0);
            content.lastHash = head.digest(1);
        }
    }
    // A damaged page ends the way forwards; what is behind it may be reached from the other end.
    readEvents(**database, sql::salvage_events_forwards, content);
    readEvents(**database, sql::salvage_events_backwards, content);
    return content;
}

std::vector<std::string> salvageTables(Database& into, const std::string& damagedPath) {
    std::vector<std::string> failed;
    const bool isAttached = static_cast<bool>(into.use("ATTACH ?1 AS damaged").bind(damagedPath).run());
    for (const Salvage& salvage : kSalvages) {
        static_cast<void>(into.execute("SAVEPOINT salvage"));
        const bool isRead = isAttached && into.use(salvage.sql).run();
        if (!isRead) static_cast<void>(into.execute("ROLLBACK TO salvage"));
        static_cast<void>(into.execute("RELEASE salvage"));
        if (!isRead || !isAsInDamaged(into, salvage.summed)) failed.emplace_back(salvage.table);
    }
    if (isAttached) static_cast<void>(into.execute("DETACH damaged"));
    return failed;
}

}  // namespace cutcard::store
