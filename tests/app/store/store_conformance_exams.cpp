#include "app/store/machine_key.h"
#include "engine/record/exam_record.h"
#include "engine/training/exam_score.h"
#include "engine/training/regrade.h"
#include "tests/app/store/refused_with.h"
#include "tests/app/store/store_conformance.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;

namespace cutcard::test {
namespace {

/// A round with a wrong amount and a wrong order, a question answered wrongly.
Attempt faulty(const ExamForm& form) {
    Attempt attempt = faultless(form);
    for (AttemptEvent& event : attempt.events) {
        if (event.act.wager == "ante") event.act.amount = Money::dollars(20);
        if (event.kind == AttemptEventKind::Answer) event.option = 2;
    }
    return attempt;
}

}  // namespace

void StoreConformance::reopen() {
    m_settled.store.reset();
    m_settled.store = m_factory(m_folder->path().toStdString(), m_clock);
    m_settled.supervisor = *store().signIn(m_settled.access.id, kPassphrase);
    m_settled.traineeSession = *store().enter(m_settled.trainee);
}

Sitting StoreConformance::begun(const SampleExam& exam) {
    Sitting one = sitting(exam, m_settled.trainee);
    if (!store().startAttempt(supervisor(), one.start)) qFatal("the attempt was not started");
    return one;
}

void StoreConformance::anAttemptIsStoredLineByLineSealedAndScored() {
    const SampleExam exam = defined(store(), supervisor());
    const Attempt attempt = faulty(exam.items);
    Sitting one = begun(exam);
    std::string text = one.start.headerLine + '\n';
    const Id& id = one.start.attempt;
    QCOMPARE(store().runningAttempts()->size(), std::size_t{1});
    QCOMPARE(store().runningAttempts()->front().title, exam.items.definition.title);
    QCOMPARE(*store().transcript(supervisor(), id), text);
    for (const AttemptEvent& event : attempt.events) {
        const auto line = one.line(event);
        QVERIFY(store().keepLines(m_settled.traineeSession, id, line));
        text += line[0] + '\n';
        QCOMPARE(*store().transcript(supervisor(), id), text);
        QCOMPARE(store().attempt(supervisor(), id)->examTime, event.at);
    }
    m_clock.time += 60'000;
    const auto code = store().seal(m_settled.traineeSession, id);
    QVERIFY(code);
    QCOMPARE(*code, shortCode(one.writer.head()));
    QVERIFY(store().runningAttempts()->empty());

    const auto read = readTranscript(*store().transcript(supervisor(), id));
    QVERIFY(read);
    QVERIFY(read->attempt == attempt);
    const auto keys = store().keys();
    QCOMPARE(checkSeal(read->head, read->signature, read->key, *keys), SealVerdict::Sealed);

    const ExamScore score = scoreOf(exam.items, attempt);
    QVERIFY(score.errors.size() == 2 && score.hundredths == 4000 && !score.passed);
    const auto row = store().attempt(supervisor(), id);
    QVERIFY(row);
    QCOMPARE(row->trainee, m_settled.trainee);
    QCOMPARE(row->traineeName, std::string("Tina Trainee"));
    QCOMPARE(row->exam, exam.exam);
    QCOMPARE(row->rules, std::string("pa-657a-crazy4"));
    QCOMPARE(row->supervisor, m_settled.access.id);
    QCOMPARE(row->startedAt, m_clock.time - 60'000);
    QCOMPARE(row->sealedAt, m_clock.time);
    QVERIFY(row->state == AttemptState::Sealed);
    QCOMPARE(row->hundredths, score.hundredths);
    QCOMPARE(row->passed, score.passed);
    QCOMPARE(row->errors, static_cast<int>(score.errors.size()));
    QCOMPARE(row->shortCode, *code);
    QVERIFY(!row->imported && !row->broken && !row->regraded);
}

void StoreConformance::whatIsStoredGoesOnAfterReopening() {
    const SampleExam exam = defined(store(), supervisor());
    const Attempt attempt = faultless(exam.items);
    Sitting one = begun(exam);
    const Id& id = one.start.attempt;
    const auto half = static_cast<std::ptrdiff_t>(attempt.events.size() / 2);
    std::vector<AttemptEvent> events(attempt.events.begin(), attempt.events.begin() + half);
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.lines(events)));
    const std::int64_t at = events.back().at;
    QVERIFY(store().beat(m_settled.traineeSession, id, at + 345));
    reopen();
    const auto running = store().runningAttempts();
    QVERIFY(*running == (std::vector<RunningAttempt>{
                            {id, m_settled.trainee, exam.items.definition.title, {at + 345, m_clock.time}}}));
    events = {interrupted(at + 345), resumed(at + 345, m_settled.access.id)};
    QVERIFY(store().keepLines(supervisor(), id, one.lines(events)));
    events.assign(attempt.events.begin() + half, attempt.events.end());
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.lines(events)));
    QVERIFY(store().seal(m_settled.traineeSession, id));
    const auto row = store().attempt(supervisor(), id);
    QCOMPARE(row->hundredths, 10'000);
    QVERIFY(row->passed);
    QCOMPARE(row->interruptions, 1);
    const std::string before = *store().transcript(supervisor(), id);
    reopen();
    QCOMPARE(*store().transcript(supervisor(), id), before);
    QVERIFY(*store().attempt(supervisor(), id) == *row);
    QVERIFY(readTranscript(before));
}

void StoreConformance::anAttemptIsStartedWhereEverythingBelongsTogether() {
    const SampleExam exam = defined(store(), supervisor());
    ExamForm otherForm = sampleForm("Another");
    const SampleExam other = defined(store(), supervisor(), otherForm);
    const Id otto = *store().addTrainee(supervisor(), "Otto");
    const Sitting right = sitting(exam, m_settled.trainee);
    const auto refusal = [&](const std::function<void(AttemptStart&)>& change) {
        AttemptStart start = right.start;
        change(start);
        const auto result = store().startAttempt(supervisor(), start);
        return result ? std::string("started")
                      : std::to_string(static_cast<int>(result.refusal().fault)) + ' ' +
                            (result.refusal().params.empty() ? "" : result.refusal().params[0]);
    };
    const auto with = [](StoreFault fault, const std::string& param = {}) {
        return std::to_string(static_cast<int>(fault)) + ' ' + param;
    };
    using enum StoreFault;
    QCOMPARE(refusal([](AttemptStart& start) { start.attempt = newId(); }), with(DoNotBelong, "attempt"));
    QCOMPARE(refusal([](AttemptStart& start) { start.attempt = "7"; }), with(BadId, "7"));
    QCOMPARE(refusal([&](AttemptStart& start) { start.trainee = otto; }), with(DoNotBelong, "trainee"));
    QCOMPARE(refusal([](AttemptStart& start) { start.trainee = newId(); }), with(UnknownPerson));
    QCOMPARE(refusal([&](AttemptStart& start) { start.trainee = m_settled.access.id; }), with(UnknownPerson));
    QCOMPARE(refusal([&](AttemptStart& start) { start.exam = other.exam; }), with(DoNotBelong, "exam"));
    QCOMPARE(refusal([&](AttemptStart& start) { start.exam = exam.form; }), with(DoNotBelong, "exam"));
    QCOMPARE(refusal([](AttemptStart& start) { start.version = 2; }), with(UnknownDefinition));
    QCOMPARE(refusal([&](AttemptStart& start) { start.form = other.form; }), with(DoNotBelong, "form"));
    QCOMPARE(refusal([&](AttemptStart& start) { start.form = exam.exam; }), with(DoNotBelong, "form"));
    QCOMPARE(refusal([](AttemptStart& start) { start.headerLine = "{}"; }), with(DoNotBelong, "header"));
    QCOMPARE(refusal([](AttemptStart& start) { start.headerLine[start.headerLine.size() - 4] ^= 1; }),
             with(DoNotBelong, "header"));
    // The same definition and seed, with an item fewer.
    ExamForm shorter = exam.items;
    shorter.items.pop_back();
    QCOMPARE(
        refusal([&](AttemptStart& start) {
            start.headerLine = sitting({exam.exam, exam.form, shorter}, start.trainee, start.attempt).start.headerLine;
        }),
        with(DoNotBelong, "items"));
    QVERIFY(store().runningAttempts()->empty());
    QCOMPARE(refusal([](AttemptStart&) {}), std::string("started"));
    QCOMPARE(refusal([](AttemptStart&) {}), with(IdTaken, right.start.attempt));
    REFUSED_WITH(store().startAttempt(supervisor(), sitting(exam, m_settled.trainee).start), SitsAnother);
    QVERIFY(store().archive(supervisor(), otto));
    REFUSED_WITH(store().startAttempt(supervisor(), sitting(exam, otto).start), NotActive);
}

void StoreConformance::aLineHasToContinueTheChain() {
    const SampleExam exam = defined(store(), supervisor());
    Sitting one = begun(exam);
    const Id& id = one.start.attempt;
    const auto refusal = [&](const std::vector<std::string>& lines) {
        const auto kept = store().keepLines(m_settled.traineeSession, id, lines);
        if (kept) return std::string("kept");
        if (kept.refusal().fault != StoreFault::LineRefused) return std::string("another fault");
        return kept.refusal().params[0];
    };
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.line(started(0, 500))));
    const TranscriptWriter here = one.writer;
    const auto next = [&](const AttemptEvent& event) {
        one.writer = here;
        return one.line(event);
    };
    QCOMPARE(refusal({"{}"}), std::string("not_an_event"));
    QCOMPARE(refusal({next(answered(0, 0, 600))[0] + '\n'}), std::string("not_an_event"));
    QCOMPARE(refusal(next(answered(0, 0, 600))), std::string("item not_a_question"));
    QCOMPARE(refusal(next(answered(1, 0, 600))), std::string("item_not_started"));
    QCOMPARE(refusal(next(started(7, 600))), std::string("item not_a_whole_number"));
    QCOMPARE(refusal(next(started(1, 499))), std::string("time_goes_back"));
    std::string line = next(started(1, 600))[0];
    line[line.find("600")] = '7';
    QCOMPARE(refusal({line}), std::string("hash"));
    one.writer = here;
    QCOMPARE(refusal({one.lines({started(1, 600), answered(1, 1, 700)})[1]}), std::string("number"));
    // All or none.
    one.writer = here;
    auto several = one.lines({started(1, 600), answered(1, 1, 700)});
    several[1][several[1].find("700")] = '8';
    QCOMPARE(refusal(several), std::string("hash"));
    QCOMPARE(store().attempt(supervisor(), id)->examTime, 500);
    one.writer = here;
    QCOMPARE(refusal(one.lines({started(1, 600), answered(1, 1, 700), finished(800)})), std::string("kept"));
    QCOMPARE(refusal(one.line(started(0, 900))), std::string("finished"));
    REFUSED_WITH(store().keepLines(supervisor(), newId(), next(started(1, 600))), StoreFault::UnknownAttempt);
}

void StoreConformance::aLineTwiceIsStoredOnce() {
    const SampleExam exam = defined(store(), supervisor());
    Sitting one = begun(exam);
    const Id& id = one.start.attempt;
    const auto lines = one.lines({started(1, 10), answered(1, 1, 20)});
    for (int i = 0; i < 3; ++i) QVERIFY(store().keepLines(m_settled.traineeSession, id, lines));
    QVERIFY(store().keepLines(m_settled.traineeSession, id, std::vector<std::string>{lines[1]}));
    QCOMPARE(store().events(supervisor(), {"attempt.event", {}, 0, 100})->size(), std::size_t{2});
    // Another line in the place of a stored one is none.
    Sitting again = sitting(exam, m_settled.trainee, id);
    REFUSED_WITH(store().keepLines(m_settled.traineeSession, id, again.line(started(0, 10))), StoreFault::LineRefused);
    reopen();
    QVERIFY(store().keepLines(m_settled.traineeSession, id, lines));
    QCOMPARE(store().events(supervisor(), {"attempt.event", {}, 0, 100})->size(), std::size_t{2});
}

void StoreConformance::onlyASupervisorLetsAnInterruptedExamGoOn() {
    const SampleExam exam = defined(store(), supervisor());
    Sitting one = begun(exam);
    const Id& id = one.start.attempt;
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.lines({started(1, 10), interrupted(20)})));
    const TranscriptWriter here = one.writer;
    REFUSED_WITH(store().keepLines(m_settled.traineeSession, id, one.line(answered(1, 1, 30))),
                 StoreFault::WaitsForSupervisor);
    one.writer = here;
    REFUSED_WITH(store().keepLines(m_settled.traineeSession, id, one.line(resumed(20, m_settled.access.id))),
                 StoreFault::NeedsSupervisor);
    one.writer = here;
    // In somebody else's name.
    REFUSED_WITH(store().keepLines(supervisor(), id, one.line(resumed(20, newId()))), StoreFault::LineRefused);
    one.writer = here;
    QVERIFY(store().keepLines(supervisor(), id, one.line(resumed(20, m_settled.access.id))));
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.line(answered(1, 1, 30))));
    // A program that was ended has interrupted it as well, whether it could say so or not.
    reopen();
    const TranscriptWriter later = one.writer;
    REFUSED_WITH(store().keepLines(m_settled.traineeSession, id, one.line(finished(40))),
                 StoreFault::WaitsForSupervisor);
    one.writer = later;
    QVERIFY(store().keepLines(supervisor(), id, one.lines({interrupted(40), resumed(40, m_settled.access.id)})));
    QVERIFY(store().keepLines(m_settled.traineeSession, id, one.line(finished(50))));
}

void StoreConformance::theBeatNeverGoesBack() {
    const SampleExam exam = defined(store(), supervisor());
    const Id id = begun(exam).start.attempt;
    const auto beat = [&] { return store().runningAttempts()->front().beat; };
    QCOMPARE(beat().examTime, std::int64_t{0});
    m_clock.time += 5000;
    QVERIFY(store().beat(m_settled.traineeSession, id, 5000));
    QVERIFY((beat() == HeartBeat{5000, m_clock.time}));
    m_clock.time -= 3'600'000;
    QVERIFY(store().beat(m_settled.traineeSession, id, 4000));
    QVERIFY((beat() == HeartBeat{5000, m_clock.time}));
    reopen();
    QVERIFY((beat() == HeartBeat{5000, m_clock.time}));
    REFUSED_WITH(store().beat(m_settled.traineeSession, newId(), 1), StoreFault::UnknownAttempt);
}

void StoreConformance::aJumpOfTheClockIsKept() {
    const SampleExam exam = defined(store(), supervisor());
    const Id id = begun(exam).start.attempt;
    QVERIFY(store().noteClockJump(m_settled.traineeSession, id, 1234, -3'600'000));
    const auto events = store().events(supervisor(), {"attempt.clock", m_settled.trainee, 0, 10});
    QCOMPARE(events->size(), std::size_t{1});
    QCOMPARE(events->front().body, R"({"attempt":")" + id + R"(","exam_time":1234,"jumped_by":-3600000})");
}

void StoreConformance::onlyAFinishedAttemptIsSealedAndOnlyOnce() {
    const SampleExam exam = defined(store(), supervisor());
    Sitting one = begun(exam);
    const Id& id = one.start.attempt;
    REFUSED_WITH(store().seal(supervisor(), id), StoreFault::NotFinished);
    QVERIFY(store().keepLines(supervisor(), id, one.line(started(1, 10))));
    REFUSED_WITH(store().seal(supervisor(), id), StoreFault::NotFinished);
    REFUSED_WITH(store().regrade(supervisor(), id, "why"), StoreFault::AttemptRunning);
    QVERIFY(store().keepLines(supervisor(), id, one.line(finished(20))));
    const auto code = store().seal(supervisor(), id);
    QVERIFY(code);
    QCOMPARE(*store().seal(supervisor(), id), *code);
    QCOMPARE(store().events(supervisor(), {"attempt.sealed", {}, 0, 10})->size(), std::size_t{1});
    QCOMPARE(store().keys()->size(), std::size_t{1});
    REFUSED_WITH(store().keepLines(supervisor(), id, one.line(started(1, 30))), StoreFault::AttemptSealed);
    REFUSED_WITH(store().beat(supervisor(), id, 30), StoreFault::AttemptSealed);
    REFUSED_WITH(store().noteClockJump(supervisor(), id, 30, 1), StoreFault::AttemptSealed);
    REFUSED_WITH(store().seal(supervisor(), newId()), StoreFault::UnknownAttempt);
    // The next one of the same trainee by the same key.
    sat(store(), supervisor(), m_settled.trainee, exam, faultless(exam.items));
    QCOMPARE(store().keys()->size(), std::size_t{1});
}

void StoreConformance::aRegradeKeepsTheOldScore() {
    const SampleExam exam = defined(store(), supervisor());
    const Attempt attempt = faultless(exam.items);
    const Id id = sat(store(), supervisor(), m_settled.trainee, exam, attempt);
    QVERIFY(store().regradings(supervisor(), id)->empty());
    REFUSED_WITH(store().regrade(supervisor(), id, " \n"), StoreFault::ReasonMissing);
    REFUSED_WITH(store().regrade(supervisor(), newId(), "why"), StoreFault::UnknownAttempt);
    m_clock.time += 1000;
    const auto first = store().regrade(supervisor(), id, "An appeal");
    // The steps of the form were written by hand: the engine of today wants others.
    const ExamScore today = scoreOf(regraded(exam.items).today, attempt);
    QVERIFY(today.hundredths < 10'000);
    QVERIFY((*first == Regrading{m_clock.time, m_settled.access.id, "An appeal", today.hundredths, today.passed}));
    m_clock.time += 1000;
    const auto second = store().regrade(supervisor(), id, "Another");
    for (int i = 0; i < 2; ++i) {
        QVERIFY(*store().regradings(supervisor(), id) == (std::vector<Regrading>{*first, *second}));
        const auto row = store().attempt(supervisor(), id);
        QCOMPARE(row->hundredths, 10'000);
        QVERIFY(row->passed);
        QVERIFY(row->regraded == *second);
        reopen();
    }
}

}  // namespace cutcard::test
