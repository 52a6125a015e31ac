#include "app/kiosk/idle_notice.h"
#include "app/kiosk/no_network.h"
#include "tests/app/kiosk/kiosk_bench.h"

#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>
#include <QAccessible>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QShortcut>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>
#include <QWidget>

#include <functional>

using namespace cutcard;
using namespace cutcard::kiosk;
using namespace cutcard::test;

using Press = std::function<void(QWindow&)>;
Q_DECLARE_METATYPE(Press)

// Who may end the kiosk, and what becomes of it when nobody is there.
class TestKiosk : public QObject, private KioskBench {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { close(); }

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
    void aPressThatAnswersTheWarningIsNotCarriedOutBelow_data();
    void aPressThatAnswersTheWarningIsNotCarriedOutBelow();
    void aShortcutThatAnswersTheWarningIsNotCarriedOut();
    void aKeyThatIsHeldAnswersTheWarningOnce();
    void aMoveOfTheMouseDoesNotAnswerTheWarning();
    void anUnattendedExamStays();
    void theResultOfAnExamGoesWhenNobodyIsThere();
    void theKioskIsLeftFromTheResultOfAnExam();
    void anUnattendedConsoleIsClosed();
    void theConsoleSaysInFullThatNobodyIsHere_data();
    void theConsoleSaysInFullThatNobodyIsHere();
    void zeroMinutesNeverStartAnew();
    void nothingCountsOnAnEmptyStartScreen();
    void screensOfTheKioskAreLeftToNoNetwork();
};

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

void TestKiosk::aPressThatAnswersTheWarningIsNotCarriedOutBelow_data() {
    QTest::addColumn<Press>("press");
    QTest::newRow("a key") << Press([](QWindow& below) { QTest::keyClick(&below, Qt::Key_T); });
    QTest::newRow("the mouse") << Press([](QWindow& below) {
        QTest::mousePress(&below, Qt::LeftButton, {}, {20, 20});
        QTest::mouseRelease(&below, Qt::LeftButton, {}, {60, 60});
    });
    QTest::newRow("a finger") << Press([](QWindow& below) {
        static QPointingDevice* screen = QTest::createTouchDevice();
        QTest::touchEvent(&below, screen).press(0, {20, 20});
        QTest::touchEvent(&below, screen).move(0, {30, 30});
        QTest::touchEvent(&below, screen).release(0, {30, 30});
    });
    QTest::newRow("two fingers") << Press([](QWindow& below) {
        static QPointingDevice* screen = QTest::createTouchDevice();
        QTest::touchEvent(&below, screen).press(0, {20, 20});
        QTest::touchEvent(&below, screen).stationary(0).press(1, {90, 90});
        QTest::touchEvent(&below, screen).release(0, {20, 20}).stationary(1);
        QTest::touchEvent(&below, screen).release(1, {90, 90});
    });
}

void TestKiosk::aPressThatAnswersTheWarningIsNotCarriedOutBelow() {
    QFETCH(const Press, press);
    letTheWarningCome();
    Below below;
    press(below);
    QCOMPARE(below.seen, QList<QEvent::Type>());
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    press(below);
    QVERIFY2(below.seen.size() >= 2, "the next one is not seen either");
}

void TestKiosk::aShortcutThatAnswersTheWarningIsNotCarriedOut() {
    QWidget page;
    const QShortcut take(Qt::Key_T, &page);
    QSignalSpy taken(&take, &QShortcut::activated);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    letTheWarningCome();
    QTest::keyClick(page.windowHandle(), Qt::Key_T);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    QCOMPARE(taken.size(), 0);
    QTest::keyClick(page.windowHandle(), Qt::Key_T);
    QCOMPARE(taken.size(), 1);
    // And whoever uses nothing but shortcuts is here.
    pass(260);
    QTest::keyClick(page.windowHandle(), Qt::Key_T);
    pass(260);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    QVERIFY(!m_program->people().person().isEmpty());
}

void TestKiosk::aKeyThatIsHeldAnswersTheWarningOnce() {
    letTheWarningCome();
    Below below;
    const auto send = [&](QEvent::Type type, int key, bool isRepeated) {
        QKeyEvent event(type, key, Qt::NoModifier, {}, isRepeated);
        QCoreApplication::sendEvent(&below, &event);
    };
    send(QEvent::KeyPress, Qt::Key_Return, false);
    for (int i = 0; i < 3; ++i) {
        send(QEvent::KeyRelease, Qt::Key_Return, true);
        send(QEvent::KeyPress, Qt::Key_Return, true);
    }
    QCOMPARE(below.seen, QList<QEvent::Type>());
    // Its release is lost; the next press is one of its own all the same.
    send(QEvent::KeyPress, Qt::Key_Return, false);
    send(QEvent::KeyRelease, Qt::Key_Return, false);
    QCOMPARE(below.seen, QList<QEvent::Type>({QEvent::KeyPress, QEvent::KeyRelease}));
}

void TestKiosk::aMoveOfTheMouseDoesNotAnswerTheWarning() {
    letTheWarningCome();
    Below below;
    QTest::mouseMove(&below, {50, 50});
    QTest::mouseMove(&below, {60, 60});
    QWheelEvent wheel({60, 60}, {60, 60}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&below, &wheel);
    QVERIFY(m_kiosk->secondsLeft() > 0);
    QCOMPARE(below.seen, QList<QEvent::Type>());
    QTest::mouseClick(&below, Qt::LeftButton, {}, {60, 60});
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    QCOMPARE(below.seen, QList<QEvent::Type>());
}

void TestKiosk::theResultOfAnExamGoesWhenNobodyIsThere() {
    beginExam();
    m_program->exam()->start();
    pass(6000);
    QVERIFY(m_program->exam()->endNow(id(), kPassphrase));
    QCOMPARE(m_program->exam()->state(), QString("over"));
    // Whoever sat it has the whole time to read it.
    pass(269);
    QCOMPARE(m_kiosk->secondsLeft(), 0);
    pass(1);
    QCOMPARE(m_kiosk->secondsLeft(), 30);
    pass(30);
    QVERIFY(!m_program->examIsOn());
    QCOMPARE(m_program->screen(), QString("start"));
    QCOMPARE(m_kiosk->secondsLeft(), 0);
}

void TestKiosk::theKioskIsLeftFromTheResultOfAnExam() {
    beginExam();
    m_program->exam()->start();
    QVERIFY(!m_kiosk->mayBeLeft());
    QVERIFY(m_program->exam()->endNow(id(), kPassphrase));
    QSignalSpy left(m_kiosk.get(), &Kiosk::left);
    m_kiosk->askToLeave(true);
    QVERIFY(m_kiosk->leave(id(), kPassphrase));
    QCOMPARE(left.size(), 1);
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

void TestKiosk::theConsoleSaysInFullThatNobodyIsHere_data() {
    QTest::addColumn<int>("percent");
    QTest::newRow("small") << 100;
    QTest::newRow("large") << 200;
}

void TestKiosk::theConsoleSaysInFullThatNobodyIsHere() {
    QFETCH(const int, percent);
    m_program->set().setTextSize(percent);
    const IdleNotice notice(*m_kiosk);
    m_program->openConsole();
    QWidget* console = m_door->console();
    console->resize(1280, 720);
    QVERIFY(QTest::qWaitForWindowActive(console));
    static int alerts = 0;
    alerts = 0;
    // What the bus of a screen reader does when there is one.
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
    const auto before = QAccessible::installUpdateHandler([](QAccessibleEvent* event) {
        if (event->type() == QAccessible::Alert && event->object()->objectName() == "idleNotice") ++alerts;
    });
    for (int i = 0; i < 3; ++i) pass(i == 0 ? 280 : 1);
    QAccessible::installUpdateHandler(before);
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(false);
    const auto* label = console->findChild<QLabel*>("idleNotice");
    QVERIFY(label && label->isVisible());
    QVERIFY2(console->rect().contains(label->geometry()), qPrintable(QString::number(label->width())));
    QVERIFY(label->height() >= label->heightForWidth(label->width()));
    QVERIFY(label->height() >= label->minimumSizeHint().height());
    QCOMPARE(alerts, 1);
    pass(100);
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
