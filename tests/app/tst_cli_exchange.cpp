#include "tests/app/exchange/two_schools.h"
#include "tests/app/store/own_mounts.h"
#include "tests/support/cli_runner.h"

#include <QProcess>
#include <QTest>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

const QByteArray kRight = QByteArray(kPassphrase) + '\n';

std::string messageOf(const CliAnswer& answer) {
    return answer.lines().at(0).at("error").at("message");
}

}  // namespace

// The stick on the command line: the real program, on two stores that nobody has open.
class TestCliExchange : public QObject {
    Q_OBJECT

private slots:
    void init();
    void resultsGoFromOneStoreToTheOther();
    void aFileIsShownBeforeItIsBelieved();
    void aWrongPassphraseChangesNothing();
    void aRunningCutcardKeepsItsStore();
    void aDamagedFileIsRefusedWithItsLine();
    void aFullStickLeavesNoHalfFile();
    void aWrongCallIsExplained_data();
    void aWrongCallIsExplained();

private:
    QString file(const char* name) const { return m_schools->stick.filePath(name); }
    QStringList inStore(const QTemporaryDir& folder, const QStringList& words) const {
        return QStringList{"exchange"} + words + QStringList{"--store", folder.path()};
    }
    CliAnswer asSupervisor(const QTemporaryDir& folder, const QString& name, const QStringList& words,
                           const QByteArray& input = kRight) const {
        return runCli(inStore(folder, words) + QStringList{"--supervisor", name}, input);
    }
    /// Nobody has the stores open any more.
    void close() {
        m_schools->room.store.reset();
        m_schools->office.store.reset();
    }
    CliAnswer room(const QStringList& words) { return asSupervisor(m_schools->roomFolder, m_roomName, words); }
    CliAnswer office(const QStringList& words) { return asSupervisor(m_schools->officeFolder, m_officeName, words); }

    std::unique_ptr<TwoSchools> m_schools;
    QString m_roomName;
    QString m_officeName;
};

void TestCliExchange::init() {
    m_schools = std::make_unique<TwoSchools>();
    const auto nameOf = [](SettledStore& school) {
        return QString::fromStdString(must(school.store->person(school.supervisor, school.supervisor.person())).name);
    };
    m_roomName = nameOf(m_schools->room);
    m_officeName = nameOf(m_schools->office);
    m_schools->satInTheRoom(2);
}

void TestCliExchange::resultsGoFromOneStoreToTheOther() {
    close();
    const CliAnswer people = room({"out", file("people"), "--what", "school"});
    QCOMPARE(people.status, 0);
    QVERIFY(people.lines().at(0).at("people") == 1);
    const CliAnswer results = room({"out", file("results")});
    QCOMPARE(results.status, 0);
    QVERIFY(results.lines().at(0).at("attempts") == 2);
    const QString key = QString::fromStdString(results.lines().at(0).at("key"));

    const CliAnswer unknown = office({"in", file("people")});
    QCOMPARE(unknown.status, 1);
    QVERIFY(unknown.lines().at(0).at("error").at("code") == "signer_unknown");
    QVERIFY(messageOf(unknown).find(results.lines().at(0).at("fingerprint").get<std::string>()) != std::string::npos);

    const CliAnswer early = office({"in", file("results"), "--register", key});
    QCOMPARE(early.status, 1);
    QVERIFY(early.lines().at(0).at("error").at("code") == "unknown_trainee");
    QVERIFY(early.lines().at(0).at("error").at("at") == "line 2");
    QVERIFY(office({"in", file("people")}).lines().at(0).at("people_added") == 1);
    const CliAnswer taken = office({"in", file("results")});
    QCOMPARE(taken.status, 0);
    QVERIFY(taken.lines().at(0).at("attempts_added") == 2);
    const CliAnswer again = office({"in", file("results")});
    QCOMPARE(again.status, 0);
    QVERIFY(again.lines().at(0).at("attempts_added") == 0);
    QVERIFY(again.lines().at(0).at("attempts_known") == 2);
    // Nothing new in the room; all of it once more.
    QVERIFY(room({"out", file("more")}).lines().at(0).at("error").at("code") == "nothing_to_write");
    QVERIFY(room({"out", file("more"), "--what", "all"}).lines().at(0).at("attempts") == 2);
}

void TestCliExchange::aFileIsShownBeforeItIsBelieved() {
    close();
    const CliAnswer written = room({"out", file("results")});
    const QString key = QString::fromStdString(written.lines().at(0).at("key"));
    const CliAnswer shown = runCli(inStore(m_schools->officeFolder, {"show", file("results")}));
    QCOMPARE(shown.status, 1);
    QVERIFY(shown.lines().at(0).at("verdict") == "signer_unknown");
    QVERIFY(shown.lines().at(0).at("attempts") == 2);
    QCOMPARE(shown.lines().size(), std::size_t(3));
    QVERIFY(shown.lines().at(1).at("trainee") == m_schools->room.trainee);
    const CliAnswer believed = runCli(inStore(m_schools->officeFolder, {"show", file("results"), "--key", key}));
    QCOMPARE(believed.status, 0);
    QVERIFY(believed.lines().at(0).at("verdict") == "sealed");
    QCOMPARE(runCli(inStore(m_schools->roomFolder, {"show", file("results")})).status, 0);
}

void TestCliExchange::aWrongPassphraseChangesNothing() {
    close();
    const CliAnswer refused = asSupervisor(m_schools->roomFolder, m_roomName, {"out", file("results")}, "wrong\n");
    QCOMPARE(refused.status, 1);
    QVERIFY(messageOf(refused).find("passphrase") != std::string::npos);
    QVERIFY(!QFile::exists(file("results")));
    QCOMPARE(asSupervisor(m_schools->roomFolder, m_roomName, {"out", file("results")}, "").status, 1);
}

void TestCliExchange::aRunningCutcardKeepsItsStore() {
    // Both are still open here.
    const CliAnswer refused = room({"out", file("results")});
    QCOMPARE(refused.status, 1);
    QVERIFY(messageOf(refused).find("already running") != std::string::npos);
    QCOMPARE(room({"in", file("results")}).status, 1);
}

void TestCliExchange::aDamagedFileIsRefusedWithItsLine() {
    close();
    QCOMPARE(room({"out", file("results")}).status, 0);
    QFile results(file("results"));
    QVERIFY(results.open(QIODevice::ReadOnly));
    QByteArray bytes = results.readAll();
    results.close();
    const qsizetype third = bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 1;
    bytes[third + 200] = static_cast<char>(bytes[third + 200] ^ 1);
    QVERIFY(results.open(QIODevice::WriteOnly));
    results.write(bytes);
    results.close();
    for (const CliAnswer& answer :
         {room({"in", file("results")}), runCli(inStore(m_schools->roomFolder, {"show", file("results")}))}) {
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.lines().at(0).at("error").at("code") == "line_changed");
        QVERIFY(answer.lines().at(0).at("error").at("at") == "line 3");
    }
}

void TestCliExchange::aFullStickLeavesNoHalfFile() {
    if (!mayMount()) QSKIP("No mounts of one's own here.");
    close();
    // A stick with room for four thousand bytes, on which an older file lies.
    const QString script =
        "mount -t tmpfs -o size=4k none \"$1\" && cd \"$1\" && \"$0\" exchange out \"$1/results\" --store \"$2\" "
        "--supervisor \"$3\"; echo \"status $?\"; ls -A \"$1\"; echo end";
    QProcess process;
    process.start("unshare", {"-Ur", "--mount", "sh", "-c", script, cliProgram(), m_schools->stick.path(),
                              m_schools->roomFolder.path(), m_roomName});
    process.write(kRight);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    const QByteArray said = process.readAllStandardOutput();
    QVERIFY2(said.contains("\"medium_full\""), said.constData());
    QVERIFY(said.contains("status 1\nend\n"));
    // What was not written is still new.
    QVERIFY(room({"out", file("results")}).lines().at(0).at("attempts") == 2);
}

void TestCliExchange::aWrongCallIsExplained_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no verb") << QStringList{};
    QTest::newRow("another verb") << QStringList{"send", "x"};
    QTest::newRow("no file") << QStringList{"out", "--supervisor", "x"};
    QTest::newRow("nobody who does it") << QStringList{"in", "x"};
    QTest::newRow("a supervisor who is none") << QStringList{"out", "x", "--supervisor", "Nobody at all"};
    QTest::newRow("what nobody knows") << QStringList{"out", "x", "--supervisor", "x", "--what", "names"};
    QTest::newRow("a passphrase for everybody to read")
        << QStringList{"in", "x", "--supervisor", "x", "--passphrase", "secret"};
}

void TestCliExchange::aWrongCallIsExplained() {
    QFETCH(QStringList, words);
    close();
    const CliAnswer answer = runCli(inStore(m_schools->roomFolder, words), kRight);
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(answer.err.startsWith("cutcard-cli: "));
}

QTEST_GUILESS_MAIN(TestCliExchange)
#include "tst_cli_exchange.moc"
