#include "app/kiosk/kiosk.h"
#include "app/kiosk/no_network.h"
#include "app/kiosk/window_lock.h"
#include "tests/app/session/exam/exam_bench.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRasterWindow>
#include <QScreen>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace cutcard;
using namespace cutcard::kiosk;
using namespace cutcard::test;

// Who may end the kiosk, and what becomes of it when nobody is there.
class TestKiosk : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aSupervisorsPassphraseEndsTheKiosk();
    void aWrongPassphraseDoesNotAndMakesTheNextOneWait();
    void aTraineeCannotEndIt();
    void withoutASupervisorTheKioskSaysSoAndCanBeLeft();
    void aKioskWithASupervisorIsNotLeftWithoutAPassphrase();
    void itIsNotLeftDuringAnExam();
    void itIsLeftWhileAnExamIsInterrupted();
    void nobodyThereBringsTheStartScreenBack();
    void theRoundThatWasLeftCanBeContinued();
    void anInputKeepsEverything();
    void aWarningCountsTheLastHalfMinute();
    void anUnattendedExamStays();
    void anUnattendedConsoleIsClosed();
    void zeroMinutesNeverStartAnew();
    void nothingCountsOnAnEmptyStartScreen();
    void screensOfTheKioskAreLeftToNoNetwork();

private:
    void open();
    void pass(int seconds);
    void beginExam();
    QString id() const { return QString::fromStdString(m_access.id); }

    class Steady : public SteadyClock {
    public:
        std::int64_t now() const override { return time; }
        std::int64_t time = 1000;
    } m_steady;
    std::unique_ptr<QTemporaryDir> m_folder;
    store::SupervisorAccess m_access;
    store::Id m_trainee;
    store::Id m_exam;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<ConsoleDoor> m_door;
    std::unique_ptr<Kiosk> m_kiosk;
};

void TestKiosk::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    SettledStore settled = test::settled(opened(testOptions(m_folder->filePath("store").toStdString())));
    m_access = settled.access;
    m_trainee = settled.trainee;
    m_exam = defined(settled, benchExam());
    settled = {};
    open();
}

void TestKiosk::open() {
    cleanup();
    ProgramOptions options;
    options.storeFolder = m_folder->filePath("store").toStdString();
    options.settingsFile = m_folder->filePath("settings.ini");
    m_program = std::make_unique<Program>(options);
    m_door = std::make_unique<ConsoleDoor>(*m_program);
    m_kiosk = std::make_unique<Kiosk>(*m_program, *m_door, m_steady);
    m_program->people().open();
    QTRY_COMPARE(m_program->people().state(), QString("ready"));
}

void TestKiosk::cleanup() {
    m_kiosk.reset();
    m_door.reset();
    m_program.reset();
}

void TestKiosk::pass(int seconds) {
    m_steady.time += seconds * 1000LL;
    m_kiosk->beat();
}

void TestKiosk::beginExam() {
    store::Store& store = *m_program->people().store();
    const auto supervisor = store.signIn(m_access.id, kPassphrase);
    QVERIFY(supervisor);
    const auto attempt = startExam(store, *supervisor, {m_exam, 0, m_trainee, {}});
    QVERIFY(attempt);
    QVERIFY(m_program->beginExam(*supervisor, QString::fromStdString(*attempt)));
    store.leave(*supervisor);
}

void TestKiosk::aSupervisorsPassphraseEndsTheKiosk() {
    QSignalSpy left(m_kiosk.get(), &Kiosk::left);
    // Not before the sheet has been opened.
    QVERIFY(!m_kiosk->leave(id(), kPassphrase));
    m_kiosk->askToLeave(true);
    QVERIFY(m_kiosk->isLeaving());
    QCOMPARE(m_kiosk->supervisors().size(), 1);
    QCOMPARE(m_kiosk->supervisors()[0].toMap().value("id").toString(), id());
    QVERIFY(m_kiosk->leave(id(), kPassphrase));
    QCOMPARE(left.size(), 1);
}

void TestKiosk::aWrongPassphraseDoesNotAndMakesTheNextOneWait() {
    QSignalSpy left(m_kiosk.get(), &Kiosk::left);
    m_kiosk->askToLeave(true);
    QVERIFY(!m_kiosk->leave(id(), "wrong horse battery"));
    QVERIFY(!m_kiosk->message().isEmpty());
    const QString wrong = m_kiosk->message();
    for (int i = 0; i < 6; ++i) QVERIFY(!m_kiosk->leave(id(), "wrong horse battery"));
    // The right one has to wait now too, and the sentence says so.
    QVERIFY(!m_kiosk->leave(id(), kPassphrase));
    QVERIFY(!m_kiosk->message().isEmpty());
    QVERIFY(m_kiosk->message() != wrong);
    QCOMPARE(left.size(), 0);
}

void TestKiosk::aTraineeCannotEndIt() {
    QSignalSpy left(m_kiosk.get(), &Kiosk::left);
    m_kiosk->askToLeave(true);
    QVERIFY(!m_kiosk->leave(QString::fromStdString(m_trainee), kPassphrase));
    QVERIFY(!m_kiosk->leave(QString(), QString()));
    QVERIFY(!m_kiosk->leaveUnclaimed());
    QCOMPARE(left.size(), 0);
}

void TestKiosk::withoutASupervisorTheKioskSaysSoAndCanBeLeft() {
    m_folder = std::make_unique<QTemporaryDir>();
    open();
    QVERIFY(m_kiosk->isUnclaimed());
    QSignalSpy left(m_kiosk.get(), &Kiosk::left);
    QVERIFY(m_kiosk->leaveUnclaimed());
    QCOMPARE(left.size(), 1);
    // From the moment on in which there is one, a passphrase is needed.
    QVERIFY(m_program->people().store()->setUp("Sam", kPassphrase));
    m_program->people().refresh();
    QVERIFY(!m_kiosk->isUnclaimed());
    QVERIFY(!m_kiosk->leaveUnclaimed());
}

void TestKiosk::aKioskWithASupervisorIsNotLeftWithoutAPassphrase() {
    QVERIFY(!m_kiosk->isUnclaimed());
    QVERIFY(!m_kiosk->leaveUnclaimed());
}

void TestKiosk::itIsNotLeftDuringAnExam() {
    m_kiosk->askToLeave(true);
    beginExam();
    QVERIFY(!m_kiosk->isLeaving());
    QVERIFY(!m_kiosk->mayBeLeft());
    m_kiosk->askToLeave(true);
    QVERIFY(!m_kiosk->isLeaving());
    QVERIFY(!m_kiosk->leave(id(), kPassphrase));
}

void TestKiosk::itIsLeftWhileAnExamIsInterrupted() {
    beginExam();
    m_program->exam()->start();
    open();
    QCOMPARE(m_program->exam()->state(), QString("needs_supervisor"));
    m_kiosk->askToLeave(true);
    QVERIFY(m_kiosk->leave(id(), kPassphrase));
}

void TestKiosk::nobodyThereBringsTheStartScreenBack() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QVERIFY(m_program->startDrill("who_wins", "pa-657a-crazy4"));
    pass(299);
    QCOMPARE(m_program->screen(), QString("drill"));
    pass(1);
    QCOMPARE(m_program->screen(), QString("start"));
    QCOMPARE(m_program->people().person(), QString());
    QCOMPARE(m_kiosk->secondsLeft(), 0);
}

void TestKiosk::theRoundThatWasLeftCanBeContinued() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QVERIFY(m_program->startRound("guided", "pa-657a-crazy4", "basic", 2, false, "bets"));
    RoundController& play = *m_program->play();
    play.submit(play.round()->grader().procedure()[*play.round()->next()].act);
    const auto next = play.round()->next();
    pass(301);
    QCOMPARE(m_program->screen(), QString("start"));
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QVERIFY(!m_program->unfinished().isEmpty());
    QVERIFY(m_program->resumeRound(m_program->unfinished()));
    QCOMPARE(play.round()->next(), next);
}

void TestKiosk::anInputKeepsEverything() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QWindow window;
    pass(290);
    QVERIFY(m_kiosk->secondsLeft() > 0);
    QTest::mouseClick(&window, Qt::LeftButton);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    pass(290);
    QTest::keyClick(&window, Qt::Key_A);
    pass(290);
    QVERIFY(!m_program->people().person().isEmpty());
    pass(10);
    QVERIFY(m_program->people().person().isEmpty());
}

void TestKiosk::aWarningCountsTheLastHalfMinute() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    pass(269);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    pass(1);
    QCOMPARE(m_kiosk->secondsLeft(), 30);
    pass(29);
    QCOMPARE(m_kiosk->secondsLeft(), 1);
}

void TestKiosk::anUnattendedExamStays() {
    beginExam();
    m_program->exam()->start();
    for (int i = 0; i < 10; ++i) pass(600);
    QVERIFY(m_program->examIsOn());
    QCOMPARE(m_program->screen(), QString("exam"));
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    // And whoever comes after it has the whole time.
    QVERIFY(m_program->exam()->endNow(id(), kPassphrase));
    m_program->exam()->leave();
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    pass(260);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
}

void TestKiosk::anUnattendedConsoleIsClosed() {
    m_program->openConsole();
    QVERIFY(m_door->console() != nullptr);
    pass(301);
    QTRY_VERIFY(m_door->console() == nullptr);
}

void TestKiosk::zeroMinutesNeverStartAnew() {
    QSettings(m_folder->filePath("settings.ini"), QSettings::IniFormat).setValue("kioskIdleMinutes", 0);
    open();
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    for (int i = 0; i < 10; ++i) pass(6000);
    QVERIFY(!m_program->people().person().isEmpty());
}

void TestKiosk::nothingCountsOnAnEmptyStartScreen() {
    pass(295);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    pass(295);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    pass(60);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
}

void TestKiosk::screensOfTheKioskAreLeftToNoNetwork() {
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    NoNetwork network;
    QNetworkAccessManager* manager = network.create(this);
    QNetworkReply* reply =
        manager->get(QNetworkRequest(QUrl(QStringLiteral("http://127.0.0.1:%1/picture.png").arg(server.serverPort()))));
    QTRY_VERIFY(reply->isFinished());
    QVERIFY(reply->error() != QNetworkReply::NoError);
    QVERIFY(!server.waitForNewConnection(200));
}

QTEST_MAIN(TestKiosk)
#include "tst_kiosk.moc"
