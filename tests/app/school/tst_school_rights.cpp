#include "app/school/school_schema.h"
#include "app/store/store.h"
#include "tests/app/school/school_room.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::test;

namespace {

/// Every row of every table, as the owner sees it.
std::string contentOf(PgConnection& owner) {
    std::string all;
    const auto tables =
        owner.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'cutcard' ORDER BY tablename COLLATE \"C\"");
    for (int i = 0; i < tables->rows(); ++i) {
        const std::string table = tables->text(i, 0);
        const auto rows =
            owner.execute("SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') FROM " + table + " AS t");
        all += table + '\n' + rows->text(0, 0) + '\n';
    }
    return all;
}

std::int64_t countOf(PgConnection& connection, const std::string& from) {
    const auto rows = connection.execute("SELECT count(*) FROM " + from);
    return rows ? std::atoll(rows->text(0, 0).c_str()) : -1;
}

}  // namespace

class TestSchoolRights : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void noTableIsWrittenByAKiosk_data();
    void noTableIsWrittenByAKiosk();
    void whatAKioskMayNotDo_data();
    void whatAKioskMayNotDo();
    void aKioskSeesWhatPeopleNeedToChooseThemselves();
    void aKioskSeesItsOwnAndNobodyElses();
    void aRetiredKioskSeesNothing();
    void theKioskOfAnotherSchoolSeesNothing();
    void whatASupervisorMayNotDo_data();
    void whatASupervisorMayNotDo();
    void aKioskIsAddedOnceAndOnlyByItsName();
    void whoMayMakeRolesKeepsASchool();
    void aRoleOfAnotherSchoolIsNotTaken();
    void aKioskCannotKeepTheOthersOut();
    void aKioskCannotKeepTheSchoolFromBeingPrepared();
    void whatIsLargerThanAKioskMakesIsRefused();
    void whatAKioskSaysOfItselfIsShort();
    void aKioskHasFewLines();

private:
    void refusedAs(const std::string& role, const QString& statement);

    Schools m_schools;
    QTemporaryDir m_folder;
    std::string m_database;
    std::unique_ptr<PgConnection> m_owner;
    SettledStore m_console;
};

void TestSchoolRights::initTestCase() {
    m_database = m_schools.newSchool();
    m_owner = m_schools.connected(m_database);
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder.path().toStdString())));
    for (const std::string name : {"room_1", "room_2"}) {
        const auto link = m_schools.kiosk(m_database, name);
        const store::Id origin = store::derivedId(name);
        QCOMPARE(*link->enter(origin, {}, "1.0"), std::int64_t{0});
        const store::Event event{0, store::newId(), origin, 1, 7, "practice.answered", m_console.trainee, "{}", {}};
        QVERIFY(!link->append(std::vector{event}));
        QVERIFY(m_owner->execute("INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash) SELECT '" +
                                 name + "', number, 1, 7, 'practice.answered', '" + m_console.trainee +
                                 "', '', '' FROM chains WHERE kiosk = '" + name + "'"));
    }
    QVERIFY(m_console.store->define(m_console.supervisor, store::newId(), "exam", "{}"));
    // Lines that were closed take a moment to end, and these tests open hundreds.
    QVERIFY(m_owner->execute("ALTER ROLE room_1 CONNECTION LIMIT -1"));
}

void TestSchoolRights::refusedAs(const std::string& role, const QString& statement) {
    const auto connection = m_schools.connected(m_database, role);
    const std::string before = contentOf(*m_owner);
    const auto refused = connection->execute(statement.toStdString());
    QVERIFY2(!refused, qPrintable(statement));
    const std::string said = refused.refusal().params.empty() ? "" : refused.refusal().params[0];
    QVERIFY2(refused.refusal().fault == StoreFault::ServerRefused, said.c_str());
    QCOMPARE(contentOf(*m_owner), before);
}

void TestSchoolRights::noTableIsWrittenByAKiosk_data() {
    QTest::addColumn<QString>("statement");
    const auto tables = m_owner->execute(
        "SELECT table_name, min(column_name) FROM information_schema.columns JOIN information_schema.tables "
        "USING (table_schema, table_name) WHERE table_schema = 'cutcard' AND table_type = 'BASE TABLE' "
        "GROUP BY table_name");
    QVERIFY(tables->rows() >= 20);
    for (int i = 0; i < tables->rows(); ++i) {
        const QString table = QString::fromStdString(tables->text(i, 0));
        const QString column = QString::fromStdString(tables->text(i, 1));
        for (const QString& statement :
             {"INSERT INTO " + table + " DEFAULT VALUES", "UPDATE " + table + " SET " + column + " = DEFAULT",
              "DELETE FROM " + table, "TRUNCATE " + table, "DROP TABLE " + table,
              "ALTER TABLE " + table + " DISABLE ROW LEVEL SECURITY"})
            QTest::newRow(qPrintable(statement)) << statement;
    }
}

void TestSchoolRights::noTableIsWrittenByAKiosk() {
    QFETCH(QString, statement);
    refusedAs("room_1", statement);
}

void TestSchoolRights::whatAKioskMayNotDo_data() {
    QTest::addColumn<QString>("statement");
    for (const QString table :
         {"credentials", "attempts", "attempt_items", "attempt_skills", "attempt_errors", "exam_forms", "exam_skills",
          "heartbeats", "outbox", "losses", "stretches", "share_sums", "error_sums", "shares", "faults", "turns"})
        QTest::newRow(qPrintable(table)) << "SELECT * FROM " + table;
    for (const char* statement : {"SELECT lock_arrivals()",
                                  "SELECT lock_changes()",
                                  "SELECT FROM turns FOR UPDATE",
                                  "BEGIN; LOCK TABLE turns",
                                  "SELECT own_kiosk()",
                                  "SELECT own_chain('x')",
                                  "SELECT stamp()",
                                  "SELECT folded('x')",
                                  "SET ROLE cutcard_supervisor",
                                  "SET ROLE sam",
                                  "SET ROLE owner",
                                  "SET ROLE room_2",
                                  "SET SESSION AUTHORIZATION owner",
                                  "GRANT cutcard_supervisor TO room_1",
                                  "ALTER ROLE room_1 SUPERUSER",
                                  "ALTER ROLE room_1 BYPASSRLS",
                                  "ALTER ROLE room_1 CONNECTION LIMIT 1000",
                                  "SELECT nextval('arrivals')",
                                  "CREATE ROLE mallory",
                                  "CREATE DATABASE mine",
                                  "CREATE SCHEMA mine",
                                  "CREATE TABLE cutcard.mine (a int)",
                                  "CREATE TABLE public.mine (a int)",
                                  "CREATE TEMP TABLE mine (a int)",
                                  "CREATE FUNCTION cutcard.folded(a int) RETURNS int LANGUAGE sql RETURN 1",
                                  "ALTER POLICY kiosks_see ON events TO room_1 USING (true)",
                                  "DROP POLICY kiosks_see ON names",
                                  "CREATE POLICY mine ON attempts TO room_1 USING (true)",
                                  "GRANT SELECT ON attempts TO room_1",
                                  "ALTER FUNCTION append_events SECURITY INVOKER",
                                  "DROP FUNCTION kiosk_beat",
                                  "SET row_security = off; SELECT * FROM events",
                                  "COPY attempts TO STDOUT",
                                  "COPY events FROM '/etc/passwd'",
                                  "COPY (SELECT 1) TO PROGRAM 'true'",
                                  "SELECT pg_read_file('/etc/passwd')",
                                  "SELECT pg_reload_conf()",
                                  "ALTER SYSTEM SET fsync = off",
                                  "SELECT rolpassword FROM pg_authid"})
        QTest::newRow(statement) << statement;
}

void TestSchoolRights::whatAKioskMayNotDo() {
    QFETCH(QString, statement);
    refusedAs("room_1", statement);
}

void TestSchoolRights::aKioskSeesWhatPeopleNeedToChooseThemselves() {
    const store::Id gone = *m_console.store->addTrainee(m_console.supervisor, "Gone");
    QVERIFY(m_console.store->archive(m_console.supervisor, gone));
    const auto kiosk = m_schools.connected(m_database, "room_1");
    QCOMPARE(countOf(*kiosk, "people"), std::int64_t{3});
    QCOMPARE(countOf(*kiosk, "names"), std::int64_t{2});
    QCOMPARE(countOf(*kiosk, "names WHERE name = 'Gone'"), std::int64_t{0});
    QCOMPARE(countOf(*kiosk, "definitions"), std::int64_t{1});
    QCOMPARE(countOf(*kiosk, "facts"), std::int64_t{2});
}

void TestSchoolRights::aKioskSeesItsOwnAndNobodyElses() {
    for (const std::string name : {"room_1", "room_2"}) {
        const auto kiosk = m_schools.connected(m_database, name);
        QCOMPARE(countOf(*kiosk, "kiosks"), std::int64_t{1});
        QCOMPARE(countOf(*kiosk, "chains"), std::int64_t{1});
        QCOMPARE(kiosk->execute("SELECT string_agg(id, ' ') FROM events")->text(0, 0), name);
    }
}

void TestSchoolRights::aRetiredKioskSeesNothing() {
    const auto link = m_schools.kiosk(m_database, "room_3");
    QVERIFY(link->enter(store::newId(), {}, "1.0"));
    const auto line = m_schools.connected(m_database, "room_3");
    const std::vector<std::string> tables = {"kiosks", "people", "names", "definitions", "stamps", "chains"};
    for (const std::string& table : tables) QVERIFY2(countOf(*line, table) > 0, table.c_str());
    QVERIFY(retireKiosk(*m_owner, "room_3"));
    for (const std::string& table : tables) QVERIFY2(countOf(*line, table) == 0, table.c_str());
    // The line that it has stays, and is of no use.
    REFUSED_WITH(link->beat("1.0", {}, 0), StoreFault::ServerRefused);
    REFUSED_WITH(KioskLink::open(m_schools.server().conninfo(m_database, "room_3")), StoreFault::ServerAway);
    QVERIFY(addKiosk(*m_owner, "room_3"));
    QVERIFY(link->beat("1.0", {}, 0));
}

void TestSchoolRights::theKioskOfAnotherSchoolSeesNothing() {
    const auto elsewhere = m_schools.kiosk(m_schools.newSchool(), "room_4");
    const auto kiosk = m_schools.connected(m_database, "room_4");
    for (const char* table : {"people", "names", "groups", "memberships", "definitions", "signing_keys", "stamps",
                              "kiosks", "chains", "events"})
        QCOMPARE(countOf(*kiosk, table), std::int64_t{0});
    REFUSED_WITH(kiosk->execute("SELECT kiosk_enter('" + store::newId() + "', '', '')"), StoreFault::ServerRefused);
    REFUSED_WITH(kiosk->execute("SELECT * FROM history_of('x', 0, 1)"), StoreFault::ServerRefused);
    REFUSED_WITH(kiosk->execute("SELECT offer_definition('x', 0, 'exam', '', 0, true)"), StoreFault::ServerRefused);
}

void TestSchoolRights::whatASupervisorMayNotDo_data() {
    QTest::addColumn<QString>("statement");
    for (const char* statement :
         {"UPDATE events SET body = ''", "DELETE FROM events", "TRUNCATE events CASCADE",
          "UPDATE definitions SET body = ''", "DELETE FROM definitions", "DELETE FROM people", "DELETE FROM chains",
          "UPDATE kiosks SET key = ''", "INSERT INTO kiosks (name, role, registered_at) VALUES ('x', 'x', 0)",
          "DELETE FROM kiosks",
          "INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash) VALUES ('x', 2, 9, 0, 'x', '', '', "
          "'')",
          "INSERT INTO chains (number, origin, sequence, hash) VALUES (9, 'x', 0, '')",
          "SELECT kiosk_enter('x', '', '')", "SELECT kiosk_beat('', '', 0)", "SET ROLE cutcard_kiosk", "SET ROLE owner",
          "ALTER TABLE events DISABLE TRIGGER ALL", "CREATE ROLE mallory", "CREATE TABLE cutcard.mine (a int)"})
        QTest::newRow(statement) << statement;
}

void TestSchoolRights::whatASupervisorMayNotDo() {
    QFETCH(QString, statement);
    refusedAs(kSupervisorRole, statement);
}

void TestSchoolRights::aKioskIsAddedOnceAndOnlyByItsName() {
    QVERIFY(addKiosk(*m_owner, "room_1"));
    const auto kiosks = kiosksOf(*m_owner);
    QCOMPARE(std::count_if(kiosks->begin(), kiosks->end(), [](const Kiosk& one) { return one.name == "room_1"; }), 1);
    for (const std::string name : {"", "Room 1", "1room", "room-1", "x\"; DROP TABLE people; --", "pg_signal_backend"})
        REFUSED_WITH(addKiosk(*m_owner, name), StoreFault::ServerRefused);
    // Who is something else does not become a kiosk.
    REFUSED_WITH(addKiosk(*m_owner, "sam"), StoreFault::ServerRefused);
    REFUSED_WITH(addKiosk(*m_owner, "owner"), StoreFault::ServerRefused);
    std::string line;
    const auto keep = [&](const std::string& made) -> StoreResult<Done> {
        line = made;
        return Done{};
    };
    const auto password = [&] {
        return m_owner->execute("SELECT rolpassword FROM pg_authid WHERE rolname = 'room_1'")->text(0, 0);
    };
    QVERIFY(givePassword(*m_owner, "room_1", keep));
    QVERIFY(line.starts_with("*:*:" + m_database + ":room_1:"));
    const std::string kept = password();
    QVERIFY(kept.starts_with("SCRAM-SHA-256$"));
    REFUSED_WITH(givePassword(*m_owner, "sam", keep), StoreFault::ServerRefused);
    // A password that nobody could write down does not lock out who has the old one.
    const auto full = [](const std::string& /*line*/) -> StoreResult<Done> {
        return StoreRefusal{StoreFault::DiskFull, {}};
    };
    REFUSED_WITH(givePassword(*m_owner, "room_1", full), StoreFault::DiskFull);
    QCOMPARE(password(), kept);
}

void TestSchoolRights::whoMayMakeRolesKeepsASchool() {
    QVERIFY(m_owner->execute("CREATE ROLE registrar LOGIN CREATEROLE"));
    const std::string database = m_schools.server().newDatabase();
    QVERIFY(m_owner->execute("ALTER DATABASE " + database + " OWNER TO registrar"));
    const auto registrar = m_schools.connected(database, "registrar");
    QVERIFY(prepareSchool(*registrar));
    const auto keep = [](const std::string& /*line*/) -> StoreResult<Done> { return Done{}; };
    // The second time for one whose password was lost, the third for one that was retired.
    for (int i = 0; i < 3; ++i) {
        QVERIFY(addKiosk(*registrar, "room_7"));
        QVERIFY(givePassword(*registrar, "room_7", keep));
        if (i == 1) QVERIFY(retireKiosk(*registrar, "room_7"));
    }
    QVERIFY(KioskLink::open(m_schools.server().conninfo(database, "room_7")));
    QVERIFY(m_owner->execute("CREATE ROLE maker CREATEDB IN ROLE cutcard_kiosk"));
    REFUSED_WITH(addKiosk(*registrar, "maker"), StoreFault::ServerRefused);
}

void TestSchoolRights::aRoleOfAnotherSchoolIsNotTaken() {
    m_schools.kiosk(m_database, "room_9");
    const auto another = m_schools.connected(m_schools.newSchool());
    REFUSED_WITH(addKiosk(*another, "room_9"), StoreFault::ServerRefused);
    QCOMPARE(countOf(*another, "kiosks"), std::int64_t{0});
    // One that was put back from a copy has it in its list.
    QVERIFY(another->execute("INSERT INTO kiosks (name, role, registered_at) VALUES ('room_9', 'room_9', 7)"));
    QVERIFY(addKiosk(*another, "room_9"));
}

void TestSchoolRights::aKioskCannotKeepTheOthersOut() {
    const auto kiosk = m_schools.connected(m_database, "room_1");
    // The server's own numbered locks are anybody's.
    QVERIFY(kiosk->execute("SELECT pg_advisory_lock(1131770979, n) FROM generate_series(1, 9) AS n"));
    for (const char* mode : {"ROW SHARE", "SHARE", "EXCLUSIVE"}) {
        for (const char* table : {"events", "definitions", "chains", "kiosks", "facts", "stamps"})
            REFUSED_WITH(kiosk->begin(std::string("LOCK TABLE ") + table + " IN " + mode + " MODE"),
                         StoreFault::ServerRefused);
    }
    const auto other = m_schools.connected(m_database, "room_2");
    QVERIFY(other->execute("SET lock_timeout = '2s'"));
    QVERIFY(other->execute("SELECT offer_definition('" + store::newId() + "', 0, 'exam', '{}', 7, true)"));
    QVERIFY(m_console.store->addTrainee(m_console.supervisor, "In time"));
}

void TestSchoolRights::aKioskCannotKeepTheSchoolFromBeingPrepared() {
    const std::string database = m_schools.server().newDatabase();
    const auto owner = m_schools.connected(database);
    QVERIFY(prepareSchool(*owner, newestSchema() - 1));
    const auto kiosk = m_schools.connected(database, "room_1");
    QVERIFY(kiosk->execute("SELECT pg_advisory_lock(1131770979, n) FROM generate_series(1, 9) AS n"));
    QVERIFY(owner->execute("SET lock_timeout = '2s'"));
    QVERIFY(prepareSchool(*owner));
}

void TestSchoolRights::whatIsLargerThanAKioskMakesIsRefused() {
    const auto link = m_schools.kiosk(m_database, "room_5");
    const auto offered = [&](const store::Id& id, std::size_t size) {
        return link->offer({id, 1, "exam", std::string(size, 'x'), 7}, 0);
    };
    QVERIFY(offered(store::newId(), store::kLongestBody));
    QVERIFY(offered(store::derivedId("another"), 1));
    REFUSED_WITH(offered(store::newId(), store::kLongestBody + 1), StoreFault::ServerRefused);
    for (const char* id : {"", "another", "0b0c2f6e-0f3a-4c5e-9d0f-2f3f8a2f6a11, and more"})
        REFUSED_WITH(offered(id, 1), StoreFault::ServerRefused);
    std::vector<store::Event> events = {
        {0, store::newId(), store::newId(), 1, 7, "exam.imported", m_console.trainee, {}, {}}};
    // Twice what may be taken in: a header may stand in it with a sign before each of its quotes.
    const auto appended = [&](std::size_t size) {
        events[0].body.assign(size, 'x');
        chainAnew(events);
        return link->append(events);
    };
    QVERIFY(link->enter(events[0].origin, {}, "1.0"));
    REFUSED_WITH(appended((64U << 20) + 1), StoreFault::ServerRefused);
    QVERIFY(appended(2 * store::kLongestTranscript));
}

void TestSchoolRights::whatAKioskSaysOfItselfIsShort() {
    const auto link = m_schools.kiosk(m_database, "room_6");
    const auto kept = [&] {
        return m_owner->execute("SELECT length(program) || ' ' || waiting FROM kiosks WHERE name = 'room_6'")
            ->text(0, 0);
    };
    QVERIFY(link->enter(store::newId(), {}, std::string(1000, 'x')));
    QCOMPARE(kept(), std::string("100 0"));
    QVERIFY(link->beat("1.0", {}, std::numeric_limits<std::int64_t>::max()));
    QCOMPARE(kept(), std::string("3 1000000000000"));
    QVERIFY(link->beat("1.0", {}, -7));
    QCOMPARE(kept(), std::string("3 0"));
}

void TestSchoolRights::aKioskHasFewLines() {
    m_schools.kiosk(m_database, "room_8").reset();
    const auto limit = [&] {
        return m_owner->execute("SELECT rolconnlimit FROM pg_roles WHERE rolname = 'room_8'")->text(0, 0);
    };
    QCOMPARE(limit(), std::string("5"));
    // One that was added by an earlier program gets it when it is added again.
    QVERIFY(m_owner->execute("ALTER ROLE room_8 CONNECTION LIMIT -1"));
    QVERIFY(addKiosk(*m_owner, "room_8"));
    QCOMPARE(limit(), std::string("5"));
}

QTEST_GUILESS_MAIN(TestSchoolRights)
#include "tst_school_rights.moc"
