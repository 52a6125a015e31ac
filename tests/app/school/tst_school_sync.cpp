#include "app/school/forwarder.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

bool here(const std::function<void()>& task) {
    task();
    return true;
}

/// A kiosk with its own store, as the program has it.
struct SyncedKiosk {
    QTemporaryDir folder;
    SettledStore own;
    KioskDesk desk;
    KioskSync sync;

    SyncedKiosk(Schools& schools, const std::string& database, const std::string& name)
        : own(settled(test::opened(testOptions(folder.path().toStdString())))), desk(store()),
          sync((schools.kiosk(database, name), schools.server().conninfo(database, name)), "1.0", desk, here) {}

    SqliteStore& store() { return static_cast<SqliteStore&>(*own.store); }
    SyncReport run(const std::set<Id>& trainees = {}) {
        const auto report = sync.run(trainees);
        if (!report) qFatal("sync: %d %s", int(report.refusal().fault), report.refusal().params[0].c_str());
        return *report;
    }
    std::vector<Event> practice(const Id& trainee) {
        return *store().events(own.supervisor, {"practice.", trainee, 0, 1000});
    }
    /// Every check of opening holds.
    void openAgain() {
        const Id supervisor = own.access.id;
        own.store.reset();
        QVERIFY(SqliteStore::open(testOptions(folder.path().toStdString())));
    }
};

}  // namespace

class TestSchoolSync : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatWaitsIsForwardedOnce();
    void aRunGoesOnAfterTheServerWasAway();
    void aServerFromAnOlderDumpGetsEverythingAgain();
    void definitionsOfAServerFromAnOlderDumpAreBroughtTogetherAgain();
    void aKioskThatIsLeftDoesNotWaitForTheServer();
    void aSealIsBelievedAtItsArrival();
    void definitionsComeDownOnce();
    void aDefinitionChangedOnBothSidesKeepsBoth();
    void anEarlierTextIsTheNewestAgain();
    void definitionsArriveInTheOrderOfTheirCommits();
    void aKeyThatWasRevokedHereStaysRevoked();
    void peopleGroupsAndKeysComeDown();
    void practiceFollowsTheTrainee();

private:
    PgStore& console() { return static_cast<PgStore&>(*m_console.store); }

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
    std::unique_ptr<SyncedKiosk> m_kiosk;
};

void TestSchoolSync::init() {
    m_database = m_schools.newSchool();
    m_folder = std::make_unique<QTemporaryDir>();
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->path().toStdString())));
    m_kiosk = std::make_unique<SyncedKiosk>(m_schools, m_database, "room_1");
}

void TestSchoolSync::cleanup() {
    m_kiosk.reset();
    m_console = {};
}

void TestSchoolSync::whatWaitsIsForwardedOnce() {
    const std::int64_t head = m_kiosk->desk.head();
    QVERIFY(head > 0);
    QCOMPARE(*m_kiosk->desk.waiting(), head);
    QCOMPARE(m_kiosk->run().sent, head);
    QCOMPARE(*m_kiosk->desk.waiting(), std::int64_t{0});
    QCOMPARE(m_kiosk->run().sent, std::int64_t{0});
    const auto kiosks = console().kiosks(m_console.supervisor);
    QCOMPARE(kiosks->front().held, head);
    QCOMPARE(kiosks->front().waiting, std::int64_t{0});
    QCOMPARE(kiosks->front().program, std::string("1.0"));
    m_kiosk->openAgain();
}

void TestSchoolSync::aRunGoesOnAfterTheServerWasAway() {
    m_kiosk->run();
    m_console = {};
    m_schools.server().stop();
    const std::vector<NewEvent> one = {practiceEvent(m_kiosk->own.trainee)};
    QVERIFY(m_kiosk->own.store->append(m_kiosk->own.traineeSession, one));
    REFUSED_WITH(m_kiosk->sync.run({}), StoreFault::ServerAway);
    QCOMPARE(*m_kiosk->desk.waiting(), std::int64_t{1});
    m_schools.server().start();
    QCOMPARE(m_kiosk->run().sent, std::int64_t{1});
    QCOMPARE(*m_kiosk->desk.waiting(), std::int64_t{0});
}

void TestSchoolSync::aServerFromAnOlderDumpGetsEverythingAgain() {
    m_kiosk->run();
    const std::string older = m_schools.newSchool();
    m_schools.kiosk(older, "room_1");
    KioskSync again(m_schools.server().conninfo(older, "room_1"), "1.0", m_kiosk->desk, here);
    QCOMPARE(again.run({})->sent, m_kiosk->desk.head());
}

void TestSchoolSync::definitionsOfAServerFromAnOlderDumpAreBroughtTogetherAgain() {
    // The first server had more arrivals than the second one has; what was offered to it the second one has not.
    for (const std::string body : {"a", "b", "c"})
        QVERIFY(console().define(m_console.supervisor, newId(), "exam", body));
    const Id own = newId();
    QVERIFY(m_kiosk->own.store->define(m_kiosk->own.supervisor, own, "rules", "the kiosk's"));
    QCOMPARE(m_kiosk->run().definitions, 3);
    const std::string older = m_schools.newSchool();
    m_schools.kiosk(older, "room_1");
    const QTemporaryDir folder;
    const SettledStore restored = settled(m_schools.opened(older, testOptions(folder.path().toStdString())));
    const Id exam = newId();
    QVERIFY(restored.store->define(restored.supervisor, exam, "exam", "made after the dump"));
    KioskSync again(m_schools.server().conninfo(older, "room_1"), "1.0", m_kiosk->desk, here);
    QVERIFY(again.run({}));
    QCOMPARE(m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0)->body,
             std::string("made after the dump"));
    QCOMPARE(restored.store->definition(restored.supervisor, own, 0)->body, std::string("the kiosk's"));
    QVERIFY(static_cast<PgStore&>(*restored.store).conflicts(restored.supervisor)->empty());
    QCOMPARE(again.run({})->offered, 0);
    m_kiosk->openAgain();
}

void TestSchoolSync::aKioskThatIsLeftDoesNotWaitForTheServer() {
    const auto owner = m_schools.connected(m_database);
    QVERIFY(owner->begin("SELECT lock_arrivals()"));
    std::vector<StoreFault> told;
    auto forwarder = std::make_unique<Forwarder>(
        KioskSync(m_schools.server().conninfo(m_database, "room_1"), "1.0", m_kiosk->desk, here),
        [&](const StoreResult<SyncReport>& report) {
            if (!report) told.push_back(report.refusal().fault);
        });
    const auto waits = [&] {
        return m_schools.connected(m_database)
                   ->execute(
                       "SELECT count(*) FROM pg_stat_activity WHERE usename = 'room_1' AND wait_event_type = 'Lock'")
                   ->text(0, 0) == "1";
    };
    QTRY_VERIFY_WITH_TIMEOUT(waits(), 30'000);
    // The line is cut: it did not wait until the server refused it as busy.
    forwarder.reset();
    QCOMPARE(told, std::vector{StoreFault::ServerAway});
    QVERIFY(owner->execute("COMMIT"));
}

void TestSchoolSync::aSealIsBelievedAtItsArrival() {
    m_kiosk->run();
    const SampleExam exam = defined(*m_kiosk->own.store, m_kiosk->own.supervisor);
    const Id attempt =
        sat(*m_kiosk->own.store, m_kiosk->own.supervisor, m_kiosk->own.trainee, exam, faultless(exam.items));
    m_kiosk->run();
    const auto row = console().attempt(m_console.supervisor, attempt);
    QVERIFY(row);
    QVERIFY(!row->broken);
    QCOMPARE(row->state, AttemptState::Sealed);
    // The exam was made at the kiosk: now the school has it too.
    QVERIFY(console().definition(m_console.supervisor, exam.exam, 0));
}

void TestSchoolSync::definitionsComeDownOnce() {
    const Id exam = newId();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "one"));
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "two"));
    QCOMPARE(m_kiosk->run().definitions, 2);
    QCOMPARE(m_kiosk->run().definitions, 0);
    const auto first = KioskLink::open(m_schools.server().conninfo(m_database, "room_1"));
    const auto arrived = (*first)->definitionsAfter(0, 100);
    QCOMPARE(*m_kiosk->desk.takeDefinitions(*arrived), 0);
    const auto newest = m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0);
    QCOMPARE(newest->version, 2);
    QCOMPARE(newest->body, std::string("two"));
    QCOMPARE(m_kiosk->run().offered, 0);
    m_kiosk->openAgain();
}

void TestSchoolSync::aDefinitionChangedOnBothSidesKeepsBoth() {
    const Id exam = newId();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "one"));
    m_kiosk->run();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "the school's"));
    QVERIFY(m_kiosk->own.store->define(m_kiosk->own.supervisor, exam, "exam", "the kiosk's"));
    m_kiosk->run();
    const auto conflicts = console().conflicts(m_console.supervisor);
    QCOMPARE(conflicts->size(), std::size_t{1});
    QCOMPARE(conflicts->front().kiosk, std::string("room_1"));
    QCOMPARE(conflicts->front().version, 3);
    QCOMPARE(console().definition(m_console.supervisor, exam, 2)->body, std::string("the school's"));
    QCOMPARE(console().definition(m_console.supervisor, exam, 3)->body, std::string("the kiosk's"));
    // Both are here as well, and the newest is the school's newest.
    std::set<std::string> bodies;
    const int newest = m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0)->version;
    for (int version = 1; version <= newest; ++version) {
        const auto one = m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, version);
        if (one) bodies.insert(one->body);
    }
    QVERIFY(bodies == (std::set<std::string>{"one", "the kiosk's", "the school's"}));
    QCOMPARE(m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0)->body, std::string("the kiosk's"));
    const SyncReport again = m_kiosk->run();
    QCOMPARE(again.offered + again.definitions, 0);
    m_kiosk->openAgain();
}

void TestSchoolSync::anEarlierTextIsTheNewestAgain() {
    const Id exam = newId();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "one"));
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "two"));
    m_kiosk->run();
    QVERIFY(m_kiosk->own.store->define(m_kiosk->own.supervisor, exam, "exam", "one"));
    m_kiosk->run();
    const auto newest = console().definition(m_console.supervisor, exam, 0);
    QCOMPARE(newest->version, 3);
    QCOMPARE(newest->body, std::string("one"));
    QVERIFY(console().conflicts(m_console.supervisor)->empty());
    QCOMPARE(m_kiosk->run().offered, 0);
}

void TestSchoolSync::definitionsArriveInTheOrderOfTheirCommits() {
    const auto added = [](const std::string& id) {
        return "INSERT INTO definitions (id, version, kind, body, at) VALUES ('" + id + "', 1, 'exam', '', 7)";
    };
    const auto first = m_schools.connected(m_database);
    const auto second = m_schools.connected(m_database);
    QVERIFY(second->execute("SET lock_timeout = '100ms'"));
    // Of two that have nothing to do with each other the later one waits all the same.
    QVERIFY(first->begin(added("x")));
    REFUSED_WITH(second->execute(added("y")), StoreFault::Busy);
    QVERIFY(first->execute("COMMIT"));
    QVERIFY(second->execute(added("y")));
}

void TestSchoolSync::aKeyThatWasRevokedHereStaysRevoked() {
    const std::string key(64, '7');
    QVERIFY(console().registerKey(m_console.supervisor, key, "another school"));
    m_kiosk->run();
    QVERIFY(m_kiosk->own.store->revokeKey(m_kiosk->own.supervisor, key));
    QVERIFY(console().registerKey(m_console.supervisor, std::string(64, '8'), "something new"));
    m_kiosk->run();
    const auto keys = m_kiosk->own.store->keys();
    QCOMPARE(keys->size(), std::size_t{2});
    for (const RegisteredKey& one : *keys) QCOMPARE(one.revoked, one.key == key);
}

void TestSchoolSync::peopleGroupsAndKeysComeDown() {
    const Id group = *console().addGroup(m_console.supervisor, "Monday");
    QVERIFY(console().setMembers(m_console.supervisor, group, std::vector{m_console.trainee}));
    QVERIFY(console().registerKey(m_console.supervisor, std::string(64, '7'), "the school"));
    QVERIFY(m_kiosk->run().roster > 0);
    QCOMPARE(m_kiosk->run().roster, 0);
    const auto groups = m_kiosk->own.store->groups(m_kiosk->own.supervisor);
    QCOMPARE(groups->size(), std::size_t{1});
    QCOMPARE(groups->front().members, std::vector{m_console.trainee});
    QVERIFY(m_kiosk->own.store->enter(m_console.trainee));
    // Who supervises here is known here alone.
    REFUSED_WITH(m_kiosk->own.store->person(m_kiosk->own.supervisor, m_console.access.id), StoreFault::UnknownPerson);
    QVERIFY(console().removeGroup(m_console.supervisor, group));
    QVERIFY(console().revokeKey(m_console.supervisor, std::string(64, '7')));
    QVERIFY(console().erase(m_console.supervisor, m_console.trainee));
    m_kiosk->run();
    QVERIFY(m_kiosk->own.store->groups(m_kiosk->own.supervisor)->empty());
    QVERIFY(m_kiosk->own.store->keys()->front().revoked);
    QCOMPARE(m_kiosk->own.store->person(m_kiosk->own.supervisor, m_console.trainee)->standing, Standing::Erased);
    QVERIFY(m_kiosk->own.store->enter(m_kiosk->own.trainee));
    m_kiosk->openAgain();
}

void TestSchoolSync::practiceFollowsTheTrainee() {
    SyncedKiosk other(m_schools, m_database, "room_2");
    m_kiosk->run();
    other.run();
    const Id trainee = m_console.trainee;
    const auto session = m_kiosk->own.store->enter(trainee);
    QVERIFY(session);
    for (int i = 0; i < 5; ++i) {
        const std::vector<NewEvent> one = {practiceEvent(trainee, std::to_string(i))};
        QVERIFY(m_kiosk->own.store->append(*session, one));
    }
    m_kiosk->run();
    QCOMPARE(other.run({trainee}).history, 5);
    QCOMPARE(other.run({trainee}).history, 0);
    const std::vector<Event> here = m_kiosk->practice(trainee);
    const std::vector<Event> there = other.practice(trainee);
    QCOMPARE(there.size(), here.size());
    for (std::size_t i = 0; i < here.size(); ++i) {
        QCOMPARE(there[i].id, here[i].id);
        QCOMPARE(there[i].body, here[i].body);
        QCOMPARE(there[i].at, here[i].at);
    }
    // It is not forwarded by the second.
    QCOMPARE(*other.desk.waiting(), std::int64_t{0});
    QCOMPARE(m_kiosk->run({trainee}).history, 0);
    other.openAgain();
}

QTEST_GUILESS_MAIN(TestSchoolSync)
#include "tst_school_sync.moc"
