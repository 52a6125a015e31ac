#pragma once

#include "app/school/pg_connection.h"
#include "app/store/store_types.h"

namespace cutcard::school {

/// A kiosk as the school's server knows it.
struct Kiosk {
    std::string name;
    std::string role;  ///< With which it logs in.
    store::Id origin;  ///< Empty until it has come for the first time.
    std::string key;   ///< With which it seals; empty until it has sealed something.
    store::Milliseconds registeredAt = 0;
    bool retired = false;
    store::Milliseconds seenAt = 0;  ///< By the server's clock; 0: never.
    std::string program;             ///< The version it runs.
    std::string running;             ///< The title of the exam that goes on; empty: none.
    std::int64_t waiting = 0;        ///< Events that it had still to forward when it was seen.
    std::int64_t held = 0;           ///< The number of its last event that is here.

    bool operator==(const Kiosk&) const = default;
};

/// A definition that was changed at a kiosk and at the school: both are kept, as versions.
struct DefinitionConflict {
    store::Id id;
    int version = 0;  ///< The kiosk's.
    std::string kind;
    std::string kiosk;
    store::Milliseconds at = 0;
};

/// What a school's server has.
struct SchoolFigures {
    std::int64_t people = 0;
    std::int64_t kiosks = 0;
    std::int64_t events = 0;
    std::int64_t waiting = 0;  ///< At the kiosks, when they were seen.
    std::int64_t attempts = 0;
    std::int64_t broken = 0;
    std::int64_t notTakenIn = 0;  ///< Events of exams that no console has looked at.
    std::int64_t conflicts = 0;
};

StoreResult<SchoolFigures> figuresOf(PgConnection& connection);
StoreResult<std::vector<Kiosk>> kiosksOf(PgConnection& connection);
StoreResult<std::vector<DefinitionConflict>> conflictsOf(PgConnection& connection);

/// Small letters, digits and underscores, a letter first, at most 40.
bool isKioskName(const std::string& name);

/// A login role of the kiosk's name, and its place in the list; by one who may make roles. Twice changes nothing.
StoreResult<Done> addKiosk(PgConnection& connection, const std::string& name);
/// A new password. Returns the line for the kiosk's password file; the server gets a hash.
StoreResult<std::string> givePassword(PgConnection& connection, const std::string& name);
/// The kiosk was set up anew: it may come with another origin and another key.
StoreResult<Done> renewKiosk(PgConnection& connection, const std::string& name);
/// It can log in no longer; what it forwarded stays.
StoreResult<Done> retireKiosk(PgConnection& connection, const std::string& name);

}  // namespace cutcard::school
