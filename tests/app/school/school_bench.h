#pragma once

#include "app/school/kiosk_link.h"
#include "app/school/pg_store.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/pg_server.h"

namespace cutcard::test {

inline constexpr auto kSupervisorRole = "sam";

/// Schools on one server. Each is a copy of one that was prepared once.
class Schools {
public:
    explicit Schools(Durable durable = Durable::No);

    PgServer& server() { return m_server; }
    /// A prepared school without people. Returns its database.
    std::string newSchool();
    std::unique_ptr<school::PgConnection> connected(const std::string& database, const std::string& role = "owner");
    /// As a supervisor's console does it.
    std::unique_ptr<school::PgStore> opened(const std::string& database, const store::StoreOptions& options);
    /// A registered kiosk, which has not entered yet.
    std::unique_ptr<school::KioskLink> kiosk(const std::string& database, const std::string& name);

private:
    PgServer m_server;
    std::string m_prepared;
};

}  // namespace cutcard::test
