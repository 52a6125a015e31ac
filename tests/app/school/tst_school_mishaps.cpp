#include "app/school/forwarder.h"
#include "app/store/files.h"
#include "app/store/rescue.h"
#include "tests/app/school/synced_kiosk.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"
#include "tests/app/store/refused_with.h"

#include <QElapsedTimer>
#include <QTest>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

/// The kiosk's program after a start: the same folder, the same role.
struct StartedAgain {
    std::unique_ptr<SqliteStore> store;
    KioskDesk desk;
    KioskSync sync;

    StartedAgain(const std::string& folder, const std::string& conninfo)
        : store(test::opened(testOptions(folder))), desk(*store), sync(conninfo, "1.0", desk, here) {}
};

/// Lines of the journal, counted from 1 as the events are, become unreadable.
void spoil(const std::string& path, const std::set<int>& numbers) {
    std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
    std::vector<std::streamoff> starts = {0};
    for (std::string line; std::getline(file, line);) starts.push_back(file.tellg());
    file.clear();
    for (const int number : numbers) {
        file.seekp(starts.at(static_cast<std::size_t>(number - 1)) + 100);
        file.put('!');
    }
}

/// A server that takes every line and never says a word.
class SilentServer {
public:
    SilentServer() {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::string path = folder() + "/.s.PGSQL.5432";
        path.copy(address.sun_path, sizeof address.sun_path - 1);
        if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
            ::listen(m_socket, 8) != 0)
            qFatal("silent server");
    }
    ~SilentServer() {
        ::close(m_line);
        ::close(m_socket);
    }

    std::string folder() const { return m_folder.path().toStdString(); }
    /// Somebody has come and waits.
    bool isAsked() {
        if (m_line < 0) m_line = ::accept4(m_socket, nullptr, nullptr, SOCK_NONBLOCK);
        return m_line >= 0;
    }

private:
    QTemporaryDir m_folder;
    int m_socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
    int m_line = -1;
};

}  // namespace

/// What goes wrong at a kiosk and at its school, and what is there afterwards.
class TestSchoolMishaps : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatComesAfterLostEventsIsForwarded_data();
    void whatComesAfterLostEventsIsForwarded();
    void aKioskThatWasPutBackFromABackupIsRenewed();
    void whoSitsAnExamLeavesAfterIt_data();
    void whoSitsAnExamLeavesAfterIt();
    void anErasedNameLeavesTheBackupsWhateverFails();
    void aSupervisorsRoleForwardsNothing();
    void nobodyWaitsForAServerThatSaysNothing();
    void behindSilentServersTheOneThatAnswersIsFound();
    void whatAServerLostThatWasPutBackIsAskedForAgain_data();
    void whatAServerLostThatWasPutBackIsAskedForAgain();

private:
    PgStore& console() { return static_cast<PgStore&>(*m_console.store); }
    std::string folder() const { return m_kiosk->folder.path().toStdString(); }
    std::string conninfo() { return m_schools.server().conninfo(m_database, "room_1"); }
    /// The numbers of the kiosk's events that the school has.
    std::vector<std::int64_t> held(const Id& origin);

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
    std::unique_ptr<SyncedKiosk> m_kiosk;
};

void TestSchoolMishaps::init() {
    m_database = m_schools.newSchool();
    m_folder = std::make_unique<QTemporaryDir>();
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->path().toStdString())));
    m_kiosk = std::make_unique<SyncedKiosk>(m_schools, m_database, "room_1");
}

void TestSchoolMishaps::cleanup() {
    m_kiosk.reset();
    m_console = {};
}

std::vector<std::int64_t> TestSchoolMishaps::held(const Id& origin) {
    const auto rows =
        m_schools.connected(m_database)
            ->execute("SELECT events.sequence FROM events JOIN chains ON number = chain WHERE origin = '" + origin +
                          "' ORDER BY 1",
                      {});
    std::vector<std::int64_t> numbers;
    for (int i = 0; rows && i < rows->rows(); ++i) numbers.push_back(rows->number(i, 0));
    return numbers;
}

void TestSchoolMishaps::whatComesAfterLostEventsIsForwarded_data() {
    // Counted from the first event that the school does not have.
    QTest::addColumn<QList<int>>("lost");
    QTest::newRow("right behind what the school has") << QList<int>{0, 1};
    QTest::newRow("later") << QList<int>{3};
    QTest::newRow("twice in one batch") << QList<int>{1, 2, 5};
    QTest::newRow("what the school has, and what it does not have") << QList<int>{-2, -1, 0};
}

void TestSchoolMishaps::whatComesAfterLostEventsIsForwarded() {
    QFETCH(QList<int>, lost);
    m_kiosk->practise(5);
    m_kiosk->run();
    const auto first = static_cast<int>(m_kiosk->desk.head()) + 1;
    m_kiosk->practise(8);
    const std::int64_t head = m_kiosk->desk.head();
    const Id origin = m_kiosk->desk.origin();
    m_kiosk->own.store.reset();
    std::set<int> numbers;
    for (const int one : lost) numbers.insert(first + one);
    spoil(journalFolder(folder()) + "/000000000001.log", numbers);
    std::filesystem::remove(databasePath(folder()));
    std::filesystem::remove_all(backupFolder(folder()));
    QVERIFY(rescue(testOptions(folder())));

    StartedAgain again(folder(), conninfo());
    QCOMPARE(again.desk.head(), head);
    QVERIFY(again.sync.run({}));
    std::vector<std::int64_t> wanted;
    for (int number = 1; number <= head; ++number) {
        if (number < first || !numbers.contains(number)) wanted.push_back(number);
    }
    QVERIFY(held(origin) == wanted);
    QCOMPARE(*again.desk.waiting(), std::int64_t{0});
    QCOMPARE(again.sync.run({})->sent, std::int64_t{0});
}

void TestSchoolMishaps::aKioskThatWasPutBackFromABackupIsRenewed() {
    const SampleExam exam = defined(m_kiosk->store(), m_kiosk->own.supervisor);
    const Id before = sat(m_kiosk->store(), m_kiosk->own.supervisor, m_kiosk->own.trainee, exam, faultless(exam.items));
    const Id origin = m_kiosk->desk.origin();
    // The folder as it was then is all that is left of the kiosk.
    const QTemporaryDir copy;
    const std::string backup = copy.path().toStdString() + "/store";
    m_kiosk->own.store.reset();
    std::filesystem::copy(folder(), backup, std::filesystem::copy_options::recursive);
    {
        StartedAgain going(folder(), conninfo());
        const auto session = going.store->signIn(m_kiosk->own.access.id, kPassphrase);
        QVERIFY(session);
        const Id after = sat(*going.store, *session, m_kiosk->own.trainee, exam, faultless(exam.items));
        QVERIFY(going.sync.run({}));
        QCOMPARE(console().attempt(m_console.supervisor, after)->state, AttemptState::Sealed);
    }
    const std::vector<std::int64_t> heldBefore = held(origin);
    StartedAgain again(backup, conninfo());
    REFUSED_WITH(again.sync.run({}), StoreFault::HistoryDiffers);
    QVERIFY(renewKiosk(*m_schools.connected(m_database), "room_1"));
    const auto session = again.store->signIn(m_kiosk->own.access.id, kPassphrase);
    const Id later = sat(*again.store, *session, m_kiosk->own.trainee, exam, faultless(exam.items));
    QVERIFY(again.sync.run({}));
    QCOMPARE(static_cast<std::int64_t>(held(origin).size()), again.desk.head());
    // What was there stays, and every result is there once, its seal believed.
    const auto all = m_schools.connected(m_database)->execute("SELECT count(*) FROM events WHERE chain > 1");
    QCOMPARE(std::stoul(all->text(0, 0)), heldBefore.size() + held(origin).size());
    const auto rows = console().attempts(m_console.supervisor, {});
    QCOMPARE(rows->size(), std::size_t{3});
    for (const AttemptRow& row : *rows) {
        QVERIFY(!row.broken);
        QCOMPARE(row.state, AttemptState::Sealed);
    }
    QVERIFY(console().attempt(m_console.supervisor, before));
    QVERIFY(console().attempt(m_console.supervisor, later));
    QCOMPARE(again.sync.run({})->sent, std::int64_t{0});
}

void TestSchoolMishaps::whoSitsAnExamLeavesAfterIt_data() {
    QTest::addColumn<bool>("isErased");
    QTest::newRow("archived") << false;
    QTest::newRow("erased") << true;
}

void TestSchoolMishaps::whoSitsAnExamLeavesAfterIt() {
    QFETCH(bool, isErased);
    const Id trainee = m_console.trainee;
    m_kiosk->run();
    SqliteStore& own = m_kiosk->store();
    const SampleExam exam = defined(own, m_kiosk->own.supervisor);
    Sitting one = sitting(exam, trainee);
    const auto session = own.enter(trainee);
    QVERIFY(session);
    QVERIFY(own.startAttempt(m_kiosk->own.supervisor, one.start));
    const auto lines = one.lines(faultless(exam.items).events);
    QVERIFY(own.keepLines(*session, one.start.attempt, std::span(lines).first(1)));
    QVERIFY(isErased ? console().erase(m_console.supervisor, trainee)
                     : console().archive(m_console.supervisor, trainee));
    // Somebody else's news come down meanwhile.
    const Id other = *console().addTrainee(m_console.supervisor, "Somebody else");
    QVERIFY(m_kiosk->run().roster > 0);
    // That he leaves later is no reason to take everything again and again.
    QCOMPARE(*m_kiosk->desk.knownStamp(), *orEnd(KioskLink::open(conninfo()), "link")->rosterStamp());
    QVERIFY(own.enter(other));
    QVERIFY(own.keepLines(*session, one.start.attempt, std::span(lines).subspan(1)));
    QVERIFY(own.seal(*session, one.start.attempt));
    m_kiosk->run();
    REFUSED_WITH(own.enter(trainee), StoreFault::NotActive);
    QCOMPARE(own.person(m_kiosk->own.supervisor, trainee)->standing, isErased ? Standing::Erased : Standing::Archived);
    const auto row = console().attempt(m_console.supervisor, one.start.attempt);
    QVERIFY(row);
    QCOMPARE(row->state, AttemptState::Sealed);
    QVERIFY(!row->broken);
}

void TestSchoolMishaps::anErasedNameLeavesTheBackupsWhateverFails() {
    const std::string name = "Nobody Will Know";
    const Id trainee = *console().addTrainee(m_console.supervisor, name);
    m_kiosk->run();
    QVERIFY(m_kiosk->own.store->backUp(m_kiosk->own.supervisor));
    const auto isInABackup = [&] {
        for (const auto& file : std::filesystem::directory_iterator(backupFolder(folder()))) {
            if (readWhole(file.path().string())->find(name) != std::string::npos) return true;
        }
        return false;
    };
    QVERIFY(isInABackup());
    QVERIFY(console().erase(m_console.supervisor, trainee));
    // Nothing can be written where backups go. It is not tried again and again, but by the next start.
    const std::string aside = folder() + "/aside";
    std::filesystem::rename(backupFolder(folder()), aside);
    std::ofstream(backupFolder(folder())) << "in the way";
    m_kiosk->run();
    QCOMPARE(m_kiosk->own.store->person(m_kiosk->own.supervisor, trainee)->standing, Standing::Erased);
    std::filesystem::remove(backupFolder(folder()));
    std::filesystem::rename(aside, backupFolder(folder()));
    m_kiosk->practise(1);
    m_kiosk->run();
    QVERIFY(isInABackup());
    // Nor is what was just written brought into the database each time, as for a copy.
    QVERIFY(std::filesystem::file_size(databasePath(folder()) + "-wal") > 0);
    m_kiosk->own.store.reset();
    {
        StartedAgain again(folder(), conninfo());
        QVERIFY(again.sync.run({}));
    }
    QVERIFY(!isInABackup());
    QVERIFY(!std::filesystem::is_empty(backupFolder(folder())));
    QVERIFY(m_kiosk->opensAgain());
}

void TestSchoolMishaps::aSupervisorsRoleForwardsNothing() {
    const std::string asSupervisor = m_schools.server().conninfo(m_database, kSupervisorRole);
    std::atomic<int> times = 0;
    std::atomic<bool> isRight = true;
    Forwarder forwarder(KioskSync(asSupervisor, "1.0", m_kiosk->desk, here),
                        [&](const StoreResult<SyncReport>& report) {
                            if (report || report.refusal().fault != StoreFault::NotAKiosk) isRight = false;
                            ++times;
                        },
                        {std::chrono::milliseconds(1), std::chrono::milliseconds(1), std::chrono::milliseconds(1)});
    QTRY_VERIFY_WITH_TIMEOUT(times > 0, 30'000);
    // It is not asked again and again.
    QTest::qWait(200);
    QCOMPARE(times.load(), 1);
    QVERIFY(isRight);
    QVERIFY(console().kiosks(m_console.supervisor)->size() == 1);
}

void TestSchoolMishaps::nobodyWaitsForAServerThatSaysNothing() {
    // The next address is tried after two seconds. After each a server is waited for anew.
    SilentServer first;
    SilentServer silent;
    SilentServer third;
    const std::string hosts = first.folder() + ',' + silent.folder() + ',' + third.folder() + ',' + third.folder();
    std::vector<StoreFault> told;
    auto forwarder = std::make_unique<Forwarder>(
        KioskSync("host=" + hosts + " dbname=school connect_timeout=2", "1.0", m_kiosk->desk, here),
        [&](const StoreResult<SyncReport>& report) {
            if (!report) told.push_back(report.refusal().fault);
        });
    QTRY_VERIFY_WITH_TIMEOUT(silent.isAsked(), 30'000);
    QElapsedTimer clock;
    clock.start();
    forwarder.reset();
    // Far from the six seconds that are left for the others.
    QVERIFY2(clock.elapsed() < 1'500, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(told, std::vector{StoreFault::ServerAway});
}

void TestSchoolMishaps::behindSilentServersTheOneThatAnswersIsFound() {
    const SilentServer first;
    const SilentServer second;
    const std::string hosts = first.folder() + ',' + second.folder() + ',' + m_schools.server().folder();
    const auto found = PgConnection::open("host=" + hosts + " connect_timeout=2 user=owner dbname=" + m_database);
    QVERIFY(found);
    QCOMPARE((*found)->parameter("host"), m_schools.server().folder());
    const auto none = PgConnection::open("host=" + first.folder() + ',' + second.folder() + " connect_timeout=2");
    QVERIFY(!none);
    QCOMPARE(none.refusal().fault, StoreFault::ServerAway);
    QVERIFY(!none.refusal().params[0].empty());
}

void TestSchoolMishaps::whatAServerLostThatWasPutBackIsAskedForAgain_data() {
    QTest::addColumn<QString>("loss");
    QTest::newRow("another definition at the last place") << "UPDATE definitions SET id = id || '?' WHERE arrival = 11";
    QTest::newRow("another version of it") << "UPDATE definitions SET version = 2 WHERE arrival = 11";
    QTest::newRow("fewer changes of the roster") << "UPDATE stamps SET number = 0";
    QTest::newRow("less of what was practised")
        << "DELETE FROM events WHERE position >= (SELECT max(position) FROM events WHERE kind LIKE 'practice.%')";
}

/// The same database, put back to an earlier state by a copy of its files, and changed since.
void TestSchoolMishaps::whatAServerLostThatWasPutBackIsAskedForAgain() {
    QFETCH(const QString, loss);
    const auto owner = m_schools.connected(m_database);
    QVERIFY(owner->execute("SELECT setval('arrivals', 10)"));
    QVERIFY(console().define(m_console.supervisor, newId(), "exam", "known"));
    SyncedKiosk other(m_schools, m_database, "room_2");
    other.run();
    const std::vector<NewEvent> practised = {practiceEvent(m_console.trainee)};
    QVERIFY(other.store().append(orEnd(other.store().enter(m_console.trainee), "enter"), practised));
    other.run();
    QCOMPARE(m_kiosk->run({m_console.trainee}).history, 1);
    QCOMPARE(m_kiosk->run({m_console.trainee}).definitions, 0);
    // Where nothing was lost nothing is asked for again, whatever comes before the place that is known.
    const auto runAnew = [&] { return orEnd(KioskSync(conninfo(), "1.0", m_kiosk->desk, here).run({}), "run"); };
    const std::string quietly = "SET session_replication_role = replica;";
    QVERIFY(owner->execute(quietly + "INSERT INTO definitions (id, version, kind, body, at, arrival) VALUES ('" +
                           newId() + "', 1, 'exam', 'older', 7, 5)"));
    QCOMPARE(runAnew().definitions, 0);
    QVERIFY(owner->execute(quietly + loss.toStdString()));
    QVERIFY(runAnew().definitions > 0);
    QCOMPARE(runAnew().definitions, 0);
}

QTEST_GUILESS_MAIN(TestSchoolMishaps)
#include "tst_school_mishaps.moc"
