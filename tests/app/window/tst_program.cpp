#include "app/window/program.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace cutcard;

// The ways between the screens, on a real store, without a window.
class TestProgram : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }

    void aRoundNeedsSomebody();
    void aRoundLeadsToTheTableAndBack();
    void anUnfinishedRoundIsOffered();
    void theTableOpensOnce();
    void oneComesBackFromHelp();
    void fromTheSettingsOneComesBackThroughHelpToTheRound();
    void whoeverLeavesTakesTheResultsAlong();
    void leavingTheSchoolEndsTheRound();
    void theProgramMayEndInTheMiddleOfARound();

private:
    bool start(const QString& way, const QString& begin = QStringLiteral("settlement")) {
        return m_program->startRound(way, "pa-657a-crazy4", "basic", 2, false, begin);
    }
    void enter() { QVERIFY(m_program->people().introduce("Mia")); }

    QTemporaryDir m_folder;
    int m_number = 0;
    std::unique_ptr<Program> m_program;
};

void TestProgram::init() {
    ProgramOptions options;
    const QString folder = m_folder.filePath(QString::number(++m_number));
    options.storeFolder = folder.toStdString();
    options.settingsFile = folder + ".ini";
    options.seed = 5;
    m_program = std::make_unique<Program>(options);
    m_program->people().open();
    QTRY_COMPARE(m_program->people().state(), QString("ready"));
}

void TestProgram::aRoundNeedsSomebody() {
    QVERIFY(!start("guided"));
    QVERIFY(!m_program->message().isEmpty());
    QCOMPARE(m_program->screen(), QString("start"));
    QVERIFY(start("watch"));
    QCOMPARE(m_program->screen(), QString("play"));
}

void TestProgram::aRoundLeadsToTheTableAndBack() {
    enter();
    QVERIFY(start("guided"));
    QCOMPARE(m_program->screen(), QString("play"));
    QCOMPARE(m_program->play()->state(), QString("acting"));
    QCOMPARE(m_program->play()->round()->from(), GradedFrom::LastDecision);
    QCOMPARE(m_program->play()->round()->round().deal->seed, std::uint64_t{5});
    QVERIFY(m_program->anotherRound());
    QCOMPARE(m_program->play()->round()->round().deal->seed, std::uint64_t{6});
    m_program->leaveRound();
    QCOMPARE(m_program->screen(), QString("start"));
    QCOMPARE(m_program->play()->state(), QString("idle"));
}

void TestProgram::anUnfinishedRoundIsOffered() {
    enter();
    QVERIFY(m_program->unfinished().isEmpty());
    QVERIFY(start("guided"));
    m_program->leaveRound();
    const QString left = m_program->unfinished();
    QVERIFY(!left.isEmpty());
    QVERIFY(m_program->resumeRound(left));
    QCOMPARE(m_program->screen(), QString("play"));
    QVERIFY(!m_program->resumeRound("nothing"));
    QVERIFY(!m_program->message().isEmpty());
}

void TestProgram::theTableOpensOnce() {
    enter();
    QVERIFY(start("guided", "cards"));
    QCOMPARE(m_program->play()->round()->round().deal->preparation, std::optional(TableProcedure::OpenTable));
    QVERIFY(start("guided", "cards"));
    QCOMPARE(m_program->play()->round()->round().deal->preparation, std::optional(TableProcedure::ShuffleAndCut));
}

void TestProgram::oneComesBackFromHelp() {
    enter();
    QVERIFY(start("guided"));
    m_program->play()->perform("help");
    QCOMPARE(m_program->screen(), QString("help"));
    m_program->goBack();
    QCOMPARE(m_program->screen(), QString("play"));
    QCOMPARE(m_program->play()->state(), QString("acting"));
}

void TestProgram::fromTheSettingsOneComesBackThroughHelpToTheRound() {
    enter();
    QVERIFY(start("guided"));
    m_program->go("help");
    m_program->go("settings");
    QStringList way;
    for (int i = 0; i < 4; ++i) {
        m_program->goBack();
        way << m_program->screen();
    }
    QCOMPARE(way, QStringList({"help", "play", "start", "start"}));
}

void TestProgram::whoeverLeavesTakesTheResultsAlong() {
    enter();
    QVERIFY(start("guided"));
    const PracticeRound* round = m_program->play()->round();
    while (const auto next = round->next())
        m_program->play()->submit(actOf(round->settlement().procedure.steps()[*next]));
    m_program->leaveRound();
    m_program->go("history");
    const auto answers = [this] { return m_program->mastery()->property("answers").toInt(); };
    QVERIFY(answers() > 0);
    QVERIFY(m_program->history()->rowCount() > 0);
    m_program->startAnew();
    QCOMPARE(m_program->screen(), QString("start"));
    QCOMPARE(answers(), 0);
    QCOMPARE(m_program->mastery()->property("rightPercent").toInt(), -1);
    QCOMPARE(m_program->history()->rowCount(), 0);
}

void TestProgram::leavingTheSchoolEndsTheRound() {
    enter();
    QVERIFY(start("guided"));
    m_program->people().leave();
    QCOMPARE(m_program->play()->state(), QString("idle"));
    QVERIFY(m_program->unfinished().isEmpty());
    QVERIFY(!start("guided"));
}

// For a run that looks at memory: what is destroyed first must not be told by what is destroyed last.
void TestProgram::theProgramMayEndInTheMiddleOfARound() {
    enter();
    QVERIFY(start("guided"));
    int told = 0;
    connect(&m_program->people(), &School::left, this, [&told] { ++told; });
    m_program.reset();
    QCOMPARE(told, 0);
}

QTEST_MAIN(TestProgram)
#include "tst_program.moc"
