#include "app/school/kiosk_sync.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"
#include "tests/support/cli_runner.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

constexpr auto kSchool = "school";

/// The commands of docs/school.md under a heading, as they stand there: one text for each block of lines.
QStringList commandsUnder(const QString& heading) {
    QFile file(QStringLiteral(CUTCARD_TEST_DATA "/../../docs/school.md"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(file.readAll());
    const QString section = text.section("## " + heading + '\n', 1).section("\n## ", 0, 0);
    QStringList blocks = {QString()};
    for (const QString& line : section.split('\n')) {
        if (line.startsWith("    ")) blocks.last() += line.trimmed() + '\n';
        if (!line.startsWith("    ") && !blocks.last().isEmpty()) blocks << QString();
    }
    blocks.removeAll(QString());
    return blocks;
}

bool here(const std::function<void()>& task) {
    task();
    return true;
}

}  // namespace

// The page tells how to make a copy of a school and how to get it back: by exactly these commands.
class TestSchoolBackup : public QObject {
    Q_OBJECT

private slots:
    void aRestoredSchoolHasEverythingAndGoesOn();

private:
    /// As somebody at the server's machine would type them.
    void type(const QString& commands, const PgServer& server);
    std::int64_t numberOf(const PgServer& server, const std::string& sql);
    SyncReport forward(KioskDesk& desk, const PgServer& server);

    QTemporaryDir m_folder;
};

void TestSchoolBackup::type(const QString& commands, const PgServer& server) {
    QFile services(m_folder.filePath("services"));
    QVERIFY(services.open(QIODevice::WriteOnly));
    services.write(("[school]\nhost=" + server.folder() + "\nuser=owner\ndbname=school\n").c_str());
    services.close();
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PATH", QFileInfo(cliProgram()).path() + ':' + environment.value("PATH"));
    environment.insert("PGSERVICEFILE", services.fileName());
    environment.insert("PGHOST", QString::fromStdString(server.folder()));
    environment.insert("PGUSER", "owner");
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(m_folder.path());
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.start("bash", {"-ec", commands});
    QVERIFY(shell.waitForFinished(120'000));
    const QByteArray said = shell.readAll();
    QVERIFY2(shell.exitCode() == 0, said.constData());
}

std::int64_t TestSchoolBackup::numberOf(const PgServer& server, const std::string& sql) {
    const auto owner = orEnd(PgConnection::open(server.conninfo(kSchool)), "owner");
    return orEnd(owner->execute(sql, {}), sql.c_str()).number(0, 0);
}

SyncReport TestSchoolBackup::forward(KioskDesk& desk, const PgServer& server) {
    return orEnd(KioskSync(server.conninfo(kSchool, "room_1"), "1.0", desk, here).run({}), "forwarding");
}

void TestSchoolBackup::aRestoredSchoolHasEverythingAndGoesOn() {
    const QStringList blocks = commandsUnder("Backup and restore");
    QCOMPARE(blocks.size(), 2);
    PgServer before;
    type(
        "createdb school && cutcard-cli school init --service school\n"
        "cutcard-cli school kiosks add room_1 --service school\n"
        "psql -q service=school -c 'CREATE ROLE sam LOGIN IN ROLE cutcard_supervisor'",
        before);
    if (QTest::currentTestFailed()) return;
    const QTemporaryDir kioskFolder;
    const QTemporaryDir consoleFolder;
    const SettledStore kiosk = settled(test::opened(testOptions(kioskFolder.path().toStdString())));
    const SampleExam exam = defined(*kiosk.store, kiosk.supervisor);
    KioskDesk desk(static_cast<SqliteStore&>(*kiosk.store));
    const auto sit = [&] { return sat(*kiosk.store, kiosk.supervisor, kiosk.trainee, exam, faultless(exam.items)); };
    const Id first = sit();
    forward(desk, before);
    const std::string consoles = before.conninfo(kSchool, kSupervisorRole);
    SettledStore console =
        settled(orEnd(PgStore::open(testOptions(consoleFolder.path().toStdString()), consoles), "open"));
    const std::int64_t copied = numberOf(before, "SELECT count(*) FROM events");

    type(blocks[0], before);
    if (QTest::currentTestFailed()) return;
    const Id later = sit();
    QVERIFY(forward(desk, before).sent > 0);
    QCOMPARE(*desk.waiting(), std::int64_t{0});
    console = {};
    before.stop();

    PgServer after;
    type(blocks[1], after);
    if (QTest::currentTestFailed()) return;
    QCOMPARE(numberOf(after, "SELECT count(*) FROM events"), copied);
    // What the kiosk had forwarded after the copy was made, it forwards again.
    QVERIFY(forward(desk, after).sent > 0);
    const auto store =
        orEnd(PgStore::open(testOptions(consoleFolder.path().toStdString()), after.conninfo(kSchool, kSupervisorRole)),
              "open");
    const auto people = orEnd(store->whoMayEnter(), "people");
    const auto who =
        std::find_if(people.begin(), people.end(), [](const Person& one) { return one.role == Role::Supervisor; });
    const StoreSession session = orEnd(store->signIn(who->id, kPassphrase), "signIn");
    for (const Id& attempt : {first, later}) {
        const auto row = store->attempt(session, attempt);
        QVERIFY(row);
        QCOMPARE(row->state, AttemptState::Sealed);
        QVERIFY(!row->broken);
    }
    // The rights are there as they were: a kiosk reads no results, and somebody else does not get in.
    const auto asKiosk = orEnd(PgConnection::open(after.conninfo(kSchool, "room_1")), "room_1");
    QVERIFY(!asKiosk->execute("SELECT * FROM attempts"));
    QVERIFY(!asKiosk->execute("DELETE FROM events"));
    type("psql -q postgres -c 'CREATE ROLE stranger LOGIN'", after);
    QVERIFY(!PgConnection::open(after.conninfo(kSchool, "stranger")));
}

QTEST_GUILESS_MAIN(TestSchoolBackup)
#include "tst_school_backup.moc"
