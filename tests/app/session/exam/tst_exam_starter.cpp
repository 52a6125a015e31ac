#include "engine/record/exam_item_record.h"
#include "engine/record/exam_record.h"
#include "tests/app/session/exam/exam_bench.h"

#include <QCoreApplication>
#include <QTest>

using namespace cutcard;
using namespace cutcard::test;

class TestExamStarter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion("1.2.3"); }
    void init();

    void aFormsIdFollowsFromTheExamsTextAndTheSeed();
    void everybodyHasTheSameFormOfAnExamWithOneSeed();
    void aFreshSeedMakesAnotherFormEachTime();
    void theHeaderHasTheExamTheTraineeAndTheAccommodations();
    void whatIsNoExamIsRefused();
    void aTraineeCannotStartAnExam();
    void aFormIsReadBackAsItWasWritten();

private:
    Transcript transcriptOf(const store::Id& attempt) {
        return *readTranscript(*m_settled.store->transcript(m_settled.supervisor, attempt), Unfinished::Allowed);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_settled;
};

void TestExamStarter::init() {
    m_settled = {};
    m_folder = std::make_unique<QTemporaryDir>();
    m_settled = settled(opened(testOptions(m_folder->path().toStdString())));
}

/// Two kiosks may have the same text under two numbers, and two texts under one.
void TestExamStarter::aFormsIdFollowsFromTheExamsTextAndTheSeed() {
    const store::Definition exam{"11111111-2222-4333-8444-555555555555", 1, "exam", "one", 0};
    QVERIFY(store::isId(formId(exam, 7)));
    store::Definition other = exam;
    other.version = 2;
    other.at = 5;
    QCOMPARE(formId(other, 7), formId(exam, 7));
    QVERIFY(formId(exam, 8) != formId(exam, 7));
    other.body = "two";
    other.version = 1;
    QVERIFY(formId(other, 7) != formId(exam, 7));
    other = exam;
    other.id = store::newId();
    QVERIFY(formId(other, 7) != formId(exam, 7));
}

void TestExamStarter::everybodyHasTheSameFormOfAnExamWithOneSeed() {
    const store::Id exam = defined(m_settled, benchExam());
    const store::Id first = started(m_settled, exam);
    const auto other = m_settled.store->addTrainee(m_settled.supervisor, "Omar");
    const auto second = startExam(*m_settled.store, m_settled.supervisor, {exam, 1, *other, {}});
    QVERIFY(second);
    QVERIFY(transcriptOf(first).header.form == transcriptOf(*second).header.form);
    const auto definition = m_settled.store->definition(m_settled.supervisor, exam, 1);
    const auto form = m_settled.store->definition(m_settled.supervisor, formId(*definition, 20), 0);
    QVERIFY(form);
    QCOMPARE(form->version, 1);
    QCOMPARE(form->kind, std::string("form"));
}

void TestExamStarter::aFreshSeedMakesAnotherFormEachTime() {
    ExamDefinition fresh = benchExam();
    fresh.seed.reset();
    const store::Id exam = defined(m_settled, fresh);
    const auto other = m_settled.store->addTrainee(m_settled.supervisor, "Omar");
    const Transcript one = transcriptOf(started(m_settled, exam));
    const Transcript two = transcriptOf(*startExam(*m_settled.store, m_settled.supervisor, {exam, 0, *other, {}}));
    QVERIFY(one.header.form.seed != two.header.form.seed);
    QVERIFY(one.header.form.items != two.header.form.items);
}

void TestExamStarter::theHeaderHasTheExamTheTraineeAndTheAccommodations() {
    const store::Id exam = defined(m_settled, benchExam());
    const Accommodations given{150, 300, true};
    const store::Id attempt = started(m_settled, exam, given);
    const TranscriptHeader header = transcriptOf(attempt).header;
    QCOMPARE(header.attempt, attempt);
    QCOMPARE(header.trainee, m_settled.trainee);
    QVERIFY(header.accommodations == given);
    QVERIFY(header.form.definition == benchExam());
    QCOMPARE(header.program, std::string("1.2.3"));
    QCOMPARE(header.form.items.size(), std::size_t(4));
}

void TestExamStarter::whatIsNoExamIsRefused() {
    const store::Id other = store::newId();
    QVERIFY(m_settled.store->define(m_settled.supervisor, other, "rules", "{}"));
    QVERIFY(!startExam(*m_settled.store, m_settled.supervisor, {other, 0, m_settled.trainee, {}}));
    QVERIFY(!startExam(*m_settled.store, m_settled.supervisor, {store::newId(), 0, m_settled.trainee, {}}));
    QCOMPARE(m_settled.store->runningAttempts()->size(), std::size_t(0));
}

void TestExamStarter::aTraineeCannotStartAnExam() {
    const store::Id exam = defined(m_settled, benchExam());
    QVERIFY(!startExam(*m_settled.store, m_settled.traineeSession, {exam, 0, m_settled.trainee, {}}));
    QVERIFY(!startExam(*m_settled.store, {}, {exam, 0, m_settled.trainee, {}}));
    QCOMPARE(m_settled.store->runningAttempts()->size(), std::size_t(0));
}

void TestExamStarter::aFormIsReadBackAsItWasWritten() {
    const auto form = makeForm(benchExam(), 20, standardSource());
    QVERIFY(form);
    const std::string text = formText(*form);
    const auto again = readForm(text);
    QVERIFY(again);
    QVERIFY(*again == *form);
    QCOMPARE(formText(*again), text);
    QVERIFY(!readForm("{}"));
    std::string newer = text;
    newer.replace(newer.find("cutcard-form/1"), 14, "cutcard-form/9");
    QCOMPARE(readForm(newer).refusal().code, RefusalCode::UnknownVersion);
}

QTEST_GUILESS_MAIN(TestExamStarter)
#include "tst_exam_starter.moc"
