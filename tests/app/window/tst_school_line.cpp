#include "app/window/program.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"

#include <QFile>
#include <QTest>

#include <thread>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

// The window of a kiosk that belongs to a school, on a real server.
class TestSchoolLine : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void withoutASettingNothingIsAskedAndNothingIsSaid();
    void whatIsPractisedComesToTheSchool();
    void aServerThatIsAwayIsSaidAndNothingIsLost();
    void aServiceThatNobodyKnowsIsSaid();
    void peopleOfTheSchoolAppearAtTheKiosk();
    void practiceFollowsWhoeverEnters();
    void theWindowEndsWhileTheServerIsAway();
    void aTaskThatNobodyServesAnyMoreIsGivenUp();

private:
    std::unique_ptr<Program> program(const QString& service, const char* folder = "kiosk");
    void writeService(const std::string& conninfo);
    void open(Program& program) {
        program.people().open();
        QTRY_COMPARE(program.people().state(), QString("ready"));
    }
    std::int64_t held(const char* kiosk);

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
};

namespace {

PracticeEvent answer() {
    PracticeEvent event;
    event.rules = "pa-657a-crazy4";
    event.skill = "c4.ante.paid";
    event.right = true;
    return event;
}

}  // namespace

void TestSchoolLine::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = m_schools.newSchool();
    m_schools.kiosk(m_database, "room_1");
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->filePath("console").toStdString())));
    writeService(m_schools.server().conninfo(m_database, "room_1"));
    qputenv("PGSERVICEFILE", m_folder->filePath("pg_service.conf").toUtf8());
}

void TestSchoolLine::cleanup() {
    m_console = {};
}

/// The words of a conninfo as the lines of a section.
void TestSchoolLine::writeService(const std::string& conninfo) {
    QFile file(m_folder->filePath("pg_service.conf"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("[school]\n");
    for (const QString& word : QString::fromStdString(conninfo).split(' ', Qt::SkipEmptyParts))
        file.write(QString(word).remove('\'').toUtf8() + '\n');
}

std::unique_ptr<Program> TestSchoolLine::program(const QString& service, const char* folder) {
    using namespace std::chrono_literals;
    ProgramOptions options;
    options.storeFolder = m_folder->filePath(folder).toStdString();
    options.settingsFile = m_folder->filePath("cutcard.ini");
    options.settings = {{"schoolService", service}, {"language", "en"}};
    options.forwarding = {20ms, 20ms, 200ms};
    return std::make_unique<Program>(options);
}

std::int64_t TestSchoolLine::held(const char* kiosk) {
    for (const Kiosk& one : orEnd(static_cast<PgStore&>(*m_console.store).kiosks(m_console.supervisor), "kiosks"))
        if (one.name == kiosk) return one.held;
    return -1;
}

void TestSchoolLine::withoutASettingNothingIsAskedAndNothingIsSaid() {
    const auto alone = program({});
    open(*alone);
    QVERIFY(alone->people().introduce("Mia"));
    QVERIFY(alone->line() == nullptr);
    QCOMPARE(alone->schoolSays(), QString());
    // A kiosk that has asked once is known by when it was.
    const auto seen = [&] {
        return orEnd(static_cast<PgStore&>(*m_console.store).kiosks(m_console.supervisor), "kiosks").front().seenAt;
    };
    QTest::qWait(500);
    QCOMPARE(seen(), Milliseconds{0});
    const auto kiosk = program("school", "other");
    open(*kiosk);
    QTRY_VERIFY(seen() > 0);
}

void TestSchoolLine::whatIsPractisedComesToTheSchool() {
    const auto kiosk = program("school");
    open(*kiosk);
    QVERIFY(kiosk->people().introduce("Mia"));
    QVERIFY(kiosk->people().keepAnswer()(answer()));
    const std::int64_t head = KioskDesk(*kiosk->people().store()).head();
    QVERIFY(head >= 2);
    QTRY_COMPARE(held("room_1"), head);
    QTRY_COMPARE(kiosk->schoolSays(), QString("The school has everything."));
    QVERIFY(kiosk->line()->isUp());
}

void TestSchoolLine::aServerThatIsAwayIsSaidAndNothingIsLost() {
    m_console = {};
    m_schools.server().stop();
    const auto kiosk = program("school");
    open(*kiosk);
    QVERIFY(kiosk->people().introduce("Mia"));
    QVERIFY(kiosk->people().keepAnswer()(answer()));
    QTRY_COMPARE(kiosk->schoolSays(), QString("The school does not answer. 2 records wait for the school."));
    m_schools.server().start();
    QTRY_COMPARE(kiosk->schoolSays(), QString("The school has everything."));
}

void TestSchoolLine::aServiceThatNobodyKnowsIsSaid() {
    const auto kiosk = program("nowhere");
    open(*kiosk);
    QTRY_VERIFY2(kiosk->schoolSays().startsWith("The school does not answer."), qPrintable(kiosk->schoolSays()));
    QVERIFY(!kiosk->line()->isUp());
}

void TestSchoolLine::peopleOfTheSchoolAppearAtTheKiosk() {
    const auto kiosk = program("school");
    open(*kiosk);
    const Id ruth = orEnd(m_console.store->addTrainee(m_console.supervisor, "Ruth"), "addTrainee");
    const auto isListed = [&] {
        for (const QVariant& one : kiosk->people().people())
            if (one.toMap().value("id").toString().toStdString() == ruth) return true;
        return false;
    };
    QTRY_VERIFY(isListed());
}

void TestSchoolLine::practiceFollowsWhoeverEnters() {
    {
        const auto first = program("school");
        open(*first);
        const QString trainee = QString::fromStdString(m_console.trainee);
        QTRY_VERIFY(first->people().enter(trainee));
        const std::int64_t before = held("room_1");
        QVERIFY(first->people().keepAnswer()(answer()));
        QTRY_VERIFY(held("room_1") > before);
    }
    m_schools.kiosk(m_database, "room_2");
    writeService(m_schools.server().conninfo(m_database, "room_2"));
    const auto second = program("school", "other");
    open(*second);
    QTRY_VERIFY(second->people().enter(QString::fromStdString(m_console.trainee)));
    const auto answers = [&] { return orEnd(second->people().loadAnswers()(), "answers").size(); };
    QTRY_COMPARE(answers(), std::size_t{1});
}

void TestSchoolLine::theWindowEndsWhileTheServerIsAway() {
    m_console = {};
    auto kiosk = program("school");
    open(*kiosk);
    m_schools.server().stop();
    // At whatever moment of the other thread's work.
    for (int i = 0; i < 10; ++i) {
        QTest::qWait(7 * i);
        kiosk.reset();
        kiosk = program("school");
        open(*kiosk);
    }
    kiosk.reset();
    m_schools.server().start();
}

void TestSchoolLine::aTaskThatNobodyServesAnyMoreIsGivenUp() {
    StoreTurn turn;
    bool isDone = true;
    bool isRun = false;
    std::thread other([&] { isDone = turn.take([&] { isRun = true; }); });
    // It waits for this thread, which does not come to its events.
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    turn.end();
    other.join();
    QVERIFY(!isDone);
    QCoreApplication::processEvents();
    QVERIFY(!isRun);
    QVERIFY(!turn.take([] {}));
}

QTEST_MAIN(TestSchoolLine)
#include "tst_school_line.moc"
