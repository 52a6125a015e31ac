#pragma once

#include "app/school/pg_connection.h"
#include "app/store/store_types.h"

#include <span>

namespace cutcard::school {

/// Everything of a school that a kiosk has as well.
struct SchoolRoster {
    std::vector<store::Person> people;  ///< Whoever may not enter has no name here.
    std::vector<store::Group> groups;
    std::vector<store::RegisteredKey> keys;
};

struct ArrivedDefinition {
    store::Definition definition;
    std::int64_t arrival = 0;  ///< Its place in the order in which the school got them.
};

/// How far a kiosk knows its school.
struct KnownOfSchool {
    std::int64_t arrival = 0;  ///< Of the last definition that came.
    std::string definition;    ///< That definition's id and version; empty: not noted.
    std::int64_t stamp = 0;    ///< Of the roster.
    std::int64_t history = 0;  ///< The furthest position of what somebody practised elsewhere.
};

/// How a kiosk speaks with its school's server, by a role that may do nothing else. Every call may be repeated; after a
/// line that was cut the next call makes a new one. Nothing here is for the thread of the window.
class KioskLink {
public:
    /// Connected and checked.
    static StoreResult<std::unique_ptr<KioskLink>> open(const std::string& conninfo);
    static StoreResult<std::unique_ptr<KioskLink>> connect(const std::string& conninfo,
                                                           const std::atomic<bool>* isUnwanted);
    /// Before anything else: whether this program knows the school's schema, and the role is a kiosk's.
    StoreResult<Done> check();

    /// Another text than the last time: the database is another one, be it restored from an older copy of the same.
    StoreResult<std::string> database();
    /// False: it was put back to an earlier state, even where the database is the same.
    StoreResult<bool> stillHas(const KnownOfSchool& known);
    /// First of all. `key` is empty as long as the kiosk has none. Returns the number of the last event of this kiosk
    /// that the server has.
    StoreResult<std::int64_t> enter(const store::Id& origin, const std::string& key, const std::string& program);
    /// Events of one origin, numbered without a gap, as the outbox has them. Returns the number of the last one that is
    /// on the server's disk: what is not above it has been forwarded. Those that it has already are passed over;
    /// refused with ForwardingGap, ForeignOrigin or HistoryDiffers, it has taken none.
    StoreResult<std::int64_t> append(std::span<const store::Event> events);
    /// After a rescue, where the outbox goes on behind events that are lost: `hash` is that of the last of them.
    StoreResult<std::int64_t> noteLoss(const store::Id& origin, std::int64_t upTo, const Digest& hash);
    StoreResult<Done> beat(const std::string& program, const std::string& runningExam, std::int64_t waiting);

    /// Another number than the last time: the roster has changed.
    StoreResult<std::int64_t> rosterStamp();
    StoreResult<SchoolRoster> roster();
    /// What the school got after a place, in that order.
    StoreResult<std::vector<ArrivedDefinition>> definitionsAfter(std::int64_t arrival, int limit);
    /// A definition that was made here, the school's version that it goes on from (0: it is new), and whether nothing
    /// newer is here. Returns the number that it has at the school.
    StoreResult<int> offer(const store::Definition& definition, int knownVersion, bool isNewest = true);
    /// What a trainee practised at other kiosks, after a position of the server's.
    StoreResult<std::vector<store::Event>> historyOf(const store::Id& trainee, std::int64_t after, int limit);

    /// From another thread: a call that waits fails.
    void breakOff() { m_connection->breakOff(); }

private:
    explicit KioskLink(std::unique_ptr<PgConnection> connection) : m_connection(std::move(connection)) {}

    StoreResult<std::int64_t> number(std::string_view sql, std::span<const PgValue> values);
    StoreResult<Done> readGroups(SchoolRoster& roster);

    std::unique_ptr<PgConnection> m_connection;
};

}  // namespace cutcard::school
