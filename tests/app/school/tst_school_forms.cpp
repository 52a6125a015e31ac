#include "app/school/school_schema.h"
#include "app/store/attempt_bytes.h"
#include "engine/record/sha256.h"
#include "tests/app/school/school_room.h"
#include "tests/app/school/synced_kiosk.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

// Which forms a school's kiosks get, and by which an attempt is read.
class TestSchoolForms : public SchoolRoom {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aFormThatOnlyAnAttemptBroughtStaysAtTheSchool();
    void aFormThatTheSchoolPreparedIsSatAtAKiosk();
    void aFormThatTheSchoolTookInComesDownWhoeverSatItBefore();
    void anEarlierTextOfAFormIsTheNewestAgain();
    void formsOfAnOlderSchoolAreKnownByWhoMadeThem();
    void anotherFormUnderTheSameIdChangesNobodyElsesAttempt_data();
    void anotherFormUnderTheSameIdChangesNobodyElsesAttempt();

private:
    static std::size_t formsOf(SyncedKiosk& kiosk) {
        return orEnd(kiosk.own.store->definitions(kiosk.own.supervisor, "form"), "forms").size();
    }
    AttemptRow row(const Id& attempt) { return orEnd(console().attempt(m_console.supervisor, attempt), "attempt"); }
    SampleExam prepared() { return defined(console(), m_console.supervisor); }
    static Id sit(SyncedKiosk& kiosk, const SampleExam& exam) {
        return sat(*kiosk.own.store, kiosk.own.supervisor, kiosk.own.trainee, exam, faultless(exam.items));
    }
};

void TestSchoolForms::aFormThatOnlyAnAttemptBroughtStaysAtTheSchool() {
    SyncedKiosk own(m_schools, m_database, "room_2");
    SyncedKiosk other(m_schools, m_database, "room_3");
    for (int i = 0; i < 3; ++i) {
        const Id attempt = sit(own, defined(*own.own.store, own.own.supervisor));
        own.run();
        QVERIFY(!row(attempt).broken);
    }
    QCOMPARE(orEnd(console().definitions(m_console.supervisor, "form"), "forms").size(), std::size_t{3});
    QCOMPARE(own.run().definitions, 0);
    QCOMPARE(formsOf(own), std::size_t{3});
    // The exams that they were drawn from, which the kiosk has offered.
    QCOMPARE(other.run().definitions, 3);
    QCOMPARE(formsOf(other), std::size_t{0});
    const auto line = m_schools.connected(m_database, "room_2");
    QCOMPARE(line->execute("SELECT count(*) FROM definitions WHERE kind = 'form'")->text(0, 0), std::string("0"));
}

void TestSchoolForms::aFormThatTheSchoolPreparedIsSatAtAKiosk() {
    SyncedKiosk own(m_schools, m_database, "room_2");
    const SampleExam exam = prepared();
    QCOMPARE(own.run().definitions, 2);
    const Id attempt = sit(own, exam);
    own.run();
    QCOMPARE(row(attempt).state, AttemptState::Sealed);
    QVERIFY(!row(attempt).broken);
    QCOMPARE(row(attempt).hundredths, 10'000);
    // Nothing is noted of the versions of forms, which are never offered.
    QVERIFY(!own.store()
                 .database()
                 .use("SELECT value FROM facts WHERE name LIKE 'school.version " + exam.form + "%'")
                 .step());
}

void TestSchoolForms::aFormThatTheSchoolTookInComesDownWhoeverSatItBefore() {
    SyncedKiosk own(m_schools, m_database, "room_2");
    SyncedKiosk other(m_schools, m_database, "room_3");
    const SampleExam exam = defined(*own.own.store, own.own.supervisor);
    const Definition form = orEnd(own.own.store->definition(own.own.supervisor, exam.form, 0), "form");
    sit(own, exam);
    own.run();
    QVERIFY(console().takeIn());
    QVERIFY(console().importDefinition(m_console.supervisor, form));
    // Taken in once more it is the same.
    QVERIFY(console().importDefinition(m_console.supervisor, form));
    QCOMPARE(console().definition(m_console.supervisor, exam.form, 0)->version, 2);
    QCOMPARE(other.run().definitions, 2);
    QCOMPARE(other.own.store->definition(other.own.supervisor, exam.form, 0)->body, form.body);
    QCOMPARE(own.run().definitions, 0);
    const Id attempt = sit(other, exam);
    other.run();
    QVERIFY(!row(attempt).broken);
}

void TestSchoolForms::anEarlierTextOfAFormIsTheNewestAgain() {
    SyncedKiosk own(m_schools, m_database, "room_2");
    const Id form = newId();
    const auto newest = [&] { return own.own.store->definition(own.own.supervisor, form, 0)->body; };
    for (const std::string body : {"one", "two", "one"}) {
        QVERIFY(console().define(m_console.supervisor, form, "form", body));
        QCOMPARE(own.run().definitions, 1);
        QCOMPARE(newest(), body);
    }
    const auto link = KioskLink::open(m_schools.server().conninfo(m_database, "room_2"));
    QCOMPARE(*own.desk.takeDefinitions(*(*link)->definitionsAfter(0, 100)), 0);
    QCOMPARE(newest(), std::string("one"));
    QVERIFY(own.opensAgain());
}

void TestSchoolForms::formsOfAnOlderSchoolAreKnownByWhoMadeThem() {
    const auto owner = m_schools.connected(m_schools.server().newDatabase());
    QVERIFY(prepareSchool(*owner, 6));
    const auto added = [](const std::string& id, const std::string& kind) {
        return ";INSERT INTO definitions (id, version, kind, body, at) VALUES ('" + id + "', 1, '" + kind + "', '', 7)";
    };
    const auto told = [](const std::string& chain, const std::string& act, const std::string& id) {
        return ";INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash) VALUES "
               "(gen_random_uuid()::text, " +
               chain + ", (SELECT count(*) + 1 FROM events), 7, 'audit." + act + "', '" + id + "', '', '')";
    };
    QVERIFY(owner->execute(
        "SET search_path = cutcard; INSERT INTO chains (number, origin, sequence, hash) VALUES (2, 'x', 0, '')" +
        added("exam", "exam") + added("sat", "form") + added("defined", "form") + told("1", "defined", "defined") +
        added("taken_in", "form") + told("1", "definition_imported", "taken_in") + added("said_elsewhere", "form") +
        told("2", "defined", "said_elsewhere")));
    QCOMPARE(*prepareSchool(*owner), 6);
    const auto arrived = [&] {
        return owner->execute("SELECT string_agg(id || ' ' || arrival, ', ' ORDER BY arrival) FROM definitions")
            ->text(0, 0);
    };
    QCOMPARE(arrived(), std::string("exam 1, defined 3, taken_in 4"));
    QVERIFY(owner->execute("SELECT 1" + added("next", "exam")));
    QCOMPARE(arrived(), std::string("exam 1, defined 3, taken_in 4, next 6"));
}

void TestSchoolForms::anotherFormUnderTheSameIdChangesNobodyElsesAttempt_data() {
    QTest::addColumn<bool>("isCopy");
    QTest::newRow("sat at a kiosk") << false;
    QTest::newRow("a copy that the school takes in") << true;
}

void TestSchoolForms::anotherFormUnderTheSameIdChangesNobodyElsesAttempt() {
    QFETCH(const bool, isCopy);
    const Id attempt = m_kiosk->sit();
    const std::vector<Event> events = m_kiosk->events();
    Event bad = events[placeOf(events, "exam.form")];
    if (isCopy) {
        // What a school calls the form of a copy anybody can work out.
        const std::string items(memberBytes(memberBytes(bad.body, "body"), "items"));
        const std::string name = "form of items " + sampleForm().definition.rules + ' ' + hexOf(sha256(items));
        bad.body = formBody(derivedId(name), 1, memberBytes(bad.body, "body"));
        bad.id = formEventId(derivedId(name), 1);
    }
    const std::size_t place = bad.body.find("\"mode\":\"exam\"", bad.body.find("\"items\":"));
    QVERIFY(place != std::string::npos);
    bad.body.replace(place + 8, 4, "fair");
    KioskBench stranger(m_schools, m_database, "room_2");
    std::vector<Event> others = stranger.events();
    say(others, bad);
    QVERIFY(stranger.link->enter(stranger.origin(), stranger.key(), "1.0"));
    QVERIFY(stranger.link->append(others));
    QVERIFY(console().takeIn());
    QCOMPARE(orEnd(console().definitions(m_console.supervisor, "form"), "forms").size(), std::size_t{1});
    if (isCopy) {
        QVERIFY(console().registerKey(m_console.supervisor, m_kiosk->key(), "another school"));
        QVERIFY(console().importPerson(m_console.supervisor, m_kiosk->own.trainee, "Tina"));
        const auto taken = console().importAttempt(m_console.supervisor, m_kiosk->copied(attempt));
        QVERIFY(taken);
        QCOMPARE(*taken, ImportVerdict::Added);
    } else {
        m_kiosk->forward();
    }
    QCOMPARE(row(attempt).state, AttemptState::Sealed);
    QVERIFY(!row(attempt).broken);
    QCOMPARE(row(attempt).hundredths, 10'000);
    QCOMPARE(*console().transcript(m_console.supervisor, attempt), m_kiosk->copied(attempt).transcript);
}

QTEST_GUILESS_MAIN(TestSchoolForms)
#include "tst_school_forms.moc"
