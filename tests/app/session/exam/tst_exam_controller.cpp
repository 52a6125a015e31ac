#include "app/session/exam/exam_controller.h"
#include "app/session/key_table.h"
#include "app/text/comment.h"
#include "app/text/languages.h"
#include "tests/app/session/exam/exam_bench.h"
#include "tests/app/session/exam/fake_exam_store.h"

#include <QMetaProperty>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// An exam as the screen sees it, on a real store, with clocks that are set.
class TestExamController : public QObject {
    Q_OBJECT

private slots:
    // English too has plural forms.
    void initTestCase() { m_languages.speak(QStringLiteral("en")); }
    void init() { m_desk = std::make_unique<Desk>(); }
    void cleanup() { m_desk.reset(); }

    void theIntroductionSaysWhatComes();
    void anAnswerIsGivenByConfirmingIt();
    void theExamGoesThroughItsSectionsToItsSeal();
    void whatTheTraineeSeesAfterwardsIsTheDefinitions_data();
    void whatTheTraineeSeesAfterwardsIsTheDefinitions();
    void nothingTellsARightActionFromAWrongOne();
    void nothingTellsARightAnswerFromAWrongOne();
    void aStopForTheWrongThingLooksLikeTheRightOne();
    void afterAMissedStopTheRoundCanBeDealtToItsEnd();
    void thereIsNoUndoAndNoHint();
    void aSupervisorInterruptsAndGoesOn();
    void aWrongPassphraseChangesNothing();
    void aNewProgramWaitsForASupervisorAndGoesOnAtTheSamePlace();
    void anExamThatHadNotBegunBeginsInANewProgram();
    void theTimeLeftIsToldCalmlyAndThenInGold();
    void anExamThatIsUpEndsByItself();
    void largeTextIsTheTraineesOwn();

private:
    /// A store, clocks, and a controller that sits an exam.
    struct Desk {
        QTemporaryDir folder;
        SetClock wall;
        SetSteadyClock steady;
        SettledStore settled = test::settled(opened(testOptions(folder.path().toStdString(), wall)));
        KeyTable keys;
        std::unique_ptr<ExamController> exam;

        Desk() { restart(); }
        void restart() { exam = std::make_unique<ExamController>(keys, ExamSeams{&steady, &wall, {}}); }
        store::Id begin(const ExamDefinition& definition = benchExam(), const Accommodations& given = {}) {
            const store::Id attempt = started(settled, defined(settled, definition), given);
            if (!exam->begin(*settled.store, settled.supervisor, QString::fromStdString(attempt))) {
                qFatal("not begun: %s", qPrintable(exam->message()));
            }
            return attempt;
        }
        void pass(std::int64_t milliseconds) {
            steady.time += milliseconds;
            wall.time += milliseconds;
            exam->tick();
        }
        void answer(int option) {
            exam->choose(option);
            exam->confirm();
        }
        /// Both questions, and the first round.
        void goToTheRound() {
            exam->start();
            answer(0);
            answer(0);
            exam->startSection();
        }
        /// Ends whatever round there is, and the break after it.
        void endRound() {
            exam->endRound();
            QCoreApplication::processEvents();
            if (exam->state() == "break") exam->startSection();
        }
        QString supervisor() const { return QString::fromStdString(settled.access.id); }
        Act due() const {
            const PracticeRound* round = exam->play()->round();
            return round->grader().procedure()[*round->next()].act;
        }
    };

    Languages m_languages;
    std::unique_ptr<Desk> m_desk;
};

namespace {

QString told(const QVariant& value);

QString rowsOf(const QAbstractItemModel& model) {
    QString text;
    const auto roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            text += QString::fromLatin1(role.value()) + '=' + told(model.data(model.index(row, 0), role.key())) + ' ';
        }
        text += '\n';
    }
    return text;
}

QString told(const QVariant& value) {
    if (const auto* model = qobject_cast<QAbstractItemModel*>(value.value<QObject*>())) return rowsOf(*model);
    QString text;
    QDebug(&text) << value;
    return text;
}

/// Everything that a screen can read of these objects, but for the properties that are left out.
QMap<QString, QString> whatIsShown(const QList<QObject*>& objects, const QStringList& leftOut = {}) {
    QMap<QString, QString> shown;
    for (QObject* object : objects) {
        for (int i = QObject::staticMetaObject.propertyCount(); i < object->metaObject()->propertyCount(); ++i) {
            const QMetaProperty property = object->metaObject()->property(i);
            const QString name = QString::fromLatin1(object->metaObject()->className()) + '.' + property.name();
            const QVariant value = property.read(object);
            // Other objects are looked at by themselves.
            auto* part = value.value<QObject*>();
            const bool isObject = part != nullptr && qobject_cast<QAbstractItemModel*>(part) == nullptr;
            // Every store has a supervisor of its own.
            if (leftOut.contains(name) || isObject || name.endsWith(".supervisors")) continue;
            shown.insert(name, told(value));
        }
    }
    return shown;
}

void compare(const QMap<QString, QString>& one, const QMap<QString, QString>& other) {
    QVERIFY(one.size() > 10);
    QCOMPARE(one.keys(), other.keys());
    for (const QString& name : one.keys()) {
        QVERIFY2(one[name] == other[name], qPrintable(QString("%1 tells:\n%2\n%3").arg(name, one[name], other[name])));
    }
}

}  // namespace

void TestExamController::theIntroductionSaysWhatComes() {
    ExamController& exam = *m_desk->exam;
    QCOMPARE(exam.state(), QString("off"));
    m_desk->begin();
    QCOMPARE(exam.state(), QString("introduction"));
    QCOMPARE(exam.title(), QString("Crazy 4 Poker, on the bench"));
    QCOMPARE(exam.trainee(), QString("Tina Trainee"));
    QCOMPARE(exam.sections().size(), 3);
    QCOMPARE(exam.sections()[0].toMap()["count"].toString(), QString("2 questions"));
    QCOMPARE(exam.sections()[0].toMap()["time"].toString(), QString("2 minutes"));
    QCOMPARE(exam.sections()[1].toMap()["time"].toString(), QString());
    QVERIFY(exam.rules().join(' ').contains("no undo"));
    QVERIFY(exam.rules().front().contains("30 minutes"));
    m_desk->pass(60'000);
    exam.start();
    QCOMPARE(exam.state(), QString("question"));
    QCOMPARE(exam.time()["text"].toString(), QString("2:00"));
}

void TestExamController::anAnswerIsGivenByConfirmingIt() {
    m_desk->begin();
    ExamController& exam = *m_desk->exam;
    exam.start();
    exam.confirm();
    QCOMPARE(exam.progress()["item"].toInt(), 1);
    QVERIFY(!exam.message().isEmpty());
    exam.choose(99);
    QCOMPARE(exam.selected(), -1);
    exam.choose(1);
    exam.choose(0);
    QCOMPARE(exam.selected(), 0);
    QCOMPARE(exam.progress()["item"].toInt(), 1);
    exam.confirm();
    QCOMPARE(exam.progress()["item"].toInt(), 2);
    QCOMPARE(exam.selected(), -1);
    QCOMPARE(exam.progress()["itemText"].toString(), QString("Item 2 of 4"));
}

void TestExamController::theExamGoesThroughItsSectionsToItsSeal() {
    const store::Id attempt = m_desk->begin();
    ExamController& exam = *m_desk->exam;
    m_desk->goToTheRound();
    QCOMPARE(exam.state(), QString("round"));
    QCOMPARE(exam.progress()["section"].toInt(), 2);
    while (exam.play()->round()->next()) exam.play()->submit(m_desk->due());
    QCoreApplication::processEvents();
    QCOMPARE(exam.state(), QString("break"));
    exam.startSection();
    m_desk->endRound();
    QCOMPARE(exam.state(), QString("over"));
    QVERIFY(!exam.result()["code"].toString().isEmpty());
    const auto row = m_desk->settled.store->attempt(m_desk->settled.supervisor, attempt);
    QCOMPARE(row->state, store::AttemptState::Sealed);
    QCOMPARE(row->hundredths, exam.run()->score().hundredths);
    QVERIFY(exam.isOn());
    exam.leave();
    QVERIFY(!exam.isOn());
    QVERIFY(m_desk->settled.store->runningAttempts()->empty());
}

void TestExamController::whatTheTraineeSeesAfterwardsIsTheDefinitions_data() {
    QTest::addColumn<int>("show");
    QTest::addColumn<QStringList>("members");
    QTest::newRow("nothing") << static_cast<int>(ShowAfter::Nothing) << QStringList{"code", "headline", "shown"};
    const QStringList score = {"code", "headline", "needed", "passed", "percent", "sections", "shown"};
    QTest::newRow("the score") << static_cast<int>(ShowAfter::Score) << score;
    QStringList errors = score;
    errors.insert(1, "errors");
    QTest::newRow("the errors") << static_cast<int>(ShowAfter::Errors) << errors;
}

void TestExamController::whatTheTraineeSeesAfterwardsIsTheDefinitions() {
    QFETCH(int, show);
    ExamDefinition definition = benchExam();
    definition.showAfter = static_cast<ShowAfter>(show);
    m_desk->begin(definition);
    m_desk->exam->start();
    QVERIFY(m_desk->exam->result().isEmpty());
    QVERIFY(m_desk->exam->endNow(m_desk->supervisor(), kPassphrase));
    QCOMPARE(m_desk->exam->state(), QString("over"));
    QTEST(QStringList(m_desk->exam->result().keys()), "members");
}

void TestExamController::nothingTellsARightActionFromAWrongOne() {
    Desk other;
    m_desk->begin();
    other.begin();
    m_desk->goToTheRound();
    other.goToTheRound();
    const auto everything = [](Desk& desk) {
        return whatIsShown({desk.exam.get(), desk.exam->play(), desk.exam->play()->table(), desk.exam->desk()},
                           {"cutcard::RoundController.comment"});
    };
    int wrong = 0;
    while (m_desk->exam->play()->round()->next()) {
        const Act right = m_desk->due();
        Act mistaken = right;
        if (mistaken.amount) mistaken.amount = *mistaken.amount + Money::dollars(3);
        if (mistaken.category) mistaken.category = *mistaken.category == "pair" ? "two_pair" : "pair";
        if (mistaken.outcome) mistaken.outcome = *mistaken.outcome == "take" ? "pay" : "take";
        if (mistaken != right) ++wrong;
        m_desk->exam->play()->submit(right);
        other.exam->play()->submit(mistaken);
        QCoreApplication::processEvents();
        compare(everything(*m_desk), everything(other));
        if (m_desk->exam->state() != "round") break;
        QCOMPARE(other.exam->play()->comment()["headline"].toString(), text::act(mistaken));
        QCOMPARE(other.exam->play()->comment()["tone"].toString(), QString("info"));
    }
    QVERIFY(wrong > 3);
    QCOMPARE(m_desk->exam->state(), QString("break"));
}

void TestExamController::nothingTellsARightAnswerFromAWrongOne() {
    Desk other;
    m_desk->begin();
    other.begin();
    m_desk->exam->start();
    other.exam->start();
    const auto everything = [](Desk& desk) { return whatIsShown({desk.exam.get(), desk.exam->desk()}); };
    const auto right = static_cast<int>(m_desk->exam->run()->item().question()->right);
    m_desk->answer(right);
    other.answer(right == 0 ? 1 : 0);
    compare(everything(*m_desk), everything(other));
    QVERIFY(m_desk->exam->desk()->isAsking());
    QCOMPARE(m_desk->exam->desk()->rightIndex(), -1);
}

void TestExamController::aStopForTheWrongThingLooksLikeTheRightOne() {
    Desk other;
    for (Desk* desk : {m_desk.get(), &other}) {
        desk->begin();
        desk->goToTheRound();
        desk->endRound();
        QCOMPARE(desk->exam->state(), QString("round"));
        while (desk->due().action != "stop") desk->exam->play()->submit(desk->due());
    }
    const auto everything = [](Desk& desk) {
        return whatIsShown({desk.exam.get(), desk.exam->play(), desk.exam->play()->table()},
                           {"cutcard::RoundController.comment"});
    };
    compare(everything(*m_desk), everything(other));
    Act wrong = m_desk->due();
    wrong.kind = *wrong.kind == "late_wager" ? "cash_wager" : "late_wager";
    m_desk->exam->play()->submit(m_desk->due());
    other.exam->play()->submit(wrong);
    compare(everything(*m_desk), everything(other));
    QCOMPARE(other.exam->play()->entry()["mode"].toString(), QString("ruling"));
}

// Every irregularity of the chapter that voids a round, missed: cards come as if nothing had been.
void TestExamController::afterAMissedStopTheRoundCanBeDealtToItsEnd() {
    ExamDefinition definition = sampleExam({section(SectionKind::Irregularities, 16, 1)});
    definition.seed = 3;
    m_desk->begin(definition);
    ExamController& exam = *m_desk->exam;
    exam.start();
    int unstopped = 0;
    for (int item = 1; item <= 16; ++item) {
        QCOMPARE(exam.progress()["item"].toInt(), item);
        RoundController& play = *exam.play();
        bool misses = false;
        for (int guard = 0; guard < 400 && exam.progress()["item"].toInt() == item; ++guard) {
            const PracticeRound& round = *play.round();
            const auto& steps = round.grader().procedure();
            std::vector<StepId> open = round.grader().missing();
            std::erase_if(open,
                          [&](StepId id) { return steps[id].act.action == "stop" || steps[id].act.action == "rule"; });
            const bool stopDue = !misses && m_desk->due().action == "stop";
            if (stopDue) misses = true;
            // Whoever did not see it takes the next card, or whatever comes next.
            if (stopDue && round.settlement().procedure.steps().back().action != Action::ClearTable) {
                const std::size_t before = round.done().size();
                play.perform("deal");
                if (play.round()->goesOnUnstopped()) {
                    ++unstopped;
                    // A card too many is no longer there; everything else is.
                    QVERIFY(play.round()->done().size() + 1 >= before);
                    QVERIFY(play.round()->round().irregularity.has_value());
                }
                continue;
            }
            if (open.empty()) break;
            play.submit(steps[open.front()].act);
            QCoreApplication::processEvents();
            if (exam.state() == "over") break;
        }
        if (exam.state() == "over") break;
        if (exam.progress()["item"].toInt() == item) exam.endRound();
        QCoreApplication::processEvents();
    }
    QCOMPARE(exam.state(), QString("over"));
    QVERIFY(unstopped > 0);
}

void TestExamController::thereIsNoUndoAndNoHint() {
    m_desk->begin();
    m_desk->goToTheRound();
    RoundController& play = *m_desk->exam->play();
    play.submit(m_desk->due());
    const auto events = m_desk->exam->run()->done().events.size();
    QVERIFY(!play.canUndo());
    QVERIFY(!play.canHint());
    play.undo();
    play.takeHint();
    play.perform("undo");
    play.perform("hint");
    QCOMPARE(play.round()->tries().size(), std::size_t(1));
    QCOMPARE(play.hint(), QString());
    QVERIFY(play.scores().isEmpty());
    QVERIFY(play.result().isEmpty());
    QCOMPARE(m_desk->exam->run()->done().events.size(), events);
}

void TestExamController::aSupervisorInterruptsAndGoesOn() {
    m_desk->begin();
    m_desk->goToTheRound();
    ExamController& exam = *m_desk->exam;
    exam.play()->submit(m_desk->due());
    m_desk->pass(7000);
    exam.askSupervisor(true);
    QVERIFY(exam.supervisorAsked());
    QCOMPARE(exam.supervisors().size(), 1);
    QVERIFY(exam.interrupt(m_desk->supervisor(), kPassphrase));
    QCOMPARE(exam.state(), QString("needs_supervisor"));
    QVERIFY(!exam.supervisorAsked());
    const auto time = exam.run()->examTime();
    m_desk->pass(50'000);
    exam.start();
    exam.endRound();
    QCOMPARE(exam.run()->examTime(), time);
    QCOMPARE(exam.state(), QString("needs_supervisor"));
    QVERIFY(exam.resume(m_desk->supervisor(), kPassphrase));
    QCOMPARE(exam.state(), QString("round"));
    QCOMPARE(exam.play()->round()->tries().size(), std::size_t(1));
    QCOMPARE(exam.run()->examTime(), time);
}

void TestExamController::aWrongPassphraseChangesNothing() {
    m_desk->begin();
    m_desk->exam->start();
    const auto events = m_desk->exam->run()->done().events.size();
    QVERIFY(!m_desk->exam->interrupt(m_desk->supervisor(), "guess"));
    QVERIFY(!m_desk->exam->message().isEmpty());
    QVERIFY(!m_desk->exam->endNow(m_desk->supervisor(), "guess"));
    QVERIFY(!m_desk->exam->resume(m_desk->supervisor(), kPassphrase));
    QCOMPARE(m_desk->exam->state(), QString("question"));
    QCOMPARE(m_desk->exam->run()->done().events.size(), events);
}

void TestExamController::aNewProgramWaitsForASupervisorAndGoesOnAtTheSamePlace() {
    m_desk->begin();
    m_desk->goToTheRound();
    for (int i = 0; i < 3; ++i) m_desk->exam->play()->submit(m_desk->due());
    for (int i = 0; i < 26; ++i) m_desk->pass(100);
    const auto before = whatIsShown({m_desk->exam->play()->table()});
    const auto left = m_desk->exam->run()->timeLeft();
    m_desk->restart();
    m_desk->wall.time += 60'000;
    m_desk->steady.time = 3;
    const auto running = m_desk->settled.store->runningAttempts();
    QCOMPARE(running->size(), std::size_t(1));
    m_desk->exam->waitFor(*m_desk->settled.store, running->front());
    QCOMPARE(m_desk->exam->state(), QString("needs_supervisor"));
    QCOMPARE(m_desk->exam->title(), QString("Crazy 4 Poker, on the bench"));
    QVERIFY(!m_desk->exam->resume(m_desk->supervisor(), "guess"));
    QVERIFY(m_desk->exam->resume(m_desk->supervisor(), kPassphrase));
    QCOMPARE(m_desk->exam->state(), QString("round"));
    QCOMPARE(m_desk->exam->play()->round()->tries().size(), std::size_t(3));
    compare(before, whatIsShown({m_desk->exam->play()->table()}));
    QVERIFY(*m_desk->exam->run()->timeLeft() - *left <= kBeatEvery);
    QVERIFY(*m_desk->exam->run()->timeLeft() >= *left);
    QCOMPARE(m_desk->exam->run()->done().events.back().kind, AttemptEventKind::Resumed);
    const auto downtime = m_desk->exam->run()->done().events.back().downtime;
    QVERIFY2(downtime >= 60'000 && downtime <= 60'000 + kBeatEvery, qPrintable(QString::number(downtime)));
}

void TestExamController::anExamThatHadNotBegunBeginsInANewProgram() {
    m_desk->begin();
    m_desk->restart();
    m_desk->settled.store.reset();
    m_desk->settled.store = opened(testOptions(m_desk->folder.path().toStdString(), m_desk->wall));
    m_desk->exam->waitFor(*m_desk->settled.store, m_desk->settled.store->runningAttempts()->front());
    QCOMPARE(m_desk->exam->state(), QString("needs_supervisor"));
    QVERIFY(m_desk->exam->resume(m_desk->supervisor(), kPassphrase));
    QCOMPARE(m_desk->exam->state(), QString("introduction"));
    m_desk->exam->start();
    QCOMPARE(m_desk->exam->message(), QString());
    QCOMPARE(m_desk->exam->state(), QString("question"));
    m_desk->answer(0);
    QCOMPARE(m_desk->exam->progress().value("item").toInt(), 2);
}

void TestExamController::theTimeLeftIsToldCalmlyAndThenInGold() {
    ExamDefinition definition = benchExam();
    definition.sections[0].seconds = 3600;
    definition.seconds = 3601;
    m_desk->begin(definition);
    m_desk->exam->start();
    const auto tone = [this] { return m_desk->exam->time()["tone"].toString(); };
    QCOMPARE(m_desk->exam->time()["text"].toString(), QString("1:00:00"));
    QCOMPARE(tone(), QString("calm"));
    m_desk->pass(3'299'999);
    QCOMPARE(tone(), QString("calm"));
    m_desk->pass(1);
    QCOMPARE(tone(), QString("soon"));
    QCOMPARE(m_desk->exam->time()["text"].toString(), QString("5:00"));
    m_desk->pass(240'000);
    QCOMPARE(tone(), QString("last"));
    QVERIFY(m_desk->exam->time()["of"].toString().contains("section"));
}

void TestExamController::anExamThatIsUpEndsByItself() {
    m_desk->begin();
    m_desk->exam->start();
    m_desk->pass(120'000);
    QCOMPARE(m_desk->exam->state(), QString("break"));
    QCOMPARE(m_desk->exam->progress()["section"].toInt(), 2);
    m_desk->exam->startSection();
    m_desk->pass(1'680'000);
    QCOMPARE(m_desk->exam->state(), QString("over"));
    QVERIFY(!m_desk->exam->result()["code"].toString().isEmpty());
}

void TestExamController::largeTextIsTheTraineesOwn() {
    m_desk->begin(benchExam(), {100, 0, true});
    QVERIFY(m_desk->exam->largeText());
    QVERIFY(m_desk->exam->endNow(m_desk->supervisor(), kPassphrase));
    m_desk->exam->leave();
    QVERIFY(!m_desk->exam->largeText());
}

QTEST_MAIN(TestExamController)
#include "tst_exam_controller.moc"
