#include "app/store/backups.h"
#include "app/store/files.h"
#include "app/store/rescue.h"
#include "app/store/row_hash.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"

#include <QTest>

#include <filesystem>
#include <fstream>
#include <random>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

// Bytes that change on the disk are harmless or seen, and what was acknowledged comes back.
class TestStoreRescue : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void aByteOverwrittenAnywhereIsHarmlessOrSeenAndRescued_data();
    void aByteOverwrittenAnywhereIsHarmlessOrSeenAndRescued();
    void everyChangedCellIsSeen_data();
    void everyChangedCellIsSeen();
    void aRowThatVanishedIsSeen_data();
    void aRowThatVanishedIsSeen();
    void aTailThatWasCutOffIsSeen();
    void aTriggerThatWasWeakenedIsSeen();
    void examEventsComeBackWithoutTheDatabase();
    void whatIsNowhereAnyMoreIsListed();
    void aNameErasedAfterTheBackupStaysErased();
    void aLostEndOfTheDatabaseComesBackAtTheStart();
    void aDamagedJournalIsMadeAnew();
    void thereMayBeNothingToRescue();

private:
    std::string copyOfStore(const QTemporaryDir& into) const;

    QTemporaryDir m_folder;
    Id m_supervisor;
    std::vector<Event> m_events;
    std::vector<Person> m_people;
    std::string m_answers;
};

namespace {

StoreResult<Done> opening(const std::string& folder) {
    const auto store = SqliteStore::open(testOptions(folder));
    if (!store) return store.refusal();
    return Done{};
}

/// Every row of every table but those of the program's own sums, straight from the database.
std::string dump(const std::string& folder) {
    struct Table {
        std::string_view sql;
        int columns;
    };
    const auto store = opened(testOptions(folder));
    std::string text;
    for (const Table& table : {Table{"SELECT * FROM facts ORDER BY name", 3},
                               Table{"SELECT * FROM people ORDER BY id", 5},
                               Table{"SELECT * FROM names ORDER BY person", 3},
                               Table{"SELECT * FROM credentials ORDER BY person", 6},
                               Table{"SELECT * FROM groups ORDER BY id", 3},
                               Table{"SELECT * FROM memberships ORDER BY person", 3},
                               Table{"SELECT * FROM chains ORDER BY number", 5},
                               Table{"SELECT * FROM events ORDER BY position", 9},
                               Table{"SELECT * FROM definitions ORDER BY id, version", 6},
                               Table{"SELECT * FROM outbox ORDER BY position", 1},
                               Table{"SELECT * FROM signing_keys ORDER BY key", 5},
                               Table{"SELECT * FROM losses ORDER BY first", 5},
                               Table{"SELECT * FROM heartbeats ORDER BY attempt", 4},
                               Table{"SELECT * FROM attempts ORDER BY number", 33},
                               Table{"SELECT * FROM attempt_items ORDER BY attempt, item", 7},
                               Table{"SELECT * FROM attempt_skills ORDER BY attempt, skill", 6},
                               Table{"SELECT * FROM attempt_errors ORDER BY attempt, number", 5},
                               Table{"SELECT * FROM exam_forms ORDER BY number", 6},
                               Table{"SELECT * FROM exam_skills ORDER BY number", 4},
                               Table{"SELECT * FROM table_sums ORDER BY name", 4}}) {
        Statement row = store->database().use(table.sql);
        while (row.step()) {
            for (int column = 0; column < table.columns; ++column) text += row.text(column) + '|';
            text += '\n';
        }
    }
    return text;
}

void overwrite(const std::string& path, std::size_t offset, char byte) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(offset));
    file.put(byte);
}

void executeIn(const std::string& folder, const std::string& sql) {
    const auto database = SqliteDatabase::open(databasePath(folder), Access::ReadWrite);
    QVERIFY(database);
    QVERIFY((*database)->execute("PRAGMA foreign_keys = OFF"));
    const auto done = (*database)->execute(sql);
    QVERIFY2(done, done ? "" : done.refusal().params[0].c_str());
}

}  // namespace

void TestStoreRescue::initTestCase() {
    const std::string folder = m_folder.path().toStdString();
    SettledStore made = settled(opened(testOptions(folder)));
    m_supervisor = made.access.id;
    Store& store = *made.store;
    const Id group = *store.addGroup(made.supervisor, "Monday");
    QVERIFY(store.setMembers(made.supervisor, group, std::vector<Id>{made.trainee}));
    const Id exam = newId();
    QVERIFY(store.define(made.supervisor, exam, "exam", std::string(3000, 'e')));
    for (int i = 0; i < 60; ++i) {
        const std::string body = "answer " + std::to_string(i) + std::string(static_cast<std::size_t>(i * 20), '.');
        QVERIFY(store.append(made.traineeSession, std::vector<NewEvent>{attemptEvent(made.trainee, body),
                                                                        practiceEvent(made.trainee, body)}));
    }
    QVERIFY(store.backUp(made.supervisor));
    // What came after the backup.
    QVERIFY(store.addTrainee(made.supervisor, "Late Larry"));
    QVERIFY(store.define(made.supervisor, exam, "exam", "second"));
    QVERIFY(store.registerKey(made.supervisor, std::string(64, 'b'), "the school"));
    const SampleExam sample = defined(store, made.supervisor);
    for (int i = 0; i < 3; ++i) sat(store, made.supervisor, made.trainee, sample, faultless(sample.items));
    const Sitting running = sitting(sample, made.trainee);
    QVERIFY(store.startAttempt(made.supervisor, running.start));
    QVERIFY(store.beat(made.traineeSession, running.start.attempt, 4321));
    for (int i = 0; i < 60; ++i)
        QVERIFY(store.append(made.traineeSession, std::vector<NewEvent>{attemptEvent(made.trainee, "late")}));
    m_events = *store.events(made.supervisor, {});
    m_people = *store.people(made.supervisor);
    made.store.reset();
    QVERIFY(replaceFile(folder + "/last-backup", std::to_string(systemClock().now()), 0600));
    m_answers = dump(folder);
}

std::string TestStoreRescue::copyOfStore(const QTemporaryDir& into) const {
    std::filesystem::copy(m_folder.path().toStdString(), into.path().toStdString(),
                          std::filesystem::copy_options::recursive);
    return into.path().toStdString();
}

void TestStoreRescue::aByteOverwrittenAnywhereIsHarmlessOrSeenAndRescued_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("times");
    const int times = std::max(1, qEnvironmentVariableIntValue("CUTCARD_BYTES"));
    QTest::newRow("the database") << "/cutcard.db" << 80 * times;
    QTest::newRow("its header") << "/cutcard.db" << -20 * times;
    QTest::newRow("the journal") << "/journal/000000000001.log" << 15 * times;
    QTest::newRow("the backup") << "/backups/backup-000000001.db" << 5 * times;
}

void TestStoreRescue::aByteOverwrittenAnywhereIsHarmlessOrSeenAndRescued() {
    QFETCH(QString, file);
    QFETCH(int, times);
    std::mt19937 chance(static_cast<unsigned>(times + 100));
    int harmless = 0;
    int rescued = 0;
    int told = 0;
    for (int i = 0; i < std::abs(times); ++i) {
        const QTemporaryDir into;
        const std::string folder = copyOfStore(into);
        const std::string path = folder + file.toStdString();
        const std::string before = *readWhole(path);
        const std::size_t offset = chance() % (times < 0 ? 120 : before.size());
        overwrite(path, offset, static_cast<char>(before[offset] ^ static_cast<char>(1 + chance() % 255)));
        const std::string where = " at byte " + std::to_string(offset);
        const auto first = opening(folder);
        if (first) {
            ++harmless;
            QVERIFY2(dump(folder) == m_answers, ("another answer" + where).c_str());
            continue;
        }
        const auto fault = first.refusal().fault;
        QVERIFY2(fault == StoreFault::Damaged || fault == StoreFault::NewerSchema || fault == StoreFault::Unexpected ||
                     fault == StoreFault::CannotOpen || fault == StoreFault::InputOutput,
                 (std::to_string(static_cast<int>(fault)) + where).c_str());
        const auto report = rescue(testOptions(folder));
        QVERIFY2(report, ("no rescue" + where).c_str());
        QVERIFY2(report->lost.empty(), ("lost events" + where).c_str());
        ++rescued;
        const auto store = opened(testOptions(folder));
        const auto session = store->signIn(m_supervisor, kPassphrase);
        QVERIFY2(session, ("no supervisor" + where).c_str());
        auto events = *store->events(*session, {});
        events.pop_back();
        QVERIFY2(events == m_events, ("other events" + where).c_str());
        // People are as they were, or the report says that they may not be.
        const auto& incomplete = report->incomplete;
        const bool isTold = std::any_of(incomplete.begin(), incomplete.end(),
                                        [](const std::string& table) { return table == "people" || table == "names"; });
        QVERIFY2(*store->people(*session) == m_people || isTold, ("other people" + where).c_str());
        told += incomplete.empty() ? 0 : 1;
    }
    qInfo("%s: %d harmless, %d seen and rescued, %d of them with a table to look at", qPrintable(file), harmless,
          rescued, told);
    QCOMPARE(harmless + rescued, std::abs(times));
    if (file.startsWith("/cutcard")) QVERIFY(rescued > 0);
}

void TestStoreRescue::everyChangedCellIsSeen_data() {
    QTest::addColumn<QString>("sql");
    QTest::newRow("a role") << "UPDATE people SET role = 1 - role";
    QTest::newRow("a standing") << "UPDATE people SET standing = 1";
    QTest::newRow("a name") << "UPDATE names SET name = 'Mallory'";
    QTest::newRow("a passphrase") << "UPDATE credentials SET passphrase = recovery";
    QTest::newRow("failures") << "UPDATE credentials SET failures = failures + 1";
    QTest::newRow("a group") << "UPDATE groups SET name = 'Tuesday'";
    QTest::newRow("a member") << "UPDATE memberships SET person = (SELECT person FROM credentials)";
    QTest::newRow("a key") << "UPDATE signing_keys SET revoked = 1";
    QTest::newRow("a heartbeat") << "UPDATE heartbeats SET exam_time = exam_time - 1";
    QTest::newRow("a fact") << "UPDATE facts SET value = '9' WHERE name = 'schema'";
    QTest::newRow("the origin") << "UPDATE chains SET origin = '00000000-0000-4000-8000-000000000000'";
    QTest::newRow("the head") << "UPDATE chains SET sequence = sequence - 1";
    QTest::newRow("a sum") << "UPDATE table_sums SET row_count = row_count + 1 WHERE name = 'people'";
    const char* open =
        "DROP TRIGGER events_stay_as_they_are; UPDATE events SET %1 WHERE position = 9;"
        "CREATE TRIGGER events_stay_as_they_are BEFORE UPDATE ON events\nBEGIN\n"
        "    SELECT RAISE(ABORT, 'events are only ever appended');\nEND";
    for (const char* change : {"at = at + 1", "kind = 'practice.answered_'", "subject = ''", "body = x'00'",
                               "hash = x'00'", "id = '00000000-0000-4000-8000-000000000000'", "sequence = 100000"}) {
        QTest::addRow("an event: %s", change) << QString(open).arg(change);
    }
}

void TestStoreRescue::everyChangedCellIsSeen() {
    QFETCH(QString, sql);
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    executeIn(folder, sql.toStdString());
    const auto result = opening(folder);
    QVERIFY(!result);
    QCOMPARE(result.refusal().fault, StoreFault::Damaged);
}

void TestStoreRescue::aRowThatVanishedIsSeen_data() {
    QTest::addColumn<QString>("table");
    for (const char* table : {"facts", "people", "names", "credentials", "groups", "memberships", "chains", "outbox",
                              "heartbeats", "signing_keys", "table_sums"}) {
        QTest::newRow(table) << table;
    }
}

void TestStoreRescue::aRowThatVanishedIsSeen() {
    QFETCH(QString, table);
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    const QString key = table == "outbox" ? "position" : table == "memberships" ? "group_id" : "";
    const QString sql = key.isEmpty() ? QString("DELETE FROM %1").arg(table)
                                      : QString("DELETE FROM %1 WHERE %2 = (SELECT max(%2) FROM %1)").arg(table, key);
    executeIn(folder, sql.toStdString());
    const auto result = opening(folder);
    QVERIFY(!result);
    QCOMPARE(result.refusal().fault, StoreFault::Damaged);
}

void TestStoreRescue::aTailThatWasCutOffIsSeen() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    executeIn(folder,
              "DROP TRIGGER events_stay; DELETE FROM outbox WHERE position > 100;"
              "DELETE FROM events WHERE position > 100;"
              "CREATE TRIGGER events_stay BEFORE DELETE ON events\nBEGIN\n"
              "    SELECT RAISE(ABORT, 'events are only ever appended');\nEND");
    const auto result = opening(folder);
    QVERIFY(!result);
    QCOMPARE(result.refusal().params, std::vector<std::string>{"end of the chain"});
}

void TestStoreRescue::aTriggerThatWasWeakenedIsSeen() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    executeIn(folder, "DROP TRIGGER events_stay");
    const auto result = opening(folder);
    QVERIFY(!result);
    QCOMPARE(result.refusal().params, std::vector<std::string>{"schema"});
}

void TestStoreRescue::examEventsComeBackWithoutTheDatabase() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    std::filesystem::remove(databasePath(folder));
    std::filesystem::remove_all(backupFolder(folder));
    const auto report = rescue(testOptions(folder));
    QVERIFY(report);
    QCOMPARE(report->fromJournal, static_cast<std::int64_t>(m_events.size()));
    QVERIFY(report->lost.empty());
    // People were in the database alone, and the report says so.
    QCOMPARE(report->incomplete.size(), std::size_t{8});
    const auto store = opened(testOptions(folder));
    QVERIFY(!*store->isSetUp());
    const auto access = store->setUp("Sam", kPassphrase);
    const auto session = store->signIn(access->id, kPassphrase);
    auto events = *store->events(*session, {});
    events.resize(m_events.size());
    QVERIFY(events == m_events);
}

void TestStoreRescue::whatIsNowhereAnyMoreIsListed() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    std::filesystem::remove(databasePath(folder));
    std::filesystem::remove_all(backupFolder(folder));
    const std::string path = journalFolder(folder) + "/000000000001.log";
    std::string text = *readWhole(path);
    std::vector<std::size_t> lines = {0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') lines.push_back(i + 1);
    }
    // Lines 21 to 23 and 50.
    for (const std::size_t line : {20U, 21U, 22U, 49U}) overwrite(path, lines[line] + 200, '!');
    const auto report = rescue(testOptions(folder));
    QVERIFY(report);
    QVERIFY(report->lost == (std::vector<LostEvents>{{21, 23}, {50, 50}}));
    QCOMPARE(report->journalDamage.size(), std::size_t{4});
    QCOMPARE(report->fromJournal, static_cast<std::int64_t>(m_events.size()) - 4);
    // It goes on, and the gap stays on the record.
    for (int i = 0; i < 2; ++i) {
        const auto store = opened(testOptions(folder));
        QCOMPARE(*store->database().number("SELECT count(*) FROM losses"), std::int64_t{2});
    }
    // The journal that was made anew is as good as the database.
    std::filesystem::remove(databasePath(folder));
    std::filesystem::remove_all(backupFolder(folder));
    const auto again = rescue(testOptions(folder));
    QVERIFY(again);
    QVERIFY(again->lost == report->lost);
    QVERIFY(again->journalDamage.empty());
}

void TestStoreRescue::aNameErasedAfterTheBackupStaysErased() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    const std::string backup = backupFolder(folder) + "/backup-000000001.db";
    const std::string old = *readWhole(backup);
    const Id trainee = m_people[1].id;
    {
        const auto store = opened(testOptions(folder));
        const auto session = store->signIn(m_supervisor, kPassphrase);
        QVERIFY(store->erase(*session, trainee));
    }
    // As if the machine had stopped before the old copies were removed.
    std::filesystem::remove_all(backupFolder(folder));
    QVERIFY(makeFolder(backupFolder(folder)));
    QVERIFY(replaceFile(backup, old, 0600));
    std::filesystem::remove(databasePath(folder));
    QVERIFY(rescue(testOptions(folder)));
    const auto store = opened(testOptions(folder));
    const auto session = store->signIn(m_supervisor, kPassphrase);
    QVERIFY(session);
    QCOMPARE(store->person(*session, trainee)->name, std::string());
    QCOMPARE(store->person(*session, trainee)->standing, Standing::Erased);
}

void TestStoreRescue::aLostEndOfTheDatabaseComesBackAtTheStart() {
    // The database as it was at the backup, whole in itself, with a journal that knows more.
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    QVERIFY(replaceFile(databasePath(folder), *readWhole(backupFolder(folder) + "/backup-000000001.db"), 0600));
    const auto store = opened(testOptions(folder));
    const auto& restored = store->startReport().restored;
    QVERIFY(restored.size() > 60);
    QCOMPARE(restored.back().body, std::string("late"));
    const auto session = store->signIn(m_supervisor, kPassphrase);
    auto events = *store->events(*session, {});
    events.pop_back();
    QVERIFY(events == m_events);
    // Acts whose effect may have to be repeated are named.
    const auto isAct = [](const Event& event) { return event.kind == "audit.trainee_added"; };
    QCOMPARE(std::count_if(restored.begin(), restored.end(), isAct), 1);
}

void TestStoreRescue::aDamagedJournalIsMadeAnew() {
    const QTemporaryDir into;
    const std::string folder = copyOfStore(into);
    const std::string path = journalFolder(folder) + "/000000000001.log";
    const std::string before = *readWhole(path);
    overwrite(path, before.size() / 2, '!');
    QVERIFY(opening(folder));
    QVERIFY(*readWhole(path) == before);
    QVERIFY(std::filesystem::exists(journalFolder(folder) + "-aside-1"));
    std::filesystem::remove_all(journalFolder(folder));
    QVERIFY(opening(folder));
    QVERIFY(*readWhole(path) == before);
}

void TestStoreRescue::thereMayBeNothingToRescue() {
    const QTemporaryDir folder;
    const auto report = rescue(testOptions(folder.path().toStdString()));
    QVERIFY(!report);
    QCOMPARE(report.refusal().fault, StoreFault::NothingToRescue);
}

QTEST_GUILESS_MAIN(TestStoreRescue)
#include "tst_store_rescue.moc"
