#pragma once

#include "app/school/kiosk_sync.h"
#include "tests/app/school/school_bench.h"

namespace cutcard::test {

inline bool here(const std::function<void()>& task) {
    task();
    return true;
}

/// A kiosk with its own store, as the program has it.
struct SyncedKiosk {
    QTemporaryDir folder;
    SettledStore own;
    school::KioskDesk desk;
    school::KioskSync sync;

    SyncedKiosk(Schools& schools, const std::string& database, const std::string& name)
        : own(settled(test::opened(testOptions(folder.path().toStdString())))), desk(store()),
          sync((schools.kiosk(database, name), schools.server().conninfo(database, name)), "1.0", desk, here) {}

    store::SqliteStore& store() { return static_cast<store::SqliteStore&>(*own.store); }
    school::SyncReport run(const std::set<store::Id>& trainees = {}) {
        const auto report = sync.run(trainees);
        if (!report) qFatal("sync: %d %s", int(report.refusal().fault), report.refusal().params[0].c_str());
        return *report;
    }
    void practise(int times) {
        for (int i = 0; i < times; ++i) {
            const std::vector<store::NewEvent> one = {practiceEvent(own.trainee)};
            if (!own.store->append(own.traineeSession, one)) qFatal("practise");
        }
    }
    std::vector<store::Event> practice(const store::Id& trainee) {
        return *store().events(own.supervisor, {"practice.", trainee, 0, 1000});
    }
    /// Every check of opening holds.
    bool opensAgain() {
        own.store.reset();
        return static_cast<bool>(store::SqliteStore::open(testOptions(folder.path().toStdString())));
    }
};

}  // namespace cutcard::test
