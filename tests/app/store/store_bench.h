#pragma once

#include "app/store/clock.h"
#include "app/store/sqlite_store.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

namespace cutcard::test {

/// A clock that goes where it is told.
class SetClock final : public store::Clock {
public:
    store::Milliseconds now() const override { return time; }
    store::Milliseconds time = 1'700'000'000'000;
};

/// A store with one supervisor, who has signed in, and one trainee, who has entered.
struct SettledStore {
    std::unique_ptr<store::Store> store;
    store::SupervisorAccess access;
    store::StoreSession supervisor;
    store::Id trainee;
    store::StoreSession traineeSession;
};

inline constexpr auto kPassphrase = "correct horse battery";

/// Options for tests: a cheap passphrase, and no backup unless it is asked for.
store::StoreOptions testOptions(const std::string& folder, const store::Clock& clock = store::systemClock());

/// Ends the test program where it fails: nothing can be tested without.
SettledStore settled(std::unique_ptr<store::Store> store);
std::unique_ptr<store::SqliteStore> opened(const store::StoreOptions& options);

store::NewEvent practiceEvent(const store::Id& trainee, const std::string& body = "{}");
store::NewEvent attemptEvent(const store::Id& trainee, const std::string& body = "{}");

/// Everything that a store can be asked, as text.
std::string everyAnswer(store::Store& store, const store::StoreSession& supervisor);

}  // namespace cutcard::test
