#include "app/store/rescue_sources.h"

#include "app/store/checks.h"
#include "app/store/sql_texts.h"

namespace cutcard::store {
namespace {

struct Salvage {
    std::string_view table;
    std::string_view sql;
};

constexpr std::array kSalvages = {
    Salvage{"people", sql::salvage_people},
    Salvage{"names", sql::salvage_names},
    Salvage{"credentials", sql::salvage_credentials},
    Salvage{"groups", sql::salvage_groups},
    Salvage{"memberships", sql::salvage_memberships},
    Salvage{"definitions", sql::salvage_definitions},
    Salvage{"signing_keys", sql::salvage_signing_keys},
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
    const auto database = Database::open(path, Access::ReadOnly);
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
    Statement attach = into.use("ATTACH ?1 AS damaged");
    const bool isAttached = static_cast<bool>(attach.bind(damagedPath).run());
    for (const Salvage& salvage : kSalvages) {
        static_cast<void>(into.execute("SAVEPOINT salvage"));
        const bool isWhole = isAttached && into.use(salvage.sql).run();
        if (!isWhole) {
            failed.emplace_back(salvage.table);
            static_cast<void>(into.execute("ROLLBACK TO salvage"));
        }
        static_cast<void>(into.execute("RELEASE salvage"));
    }
    return failed;
}

}  // namespace cutcard::store
