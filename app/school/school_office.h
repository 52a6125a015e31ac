#pragma once

#include "app/school/kiosk_book.h"
#include "app/school/pg_connection.h"

#include <functional>

namespace cutcard::school {

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
StoreResult<KioskNews> newsOf(PgConnection& connection);

/// Small letters, digits and underscores, a letter first, at most 40.
bool isKioskName(const std::string& name);

/// A login role of the kiosk's name, and its place in the list; by one who may make roles. Twice changes nothing.
StoreResult<Done> addKiosk(PgConnection& connection, const std::string& name);
using KeepLine = std::function<StoreResult<Done>(const std::string& line)>;
/// A new password, of which the server gets a hash. The line for the kiosk's password file is kept first.
StoreResult<Done> givePassword(PgConnection& connection, const std::string& name, const KeepLine& keep);
/// The kiosk was set up anew: it may come with another origin and another key.
StoreResult<Done> renewKiosk(PgConnection& connection, const std::string& name);
/// It can log in no longer; what it forwarded stays.
StoreResult<Done> retireKiosk(PgConnection& connection, const std::string& name);

}  // namespace cutcard::school
