#include "tests/app/store/refused_with.h"
#include "tests/app/store/store_conformance.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::store;

namespace cutcard::test {
namespace {

/// Another school's store with one sealed attempt, as it would be brought along.
struct Elsewhere {
    QTemporaryDir folder;
    SettledStore settled;
    SampleExam exam;
    ImportedAttempt attempt;
    AttemptRow row;
};

void fill(Elsewhere& other) {
    Store& store = *other.settled.store;
    other.exam = defined(store, other.settled.supervisor);
    const Id id = sat(store, other.settled.supervisor, other.settled.trainee, other.exam, faultless(other.exam.items));
    other.row = *store.attempt(other.settled.supervisor, id);
    other.attempt = {*store.transcript(other.settled.supervisor, id),
                     other.row.exam,
                     other.row.version,
                     other.row.supervisor,
                     other.row.startedAt,
                     other.row.sealedAt};
}

}  // namespace

void StoreConformance::anAttemptFromElsewhereIsVerified() {
    Elsewhere other;
    other.settled = settled(m_factory(other.folder.path().toStdString(), m_clock));
    fill(other);
    m_clock.time += 1'000'000;
    const std::string key = other.settled.store->keys()->front().key;
    const auto unknown = store().importAttempt(supervisor(), other.attempt);
    QVERIFY(!unknown);
    QCOMPARE(unknown.refusal().fault, StoreFault::SignerUnknown);
    QCOMPARE(unknown.refusal().params, std::vector<std::string>{key});
    QVERIFY(store().registerKey(supervisor(), key, "the other school"));
    REFUSED_WITH(store().importAttempt(supervisor(), other.attempt), StoreFault::PersonNotHere);
    QVERIFY(store().importPerson(supervisor(), other.settled.trainee, "Tina from elsewhere"));
    // The form is here already, by another way: both attempts count as the same items.
    const SampleExam here = defined(store(), supervisor());
    sat(store(), supervisor(), m_settled.trainee, here, faultless(here.items));
    QCOMPARE(*store().importAttempt(supervisor(), other.attempt), ImportVerdict::Added);
    AttemptQuery own;
    QCOMPARE(*store().countAttempts(supervisor(), own), 2);
    own.ownOnly = true;
    QCOMPARE(*store().countAttempts(supervisor(), own), 1);
    own.state = AttemptState::Running;
    QCOMPARE(*store().countAttempts(supervisor(), own), 0);
    const std::string before = everyAnswer(store(), supervisor());
    QCOMPARE(*store().importAttempt(supervisor(), other.attempt), ImportVerdict::KnownAlready);
    QCOMPARE(everyAnswer(store(), supervisor()), before);

    AttemptRow wanted = other.row;
    wanted.imported = true;
    wanted.traineeName = "Tina from elsewhere";
    for (int i = 0; i < 2; ++i) {
        QVERIFY(*store().attempt(supervisor(), wanted.attempt) == wanted);
        QCOMPARE(*store().transcript(supervisor(), wanted.attempt), other.attempt.transcript);
        QVERIFY(store().runningAttempts()->empty());
        const auto figures = *store().itemAnalysis(supervisor(), {}, AnalysisBy::Item);
        QCOMPARE(figures.size(), std::size_t{2});
        QCOMPARE(figures[0].key, here.form + " 1");
        QCOMPARE(figures[0].attempts, 2);
        reopen();
    }
    QVERIFY(store().regrade(supervisor(), wanted.attempt, "An appeal"));
    REFUSED_WITH(store().keepLines(supervisor(), wanted.attempt, std::vector<std::string>{"{}"}),
                 StoreFault::AttemptSealed);
    REFUSED_WITH(store().importAttempt(supervisor(), {"{}", {}, 1, {}, 0, 0}), StoreFault::AttemptUnreadable);
}

void StoreConformance::aBrokenAttemptIsKeptAndMarked() {
    Elsewhere other;
    other.settled = settled(m_factory(other.folder.path().toStdString(), m_clock));
    fill(other);
    const std::string key = other.settled.store->keys()->front().key;
    QVERIFY(store().registerKey(supervisor(), key, "the other school"));
    QVERIFY(store().importPerson(supervisor(), other.settled.trainee, "Tina from elsewhere"));
    ImportedAttempt changed = other.attempt;
    const std::size_t place = changed.transcript.find("\"at\":1000") + 5;
    changed.transcript[place] = '\xff';
    QCOMPARE(*store().importAttempt(supervisor(), changed), ImportVerdict::AddedBroken);
    for (int i = 0; i < 2; ++i) {
        const auto row = store().attempt(supervisor(), other.row.attempt);
        QVERIFY(row->broken && row->imported && !row->passed);
        QCOMPARE(row->hundredths, 0);
        QCOMPARE(row->title, other.row.title);
        QCOMPARE(*store().transcript(supervisor(), row->attempt), changed.transcript);
        QCOMPARE(*store().importAttempt(supervisor(), changed), ImportVerdict::KnownAlready);
        QVERIFY(store().itemAnalysis(supervisor(), {}, AnalysisBy::Skill)->empty());
        QVERIFY(store().trend(supervisor(), {}, TrendStep::Day)->empty());
        REFUSED_WITH(store().regrade(supervisor(), row->attempt, "why"), StoreFault::AttemptUnreadable);
        reopen();
    }
    // A whole copy takes its place; after that a broken one changes nothing.
    QCOMPARE(*store().importAttempt(supervisor(), other.attempt), ImportVerdict::Added);
    QCOMPARE(*store().importAttempt(supervisor(), changed), ImportVerdict::KnownAlready);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(!store().attempt(supervisor(), other.row.attempt)->broken);
        QCOMPARE(store().attempt(supervisor(), other.row.attempt)->hundredths, 10'000);
        reopen();
    }
    // The wrong signature, none at all, and one of a key that was revoked.
    const auto verdictOf = [&](const std::string& from, const std::string& to, const Id& attempt) {
        Sitting one = sitting(other.exam, other.settled.trainee, attempt);
        std::string text = one.start.headerLine + '\n';
        for (const std::string& line : one.lines(faultless(other.exam.items).events)) text += line + '\n';
        ImportedAttempt made = other.attempt;
        made.transcript = text + one.writer.lastLine(from, to) + '\n';
        return store().importAttempt(supervisor(), made);
    };
    QCOMPARE(*verdictOf(std::string(128, 'a'), key, newId()), ImportVerdict::AddedBroken);
    QCOMPARE(*verdictOf({}, {}, newId()), ImportVerdict::AddedBroken);
    QVERIFY(store().revokeKey(supervisor(), key));
    const Id second = sat(*other.settled.store, other.settled.supervisor, other.settled.trainee, other.exam,
                          faultless(other.exam.items));
    ImportedAttempt revoked = other.attempt;
    revoked.transcript = *other.settled.store->transcript(other.settled.supervisor, second);
    QCOMPARE(*store().importAttempt(supervisor(), revoked), ImportVerdict::AddedBroken);
    // More than a school's server takes of a kiosk.
    revoked.transcript.append(kLongestTranscript, '\n');
    REFUSED_WITH(store().importAttempt(supervisor(), revoked), StoreFault::BodyTooLarge);
}

void StoreConformance::peopleComeUnderTheirOwnIds() {
    const Id id = newId();
    QVERIFY(store().importPerson(supervisor(), id, "Otto"));
    QCOMPARE(store().person(supervisor(), id)->name, std::string("Otto"));
    QVERIFY(store().person(supervisor(), id)->role == Role::Trainee);
    const std::size_t events = store().events(supervisor(), {})->size();
    QVERIFY(store().importPerson(supervisor(), id, "Otto"));
    QCOMPARE(store().events(supervisor(), {})->size(), events);
    QVERIFY(store().importPerson(supervisor(), id, "Otto the Second"));
    QCOMPARE(store().person(supervisor(), id)->name, std::string("Otto the Second"));
    REFUSED_WITH(store().importPerson(supervisor(), "7", "X"), StoreFault::BadId);
    REFUSED_WITH(store().importPerson(supervisor(), newId(), ""), StoreFault::BadName);
    REFUSED_WITH(store().importPerson(supervisor(), m_settled.access.id, "X"), StoreFault::IdTaken);
    QVERIFY(store().erase(supervisor(), id));
    REFUSED_WITH(store().importPerson(supervisor(), id, "Otto"), StoreFault::NotActive);
    reopen();
    QCOMPARE(store().person(supervisor(), id)->name, std::string());
}

void StoreConformance::definitionsComeUnderTheirOwnIds() {
    const Id id = newId();
    QVERIFY(store().importDefinition(supervisor(), {id, 3, "exam", "three", 42}));
    QVERIFY((*store().definition(supervisor(), id, 3) == Definition{id, 3, "exam", "three", 42}));
    const std::size_t events = store().events(supervisor(), {})->size();
    QVERIFY(store().importDefinition(supervisor(), {id, 3, "exam", "three", 50}));
    QVERIFY(store().importDefinition(supervisor(), {id, 9, "exam", "three", 50}));
    QCOMPARE(store().events(supervisor(), {})->size(), events);
    QVERIFY(store().importDefinition(supervisor(), {id, 2, "exam", "two", 41}));
    QCOMPARE(store().definition(supervisor(), id, 2)->body, std::string("two"));
    // Another text under the same number: both are kept.
    QVERIFY(store().importDefinition(supervisor(), {id, 3, "exam", "another", 43}));
    QCOMPARE(store().definition(supervisor(), id, 3)->body, std::string("three"));
    QCOMPARE(store().definition(supervisor(), id, 4)->body, std::string("another"));
    REFUSED_WITH(store().importDefinition(supervisor(), {id, 5, "rules", "{}", 1}), StoreFault::IdTaken);
    REFUSED_WITH(store().importDefinition(supervisor(), {id, 5, "poem", "{}", 1}), StoreFault::BadKind);
    REFUSED_WITH(store().importDefinition(supervisor(), {"7", 1, "exam", "{}", 1}), StoreFault::BadId);
    reopen();
    QCOMPARE(store().definition(supervisor(), id, 0)->version, 4);
}

void StoreConformance::aTraineeReadsNoExam() {
    for (const char* kind : {"exam", "form", "scenario"}) {
        const Id id = newId();
        QCOMPARE(*store().define(supervisor(), id, kind, "{}"), 1);
        REFUSED_WITH(store().definition(m_settled.traineeSession, id, 0), StoreFault::NeedsSupervisor);
        REFUSED_WITH(store().definition(m_settled.traineeSession, id, 1), StoreFault::NeedsSupervisor);
    }
    const SampleExam exam = defined(store(), supervisor());
    sat(store(), supervisor(), m_settled.trainee, exam, faultless(exam.items));
    const auto seen = store().events(m_settled.traineeSession, {});
    QVERIFY(!seen->empty());
    for (const Event& event : *seen) {
        QVERIFY2(event.kind == "attempt.event" || event.kind == "attempt.sealed", event.kind.c_str());
        QVERIFY(event.body.find("items") == std::string::npos);
    }
}

}  // namespace cutcard::test
