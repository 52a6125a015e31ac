#include "app/window/program.h"
#include "tests/app/session/exam/exam_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// While an exam is sat, or waits for a supervisor, there is nothing else.
class TestProgramExam : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }

    void anExamTakesTheScreenAndGivesItBack();
    void noOtherScreenCanBeReachedDuringAnExam_data();
    void noOtherScreenCanBeReachedDuringAnExam();
    void noKeyLeadsOutOfARoundOfAnExam();
    void theConsoleIsOpenedOnlyOutsideOfAnExam();
    void whoeverPractisedHasLeft();
    void whatTheSitterChoosesGoesWithTheExam();
    void aProgramThatIsStartedAnewWaitsForASupervisor();
    void aForgottenPassphraseDoesNotEndAnInterruptedExam();
    void theWayOfAnExamCannotBePractised();

private:
    void open();
    void begin();
    store::Store& store() { return *m_program->people().store(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    store::SupervisorAccess m_access;
    store::Id m_trainee;
    store::Id m_exam;
    std::unique_ptr<Program> m_program;
};

namespace {

const QStringList kScreens = {"start", "play", "drill", "review", "mastery", "history", "settings", "help", "nowhere"};

}  // namespace

void TestProgramExam::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    SettledStore settled = test::settled(opened(testOptions(m_folder->filePath("store").toStdString())));
    m_access = settled.access;
    m_trainee = settled.trainee;
    ExamDefinition exam = benchExam();
    std::swap(exam.sections[0], exam.sections[1]);
    m_exam = defined(settled, exam);
    settled = {};
    open();
}

void TestProgramExam::open() {
    m_program.reset();
    ProgramOptions options;
    options.storeFolder = m_folder->filePath("store").toStdString();
    options.settingsFile = m_folder->filePath("settings.ini");
    m_program = std::make_unique<Program>(options);
    m_program->people().open();
    QTRY_COMPARE(m_program->people().state(), QString("ready"));
}

void TestProgramExam::begin() {
    const auto supervisor = store().signIn(m_access.id, kPassphrase);
    QVERIFY(supervisor);
    const auto attempt = startExam(store(), *supervisor, {m_exam, 0, m_trainee, {}});
    QVERIFY2(attempt, attempt ? "" : qPrintable(attempt.refusal()));
    QVERIFY(m_program->beginExam(*supervisor, QString::fromStdString(*attempt)));
    store().leave(*supervisor);
}

void TestProgramExam::anExamTakesTheScreenAndGivesItBack() {
    QVERIFY(!m_program->beginExam({}, "nothing"));
    QVERIFY(!m_program->message().isEmpty());
    QCOMPARE(m_program->screen(), QString("start"));
    begin();
    QVERIFY(m_program->examIsOn());
    QCOMPARE(m_program->screen(), QString("exam"));
    QVERIFY(m_program->exam()->endNow(QString::fromStdString(m_access.id), kPassphrase));
    QCOMPARE(m_program->screen(), QString("exam"));
    m_program->exam()->leave();
    QVERIFY(!m_program->examIsOn());
    QCOMPARE(m_program->screen(), QString("start"));
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
}

void TestProgramExam::noOtherScreenCanBeReachedDuringAnExam_data() {
    QTest::addColumn<QString>("state");
    for (const char* state : {"introduction", "round", "needs_supervisor", "over"}) QTest::newRow(state) << state;
}

void TestProgramExam::noOtherScreenCanBeReachedDuringAnExam() {
    QFETCH(QString, state);
    begin();
    const QString supervisor = QString::fromStdString(m_access.id);
    if (state != "introduction") m_program->exam()->start();
    if (state == "needs_supervisor") QVERIFY(m_program->exam()->interrupt(supervisor, kPassphrase));
    if (state == "over") QVERIFY(m_program->exam()->endNow(supervisor, kPassphrase));
    QCOMPARE(m_program->exam()->state(), state);
    for (const QString& screen : kScreens) {
        m_program->go(screen);
        QCOMPARE(m_program->screen(), QString("exam"));
    }
    m_program->goBack();
    for (const char* way : {"watch", "guided", "free", "exam"}) {
        QVERIFY(!m_program->startRound(way, "pa-657a-crazy4", "basic", 2, false, "bets"));
    }
    QVERIFY(!m_program->startWish({}, Way::Watch));
    QVERIFY(!m_program->anotherRound());
    QVERIFY(!m_program->resumeRound("any"));
    QVERIFY(!m_program->startDrill("who_wins", "pa-657a-crazy4"));
    m_program->startReview();
    m_program->leaveRound();
    QCOMPARE(m_program->screen(), QString("exam"));
    QCOMPARE(m_program->exam()->state(), state);
    QCOMPARE(m_program->play()->state(), QString("idle"));
}

void TestProgramExam::noKeyLeadsOutOfARoundOfAnExam() {
    begin();
    m_program->exam()->start();
    RoundController& play = *m_program->exam()->play();
    QCOMPARE(play.state(), QString("acting"));
    QSignalSpy help(&play, &RoundController::helpWanted);
    for (int key = Qt::Key_F1; key <= Qt::Key_F12; ++key) play.press(key, 0, {}, false);
    play.press(Qt::Key_Escape, 0, {}, false);
    play.press(Qt::Key_Z, Qt::ControlModifier, {}, false);
    play.perform("help");
    QCOMPARE(m_program->screen(), QString("exam"));
    QCOMPARE(m_program->exam()->state(), QString("round"));
    m_program->exam()->refuseToClose();
    QVERIFY(m_program->exam()->message().contains("supervisor"));
    m_program->exam()->leave();
    QVERIFY(m_program->examIsOn());
}

void TestProgramExam::theConsoleIsOpenedOnlyOutsideOfAnExam() {
    QSignalSpy wanted(m_program.get(), &Program::consoleWanted);
    m_program->openConsole();
    QCOMPARE(wanted.size(), 1);
    begin();
    m_program->openConsole();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(m_program->exam()->endNow(QString::fromStdString(m_access.id), kPassphrase));
    m_program->openConsole();
    QCOMPARE(wanted.size(), 1);
}

void TestProgramExam::whoeverPractisedHasLeft() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QVERIFY(m_program->startRound("guided", "pa-657a-crazy4", "basic", 2, false, "bets"));
    begin();
    QCOMPARE(m_program->play()->state(), QString("idle"));
    QCOMPARE(m_program->people().person(), QString());
}

void TestProgramExam::whatTheSitterChoosesGoesWithTheExam() {
    Settings& settings = m_program->set();
    settings.setContrast("high");
    for (int exam = 0; exam < 2; ++exam) {
        begin();
        settings.setTextSize(200);
        settings.setContrast("normal");
        QCOMPARE(settings.textSize(), 200);
        QVERIFY(m_program->exam()->endNow(QString::fromStdString(m_access.id), kPassphrase));
        m_program->exam()->leave();
        QCOMPARE(settings.textSize(), 100);
        QCOMPARE(settings.contrast(), QString("high"));
        const Settings next(m_folder->filePath("settings.ini"));
        QCOMPARE(next.textSize(), 100);
        QCOMPARE(next.contrast(), QString("high"));
    }
    // Outside of an exam what is chosen is kept, as before.
    settings.setTextSize(130);
    QCOMPARE(settings.textSize(), 130);
    QCOMPARE(Settings(m_folder->filePath("settings.ini")).textSize(), 130);
}

void TestProgramExam::aProgramThatIsStartedAnewWaitsForASupervisor() {
    begin();
    m_program->exam()->start();
    open();
    QVERIFY(m_program->examIsOn());
    QCOMPARE(m_program->screen(), QString("exam"));
    QCOMPARE(m_program->exam()->state(), QString("needs_supervisor"));
    m_program->go("start");
    QCOMPARE(m_program->screen(), QString("exam"));
    QVERIFY(m_program->exam()->resume(QString::fromStdString(m_access.id), kPassphrase));
    QCOMPARE(m_program->exam()->state(), QString("round"));
}

void TestProgramExam::aForgottenPassphraseDoesNotEndAnInterruptedExam() {
    begin();
    m_program->exam()->start();
    const QString supervisor = QString::fromStdString(m_access.id);
    const QString code = QString::fromStdString(m_access.recoveryCode);
    // Only while it waits for a supervisor.
    QCOMPARE(m_program->exam()->recover(supervisor, code, "another horse battery"), QString());
    open();
    QCOMPARE(m_program->exam()->recover(supervisor, "AAAA-BBBB-CCCC-DDDD-EEEE", "another horse battery"), QString());
    QVERIFY(!m_program->exam()->message().isEmpty());
    QCOMPARE(m_program->exam()->recover(supervisor, code, "short"), QString());
    const QString next = m_program->exam()->recover(supervisor, code, "another horse battery");
    QVERIFY(!next.isEmpty());
    QVERIFY(next != code);
    QVERIFY(m_program->exam()->message().isEmpty());
    QCOMPARE(m_program->exam()->state(), QString("needs_supervisor"));
    QVERIFY(!m_program->exam()->resume(supervisor, kPassphrase));
    QVERIFY(m_program->exam()->resume(supervisor, "another horse battery"));
    QCOMPARE(m_program->exam()->state(), QString("round"));
}

void TestProgramExam::theWayOfAnExamCannotBePractised() {
    QVERIFY(m_program->people().enter(QString::fromStdString(m_trainee)));
    QVERIFY(m_program->startRound("exam", "pa-657a-crazy4", "basic", 2, false, "bets"));
    QCOMPARE(m_program->play()->way(), QString("guided"));
}

QTEST_MAIN(TestProgramExam)
#include "tst_program_exam.moc"
