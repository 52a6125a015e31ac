#include "app/store/machine_key.h"
#include "app/store/row_hash.h"
#include "tests/app/school/school_bench.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

/// A kiosk: its own store in a folder of its own, and its line to the school.
struct KioskBench {
    QTemporaryDir folder;
    SettledStore own;
    std::unique_ptr<KioskLink> link;

    KioskBench(Schools& schools, const std::string& database, const std::string& name)
        : own(settled(test::opened(testOptions(folder.path().toStdString())))), link(schools.kiosk(database, name)) {}

    const Id& origin() const { return static_cast<SqlStore&>(*own.store).origin(); }
    std::vector<Event> events() { return *own.store->outbox(own.supervisor, 100'000); }
    std::string key() { return MachineKey::openOrMake(folder.path().toStdString())->publicKey(); }
    void practise(int times) {
        for (int i = 0; i < times; ++i) {
            const std::vector<NewEvent> one = {practiceEvent(own.trainee, std::to_string(i))};
            if (!own.store->append(own.traineeSession, one)) std::abort();
        }
    }
    Id sit() {
        const SampleExam exam = defined(*own.store, own.supervisor);
        return sat(*own.store, own.supervisor, own.trainee, exam, faultless(exam.items));
    }
};

/// Written anew from an event on, as one would who wants to change what happened.
void chainAnew(std::vector<Event>& events) {
    Digest before{};
    for (Event& event : events) {
        event.hash = chained(before, chainedBytes(event));
        before = event.hash;
    }
}

}  // namespace

class TestSchoolForwarding : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void eventsAreHeldOnceAndInOrder();
    void aGapIsRefusedWithWhatIsHeld();
    void theOriginOfAnotherKioskIsRefused();
    void aKioskThatWasSetUpAnewIsRenewed();
    void anEventThatWasChangedIsRefused();
    void eventsThatAreLostAreNoted();
    void theSameFormOfTwoKiosksIsHeldTwice();

    void aSealedAttemptBecomesAResult();
    void anAttemptIsARunningOneUntilItsSealComes();
    void aSealByAnUnknownKeyIsMarked();
    void aTranscriptThatWasChangedIsMarked();
    void resultsFollowTheOrderOfArrival();

    void definitionsComeDownInTheOrderOfTheirArrival();
    void aDefinitionThatWasChangedOnBothSidesKeepsBoth();
    void theRosterComesDown();
    void aTraineesPracticeComesFromOtherKiosks();
    void aKioskIsSeen();

private:
    PgStore& console() { return static_cast<PgStore&>(*m_console.store); }
    std::vector<Event> held(const Id& origin);

    Schools m_schools;
    std::string m_database;
    std::unique_ptr<QTemporaryDir> m_folder;
    SettledStore m_console;
    std::unique_ptr<KioskBench> m_kiosk;
};

void TestSchoolForwarding::init() {
    m_database = m_schools.newSchool();
    m_folder = std::make_unique<QTemporaryDir>();
    m_console = settled(m_schools.opened(m_database, testOptions(m_folder->path().toStdString())));
    m_kiosk = std::make_unique<KioskBench>(m_schools, m_database, "room_1");
}

void TestSchoolForwarding::cleanup() {
    m_kiosk.reset();
    m_console = {};
}

std::vector<Event> TestSchoolForwarding::held(const Id& origin) {
    std::vector<Event> found;
    const auto all = console().events(m_console.supervisor, {"", {}, 0, 100'000});
    for (Event event : *all) {
        event.position = static_cast<std::int64_t>(found.size()) + 1;
        if (event.origin == origin) found.push_back(event);
    }
    return found;
}

void TestSchoolForwarding::eventsAreHeldOnceAndInOrder() {
    m_kiosk->practise(20);
    const std::vector<Event> events = m_kiosk->events();
    const auto last = static_cast<std::int64_t>(events.size());
    const std::span<const Event> all(events);
    QCOMPARE(*m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"), std::int64_t{0});
    QCOMPARE(*m_kiosk->link->append(all.first(3)), std::int64_t{3});
    QCOMPARE(*m_kiosk->link->append(all.first(3)), std::int64_t{3});
    QCOMPARE(*m_kiosk->link->append(all.first(2)), std::int64_t{3});
    QCOMPARE(*m_kiosk->link->append(all.subspan(1, 5)), std::int64_t{6});
    QCOMPARE(*m_kiosk->link->append(all), last);
    QCOMPARE(*m_kiosk->link->append(all), last);
    QCOMPARE(*m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"), last);
    const std::vector<Event> found = held(m_kiosk->origin());
    QCOMPARE(found.size(), events.size());
    for (std::size_t i = 0; i < events.size(); ++i) QVERIFY(found[i] == events[i]);
}

void TestSchoolForwarding::aGapIsRefusedWithWhatIsHeld() {
    m_kiosk->practise(10);
    const std::vector<Event> events = m_kiosk->events();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    QVERIFY(m_kiosk->link->append(std::span(events).first(2)));
    const auto refused = m_kiosk->link->append(std::span(events).subspan(3));
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, StoreFault::ForwardingGap);
    QCOMPARE(refused.refusal().params, std::vector<std::string>{"2"});
    QCOMPARE(held(m_kiosk->origin()).size(), std::size_t{2});
    QVERIFY(!m_kiosk->link->append({}));
    std::vector<Event> holed = events;
    holed.erase(holed.begin() + 4);
    QVERIFY(!m_kiosk->link->append(holed));
    QCOMPARE(held(m_kiosk->origin()).size(), std::size_t{2});
}

void TestSchoolForwarding::theOriginOfAnotherKioskIsRefused() {
    const std::vector<Event> events = m_kiosk->events();
    REFUSED_WITH(m_kiosk->link->append(events), StoreFault::ForeignOrigin);
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    const KioskBench other(m_schools, m_database, "room_2");
    REFUSED_WITH(other.link->enter(m_kiosk->origin(), {}, "1.0"), StoreFault::ForeignOrigin);
    QVERIFY(other.link->enter(other.origin(), {}, "1.0"));
    REFUSED_WITH(other.link->append(events), StoreFault::ForeignOrigin);
    REFUSED_WITH(other.link->enter(m_kiosk->origin(), {}, "1.0"), StoreFault::ForeignOrigin);
    // The school's own events are nobody's else either.
    REFUSED_WITH(other.link->append(console().outbox(m_console.supervisor, 3).operator*()), StoreFault::ForeignOrigin);
    QVERIFY(held(m_kiosk->origin()).empty());
    QCOMPARE(*m_kiosk->link->append(events), static_cast<std::int64_t>(events.size()));
}

void TestSchoolForwarding::aKioskThatWasSetUpAnewIsRenewed() {
    const std::string key(64, '7');
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), key, "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    REFUSED_WITH(m_kiosk->link->enter(m_kiosk->origin(), std::string(64, '8'), "1.0"), StoreFault::ServerRefused);
    const KioskBench anew(m_schools, m_database, "room_9");
    REFUSED_WITH(m_kiosk->link->enter(anew.origin(), {}, "1.0"), StoreFault::ForeignOrigin);
    QVERIFY(renewKiosk(*m_schools.connected(m_database), "room_1"));
    QCOMPARE(*m_kiosk->link->enter(anew.origin(), std::string(64, '8'), "1.0"), std::int64_t{0});
    QVERIFY(!held(m_kiosk->origin()).empty());
    QCOMPARE(console().keys()->size(), std::size_t{2});
}

void TestSchoolForwarding::anEventThatWasChangedIsRefused() {
    m_kiosk->practise(5);
    const std::vector<Event> events = m_kiosk->events();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    const std::size_t last = events.size() - 1;
    for (const auto& change : std::vector<std::function<void(Event&)>>{
             [](Event& event) { event.body += ' '; }, [](Event& event) { event.id = newId(); },
             [](Event& event) { ++event.at; }, [](Event& event) { event.kind = "practice.other"; },
             [](Event& event) { event.subject = newId(); }, [](Event& event) { event.hash[0] ^= 1; }}) {
        std::vector<Event> changed = events;
        change(changed[last]);
        REFUSED_WITH(m_kiosk->link->append(changed), StoreFault::HistoryDiffers);
    }
    QVERIFY(held(m_kiosk->origin()).empty());
    QVERIFY(m_kiosk->link->append(events));
    // What is held already cannot become something else either.
    std::vector<Event> changed = events;
    changed[0].body = "another";
    chainAnew(changed);
    REFUSED_WITH(m_kiosk->link->append(changed), StoreFault::HistoryDiffers);
    m_kiosk->practise(1);
    changed.push_back(m_kiosk->events().back());
    chainAnew(changed);
    REFUSED_WITH(m_kiosk->link->append(changed), StoreFault::HistoryDiffers);
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
}

void TestSchoolForwarding::eventsThatAreLostAreNoted() {
    m_kiosk->practise(10);
    const std::vector<Event> events = m_kiosk->events();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    QVERIFY(m_kiosk->link->append(std::span(events).first(2)));
    QCOMPARE(*m_kiosk->link->noteLoss(m_kiosk->origin(), 5, events[4].hash), std::int64_t{5});
    QCOMPARE(*m_kiosk->link->noteLoss(m_kiosk->origin(), 5, events[4].hash), std::int64_t{5});
    QCOMPARE(*m_kiosk->link->append(std::span(events).subspan(5)), static_cast<std::int64_t>(events.size()));
    QCOMPARE(held(m_kiosk->origin()).size(), events.size() - 3);
}

void TestSchoolForwarding::theSameFormOfTwoKiosksIsHeldTwice() {
    KioskBench other(m_schools, m_database, "room_2");
    const SampleExam exam = defined(*m_kiosk->own.store, m_kiosk->own.supervisor);
    const auto form = m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam.form, 1);
    const auto definition = m_kiosk->own.store->definition(m_kiosk->own.supervisor, exam.exam, 1);
    QVERIFY(other.own.store->importDefinition(other.own.supervisor, *form));
    QVERIFY(other.own.store->importDefinition(other.own.supervisor, *definition));
    for (KioskBench* one : {m_kiosk.get(), &other}) {
        sat(*one->own.store, one->own.supervisor, one->own.trainee, exam, faultless(exam.items));
        QVERIFY(one->link->enter(one->origin(), one->key(), "1.0"));
        QVERIFY(one->link->append(one->events()));
    }
    const auto rows = console().attempts(m_console.supervisor, {});
    QCOMPARE(rows->size(), std::size_t{2});
    QVERIFY(!rows->front().broken && !rows->back().broken);
}

void TestSchoolForwarding::aSealedAttemptBecomesAResult() {
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

void TestSchoolForwarding::anAttemptIsARunningOneUntilItsSealComes() {
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

void TestSchoolForwarding::aSealByAnUnknownKeyIsMarked() {
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

void TestSchoolForwarding::aTranscriptThatWasChangedIsMarked() {
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

void TestSchoolForwarding::resultsFollowTheOrderOfArrival() {
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

void TestSchoolForwarding::definitionsComeDownInTheOrderOfTheirArrival() {
    const Id exam = newId();
    QCOMPARE(*console().define(m_console.supervisor, exam, "exam", "one"), 1);
    QCOMPARE(*console().define(m_console.supervisor, exam, "exam", "two"), 2);
    const auto first = m_kiosk->link->definitionsAfter(0, 1);
    QCOMPARE(first->size(), std::size_t{1});
    QCOMPARE(first->front().definition.body, std::string("one"));
    const auto second = m_kiosk->link->definitionsAfter(first->front().arrival, 100);
    QCOMPARE(second->size(), std::size_t{1});
    QVERIFY(second->front().definition == *console().definition(m_console.supervisor, exam, 2));
    QVERIFY(m_kiosk->link->definitionsAfter(second->front().arrival, 100)->empty());
}

void TestSchoolForwarding::aDefinitionThatWasChangedOnBothSidesKeepsBoth() {
    const Id exam = newId();
    QVERIFY(console().define(m_console.supervisor, exam, "exam", "one"));
    Definition mine{exam, 1, "exam", "one", 7};
    QCOMPARE(*m_kiosk->link->offer(mine, 1), 1);
    mine.body = "the kiosk's";
    QCOMPARE(*m_kiosk->link->offer(mine, 1), 2);
    QCOMPARE(*m_kiosk->link->offer(mine, 1), 2);
    QVERIFY(console().conflicts(m_console.supervisor)->empty());
    QCOMPARE(*console().define(m_console.supervisor, exam, "exam", "the school's"), 3);
    mine.body = "the kiosk's once more";
    QCOMPARE(*m_kiosk->link->offer(mine, 2), 4);
    const auto conflicts = console().conflicts(m_console.supervisor);
    QCOMPARE(conflicts->size(), std::size_t{1});
    QCOMPARE(conflicts->front().id, exam);
    QCOMPARE(conflicts->front().version, 4);
    QCOMPARE(conflicts->front().kiosk, std::string("room_1"));
    QCOMPARE(console().definition(m_console.supervisor, exam, 3)->body, std::string("the school's"));
    QCOMPARE(console().definition(m_console.supervisor, exam, 4)->body, mine.body);
    REFUSED_WITH(m_kiosk->link->offer({exam, 1, "rules", "x", 7}, 4), StoreFault::ServerRefused);
    REFUSED_WITH(console().conflicts(m_console.traineeSession), StoreFault::NeedsSupervisor);
}

void TestSchoolForwarding::theRosterComesDown() {
    const Id group = *console().addGroup(m_console.supervisor, "Monday");
    QVERIFY(console().setMembers(m_console.supervisor, group, std::vector{m_console.trainee}));
    QVERIFY(console().registerKey(m_console.supervisor, std::string(64, '7'), "the school"));
    const std::int64_t stamp = *m_kiosk->link->rosterStamp();
    auto roster = m_kiosk->link->roster();
    QVERIFY(roster->people == *console().people(m_console.supervisor));
    QVERIFY(roster->groups == *console().groups(m_console.supervisor));
    QVERIFY(roster->keys == *console().keys());
    QCOMPARE(*m_kiosk->link->rosterStamp(), stamp);
    QVERIFY(console().archive(m_console.supervisor, m_console.trainee));
    QVERIFY(*m_kiosk->link->rosterStamp() != stamp);
    roster = m_kiosk->link->roster();
    const auto gone = std::find_if(roster->people.begin(), roster->people.end(),
                                   [&](const Person& one) { return one.id == m_console.trainee; });
    QCOMPARE(gone->standing, Standing::Archived);
    QCOMPARE(gone->name, std::string());
}

void TestSchoolForwarding::aTraineesPracticeComesFromOtherKiosks() {
    m_kiosk->practise(5);
    m_kiosk->sit();
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    const KioskBench other(m_schools, m_database, "room_2");
    QVERIFY(other.link->enter(other.origin(), {}, "1.0"));
    const auto first = other.link->historyOf(m_kiosk->own.trainee, 0, 2);
    QCOMPARE(first->size(), std::size_t{2});
    const auto rest = other.link->historyOf(m_kiosk->own.trainee, first->back().position, 100);
    QCOMPARE(rest->size(), std::size_t{3});
    for (const Event& event : *rest) QCOMPARE(event.kind, std::string("practice.answered"));
    QCOMPARE(rest->back().body, std::string("4"));
    // What it made itself it has.
    QVERIFY(m_kiosk->link->historyOf(m_kiosk->own.trainee, 0, 100)->empty());
}

void TestSchoolForwarding::aKioskIsSeen() {
    QCOMPARE(console().kiosks(m_console.supervisor)->front().seenAt, Milliseconds{0});
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), {}, "1.0"));
    QVERIFY(m_kiosk->link->append(m_kiosk->events()));
    QVERIFY(m_kiosk->link->beat("1.1", "Crazy 4 Poker, first level", 17));
    const auto kiosks = console().kiosks(m_console.supervisor);
    QCOMPARE(kiosks->size(), std::size_t{1});
    const Kiosk& seen = kiosks->front();
    QCOMPARE(seen.name, std::string("room_1"));
    QCOMPARE(seen.origin, m_kiosk->origin());
    QCOMPARE(seen.program, std::string("1.1"));
    QCOMPARE(seen.running, std::string("Crazy 4 Poker, first level"));
    QCOMPARE(seen.waiting, std::int64_t{17});
    QCOMPARE(seen.held, static_cast<std::int64_t>(m_kiosk->events().size()));
    QVERIFY(std::abs(seen.seenAt - systemClock().now()) < 60'000);
    REFUSED_WITH(console().kiosks(m_console.traineeSession), StoreFault::NeedsSupervisor);
}

QTEST_GUILESS_MAIN(TestSchoolForwarding)
#include "tst_school_forwarding.moc"
