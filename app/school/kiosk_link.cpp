#include "app/school/kiosk_link.h"

#include "app/school/pg_database.h"
#include "app/school/school_schema.h"
#include "app/school/school_texts.h"
#include "app/store/sql_texts.h"

#include <algorithm>

namespace cutcard::school {
namespace {

using namespace store;

std::string_view bytesOf(const Digest& digest) {
    return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

Digest digestAt(const PgResult& rows, int row, int column) {
    Digest digest{};
    const std::string_view bytes = rows.bytes(row, column);
    std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
    return digest;
}

bool isWithoutGap(std::span<const Event> events) {
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (events[i].origin != events[0].origin || events[i].sequence != events[i - 1].sequence + 1) return false;
    }
    return true;
}

}  // namespace

StoreResult<std::unique_ptr<KioskLink>> KioskLink::connect(const std::string& conninfo,
                                                           const std::atomic<bool>* isUnwanted) {
    auto connection = PgConnection::open(conninfo, isUnwanted);
    if (!connection) return connection.refusal();
    return std::unique_ptr<KioskLink>(new KioskLink(std::move(*connection)));
}

StoreResult<std::unique_ptr<KioskLink>> KioskLink::open(const std::string& conninfo) {
    auto link = connect(conninfo, nullptr);
    if (!link) return link;
    const auto fits = (*link)->check();
    if (!fits) return fits.refusal();
    return link;
}

StoreResult<Done> KioskLink::check() {
    auto fits = needNewestSchema(*m_connection);
    if (!fits) return fits;
    const auto supervises = m_connection->execute(sql::may_supervise, {});
    if (!supervises) return supervises.refusal();
    if (supervises->number(0, 0) != 0) return StoreRefusal{StoreFault::NotAKiosk, {}};
    return Done{};
}

StoreResult<std::int64_t> KioskLink::number(std::string_view sql, std::span<const PgValue> values) {
    const auto result = m_connection->execute(sql, values);
    if (!result) return result.refusal();
    return result->rows() == 0 ? 0 : result->number(0, 0);
}

StoreResult<std::string> KioskLink::database() {
    const auto result = m_connection->execute(sql::which_database, {});
    if (!result) return result.refusal();
    return result->text(0, 0);
}

StoreResult<bool> KioskLink::stillHas(const KnownOfSchool& known) {
    const auto has = number(sql::still_has, std::vector{PgValue::number(known.arrival), PgValue::text(known.definition),
                                                        PgValue::number(known.stamp), PgValue::number(known.history)});
    if (!has) return has.refusal();
    return *has != 0;
}

StoreResult<std::int64_t> KioskLink::enter(const Id& origin, const std::string& key, const std::string& program) {
    return number(sql::kiosk_enter, std::vector{PgValue::text(origin), PgValue::text(key), PgValue::text(program)});
}

StoreResult<std::int64_t> KioskLink::append(std::span<const Event> events) {
    if (events.empty() || !isWithoutGap(events)) return StoreRefusal{StoreFault::Unexpected, {"batch"}};
    std::vector<std::string_view> ids;
    std::vector<std::int64_t> times;
    std::vector<std::string_view> kinds;
    std::vector<std::string_view> subjects;
    std::vector<std::string_view> bodies;
    for (const Event& event : events) {
        ids.emplace_back(event.id);
        times.push_back(event.at);
        kinds.emplace_back(event.kind);
        subjects.emplace_back(event.subject);
        bodies.emplace_back(event.body);
    }
    return number(
        sql::append_events,
        std::vector{PgValue::text(events.front().origin), PgValue::number(events.front().sequence), PgValue::texts(ids),
                    PgValue::numbers(times), PgValue::texts(kinds), PgValue::texts(subjects), PgValue::binaries(bodies),
                    PgValue::binary(bytesOf(events.back().hash))});
}

StoreResult<std::int64_t> KioskLink::noteLoss(const Id& origin, std::int64_t upTo, const Digest& hash) {
    return number(sql::note_loss,
                  std::vector{PgValue::text(origin), PgValue::number(upTo), PgValue::binary(bytesOf(hash))});
}

StoreResult<Done> KioskLink::beat(const std::string& program, const std::string& runningExam, std::int64_t waiting) {
    const auto result = m_connection->execute(
        sql::kiosk_beat, std::vector{PgValue::text(program), PgValue::text(runningExam), PgValue::number(waiting)});
    if (!result) return result.refusal();
    return Done{};
}

StoreResult<std::int64_t> KioskLink::rosterStamp() {
    return number(sql::people_stamp, {});
}

StoreResult<Done> KioskLink::readGroups(SchoolRoster& roster) {
    const auto groups = m_connection->execute(store::sql::groups, {});
    if (!groups) return groups.refusal();
    std::map<Id, std::size_t> places;
    for (int i = 0; i < groups->rows(); ++i) {
        places[groups->text(i, 0)] = roster.groups.size();
        roster.groups.push_back({groups->text(i, 0), groups->text(i, 1), {}});
    }
    const auto members = m_connection->execute(sql::memberships, {});
    if (!members) return members.refusal();
    for (int i = 0; i < members->rows(); ++i) {
        const auto place = places.find(members->text(i, 0));
        if (place != places.end()) roster.groups[place->second].members.push_back(members->text(i, 1));
    }
    return Done{};
}

StoreResult<SchoolRoster> KioskLink::roster() {
    SchoolRoster roster;
    const auto people = m_connection->execute(store::sql::people, {});
    if (!people) return people.refusal();
    for (int i = 0; i < people->rows(); ++i)
        roster.people.push_back({people->text(i, 0), static_cast<Role>(people->number(i, 1)),
                                 static_cast<Standing>(people->number(i, 2)), people->text(i, 3),
                                 people->number(i, 4)});
    const auto read = readGroups(roster);
    if (!read) return read.refusal();
    const auto keys = m_connection->execute(store::sql::signing_keys, {});
    if (!keys) return keys.refusal();
    for (int i = 0; i < keys->rows(); ++i)
        roster.keys.push_back({keys->text(i, 0), keys->text(i, 1), keys->number(i, 2), keys->number(i, 3) != 0});
    return roster;
}

StoreResult<std::vector<ArrivedDefinition>> KioskLink::definitionsAfter(std::int64_t arrival, int limit) {
    const auto rows =
        m_connection->execute(sql::definitions_after, std::vector{PgValue::number(arrival), PgValue::number(limit)});
    if (!rows) return rows.refusal();
    std::vector<ArrivedDefinition> all;
    all.reserve(static_cast<std::size_t>(rows->rows()));
    for (int i = 0; i < rows->rows(); ++i)
        all.push_back({{rows->text(i, 0), static_cast<int>(rows->number(i, 1)), rows->text(i, 2), rows->text(i, 3),
                        rows->number(i, 4)},
                       rows->number(i, 5)});
    return all;
}

StoreResult<int> KioskLink::offer(const Definition& definition, int knownVersion, bool isNewest) {
    const auto version =
        number(sql::offer_definition, std::vector{PgValue::text(definition.id), PgValue::number(knownVersion),
                                                  PgValue::text(definition.kind), PgValue::binary(definition.body),
                                                  PgValue::number(definition.at), PgValue::boolean(isNewest)});
    if (!version) return version.refusal();
    return static_cast<int>(*version);
}

StoreResult<std::vector<Event>> KioskLink::historyOf(const Id& trainee, std::int64_t after, int limit) {
    const auto rows = m_connection->execute(
        sql::history_of, std::vector{PgValue::text(trainee), PgValue::number(after), PgValue::number(limit)});
    if (!rows) return rows.refusal();
    std::vector<Event> events;
    events.reserve(static_cast<std::size_t>(rows->rows()));
    for (int i = 0; i < rows->rows(); ++i)
        events.push_back({rows->number(i, 0), rows->text(i, 1), rows->text(i, 2), rows->number(i, 3),
                          rows->number(i, 4), rows->text(i, 5), rows->text(i, 6), rows->text(i, 7),
                          digestAt(*rows, i, 8)});
    return events;
}

}  // namespace cutcard::school
