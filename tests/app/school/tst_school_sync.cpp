#include "app/school/forwarder.h"
#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "tests/app/school/synced_kiosk.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

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
    void whatIsNewestStaysSoInADatabaseThatWasRestored();
    void whatAKioskTookInAnotherOrderIsNotOfferedAsNew();
    void aResultNamesTheVersionThatTheSchoolHas();
    void definitionsArriveInTheOrderOfTheirCommits();
    void aKeyThatWasRevokedHereStaysRevoked();
    void peopleGroupsAndKeysComeDown();
    void practiceFollowsTheTrainee();

private:
    PgStore& console() { return static_cast<PgStore&>(*m_console.store); }
    /// An exam with a second text at the school and another one at the kiosk, which has forwarded it since.
    Id changedOnBothSides();

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
    QVERIFY(m_kiosk->opensAgain());
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
    QVERIFY(m_kiosk->opensAgain());
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
    QVERIFY(m_kiosk->opensAgain());
}

Id TestSchoolSync::changedOnBothSides() {
    const Id exam = newId();
    orEnd(console().define(m_console.supervisor, exam, "exam", "one"), "define");
    m_kiosk->run();
    orEnd(console().define(m_console.supervisor, exam, "exam", "the school's"), "define");
    orEnd(m_kiosk->own.store->define(m_kiosk->own.supervisor, exam, "exam", "the kiosk's"), "define");
    m_kiosk->run();
    return exam;
}

void TestSchoolSync::aDefinitionChangedOnBothSidesKeepsBoth() {
    const Id exam = changedOnBothSides();
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
    // It is told until somebody has said what is to hold.
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "what holds"));
    QVERIFY(console().conflicts(m_console.supervisor)->empty());
    m_kiosk->run();
    QCOMPARE(m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0)->body, std::string("what holds"));
    QVERIFY(m_kiosk->opensAgain());
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

/// One kiosk was away when the newest text came, the other has it.
void TestSchoolSync::whatIsNewestStaysSoInADatabaseThatWasRestored() {
    SyncedKiosk upToDate(m_schools, m_database, "room_2");
    const Id exam = newId();
    for (const std::string body : {"one", "two", "one"})
        QVERIFY(console().define(m_console.supervisor, exam, "exam", body));
    m_kiosk->run();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "three"));
    upToDate.run();
    const std::string restored = m_schools.newSchool();
    const QTemporaryDir folder;
    const SettledStore school = settled(m_schools.opened(restored, testOptions(folder.path().toStdString())));
    for (const std::string body : {"one", "two", "one", "three"})
        QVERIFY(school.store->define(school.supervisor, exam, "exam", body));
    for (SyncedKiosk* kiosk : {m_kiosk.get(), &upToDate}) {
        const std::string name = kiosk == &upToDate ? "room_2" : "room_1";
        m_schools.kiosk(restored, name);
        KioskSync again(m_schools.server().conninfo(restored, name), "1.0", kiosk->desk, here);
        for (int i = 0; i < 2; ++i) QVERIFY(again.run({}));
        QCOMPARE(school.store->definition(school.supervisor, exam, 0)->version, 4);
        QCOMPARE(kiosk->own.store->definition(kiosk->own.supervisor, exam, 0)->body, std::string("three"));
    }
    QVERIFY(static_cast<PgStore&>(*school.store).conflicts(school.supervisor)->empty());
}

/// After a conflict a kiosk has its own text before the school's and once more behind it.
void TestSchoolSync::whatAKioskTookInAnotherOrderIsNotOfferedAsNew() {
    const Id exam = changedOnBothSides();
    const std::string restored = m_schools.newSchool();
    m_schools.kiosk(restored, "room_1");
    const QTemporaryDir folder;
    const SettledStore school = settled(m_schools.opened(restored, testOptions(folder.path().toStdString())));
    for (const std::string body : {"one", "the school's", "the kiosk's"})
        QVERIFY(school.store->define(school.supervisor, exam, "exam", body));
    KioskSync again(m_schools.server().conninfo(restored, "room_1"), "1.0", m_kiosk->desk, here);
    for (int i = 0; i < 2; ++i) QVERIFY(again.run({}));
    QCOMPARE(school.store->definition(school.supervisor, exam, 0)->version, 3);
    QCOMPARE(m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam, 0)->body, std::string("the kiosk's"));
}

/// The kiosk's second version is the school's third: the school has had another second one meanwhile.
void TestSchoolSync::aResultNamesTheVersionThatTheSchoolHas() {
    const SampleExam first = defined(console(), m_console.supervisor);
    m_kiosk->run();
    ExamForm changed = first.items;
    changed.definition.title = "the school's";
    QVERIFY(console().define(m_console.supervisor, first.exam, "exam", examText(changed.definition)));
    changed.definition.title = "the kiosk's";
    SqliteStore& own = m_kiosk->store();
    QCOMPARE(*own.define(m_kiosk->own.supervisor, first.exam, "exam", examText(changed.definition)), 2);
    const SampleExam mine{first.exam, newId(), changed};
    QVERIFY(own.define(m_kiosk->own.supervisor, mine.form, "form", formText(changed)));
    Sitting one = sitting(mine, m_kiosk->own.trainee);
    one.start.version = 2;
    QVERIFY(own.startAttempt(m_kiosk->own.supervisor, one.start));
    QVERIFY(own.keepLines(m_kiosk->own.supervisor, one.start.attempt, one.lines(faultless(changed).events)));
    QVERIFY(own.seal(m_kiosk->own.supervisor, one.start.attempt));
    m_kiosk->run();
    const auto row = console().attempt(m_console.supervisor, one.start.attempt);
    QVERIFY(row);
    QVERIFY(!row->broken);
    QCOMPARE(row->version, 3);
    QCOMPARE(console().definition(m_console.supervisor, first.exam, row->version)->body, examText(changed.definition));
    QCOMPARE(own.attempt(m_kiosk->own.supervisor, one.start.attempt)->version, 2);
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
    QVERIFY(m_kiosk->opensAgain());
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
    QVERIFY(other.opensAgain());
}

QTEST_GUILESS_MAIN(TestSchoolSync)
#include "tst_school_sync.moc"
