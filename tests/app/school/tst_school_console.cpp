#include "app/store/machine_key.h"
#include "app/supervisor/console_pages.h"
#include "app/supervisor/exams_page.h"
#include "app/supervisor/results_model.h"
#include "app/window/console_door.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/supervisor/console_bench.h"

#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QQmlExtensionPlugin>
#include <QSignalSpy>
#include <QTableView>
#include <QThread>
#include <QThreadPool>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::supervisor;
using namespace cutcard::test;

// The supervisor's console over a school's records, on a real server.
class TestSchoolConsole : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theFirstSupervisorOfASchoolIsSetUp();
    void whatAKioskForwardedIsOnEveryPage();
    void aSealThatDoesNotHoldIsMarked();
    void aServerThatIsAwayIsSaidAndTheConsoleGoesOn();
    void whoIsAtTheDoorWhileTheServerIsAwayCanAskAgain();
    void withoutASettingThereIsNoWayToASchool();
    void theDoorLeadsToTheSchoolAndBack();
    void aRefusalLeavesTheRecordsOfThisComputer_data();
    void aRefusalLeavesTheRecordsOfThisComputer();
    void noExamOfASchoolGetsTheScreen();
    void whoLeavesDoesNotWaitForASchoolThatIsBeingOpened();

private:
    PgStore& school() { return *m_school; }
    void openConsole();
    void signIn(ConsoleWindow& console);
    void go(const char* page) { m_console->findChild<QAction*>(QLatin1String("go.") + QLatin1String(page))->trigger(); }
    QString said() const { return widgetIn<QLabel>(*m_console, "said").text(); }
    /// A kiosk sits an exam and forwards it, sealed by its key or by one that nobody knows.
    void forward(bool isKeyKnown = true);
    void openProgram(const QString& service);
    void openDoor();

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PgStore> m_school;
    std::unique_ptr<ConsoleWindow> m_console;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<ConsoleDoor> m_door;
    std::string m_role;
};

void TestSchoolConsole::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = m_schools.newSchool();
    m_role = kSupervisorRole;
    m_school = m_schools.opened(m_database, testOptions(m_folder->filePath("console").toStdString()));
}

void TestSchoolConsole::cleanup() {
    m_console.reset();
    m_door.reset();
    m_program.reset();
    QThreadPool::globalInstance()->waitForDone();
    m_school.reset();
}

void TestSchoolConsole::openConsole() {
    m_console = std::make_unique<ConsoleWindow>(school(), ConsoleLook{}, ConsoleRecords{&school(), true});
    m_console->show();
    QVERIFY(QTest::qWaitForWindowActive(m_console.get()));
}

void TestSchoolConsole::signIn(ConsoleWindow& console) {
    write(console, "signInPassphrase", QLatin1String(kPassphrase));
    click(console, "signIn");
    QVERIFY(!console.session().isNobody());
}

void TestSchoolConsole::forward(bool isKeyKnown) {
    const QString folder = m_folder->filePath("kiosk");
    const SettledStore own = settled(test::opened(testOptions(folder.toStdString())));
    const SampleExam exam = defined(*own.store, own.supervisor);
    sat(*own.store, own.supervisor, own.trainee, exam, faultless(exam.items));
    const auto link = m_schools.kiosk(m_database, "room_1");
    const std::string key = isKeyKnown ? MachineKey::open(folder.toStdString())->publicKey() : std::string(64, '7');
    QVERIFY(link->enter(static_cast<SqlStore&>(*own.store).origin(), key, "1.0"));
    QVERIFY(link->append(*own.store->outbox(own.supervisor, 100'000)));
    QVERIFY(link->beat("1.0", "Crazy 4 Poker, first level", 7));
}

void TestSchoolConsole::theFirstSupervisorOfASchoolIsSetUp() {
    openConsole();
    write(*m_console, "firstRunName", QStringLiteral("Ada Floor"));
    write(*m_console, "passphrase", QLatin1String(kPassphrase));
    write(*m_console, "passphraseAgain", QLatin1String(kPassphrase));
    click(*m_console, "setUp");
    QVERIFY(widgetIn<QLabel>(*m_console, "newCode").text().size() >= 20);
    QTest::keyClick(&widgetIn<QCheckBox>(*m_console, "codeWritten"), Qt::Key_Space);
    click(*m_console, "codeContinue");
    QVERIFY(isThere<QWidget>(*m_console, "consolePages"));
    m_console->signOut();
    signIn(*m_console);
}

void TestSchoolConsole::whatAKioskForwardedIsOnEveryPage() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    forward();
    openConsole();
    signIn(*m_console);
    for (const PageEntry& page : consolePages(true)) {
        go(qPrintable(page.key));
        QVERIFY2(said().isEmpty(), qPrintable(page.key + u' ' + said()));
    }
    QTRY_VERIFY(isThere<QTableView>(*m_console, "kiosks"));
    const QAbstractItemModel& kiosks = *widgetIn<QTableView>(*m_console, "kiosks").model();
    const QStringList row = {"room_1", "✓ Online", "just now", "Crazy 4 Poker, first level", "7"};
    for (int column = 0; column < row.size(); ++column)
        QCOMPARE(kiosks.index(0, column).data().toString(), row[column]);
    go("results");
    const QAbstractItemModel& results = *widgetIn<QTableView>(*m_console, "resultsTable").model();
    QCOMPARE(results.rowCount(), 1);
    QVERIFY(!results.index(0, ResultsModel::MarksColumn).data().toString().contains("⚠"));
    QCOMPARE(results.index(0, ResultsModel::ExamColumn).data().toString(),
             QStringLiteral("Crazy 4 Poker, first level"));
}

void TestSchoolConsole::aSealThatDoesNotHoldIsMarked() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    forward(false);
    openConsole();
    signIn(*m_console);
    go("results");
    const QAbstractItemModel& results = *widgetIn<QTableView>(*m_console, "resultsTable").model();
    QCOMPARE(results.rowCount(), 1);
    QVERIFY(results.index(0, ResultsModel::MarksColumn).data().toString().contains("⚠ seal broken"));
}

void TestSchoolConsole::aServerThatIsAwayIsSaidAndTheConsoleGoesOn() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    forward();
    openConsole();
    signIn(*m_console);
    m_schools.server().stop();
    for (const PageEntry& page : consolePages(true)) {
        go(qPrintable(page.key));
        QVERIFY(!m_console->session().isNobody());
        if (page.key == QLatin1String("results")) QVERIFY2(said().contains("cannot be reached"), qPrintable(said()));
    }
    QTRY_VERIFY(isThere<QLabel>(*m_console, "kiosksFault"));
    QVERIFY(widgetIn<QLabel>(*m_console, "kiosksFault").text().contains("Check the network"));
    m_schools.server().start();
    QTRY_VERIFY_WITH_TIMEOUT(!isThere<QLabel>(*m_console, "kiosksFault"), 20'000);
    QTRY_VERIFY(isThere<QTableView>(*m_console, "kiosks"));
    // Whoever goes on finds everything as it was.
    go("people");
    go("results");
    QCOMPARE(widgetIn<QTableView>(*m_console, "resultsTable").model()->rowCount(), 1);
    QVERIFY2(said().isEmpty(), qPrintable(said()));
}

void TestSchoolConsole::whoIsAtTheDoorWhileTheServerIsAwayCanAskAgain() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    openConsole();
    signIn(*m_console);
    m_schools.server().stop();
    m_console->signOut();
    QVERIFY(widgetIn<QLabel>(*m_console, "signInWhy").text().contains("cannot be reached"));
    m_schools.server().start();
    click(*m_console, "askAgain");
    QVERIFY(!isThere<QPushButton>(*m_console, "askAgain"));
    signIn(*m_console);
}

void TestSchoolConsole::openProgram(const QString& service) {
    settled(test::opened(testOptions(m_folder->filePath("own").toStdString())));
    ProgramOptions options;
    options.storeFolder = m_folder->filePath("own").toStdString();
    options.settingsFile = m_folder->filePath("cutcard.ini");
    options.settings = {{"schoolService", service}, {"language", "en"}};
    m_program = std::make_unique<Program>(options);
    const auto openSchool = [this](const std::string& /*service*/, const std::atomic<bool>* isUnwanted) {
        return PgStore::open(testOptions(m_folder->filePath("console").toStdString()),
                             m_schools.server().conninfo(m_database, m_role), isUnwanted);
    };
    m_door = std::make_unique<ConsoleDoor>(*m_program, openSchool);
    m_program->people().open();
    QTRY_COMPARE(m_program->people().state(), QString("ready"));
    openDoor();
}

void TestSchoolConsole::openDoor() {
    m_program->openConsole();
    QVERIFY(m_door->console() != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(m_door->console()));
}

void TestSchoolConsole::withoutASettingThereIsNoWayToASchool() {
    openProgram({});
    const ConsoleWindow& console = *m_door->console();
    QVERIFY(console.findChild<QWidget*>("recordsSwitch") == nullptr);
    QVERIFY(console.findChild<QAction*>("openOthers") == nullptr);
    QVERIFY(console.findChild<QAction*>("go.kiosks") == nullptr);
}

void TestSchoolConsole::theDoorLeadsToTheSchoolAndBack() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    openProgram("school");
    QVERIFY(!m_door->console()->isSchools());
    const QPointer<ConsoleWindow> own = m_door->console();
    click(*own, "schoolsRecords");
    QTRY_VERIFY(m_door->console()->isSchools());
    QTRY_VERIFY(own.isNull());
    const QPointer<ConsoleWindow> schools = m_door->console();
    signIn(*schools);
    QVERIFY(schools->findChild<QAction*>("go.kiosks") != nullptr);
    schools->findChild<QAction*>("openOthers")->trigger();
    QTRY_VERIFY(schools.isNull());
    QVERIFY(!m_door->console()->isSchools());
    signIn(*m_door->console());
    // From within, too; and what was opened last is what the door shows.
    m_door->console()->findChild<QAction*>("openOthers")->trigger();
    QTRY_VERIFY(m_door->console()->isSchools());
    openDoor();
    QVERIFY(m_door->console()->isSchools());
    m_door->close();
    QTRY_VERIFY(m_door->console() == nullptr);
}

void TestSchoolConsole::aRefusalLeavesTheRecordsOfThisComputer_data() {
    QTest::addColumn<bool>("isAway");
    QTest::addColumn<QString>("words");
    QTest::newRow("the server is away") << true << QStringLiteral("cannot be reached");
    QTest::newRow("by the role of a kiosk") << false << QStringLiteral("does not allow this");
}

void TestSchoolConsole::aRefusalLeavesTheRecordsOfThisComputer() {
    QFETCH(const bool, isAway);
    QFETCH(const QString, words);
    m_schools.kiosk(m_database, "room_1");
    if (!isAway) m_role = "room_1";
    openProgram("school");
    if (isAway) m_schools.server().stop();
    click(*m_door->console(), "schoolsRecords");
    QTRY_VERIFY(isThere<QLabel>(*m_door->console(), "othersFault"));
    const QString said = widgetIn<QLabel>(*m_door->console(), "othersFault").text();
    if (isAway) m_schools.server().start();
    QVERIFY2(said.contains(words), qPrintable(said));
    signIn(*m_door->console());
    QVERIFY(!m_door->console()->isSchools());
}

void TestSchoolConsole::noExamOfASchoolGetsTheScreen() {
    QVERIFY(school().setUp("Ada Floor", kPassphrase));
    openProgram("school");
    click(*m_door->console(), "schoolsRecords");
    QTRY_VERIFY(m_door->console()->isSchools());
    ConsoleWindow& console = *m_door->console();
    signIn(console);
    console.findChild<QAction*>("go.exams")->trigger();
    auto* page = console.findChild<ExamsPage*>();
    QSignalSpy started(&console, &ConsoleWindow::examStarted);
    page->askToStart();
    QVERIFY(console.findChild<QWidget*>("startExamDialog") == nullptr);
    // Not even where a page said so.
    emit page->examStarted(QString::fromStdString(newId()));
    QCOMPARE(started.count(), 0);
    emit console.examStarted(QString::fromStdString(newId()));
    QTest::qWait(20);
    QVERIFY(!m_program->examIsOn());
    QVERIFY(m_program->message().isEmpty());
    QVERIFY(m_door->console() == &console);
}

void TestSchoolConsole::whoLeavesDoesNotWaitForASchoolThatIsBeingOpened() {
    openProgram("school");
    std::atomic<bool> isAsked = false;
    std::atomic<bool> isGivenUp = false;
    m_door = std::make_unique<ConsoleDoor>(
        *m_program,
        [&](const std::string& /*service*/,
            const std::atomic<bool>* isUnwanted) -> StoreResult<std::unique_ptr<PgStore>> {
            isAsked = true;
            for (int i = 0; i < 1'000 && !isGivenUp; ++i) {
                isGivenUp = isUnwanted->load();
                QThread::msleep(10);
            }
            return StoreRefusal{StoreFault::Busy, {}};
        });
    openDoor();
    click(*m_door->console(), "schoolsRecords");
    QTRY_VERIFY(isAsked);
    m_door.reset();
    QVERIFY(isGivenUp);
}

QTEST_MAIN(TestSchoolConsole)
#include "tst_school_console.moc"
