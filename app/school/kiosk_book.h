#pragma once

#include "app/store/store_refusal.h"
#include "app/store/store_session.h"

#include <functional>
#include <string>
#include <vector>

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
    std::string body = {};

    bool operator==(const DefinitionConflict&) const = default;
};

/// What a school's server said of its kiosks at one moment.
struct KioskNews {
    store::Milliseconds now = 0;  ///< By the server's clock, as everything in it.
    std::vector<Kiosk> kiosks;
    std::vector<DefinitionConflict> conflicts;
};

/// What only a school's store has. A computer of its own has no such book.
class KioskBook {
public:
    virtual ~KioskBook() = default;

    /// Asks the server, over a line of its own: in any thread, for as long as the server takes, and also after the
    /// store has gone.
    using Look = std::function<store::StoreResult<KioskNews>()>;
    /// For a supervisor. Does not ask the server yet.
    virtual store::StoreResult<Look> look(const store::StoreSession& session) = 0;
};

}  // namespace cutcard::school
