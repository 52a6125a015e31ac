#include "tests/app/school/school_room.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

ImportedAttempt damaged(ImportedAttempt attempt) {
    attempt.transcript[attempt.transcript.find("\"at\":1000") + 5] = '\xff';
    return attempt;
}

}  // namespace

class TestSchoolResults : public SchoolRoom {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aSealedAttemptBecomesAResult();
    void anAttemptIsARunningOneUntilItsSealComes();
    void aSealByAnUnknownKeyIsMarked();
    void aTranscriptThatWasChangedIsMarked();
    void resultsFollowTheOrderOfArrival();
    void aCopyDoesNotReplaceAResult();
    void theSameCopyOfTwoKiosksIsOneResult();
    void anAttemptTakesThePlaceOfItsBrokenCopy();
    void aWholeCopyEndsAnAttemptThatRuns_data();
    void aWholeCopyEndsAnAttemptThatRuns();
    void theSealOfACopyIsVerified_data();
    void theSealOfACopyIsVerified();
    void whatAnotherKioskSaysOfAnAttemptDoesNotCount();
    void aMalformedEventStopsNobody_data();
    void aMalformedEventStopsNobody();
    void anIdKeepsItsKind();

private:
    AttemptRow row(const Id& attempt) { return orEnd(console().attempt(m_console.supervisor, attempt), "attempt"); }
    std::string file(const Id& attempt) { return orEnd(console().transcript(m_console.supervisor, attempt), "file"); }
};

void TestSchoolResults::aSealedAttemptBecomesAResult() {
    QVERIFY(console().importPerson(m_console.supervisor, m_kiosk->own.trainee, "Tina Trainee"));
    const Id attempt = m_kiosk->sit();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    const auto here = m_kiosk->own.store->attempt(m_kiosk->own.supervisor, attempt);
    const auto there = console().attempt(m_console.supervisor, attempt);
    QVERIFY(here && there);
    QVERIFY(*there == *here);
    QVERIFY(!there->broken);
    QCOMPARE(there->hundredths, 10'000);
    QCOMPARE(*console().transcript(m_console.supervisor, attempt),
             *m_kiosk->own.store->transcript(m_kiosk->own.supervisor, attempt));
    QVERIFY(console().runningAttempts()->empty());
    // Once more it is the same.
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    QVERIFY(console().takeIn());
    QCOMPARE(*console().countAttempts(m_console.supervisor, {}), 1);
    QVERIFY(*console().attempt(m_console.supervisor, attempt) == *here);
}

void TestSchoolResults::anAttemptIsARunningOneUntilItsSealComes() {
    const Id attempt = m_kiosk->sit();
    std::vector<Event> events = m_kiosk->events();
    const auto seal =
        std::find_if(events.begin(), events.end(), [](const Event& event) { return event.kind == "attempt.sealed"; });
    const auto before = static_cast<std::size_t>(seal - events.begin());
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    // One by one, each time looked at: nothing counts twice.
    for (std::size_t i = 0; i < before; ++i) {
        QVERIFY(m_kiosk->link->append(std::span(events).subspan(i, 1)));
        QVERIFY(console().takeIn());
    }
    QCOMPARE(console().attempt(m_console.supervisor, attempt)->state, AttemptState::Running);
    // It goes on at the kiosk, not at a console.
    QVERIFY(console().runningAttempts()->empty());
    QVERIFY(m_kiosk->link->append(std::span(events).subspan(before)));
    const auto row = console().attempt(m_console.supervisor, attempt);
    QCOMPARE(row->state, AttemptState::Sealed);
    QVERIFY(!row->broken);
    QCOMPARE(row->hundredths, 10'000);
}

void TestSchoolResults::aSealByAnUnknownKeyIsMarked() {
    const Id attempt = m_kiosk->sit();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), std::string(64, '7'), "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    const auto row = console().attempt(m_console.supervisor, attempt);
    QVERIFY(row);
    QVERIFY(row->broken);
    QCOMPARE(console().attempts(m_console.supervisor, {})->size(), std::size_t{1});
    QCOMPARE(*console().transcript(m_console.supervisor, attempt),
             *m_kiosk->own.store->transcript(m_kiosk->own.supervisor, attempt));
}

void TestSchoolResults::aTranscriptThatWasChangedIsMarked() {
    const Id attempt = m_kiosk->sit();
    std::vector<Event> events = m_kiosk->events();
    for (Event& event : events) {
        const std::size_t place = event.kind == "attempt.event" ? event.body.find("\"at\":") : std::string::npos;
        if (place == std::string::npos) continue;
        // Within the line the quotes are as they are; a digit more of time.
        event.body.insert(place + 5, "1");
        break;
    }
    chainAnew(events);
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(events));
    const auto row = console().attempt(m_console.supervisor, attempt);
    QVERIFY(row);
    QVERIFY(row->broken);
    QVERIFY(console().transcript(m_console.supervisor, attempt));
}

void TestSchoolResults::resultsFollowTheOrderOfArrival() {
    const Id attempt = m_kiosk->sit();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    const auto here = console().regrade(m_console.supervisor, attempt, "appeal");
    QVERIFY(here);
    QVERIFY(m_kiosk->own.store->regrade(m_kiosk->own.supervisor, attempt, "later"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    QCOMPARE(console().attempt(m_console.supervisor, attempt)->regraded->reason, std::string("later"));
    QCOMPARE(console().regradings(m_console.supervisor, attempt)->size(), std::size_t{2});
    // A console that comes later finds the same.
    const auto row = console().attempt(m_console.supervisor, attempt);
    const auto second = m_schools.opened(m_database, testOptions(m_folder->path().toStdString()));
    const auto session = second->signIn(m_console.access.id, kPassphrase);
    QVERIFY(*second->attempt(*session, attempt) == *row);
    // Both write to the one chain of the school.
    QVERIFY(second->addTrainee(*session, "Otto"));
    QVERIFY(console().addTrainee(m_console.supervisor, "Olga"));
    QVERIFY(second->addTrainee(*session, "Oskar"));
    std::int64_t number = 0;
    for (const Event& event : held(console().origin())) QCOMPARE(event.sequence, ++number);
}

void TestSchoolResults::aCopyDoesNotReplaceAResult() {
    const Id attempt = m_kiosk->sit();
    m_kiosk->forward();
    QVERIFY(console().regrade(m_console.supervisor, attempt, "appeal"));
    const AttemptRow before = row(attempt);
    const ImportedAttempt copy = m_kiosk->copied(attempt);
    KioskBench second(m_schools, m_database, "room_2");
    KioskBench third(m_schools, m_database, "room_3");
    QCOMPARE(second.takeIn(*m_kiosk, damaged(copy)), ImportVerdict::AddedBroken);
    QCOMPARE(third.takeIn(*m_kiosk, copy), ImportVerdict::Added);
    for (KioskBench* one : {&second, &third}) {
        one->forward();
        QVERIFY(row(attempt) == before);
        QCOMPARE(file(attempt), copy.transcript);
    }
    QCOMPARE(*console().countAttempts(m_console.supervisor, {}), 1);
}

void TestSchoolResults::theSameCopyOfTwoKiosksIsOneResult() {
    const ImportedAttempt copy = m_kiosk->copied(m_kiosk->sit());
    const Id attempt = readTranscript(copy.transcript)->header.attempt;
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    KioskBench second(m_schools, m_database, "room_2");
    KioskBench third(m_schools, m_database, "room_3");
    KioskBench fourth(m_schools, m_database, "room_4");
    second.takeIn(*m_kiosk, copy);
    third.takeIn(*m_kiosk, copy);
    fourth.takeIn(*m_kiosk, damaged(copy));
    second.forward();
    QVERIFY(row(attempt).imported && !row(attempt).broken);
    QCOMPARE(row(attempt).hundredths, 10'000);
    QVERIFY(console().regrade(m_console.supervisor, attempt, "appeal"));
    const AttemptRow before = row(attempt);
    for (KioskBench* one : {&fourth, &third}) {
        one->forward();
        QVERIFY(row(attempt) == before);
    }
    // The last that counts is a regrading now: the copies that came before it must not be taken for the file.
    QVERIFY(console().regrade(m_console.supervisor, attempt, "once more"));
    QCOMPARE(file(attempt), copy.transcript);
    QVERIFY(!row(attempt).broken);
}

void TestSchoolResults::anAttemptTakesThePlaceOfItsBrokenCopy() {
    const Id attempt = m_kiosk->sit();
    QVERIFY(console().importPerson(m_console.supervisor, m_kiosk->own.trainee, "Tina Trainee"));
    KioskBench second(m_schools, m_database, "room_2");
    second.takeIn(*m_kiosk, damaged(m_kiosk->copied(attempt)));
    second.forward();
    QVERIFY(row(attempt).imported && row(attempt).broken);
    m_kiosk->forward();
    QVERIFY(row(attempt) == *m_kiosk->own.store->attempt(m_kiosk->own.supervisor, attempt));
    QVERIFY(!row(attempt).imported && !row(attempt).broken);
    QCOMPARE(file(attempt), m_kiosk->copied(attempt).transcript);
    QCOMPARE(*console().countAttempts(m_console.supervisor, {}), 1);
}

void TestSchoolResults::aWholeCopyEndsAnAttemptThatRuns_data() {
    QTest::addColumn<bool>("isAnother");
    QTest::newRow("it has all that was done so far") << false;
    QTest::newRow("something else was done so far") << true;
}

void TestSchoolResults::aWholeCopyEndsAnAttemptThatRuns() {
    QFETCH(bool, isAnother);
    const Id attempt = m_kiosk->sit();
    const ImportedAttempt copy = m_kiosk->copied(attempt);
    std::vector<Event> events = m_kiosk->events();
    const std::size_t seal = placeOf(events, "attempt.sealed");
    if (isAnother) {
        std::string& body = events[placeOf(events, "attempt.event")].body;
        char& digit = body[body.find("\"hash\":\"") + 8];
        digit = digit == 'a' ? 'b' : 'a';
        chainAnew(events);
    }
    const std::size_t few = placeOf(events, "attempt.event") + 1;
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(std::span(events).first(few)));
    KioskBench second(m_schools, m_database, "room_2");
    KioskBench third(m_schools, m_database, "room_3");
    second.takeIn(*m_kiosk, damaged(copy));
    third.takeIn(*m_kiosk, copy);
    second.forward();
    QCOMPARE(row(attempt).state, AttemptState::Running);
    third.forward();
    QCOMPARE(row(attempt).state, isAnother ? AttemptState::Running : AttemptState::Sealed);
    if (isAnother) return;
    const AttemptRow before = row(attempt);
    QVERIFY(before.imported && !before.broken);
    QCOMPARE(before.hundredths, 10'000);
    QVERIFY(m_kiosk->link->append(std::span(events).subspan(few, seal - few)));
    QVERIFY(row(attempt) == before);
    QVERIFY(m_kiosk->link->append(events));
    QVERIFY(row(attempt) == before);
    QCOMPARE(file(attempt), copy.transcript);
}

void TestSchoolResults::theSealOfACopyIsVerified_data() {
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<bool>("isOfAnother");
    QTest::newRow("as it is") << true << false;
    QTest::newRow("by a key that the school does not know") << false << false;
    QTest::newRow("under somebody else's name") << true << true;
}

void TestSchoolResults::theSealOfACopyIsVerified() {
    QFETCH(bool, isKnown);
    QFETCH(bool, isOfAnother);
    const Id attempt = m_kiosk->sit();
    if (isKnown) QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    KioskBench second(m_schools, m_database, "room_2");
    QCOMPARE(second.takeIn(*m_kiosk, m_kiosk->copied(attempt)), ImportVerdict::Added);
    std::vector<Event> events = second.events();
    if (isOfAnother) events[placeOf(events, "exam.imported")].subject = newId();
    chainAnew(events);
    QVERIFY(second.link->enter(second.origin(), second.key(), "1.0"));
    QVERIFY(second.link->append(events));
    QCOMPARE(row(attempt).broken, !isKnown || isOfAnother);
    QCOMPARE(row(attempt).hundredths, row(attempt).broken ? 0 : 10'000);
    QCOMPARE(file(attempt), m_kiosk->copied(attempt).transcript);
}

void TestSchoolResults::whatAnotherKioskSaysOfAnAttemptDoesNotCount() {
    const Id attempt = m_kiosk->sit();
    QVERIFY(m_kiosk->own.store->regrade(m_kiosk->own.supervisor, attempt, "by its own"));
    const std::vector<Event> events = m_kiosk->events();
    const std::size_t seal = placeOf(events, "attempt.sealed");
    Event regrading = events[placeOf(events, "exam.regraded")];
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(std::span(events).first(seal)));
    const AttemptRow before = row(attempt);
    KioskBench second(m_schools, m_database, "room_2");
    std::vector<Event> others = second.events();
    const auto tell = [&](const Event& event) {
        say(others, event);
        orEnd(second.link->enter(second.origin(), second.key(), "1.0"), "enter");
        orEnd(second.link->append(others), "append");
    };
    tell(events[placeOf(events, "exam.started")]);
    tell(events[placeOf(events, "attempt.event")]);
    tell(events[seal]);
    tell(regrading);
    QVERIFY(row(attempt) == before);
    QVERIFY(m_kiosk->link->append(events));
    QCOMPARE(row(attempt).state, AttemptState::Sealed);
    QVERIFY(!row(attempt).broken);
    QCOMPARE(row(attempt).regraded->reason, std::string("by its own"));
    regrading.id = newId();
    regrading.body.replace(regrading.body.find("by its own"), 10, "by another");
    tell(regrading);
    QCOMPARE(row(attempt).regraded->reason, std::string("by its own"));
    const auto listed = console().regradings(m_console.supervisor, attempt);
    QCOMPARE(listed->size(), std::size_t{1});
    QCOMPARE(listed->front().reason, std::string("by its own"));
    QCOMPARE(file(attempt), m_kiosk->copied(attempt).transcript);
}

void TestSchoolResults::aMalformedEventStopsNobody_data() {
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto add = [](const char* name, const char* kind, const char* from, const char* to) {
        QTest::newRow(name) << QByteArray(kind) << QByteArray(from) << QByteArray(to);
    };
    add("a time that is a text", "attempt.event", R"("at":)", R"("at":"1","was":)");
    add("a kind that is a number", "attempt.event", R"("kind":)", R"("kind":7,"was":)");
    add("an item that is a text", "attempt.event", R"("item":)", R"("item":"1","was":)");
    add("a line of nothing", "attempt.event", R"("attempt":")", "\"attempt\":\"\xff");
    add("no signature", "attempt.sealed", R"("signature":)", R"("was":)");
    add("a signature that is nothing", "attempt.sealed", R"("signature":)", R"("signature":,"was":)");
    add("no key", "attempt.sealed", R"("key":)", R"("was":)");
    add("an exam that no server takes", "exam.started", R"("exam":")", R"("exam":"\u0000)");
    add("a form that no server takes", "exam.started", R"("form":")", R"("form":"\u0000)");
    add("a title that no server takes", "exam.started", R"(\"title\":\")", R"(\"title\":\"\\u0000)");
    add("a form's id that no server takes", "exam.form", R"("form":")", R"("form":"\u0000)");
    add("a form's rules that are no text", "exam.form", R"("rules":")", "\"rules\":\"\xff");
    add("a form's version that is none", "exam.form", R"("version":)", R"("version":-)");
    add("a reason that no server takes", "exam.regraded", R"("reason":")", R"("reason":"\u0000)");
    add("a regrading of nothing", "exam.regraded", R"("attempt":")", "\"attempt\":\"\xff");
    add("a copy without an end", "exam.imported", R"({"head":)", R"({"tail":)");
    add("a copy of nothing", "exam.imported", R"("attempt":")", R"("attempt":"\u0000)");
}

void TestSchoolResults::aMalformedEventStopsNobody() {
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    KioskBench second(m_schools, m_database, "room_2");
    KioskBench third(m_schools, m_database, "room_3");
    const Id attempt = m_kiosk->sit();
    QVERIFY(m_kiosk->own.store->regrade(m_kiosk->own.supervisor, attempt, "appeal"));
    m_kiosk->takeIn(third, third.copied(third.sit()));
    std::vector<Event> events = m_kiosk->events();
    Event& event = events[placeOf(events, kind.toStdString())];
    const std::size_t place = event.body.find(from.toStdString());
    QVERIFY(place != std::string::npos);
    event.body.replace(place, static_cast<std::size_t>(from.size()), to.toStdString());
    chainAnew(events);
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(third.link->enter(third.origin(), third.key(), "1.0"));
    QVERIFY(m_kiosk->link->append(events));
    const Id other = second.sit();
    second.forward();
    QVERIFY(console().takeIn());
    QVERIFY(!row(other).broken);
    QCOMPARE(row(other).hundredths, 10'000);
    const auto anew = m_schools.opened(m_database, testOptions(m_folder->path().toStdString()));
    QVERIFY(anew->takeIn());
}

/// What a form is called stands in a text that anybody can write.
void TestSchoolResults::anIdKeepsItsKind() {
    const Id exam = newId();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "one"));
    m_kiosk->sit();
    std::vector<Event> events = m_kiosk->events();
    Event& form = events[placeOf(events, "exam.form")];
    form.body.replace(form.body.find("\"form\":\"") + 8, exam.size(), exam);
    form.body.replace(form.body.find("\"version\":1"), 11, "\"version\":2");
    chainAnew(events);
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    QVERIFY(m_kiosk->link->append(events));
    QVERIFY(console().takeIn());
    QCOMPARE(console().definition(m_console.supervisor, exam, 0)->body, std::string("one"));
    QCOMPARE(*console().define(m_console.supervisor, exam, "exam", "two"), 2);
}

QTEST_GUILESS_MAIN(TestSchoolResults)
#include "tst_school_results.moc"
