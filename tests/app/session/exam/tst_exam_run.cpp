#include "app/session/exam/exam_run.h"
#include "tests/app/session/exam/fake_exam_store.h"
#include "tests/app/store/store_bench.h"
#include "tests/support/sample_exams.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

// An attempt without a screen: what is stored, when it moves on, what the time does.
class TestExamRun : public QObject {
    Q_OBJECT

private slots:
    void init();

    void theTimeBeginsWithTheFirstItem();
    void everyAnswerIsStoredOnceAndLeadsOn();
    void anAnswerToAnOldQuestionCountsForNothing();
    void whatTheStoreRefusesHasNotHappened();
    void afterReopeningTheSameItemHasTheSameActions();
    void afterACrashTheTimeGoesOnFromTheLastSign_data();
    void afterACrashTheTimeGoesOnFromTheLastSign();
    void aCrashIsRecordedAsAnInterruptionWithItsDowntime();
    void anInterruptionStandsStillAndNobodyActs();
    void aSectionThatIsUpGivesWayToTheNext();
    void anExamThatIsUpIsFinishedAndWhatWasDoneCounts();
    void theLastSectionThatIsUpEndsTheExam();
    void anActionAfterTheTimeIsNotStored();
    void accommodationsLengthenEveryLimit();
    void theBreakCostsNoTimeOfTheSection();
    void theClockBeatsFourTimesASecondAndOnlyWhileItRuns();
    void aClockThatWasSetIsNotedAndChangesNothing();
    void aSupervisorEndsItBeforeItsTime();
    void theTranscriptHoldsAndScoresLikeTheRun();

private:
    /// Takes up what is in the store, as a program that was started anew does.
    void reopen(const store::HeartBeat& beat = {});
    Transcript stored() const { return *readTranscript(m_store->text, Unfinished::Allowed); }
    std::vector<AttemptEventKind> kinds() const {
        std::vector<AttemptEventKind> kinds;
        for (const AttemptEvent& event : stored().attempt.events) kinds.push_back(event.kind);
        return kinds;
    }
    void pass(std::int64_t milliseconds) {
        m_steady.time += milliseconds;
        m_wall.time += milliseconds;
    }
    void start(const TranscriptHeader& header) {
        m_store = std::make_unique<FakeExamStore>();
        m_store->text = TranscriptWriter(header).headerLine() + '\n';
        reopen();
    }

    store::SessionBook m_book;
    store::StoreSession m_trainee;
    store::StoreSession m_supervisor;
    SetSteadyClock m_steady;
    SetClock m_wall;
    TranscriptHeader m_header;
    std::unique_ptr<FakeExamStore> m_store;
    std::unique_ptr<ExamRun> m_run;
};

namespace {

using enum AttemptEventKind;

const Act kReveal = {.action = "reveal_dealer"};
const Act kClear = {.action = "clear_table"};

DrillQuestion question(int number) {
    DrillQuestion made = sampleQuestion();
    made.skill = "sample.question." + std::to_string(number);
    return made;
}

/// Two questions in 60 seconds, then a round in 120; 200 for the whole.
ExamForm smallForm() {
    ExamForm form;
    form.definition = sampleExam({section(SectionKind::Payouts, 2, 1), section(SectionKind::Settlement, 1, 1)});
    form.definition.sections[0].seconds = 60;
    form.definition.sections[1].seconds = 120;
    form.definition.seconds = 200;
    form.items = {{0, question(1)}, {0, question(2)}, {1, sampleRoundItem()}};
    return form;
}

}  // namespace

void TestExamRun::init() {
    m_trainee = m_book.open(store::Role::Trainee, store::newId());
    m_supervisor = m_book.open(store::Role::Supervisor, store::newId());
    m_steady = {};
    m_wall = {};
    m_header = sampleHeader(smallForm());
    m_header.accommodations = {};
    start(m_header);
}

void TestExamRun::reopen(const store::HeartBeat& beat) {
    m_run = std::make_unique<ExamRun>(*m_store, m_trainee, stored(), beat, m_steady, m_wall);
}

void TestExamRun::theTimeBeginsWithTheFirstItem() {
    QCOMPARE(m_run->place().stage(), ExamStage::Introduction);
    pass(30'000);
    QCOMPARE(m_run->examTime(), 0);
    QVERIFY(m_run->begin());
    QCOMPARE(m_run->place().stage(), ExamStage::Item);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(60'000));
    pass(1500);
    QCOMPARE(m_run->examTime(), 1500);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(58'500));
}

void TestExamRun::everyAnswerIsStoredOnceAndLeadsOn() {
    QVERIFY(m_run->begin());
    pass(2000);
    QVERIFY(m_run->answer(2));
    QCOMPARE(m_run->place().item(), std::size_t(1));
    const auto events = stored().attempt.events;
    QCOMPARE(events.size(), std::size_t(3));
    QCOMPARE(events[1].kind, Answer);
    QCOMPARE(events[1].item, std::size_t(0));
    QCOMPARE(events[1].option, std::size_t(2));
    QCOMPARE(events[1].at, 2000);
    QCOMPARE(events[2].kind, ItemStarted);
    QCOMPARE(events[2].item, std::size_t(1));
    QVERIFY(m_run->answer(7));
    QCOMPARE(stored().attempt.events.size(), std::size_t(3));
}

void TestExamRun::anAnswerToAnOldQuestionCountsForNothing() {
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->answer(1));
    // Now there is a break, and nothing to answer.
    const std::string before = m_store->text;
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->act(kReveal));
    QVERIFY(m_run->endItem());
    QVERIFY(m_run->begin());
    QCOMPARE(m_store->text, before);
}

void TestExamRun::whatTheStoreRefusesHasNotHappened() {
    QVERIFY(m_run->begin());
    const std::string before = m_store->text;
    m_store->refuses = true;
    QCOMPARE(m_run->answer(1).refusal().fault, store::StoreFault::DiskFull);
    QCOMPARE(m_run->place().item(), std::size_t(0));
    QVERIFY(!m_run->place().isAnswered());
    QCOMPARE(m_store->text, before);
    QVERIFY(!m_run->interrupt(m_supervisor));
    QVERIFY(!m_run->needsSupervisor());
    pass(70'000);
    QVERIFY(!m_run->tick());
    QCOMPARE(m_run->place().item(), std::size_t(0));
    m_store->refuses = false;
    pass(-70'000);
    QVERIFY(m_run->answer(1));
    QCOMPARE(m_run->place().item(), std::size_t(1));
    QCOMPARE(stored().attempt.events.size(), std::size_t(3));
}

void TestExamRun::afterReopeningTheSameItemHasTheSameActions() {
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(0));
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->startSection());
    QVERIFY(m_run->act(kReveal));
    pass(4000);
    QVERIFY(m_run->act(kClear));
    reopen();
    QVERIFY(m_run->needsSupervisor());
    QCOMPARE(m_run->place().item(), std::size_t(2));
    QCOMPARE(m_run->place().stage(), ExamStage::Item);
    QCOMPARE(m_run->place().acts(), (std::vector<Act>{kReveal, kClear}));
    QCOMPARE(m_run->examTime(), 4000);
}

void TestExamRun::afterACrashTheTimeGoesOnFromTheLastSign_data() {
    QTest::addColumn<qint64>("event");
    QTest::addColumn<qint64>("beat");
    QTest::addColumn<qint64>("beatAt");
    QTest::addColumn<qint64>("now");
    QTest::addColumn<qint64>("time");
    QTest::addColumn<qint64>("downtime");
    QTest::newRow("the beat is newer") << 4000LL << 5500LL << 100'000LL << 160'000LL << 5500LL << 60'000LL;
    QTest::newRow("the event is newer") << 5900LL << 5500LL << 100'000LL << 160'000LL << 5900LL << 59'600LL;
    QTest::newRow("the machine's clock went back") << 4000LL << 5500LL << 100'000LL << 90'000LL << 5500LL << 0LL;
    QTest::newRow("no beat at all") << 4000LL << 0LL << 0LL << 160'000LL << 4000LL << 0LL;
}

void TestExamRun::afterACrashTheTimeGoesOnFromTheLastSign() {
    QFETCH(qint64, event);
    QFETCH(qint64, beat);
    QFETCH(qint64, beatAt);
    QFETCH(qint64, now);
    const ExamTime time = timeAfterCrash(event, {beat, beatAt}, now);
    QTEST(static_cast<qint64>(time.examTime), "time");
    QTEST(static_cast<qint64>(time.downtime), "downtime");
}

void TestExamRun::aCrashIsRecordedAsAnInterruptionWithItsDowntime() {
    QVERIFY(m_run->begin());
    pass(10'000);
    QVERIFY(m_run->answer(1));
    pass(2500);
    const store::HeartBeat beat{m_run->examTime(), m_wall.now()};
    pass(300);
    // The plug is pulled; the steady clock of the next start is another one.
    m_wall.time += 90'000;
    m_steady.time = 17;
    reopen(beat);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(60'000 - 12'500));
    const std::string before = m_store->text;
    QVERIFY(m_run->answer(1));
    QCOMPARE(m_store->text, before);
    pass(7000);
    QVERIFY(m_run->resume(m_supervisor));
    const auto events = stored().attempt.events;
    QCOMPARE(events[events.size() - 2].kind, Interrupted);
    QCOMPARE(events[events.size() - 2].at, 12'500);
    QCOMPARE(events.back().kind, Resumed);
    QCOMPARE(events.back().at, 12'500);
    QCOMPARE(events.back().downtime, 300 + 90'000 + 7000);
    QCOMPARE(events.back().supervisor, m_supervisor.person());
    pass(1000);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(60'000 - 13'500));
}

void TestExamRun::anInterruptionStandsStillAndNobodyActs() {
    QVERIFY(m_run->begin());
    pass(5000);
    QVERIFY(m_run->interrupt(m_supervisor));
    QVERIFY(m_run->needsSupervisor());
    QCOMPARE(m_store->beats, (std::vector<std::int64_t>{5000}));
    pass(600'000);
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->tick());
    QCOMPARE(kinds(), (std::vector{ItemStarted, Interrupted}));
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(55'000));
    QVERIFY(m_run->resume(m_supervisor));
    QCOMPARE(kinds(), (std::vector{ItemStarted, Interrupted, Resumed}));
    QCOMPARE(stored().attempt.events.back().downtime, 600'000);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(55'000));
}

void TestExamRun::aSectionThatIsUpGivesWayToTheNext() {
    QVERIFY(m_run->begin());
    pass(59'999);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().item(), std::size_t(0));
    pass(301);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().stage(), ExamStage::Break);
    QCOMPARE(m_run->place().item(), std::size_t(2));
    const auto events = stored().attempt.events;
    QCOMPARE(events[1].kind, Timeout);
    QCOMPARE(events[1].scope, TimeoutScope::Section);
    QCOMPARE(events[1].at, 60'000);
    QCOMPARE(events[2].kind, ItemStarted);
}

void TestExamRun::anExamThatIsUpIsFinishedAndWhatWasDoneCounts() {
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->answer(1));
    pass(100'000);
    QVERIFY(m_run->startSection());
    QVERIFY(m_run->act(kReveal));
    // The section would have 20 seconds more than the exam.
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(100'000));
    pass(100'000);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().stage(), ExamStage::Over);
    const auto events = stored().attempt.events;
    QCOMPARE(events[events.size() - 2].kind, Timeout);
    QCOMPARE(events[events.size() - 2].scope, TimeoutScope::Exam);
    QCOMPARE(events.back().kind, Finished);
    QCOMPARE(events.back().at, 200'000);
    const ExamScore score = m_run->score();
    QCOMPARE(score.sections[0].points, 2);
    QCOMPARE(score.sections[1].points, 1);
    QCOMPARE(score.sections[1].of, 5);
}

void TestExamRun::theLastSectionThatIsUpEndsTheExam() {
    m_header.form.definition.seconds.reset();
    start(m_header);
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->startSection());
    pass(120'000);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().stage(), ExamStage::Over);
    const auto all = kinds();
    QCOMPARE(all[all.size() - 2], Timeout);
    QCOMPARE(all.back(), Finished);
}

void TestExamRun::anActionAfterTheTimeIsNotStored() {
    QVERIFY(m_run->begin());
    pass(60'001);
    QVERIFY(m_run->answer(1));
    QCOMPARE(m_run->place().stage(), ExamStage::Break);
    QCOMPARE(kinds(), (std::vector{ItemStarted, Timeout, ItemStarted}));
}

void TestExamRun::accommodationsLengthenEveryLimit() {
    m_header.accommodations = {150, 30, false};
    start(m_header);
    QCOMPARE(timeAllowed(60, m_header.accommodations), std::optional<std::int64_t>(120'000));
    QCOMPARE(timeAllowed(200, m_header.accommodations), std::optional<std::int64_t>(330'000));
    QCOMPARE(timeAllowed({}, m_header.accommodations), std::optional<std::int64_t>());
    QVERIFY(m_run->begin());
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(120'000));
    QCOMPARE(m_run->place().examEnds(), std::optional<std::int64_t>(330'000));
    pass(119'999);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().stage(), ExamStage::Item);
    pass(1);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->place().stage(), ExamStage::Break);
}

void TestExamRun::theBreakCostsNoTimeOfTheSection() {
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->answer(1));
    QCOMPARE(m_run->place().stage(), ExamStage::Break);
    pass(20'000);
    QVERIFY(m_run->tick());
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(180'000));
    reopen({m_run->examTime(), m_wall.now()});
    QCOMPARE(m_run->place().stage(), ExamStage::Break);
    QVERIFY(m_run->resume(m_supervisor));
    QVERIFY(m_run->startSection());
    QCOMPARE(m_run->place().stage(), ExamStage::Item);
    QCOMPARE(m_run->timeLeft(), std::optional<std::int64_t>(120'000));
}

void TestExamRun::theClockBeatsFourTimesASecondAndOnlyWhileItRuns() {
    pass(5000);
    QVERIFY(m_run->tick());
    QVERIFY(m_run->begin());
    for (int i = 0; i < 20; ++i) {
        pass(50);
        QVERIFY(m_run->tick());
    }
    QCOMPARE(m_store->beats, (std::vector<std::int64_t>{250, 500, 750, 1000}));
    QVERIFY(m_run->interrupt(m_supervisor));
    pass(5000);
    QVERIFY(m_run->tick());
    QCOMPARE(m_store->beats.size(), std::size_t(5));
}

void TestExamRun::aClockThatWasSetIsNotedAndChangesNothing() {
    QVERIFY(m_run->begin());
    m_wall.time += 1900;
    QVERIFY(m_run->tick());
    QVERIFY(m_store->jumps.empty());
    m_wall.time -= 3'600'000;
    QVERIFY(m_run->tick());
    QVERIFY(m_run->tick());
    QCOMPARE(m_store->jumps, (std::vector<std::int64_t>{1900 - 3'600'000}));
    QCOMPARE(m_run->examTime(), 0);
}

void TestExamRun::aSupervisorEndsItBeforeItsTime() {
    QVERIFY(m_run->begin());
    pass(3000);
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->endNow(m_supervisor));
    QCOMPARE(m_run->place().stage(), ExamStage::Over);
    QCOMPARE(kinds(), (std::vector{ItemStarted, Answer, ItemStarted, Finished}));
    QCOMPARE(*m_run->seal(), std::string("CODE"));
    QCOMPARE(m_run->score().sections[0].points, 1);
    const std::string before = m_store->text;
    QVERIFY(m_run->endNow(m_supervisor));
    QVERIFY(m_run->answer(1));
    QVERIFY(m_run->tick());
    QCOMPARE(m_store->text, before);
}

void TestExamRun::theTranscriptHoldsAndScoresLikeTheRun() {
    QVERIFY(m_run->begin());
    QVERIFY(m_run->answer(1));
    reopen();
    QVERIFY(m_run->resume(m_supervisor));
    QVERIFY(m_run->answer(0));
    QVERIFY(m_run->startSection());
    for (const GradedStep& step : sampleRoundItem().procedure) QVERIFY(m_run->act(step.act));
    reopen();
    QVERIFY(m_run->resume(m_supervisor));
    QVERIFY(m_run->endItem());
    QCOMPARE(m_run->place().stage(), ExamStage::Over);
    const ExamScore score = scoreOf(m_header.form, stored().attempt);
    QVERIFY(score == m_run->score());
    QCOMPARE(score.sections[0].points, 1);
    QCOMPARE(score.sections[1].points, 5);
    QCOMPARE(score.hundredths, 7500);
}

QTEST_GUILESS_MAIN(TestExamRun)
#include "tst_exam_run.moc"
