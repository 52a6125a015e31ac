#include "app/school/school_schema.h"
#include "tests/app/school/school_bench.h"
#include "tests/support/cli_runner.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::test;

// A school's server on the command line, found by the name of a service.
class TestCliSchool : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aServerIsPreparedOnceAndAgain();
    void kiosksAreAddedListedRenewedAndRetired();
    void aPasswordIsWrittenToAFileAndNowhereElse();
    void whatIsThereIsCounted();
    void aServerThatIsNotPreparedIsSaid();
    void aServerThatIsAwayIsSaid();
    void whoMayNotMakeRolesIsTold();
    void aWrongCallIsExplained_data();
    void aWrongCallIsExplained();

private:
    CliAnswer school(const QStringList& words, const QString& service = "school") {
        return runCli(QStringList{"school"} + words + QStringList{"--service", service});
    }
    std::string errorOf(const CliAnswer& answer) { return answer.lines().at(0).at("error").at("message"); }

    Schools m_schools;
    QTemporaryDir m_folder;
    std::string m_database;
};

void TestCliSchool::init() {
    m_database = m_schools.server().newDatabase();
    QFile file(m_folder.filePath("services"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto section = [&](const std::string& name, std::string conninfo) {
        std::replace(conninfo.begin(), conninfo.end(), ' ', '\n');
        file.write(("[" + name + "]\n" + conninfo + "\n").c_str());
    };
    section("school", m_schools.server().conninfo(m_database));
    section("console", m_schools.server().conninfo(m_database, kSupervisorRole));
    section("away", "host=" + m_folder.path().toStdString() + " dbname=school");
    qputenv("PGSERVICEFILE", file.fileName().toUtf8());
}

void TestCliSchool::aServerIsPreparedOnceAndAgain() {
    const CliAnswer first = school({"init"});
    QCOMPARE(first.status, 0);
    QVERIFY(first.lines().at(0).at("schema_before") == 0);
    QVERIFY(first.lines().at(0).at("schema") == newestSchema());
    const CliAnswer second = school({"init"});
    QCOMPARE(second.status, 0);
    QVERIFY(second.lines().at(0).at("schema_before") == newestSchema());
    QCOMPARE(*schemaOf(*m_schools.connected(m_database)), newestSchema());
}

void TestCliSchool::kiosksAreAddedListedRenewedAndRetired() {
    QCOMPARE(school({"init"}).status, 0);
    QVERIFY(school({"kiosks"}).out.isEmpty());
    QCOMPARE(school({"kiosks", "add", "hall_1"}).status, 0);
    QCOMPARE(school({"kiosks", "add", "hall_1"}).status, 0);
    QCOMPARE(school({"kiosks", "add", "hall_2"}).status, 0);
    const auto link = KioskLink::open(m_schools.server().conninfo(m_database, "hall_1"));
    QVERIFY(link);
    const store::Id origin = store::newId();
    QVERIFY((*link)->enter(origin, {}, "1.0"));
    const auto listed = school({"kiosks", "list"}).lines();
    QCOMPARE(listed.size(), std::size_t{2});
    QVERIFY(listed[0].at("kiosk") == "hall_1");
    QVERIFY(listed[0].at("origin") == origin);
    QVERIFY(listed[0].at("program") == "1.0");
    QVERIFY(listed[1].at("seen_at") == 0);
    QCOMPARE(school({"kiosks", "renew", "hall_1"}).status, 0);
    QVERIFY(school({"kiosks"}).lines().at(0).at("origin") == "");
    QCOMPARE(school({"kiosks", "retire", "hall_1"}).status, 0);
    QVERIFY(school({"kiosks"}).lines().at(0).at("retired") == true);
    QVERIFY(!KioskLink::open(m_schools.server().conninfo(m_database, "hall_1")));
    QCOMPARE(school({"kiosks", "retire", "nobody"}).status, 1);
    QCOMPARE(school({"kiosks", "renew", "nobody"}).status, 1);
}

void TestCliSchool::aPasswordIsWrittenToAFileAndNowhereElse() {
    QCOMPARE(school({"init"}).status, 0);
    const QString path = m_folder.filePath("hall_3.pgpass");
    const CliAnswer added = school({"kiosks", "add", "hall_3", "--password-file", path});
    QCOMPARE(added.status, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray line = file.readAll();
    const QByteArray begin = "*:*:" + QByteArray::fromStdString(m_database) + ":hall_3:";
    QVERIFY(line.startsWith(begin));
    const QByteArray password = line.mid(begin.size()).trimmed();
    QVERIFY(password.size() >= 32);
    QVERIFY(!added.out.contains(password) && !added.err.contains(password));
    QCOMPARE(QFileInfo(path).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    // A file that is there may be somebody's.
    const CliAnswer again = school({"kiosks", "add", "hall_3", "--password-file", path});
    QCOMPARE(again.status, 2);
    QVERIFY(QFile(path).size() == line.size());
}

void TestCliSchool::whatIsThereIsCounted() {
    QCOMPARE(school({"init"}).status, 0);
    const SettledStore console = settled(m_schools.opened(m_database, testOptions(m_folder.path().toStdString())));
    QCOMPARE(school({"kiosks", "add", "hall_4"}).status, 0);
    const CliAnswer answer = school({"status"});
    QCOMPARE(answer.status, 0);
    const Json status = answer.lines().at(0);
    QVERIFY(status.at("people") == 2);
    QVERIFY(status.at("kiosks") == 1);
    QVERIFY(status.at("events") == 3);
    QVERIFY(status.at("attempts") == 0);
    QVERIFY(status.at("broken") == 0);
    QVERIFY(status.at("not_taken_in") == 0);
    // A supervisor may look as well.
    QCOMPARE(school({"status"}, "console").out, answer.out);
}

void TestCliSchool::aServerThatIsNotPreparedIsSaid() {
    for (const QStringList& words : {QStringList{"status"}, QStringList{"kiosks"}, QStringList{"kiosks", "add", "x"}}) {
        const CliAnswer answer = school(words);
        QCOMPARE(answer.status, 1);
        QVERIFY(errorOf(answer).find("school init") != std::string::npos);
    }
}

void TestCliSchool::aServerThatIsAwayIsSaid() {
    for (const QString service : {"away", "there_is_none"}) {
        const CliAnswer answer = school({"status"}, service);
        QCOMPARE(answer.status, 1);
        QVERIFY(errorOf(answer).find("cannot be reached") != std::string::npos);
    }
}

void TestCliSchool::whoMayNotMakeRolesIsTold() {
    QCOMPARE(school({"init"}).status, 0);
    const CliAnswer answer = school({"kiosks", "add", "hall_5"}, "console");
    QCOMPARE(answer.status, 1);
    QVERIFY(errorOf(answer).find("does not allow") != std::string::npos);
    QVERIFY(school({"kiosks"}).out.isEmpty());
}

void TestCliSchool::aWrongCallIsExplained_data() {
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown") << QStringList{"open", "--service", "school"};
    QTest::newRow("no service") << QStringList{"init"};
    QTest::newRow("a password") << QStringList{"init", "--service", "school password=secret"};
    QTest::newRow("too many words") << QStringList{"init", "now", "--service", "school"};
    QTest::newRow("no name") << QStringList{"kiosks", "add", "--service", "school"};
    QTest::newRow("unknown act") << QStringList{"kiosks", "paint", "x", "--service", "school"};
}

void TestCliSchool::aWrongCallIsExplained() {
    QFETCH(QStringList, words);
    const CliAnswer answer = runCli(QStringList{"school"} + words);
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(answer.err.startsWith("cutcard-cli: "));
}

QTEST_GUILESS_MAIN(TestCliSchool)
#include "tst_cli_school.moc"
