#include "tests/app/school/school_bench.h"

#include "app/school/school_schema.h"
#include "tests/app/store/or_end.h"

namespace cutcard::test {

using namespace school;

Schools::Schools(Durable durable) : m_server(durable), m_prepared(m_server.newDatabase()) {
    const auto owner = connected(m_prepared);
    orEnd(prepareSchool(*owner), "prepareSchool");
    orEnd(owner->execute(std::string("CREATE ROLE ") + kSupervisorRole + " LOGIN IN ROLE cutcard_supervisor"), "role");
}

std::string Schools::newSchool() {
    std::string database = m_server.newDatabase(m_prepared);
    // The rights of the database itself do not come with a copy.
    orEnd(prepareSchool(*connected(database)), "prepareSchool");
    return database;
}

std::unique_ptr<PgConnection> Schools::connected(const std::string& database, const std::string& role) {
    return orEnd(PgConnection::open(m_server.conninfo(database, role)), "connection");
}

std::unique_ptr<PgStore> Schools::opened(const std::string& database, const store::StoreOptions& options) {
    return orEnd(PgStore::open(options, m_server.conninfo(database, kSupervisorRole)), "open");
}

std::unique_ptr<KioskLink> Schools::kiosk(const std::string& database, const std::string& name) {
    const auto owner = connected(database);
    // The schools of a test share the roles of its server, as one that was restored beside the first does.
    orEnd(owner->execute("INSERT INTO kiosks (name, role, registered_at) VALUES ('" + name + "', '" + name +
                         "', 0) ON CONFLICT DO NOTHING"),
          "kiosks");
    orEnd(addKiosk(*owner, name), "addKiosk");
    return orEnd(KioskLink::open(m_server.conninfo(database, name)), "kiosk");
}

}  // namespace cutcard::test
