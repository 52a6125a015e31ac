#include "tests/app/school/school_room.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

class TestSchoolForwarding : public SchoolRoom {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void eventsAreHeldOnceAndInOrder();
    void aGapIsRefusedWithWhatIsHeld();
    void theOriginOfAnotherKioskIsRefused();
    void aKioskThatWasSetUpAnewIsRenewed();
    void anEventThatWasChangedIsRefused();
    void eventsThatAreLostAreNoted();
    void theSameFormOfTwoKiosksIsHeldTwice();
    void definitionsComeDownInTheOrderOfTheirArrival();
    void aDefinitionThatWasChangedOnBothSidesKeepsBoth();
    void theRosterComesDown();
    void aTraineesPracticeComesFromOtherKiosks();
    void aKioskIsSeen();
};

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
