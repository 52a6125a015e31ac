#include "app/school/school_schema.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::test;

namespace {

/// Everything that a preparation makes, counted and named.
std::string shapeOf(PgConnection& connection) {
    const auto rows = connection.execute(
        "SELECT string_agg(line, E'\\n' ORDER BY line COLLATE \"C\") FROM ("
        "SELECT format('%s.%s %s', table_name, column_name, data_type) AS line FROM information_schema.columns "
        "WHERE table_schema = 'cutcard' UNION ALL "
        "SELECT format('%s %s %s', tablename, policyname, qual) FROM pg_policies UNION ALL "
        "SELECT format('%s %s', proname, proacl) FROM pg_proc WHERE pronamespace = 'cutcard'::regnamespace UNION ALL "
        "SELECT format('%s %s', relname, relacl) FROM pg_class WHERE relnamespace = 'cutcard'::regnamespace UNION ALL "
        "SELECT format('%s %s', name, value) FROM cutcard.facts) AS lines");
    return rows ? rows->text(0, 0) : std::string();
}

}  // namespace

class TestSchoolSchema : public QObject {
    Q_OBJECT

private slots:
    void preparingTwiceChangesNothing();
    void anOlderSchoolKeepsWhatItHas();
    void aMigrationThatFailsChangesNothing();
    void anotherEncodingIsRefusedBeforeAnythingIsMade();
    void aNewerSchoolIsLeftAlone();
    void aSchoolHasToBePrepared();
    void aServerThatIsAwayIsSaid();
    void aLineThatWasCutIsMadeAnew();
    void aServerThatWasStoppedHasEverythingAgain();
    void anUnknownRoleIsRefused();

private:
    Schools m_schools;
};

void TestSchoolSchema::preparingTwiceChangesNothing() {
    const auto owner = m_schools.connected(m_schools.server().newDatabase());
    QCOMPARE(*schemaOf(*owner), 0);
    QCOMPARE(*prepareSchool(*owner), 0);
    QCOMPARE(*schemaOf(*owner), newestSchema());
    const std::string before = shapeOf(*owner);
    QVERIFY(before.find("names kiosks_see") != std::string::npos);
    QCOMPARE(*prepareSchool(*owner), newestSchema());
    QCOMPARE(shapeOf(*owner), before);
}

void TestSchoolSchema::anOlderSchoolKeepsWhatItHas() {
    const auto fresh = m_schools.connected(m_schools.newSchool());
    for (int number = 1; number < newestSchema(); ++number) {
        const auto owner = m_schools.connected(m_schools.server().newDatabase());
        QVERIFY(prepareSchool(*owner, number));
        QCOMPARE(*schemaOf(*owner), number);
        QVERIFY(
            owner->execute("INSERT INTO people VALUES ('tina', 0, 0, 7); INSERT INTO names VALUES ('tina', 'Tina')"));
        QCOMPARE(*prepareSchool(*owner), number);
        QCOMPARE(*schemaOf(*owner), newestSchema());
        QCOMPARE(owner->execute("SELECT name FROM names")->text(0, 0), std::string("Tina"));
        // All but the origin, which every school has its own of.
        QVERIFY(owner->execute("UPDATE facts SET value = 'x' WHERE name = 'origin'"));
        QVERIFY(fresh->execute("UPDATE facts SET value = 'x' WHERE name = 'origin'"));
        QCOMPARE(shapeOf(*owner), shapeOf(*fresh));
    }
}

void TestSchoolSchema::aMigrationThatFailsChangesNothing() {
    const auto owner = m_schools.connected(m_schools.server().newDatabase());
    QVERIFY(prepareSchool(*owner, 1));
    QVERIFY(owner->execute("CREATE TABLE attempts (mine text)"));
    const auto refused = prepareSchool(*owner);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, StoreFault::MigrationFailed);
    QCOMPARE(refused.refusal().params[0], std::string("2"));
    QCOMPARE(*schemaOf(*owner), 1);
    QCOMPARE(owner->execute("SELECT 1 WHERE to_regclass('cutcard.exam_forms') IS NULL")->rows(), 1);
    QVERIFY(owner->execute("DROP TABLE attempts"));
    QVERIFY(prepareSchool(*owner));
}

void TestSchoolSchema::anotherEncodingIsRefusedBeforeAnythingIsMade() {
    const auto any = m_schools.connected(m_schools.server().newDatabase());
    QVERIFY(any->execute("CREATE DATABASE plain ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0"));
    const auto owner = m_schools.connected("plain");
    const auto refused = prepareSchool(*owner);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, StoreFault::ServerRefused);
    QVERIFY(refused.refusal().params[0].find("SQL_ASCII") != std::string::npos);
    QCOMPARE(*schemaOf(*owner), 0);
}

void TestSchoolSchema::aNewerSchoolIsLeftAlone() {
    const std::string database = m_schools.newSchool();
    const auto owner = m_schools.connected(database);
    QVERIFY(owner->execute("UPDATE facts SET value = '1000' WHERE name = 'schema'"));
    REFUSED_WITH(prepareSchool(*owner), StoreFault::NewerSchema);
    const QTemporaryDir folder;
    REFUSED_WITH(
        PgStore::open(testOptions(folder.path().toStdString()), m_schools.server().conninfo(database, kSupervisorRole)),
        StoreFault::NewerSchema);
}

void TestSchoolSchema::aSchoolHasToBePrepared() {
    const std::string database = m_schools.server().newDatabase();
    const QTemporaryDir folder;
    const auto refused = PgStore::open(testOptions(folder.path().toStdString()), m_schools.server().conninfo(database));
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, StoreFault::SchoolNotReady);
    QCOMPARE(refused.refusal().params, (std::vector<std::string>{"0", std::to_string(newestSchema())}));
}

void TestSchoolSchema::aServerThatIsAwayIsSaid() {
    const QTemporaryDir empty;
    const auto refused = PgConnection::open("host=" + empty.path().toStdString() + " dbname=school");
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, StoreFault::ServerAway);
    QVERIFY(!refused.refusal().params[0].empty());
    REFUSED_WITH(PgConnection::open("service=there_is_none"), StoreFault::ServerAway);
}

void TestSchoolSchema::aLineThatWasCutIsMadeAnew() {
    const std::string database = m_schools.newSchool();
    const QTemporaryDir folder;
    SettledStore console = settled(m_schools.opened(database, testOptions(folder.path().toStdString())));
    QVERIFY(m_schools.connected(database)->execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'sam' AND datname = '" + database +
        "'"));
    REFUSED_WITH(console.store->addTrainee(console.supervisor, "Otto"), StoreFault::ServerAway);
    QVERIFY(console.store->addTrainee(console.supervisor, "Otto"));
    QCOMPARE(console.store->people(console.supervisor)->size(), std::size_t{3});
}

void TestSchoolSchema::aServerThatWasStoppedHasEverythingAgain() {
    const QTemporaryDir folder;
    SettledStore console = settled(m_schools.opened(m_schools.newSchool(), testOptions(folder.path().toStdString())));
    const std::string before = everyAnswer(*console.store, console.supervisor);
    m_schools.server().stop();
    REFUSED_WITH(console.store->people(console.supervisor), StoreFault::ServerAway);
    REFUSED_WITH(console.store->people(console.supervisor), StoreFault::ServerAway);
    m_schools.server().start();
    QCOMPARE(everyAnswer(*console.store, console.supervisor), before);
}

void TestSchoolSchema::anUnknownRoleIsRefused() {
    const std::string database = m_schools.newSchool();
    REFUSED_WITH(PgConnection::open(m_schools.server().conninfo(database, "mallory")), StoreFault::ServerAway);
    QVERIFY(m_schools.connected(database)->execute("CREATE ROLE mallory LOGIN"));
    // Nobody's business but that of supervisors and kiosks.
    REFUSED_WITH(PgConnection::open(m_schools.server().conninfo(database, "mallory")), StoreFault::ServerAway);
}

QTEST_GUILESS_MAIN(TestSchoolSchema)
#include "tst_school_schema.moc"
