#include "app/window/program.h"
#include "engine/record/exam_record.h"
#include "tests/app/session/by_hand.h"
#include "tests/app/session/exam/exam_bench.h"
#include "tests/app/session/round_state.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// Another language in the middle of something: the words change, and nothing else.
class TestProgramLanguages : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_program.reset(); }

    void aRoundGoesThroughAllLanguagesAndEndsWithTheSameVerdicts();
    void anOpenEntryStaysOpen();
    void whatIsSaidOfAStepIsSaidAnew();
    void aStepThatWasTakenBackIsCommentedAsItWas();
    void aLookBackStaysWhereItWas();
    void theQuestionOfADrillStaysTheSame();
    void anExamStaysWhereItIs();
    void aNoticeAboutTheSettingsIsInTheLanguageOfNow();
    void aRefusalThatWasKeptIsInTheLanguageOfNow();

private:
    void speak(const QString& language) { m_program->set().setLanguage(language); }
    void enter() { QVERIFY(m_program->people().introduce("Mia")); }
    void begin(const QString& way) {
        QVERIFY(m_program->startRound(way, "pa-657a-crazy4", "all", 2, false, "settlement"));
    }
    RoundController& play() { return *m_program->play(); }
    void doNext() { play().submit(play().round()->grader().procedure()[*play().round()->next()].act); }
    std::vector<std::string> verdicts() {
        std::vector<std::string> all;
        for (const Try& made : play().round()->tries()) all.emplace_back(reasonName(made.verdict.reason));
        return all;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

namespace {

const QStringList kAll = {"es", "zh_CN", "vi", "fr", "en"};

}  // namespace

void TestProgramLanguages::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    ProgramOptions options;
    options.storeFolder = m_folder->filePath("store").toStdString();
    options.settingsFile = m_folder->filePath("cutcard.ini");
    options.seed = 5;
    m_program = std::make_unique<Program>(options);
    speak("en");
    m_program->people().open();
    QTRY_COMPARE(m_program->people().state(), QString("ready"));
}

void TestProgramLanguages::aRoundGoesThroughAllLanguagesAndEndsWithTheSameVerdicts() {
    enter();
    std::vector<std::vector<std::string>> ends;
    for (const bool switching : {false, true}) {
        QVERIFY(play().begin({.rules = "pa-657a-crazy4", .players = 2, .seed = 7}, Way::Guided));
        std::mt19937 chance(3);
        for (int i = 0; play().round()->next(); ++i) {
            if (switching) {
                const std::string before = stateOf(*play().round());
                speak(kAll[i % kAll.size()]);
                QCOMPARE(stateOf(*play().round()), before);
            }
            if (chance() % 4 == 0) play().submit(wrongAct(*play().round()));
            doNext();
        }
        QCOMPARE(play().state(), QString("finished"));
        ends.push_back(verdicts());
        speak("en");
    }
    QVERIFY(ends[0].size() > 20);
    QCOMPARE(ends[1], ends[0]);
}

void TestProgramLanguages::anOpenEntryStaysOpen() {
    enter();
    begin("guided");
    while (play().round()->settlement().procedure.steps()[*play().round()->next()].action != Action::Settle) doNext();
    play().selectSpot(1, "ante");
    play().perform("pay");
    pressKeys(play(), "7.5");
    QCOMPARE(play().entry().value("amount").toString(), "$7.5");
    speak("fr");
    QCOMPARE(play().entry().value("mode").toString(), "amount");
    QCOMPARE(play().entry().value("amount").toString(), "7,5\u00a0$");
    QVERIFY(pressKey(play(), '0'));
    speak("vi");
    QCOMPARE(play().entry().value("amount").toString(), "$7,50");
    speak("en");
    QCOMPARE(play().entry().value("amount").toString(), "$7.50");
}

void TestProgramLanguages::whatIsSaidOfAStepIsSaidAnew() {
    enter();
    begin("guided");
    doNext();
    play().submit(wrongAct(*play().round()));
    const QVariantMap english = play().comment();
    const QString announcement = play().palette().front().toMap().value("title").toString();
    QSet<QString> headlines = {english.value("headline").toString()};
    QSet<QString> titles = {announcement};
    for (const QString& language : kAll) {
        speak(language);
        headlines << play().comment().value("headline").toString();
        titles << play().palette().front().toMap().value("title").toString();
        QCOMPARE(play().comment().value("tone").toString(), english.value("tone").toString());
        QCOMPARE(play().comment().value("cite").toString(), english.value("cite").toString());
    }
    QCOMPARE(headlines.size(), 5);
    QCOMPARE(titles.size(), 5);
    QCOMPARE(play().comment(), english);
}

void TestProgramLanguages::aStepThatWasTakenBackIsCommentedAsItWas() {
    enter();
    begin("guided");
    doNext();
    play().submit(wrongAct(*play().round()));
    play().undo();
    doNext();
    while (play().round()->next()) doNext();
    QVector<QVariantMap> before;
    for (int at = 1; at <= play().length(); ++at) {
        play().goTo(at);
        before << play().comment();
    }
    speak("es");
    speak("en");
    for (int at = 1; at <= play().length(); ++at) {
        play().goTo(at);
        QCOMPARE(play().comment(), before[at - 1]);
    }
}

void TestProgramLanguages::aLookBackStaysWhereItWas() {
    enter();
    begin("guided");
    while (play().round()->next()) doNext();
    play().goTo(3);
    speak("vi");
    QCOMPARE(play().position(), 3);
    QCOMPARE(play().state(), QString("finished"));
    const QString told = play().timeLine()->index(0, 0).data(TimeLine::TextRole).toString();
    speak("en");
    QVERIFY(play().timeLine()->index(0, 0).data(TimeLine::TextRole).toString() != told);
    QCOMPARE(play().position(), 3);
}

void TestProgramLanguages::theQuestionOfADrillStaysTheSame() {
    enter();
    m_program->drill()->setSeed(4);
    QVERIFY(m_program->startDrill("what_pays", "pa-657a-crazy4"));
    QuestionDesk& desk = *m_program->drill()->desk();
    desk.answer(0);
    m_program->drill()->next();
    const QString question = desk.text();
    const QStringList options = desk.options();
    speak("zh_CN");
    QVERIFY(desk.text() != question);
    QCOMPARE(desk.options().size(), options.size());
    QCOMPARE(m_program->drill()->number(), 2);
    QVERIFY(desk.isAsking());
    desk.answer(1);
    const bool right = desk.wasRight();
    speak("en");
    QCOMPARE(desk.text(), question);
    QCOMPARE(desk.options(), options);
    QCOMPARE(desk.chosenIndex(), 1);
    QCOMPARE(desk.wasRight(), right);
}

void TestProgramLanguages::anExamStaysWhereItIs() {
    store::Store& store = *m_program->people().store();
    const auto access = store.setUp("Sam Supervisor", kPassphrase);
    QVERIFY(access);
    const auto supervisor = store.signIn(access->id, kPassphrase);
    QVERIFY(supervisor);
    const auto trainee = store.addTrainee(*supervisor, "Mia");
    QVERIFY(trainee);
    const store::Id id = store::newId();
    QVERIFY(store.define(*supervisor, id, "exam", examText(benchExam())));
    const auto attempt = startExam(store, *supervisor, {id, 0, *trainee, {}});
    QVERIFY2(attempt, attempt ? "" : qPrintable(attempt.refusal()));
    QVERIFY(m_program->beginExam(*supervisor, QString::fromStdString(*attempt)));
    ExamController& exam = *m_program->exam();
    exam.start();
    exam.choose(1);
    const QString state = exam.state();
    const QVariantMap progress = exam.progress();
    const int selected = exam.selected();
    QSet<QString> items;
    for (const QString& language : kAll) {
        speak(language);
        QCOMPARE(exam.state(), state);
        QCOMPARE(exam.selected(), selected);
        QCOMPARE(exam.progress().value("item"), progress.value("item"));
        items << exam.progress().value("itemText").toString();
    }
    QCOMPARE(items.size(), 5);
    QCOMPARE(exam.progress(), progress);
    QCOMPARE(m_program->screen(), QString("exam"));
}

void TestProgramLanguages::aNoticeAboutTheSettingsIsInTheLanguageOfNow() {
    m_program.reset();
    QSettings file(m_folder->filePath("other.ini"), QSettings::IniFormat);
    file.setValue("language", "klingon");
    file.setValue("textSize", "12");
    file.sync();
    ProgramOptions options;
    options.storeFolder = m_folder->filePath("other").toStdString();
    options.settingsFile = m_folder->filePath("other.ini");
    m_program = std::make_unique<Program>(options);
    QCOMPARE(m_program->set().language(), "system");
    speak("en");
    const QStringList english = m_program->set().notices();
    QCOMPARE(english.size(), 2);
    QVERIFY2(english[0].contains("klingon"), qUtf8Printable(english[0]));
    speak("es");
    QVERIFY(m_program->set().notices()[0].contains("klingon"));
    QVERIFY(m_program->set().notices()[0] != english[0]);
}

void TestProgramLanguages::aRefusalThatWasKeptIsInTheLanguageOfNow() {
    begin("watch");
    QVERIFY(!m_program->startRound("guided", "pa-657a-crazy4", "all", 2, false, "settlement"));
    QCOMPARE(m_program->message(), "Say who you are first: what you do is kept.");
    speak("fr");
    QVERIFY(!m_program->message().isEmpty());
    QVERIFY(!m_program->message().startsWith("Say who"));
}

QTEST_MAIN(TestProgramLanguages)
#include "tst_program_languages.moc"
