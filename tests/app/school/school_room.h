#pragma once

#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"

namespace cutcard::test {

/// A kiosk: its own store in a folder of its own, and its line to the school.
struct KioskBench {
    QTemporaryDir folder;
    SettledStore own;
    std::unique_ptr<school::KioskLink> link;

    KioskBench(Schools& schools, const std::string& database, const std::string& name);

    const store::Id& origin() const { return static_cast<store::SqlStore&>(*own.store).origin(); }
    std::vector<store::Event> events() { return *own.store->outbox(own.supervisor, 100'000); }
    std::string key();
    void practise(int times);
    store::Id sit();
    void forward();
    /// What a stick takes along.
    store::ImportedAttempt copied(const store::Id& attempt);
    store::ImportVerdict takeIn(KioskBench& from, const store::ImportedAttempt& attempt);
};

/// Written anew from an event on, as one would who wants to change what happened.
void chainAnew(std::vector<store::Event>& events);
/// Of the first of a kind.
std::size_t placeOf(const std::vector<store::Event>& events, const std::string& kind);
/// Said by one kiosk of what another has.
void say(std::vector<store::Event>& events, store::Event event);

/// A school, a console of it and one kiosk, new for every test.
class SchoolRoom : public QObject {
protected:
    void open();
    void close();
    school::PgStore& console() { return static_cast<school::PgStore&>(*m_console.store); }
    /// The events of one origin that the school has, counted from 1.
    std::vector<store::Event> held(const store::Id& origin);

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
    std::unique_ptr<KioskBench> m_kiosk;
};

}  // namespace cutcard::test
