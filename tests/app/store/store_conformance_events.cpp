#include "tests/app/store/refused_with.h"
#include "tests/app/store/store_conformance.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace cutcard;
using namespace cutcard::store;

namespace cutcard::test {
namespace {

std::vector<NewEvent> one(const NewEvent& event) {
    return {event};
}

std::multiset<std::string> kindsOf(const std::vector<Event>& events) {
    std::multiset<std::string> kinds;
    for (const Event& event : events) kinds.insert(event.kind);
    return kinds;
}

}  // namespace

void StoreConformance::eventsAreNumberedWithoutGaps() {
    const std::int64_t before = store().events(supervisor(), {})->back().sequence;
    for (int i = 1; i <= 20; ++i) QCOMPARE(appended(practiceEvent(m_settled.trainee)).sequence, before + i);
    const auto all = store().events(supervisor(), {});
    for (std::size_t i = 0; i < all->size(); ++i) {
        QCOMPARE((*all)[i].sequence, static_cast<std::int64_t>(i) + 1);
        QCOMPARE((*all)[i].origin, all->front().origin);
    }
}

void StoreConformance::anEventIsChainedToTheOneBefore() {
    const Event first = appended(practiceEvent(m_settled.trainee, "one"));
    const Event second = appended(practiceEvent(m_settled.trainee, "two"));
    // Written out by hand: every piece with its type and its length.
    const auto piece = [](char type, const std::string& text) {
        return type + std::to_string(text.size()) + ':' + text;
    };
    const std::string bytes = piece('t', second.id) + piece('t', second.origin) +
                              piece('i', std::to_string(second.sequence)) + piece('i', "1700000000000") +
                              "t17:practice.answered" + piece('t', m_settled.trainee) + "b3:two";
    const std::string previous(reinterpret_cast<const char*>(first.hash.data()), first.hash.size());
    QCOMPARE(hexOf(second.hash), hexOf(sha256(previous + bytes)));
}

void StoreConformance::theSameEventTwiceIsStoredOnce() {
    const NewEvent event = attemptEvent(m_settled.trainee, "paid 25");
    const Event first = appended(event);
    m_clock.time += 1000;
    QVERIFY(appended(event) == first);
    QCOMPARE(store().events(supervisor(), {"attempt.", {}, 0, 10})->size(), std::size_t{1});
}

void StoreConformance::anIdIsNotTakenTwice() {
    NewEvent event = attemptEvent(m_settled.trainee, "paid 25");
    const Event first = appended(event);
    event.body = "paid 26";
    REFUSED_WITH(store().append(supervisor(), one(event)), StoreFault::IdTaken);
    QCOMPARE(store().events(supervisor(), {"attempt.", {}, 0, 10})->front().body, std::string("paid 25"));
}

void StoreConformance::eventsAreAllStoredOrNone() {
    const std::size_t before = store().events(supervisor(), {})->size();
    const std::vector<NewEvent> events = {practiceEvent(m_settled.trainee), practiceEvent(newId())};
    REFUSED_WITH(store().append(supervisor(), events), StoreFault::UnknownPerson);
    QCOMPARE(store().events(supervisor(), {})->size(), before);
    const auto stored = store().append(
        supervisor(), std::vector<NewEvent>{practiceEvent(m_settled.trainee), practiceEvent(m_settled.trainee)});
    QCOMPARE(stored->back().sequence, static_cast<std::int64_t>(before) + 2);
    NewEvent bad = practiceEvent(m_settled.trainee);
    bad.id = "7";
    REFUSED_WITH(store().append(supervisor(), one(bad)), StoreFault::BadId);
    bad = practiceEvent(m_settled.trainee, std::string(kLongestBody + 1, 'x'));
    REFUSED_WITH(store().append(supervisor(), one(bad)), StoreFault::BodyTooLarge);
    for (const char* kind :
         {"exam.started", "exam.form", "exam.regraded", "exam.imported", "attempt.event", "attempt.sealed",
          "attempt.clock", "", "audit.erased", "gossip.heard", "practice", "practice.", "Practice.answered"}) {
        bad = practiceEvent(m_settled.trainee);
        bad.kind = kind;
        REFUSED_WITH(store().append(supervisor(), one(bad)), StoreFault::BadKind);
    }
}

void StoreConformance::bytesComeBackAsTheyWere() {
    std::string bytes;
    for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
    for (const std::string& body : {bytes, std::string(), std::string("\xff\x00\xfe", 3), std::string(100'000, '\n')}) {
        const Event event = appended(attemptEvent(m_settled.trainee, body));
        QVERIFY(store().events(supervisor(), {"", {}, event.position - 1, 1})->front().body == body);
    }
}

void StoreConformance::eventsAreFoundByKindAndSubject() {
    const Id other = *store().addTrainee(supervisor(), "Otto");
    appended(practiceEvent(m_settled.trainee, "a"));
    appended(practiceEvent(other, "b"));
    const Event attempt = appended(attemptEvent(other, "c"));
    appended({newId(), "exam.noted", other, "d"});
    const auto bodies = [&](const EventQuery& query) {
        std::string text;
        const auto found = store().events(supervisor(), query);
        for (const Event& event : *found) text += event.body;
        return text;
    };
    QCOMPARE(bodies({"practice.", {}, 0, 100}), std::string("ab"));
    QCOMPARE(bodies({"practice.", other, 0, 100}), std::string("b"));
    QCOMPARE(bodies({"attempt.acted", {}, 0, 100}), std::string("c"));
    QCOMPARE(bodies({"", other, attempt.position - 2, 2}), std::string("bc"));
    QCOMPARE(bodies({"", {}, attempt.position, 100}), std::string("d"));
    QCOMPARE(bodies({"exam.", m_settled.trainee, 0, 100}), std::string());
}

void StoreConformance::eventsAreFoundFromTheNewestBack() {
    const StoreSession& trainee = m_settled.traineeSession;
    const Id other = *store().addTrainee(supervisor(), "Otto");
    for (const char* body : {"a", "b", "c", "d"}) {
        appended(practiceEvent(m_settled.trainee, body));
        appended(practiceEvent(other, "-"));
    }
    const auto bodies = [&](const StoreSession& who, const EventQuery& query) {
        std::string text;
        const auto found = store().events(who, query);
        for (const Event& event : *found) text += event.body;
        return text;
    };
    QCOMPARE(bodies(trainee, {"practice.", {}, 0, 3, true}), std::string("dcb"));
    QCOMPARE(bodies(supervisor(), {"practice.", {}, 0, 3, true}), std::string("-d-"));
    QCOMPARE(bodies(supervisor(), {"practice.", m_settled.trainee, 0, 100, true}), std::string("dcba"));
    const auto newest = store().events(trainee, {"practice.", {}, 0, 1, true});
    QCOMPARE(bodies(trainee, {"practice.", {}, newest->front().position, 2, true}), std::string("cb"));
    QCOMPARE(bodies(trainee, {"attempt.", {}, 0, 100, true}), std::string());
    REFUSED_WITH(store().events(trainee, {"", other, 0, 10, true}), StoreFault::NotYours);
}

void StoreConformance::pagesFromTheNewestBackAreTheOrderOfArrivalReversed() {
    for (int i = 0; i < 5; ++i) {
        QVERIFY(store().addGroup(supervisor(), "G" + std::to_string(i)));
        appended(practiceEvent(m_settled.trainee));
        QVERIFY(store().rename(supervisor(), m_settled.trainee, "N" + std::to_string(i)));
        appended({newId(), "practice.hint", m_settled.trainee, "{}"});
    }
    for (const char* prefix : {"", "audit.", "practice.", "practice.hint", "exam."}) {
        auto wanted = *store().events(supervisor(), {prefix, {}, 0, 1000});
        std::reverse(wanted.begin(), wanted.end());
        std::vector<Event> found;
        for (;;) {
            const auto page =
                store().events(supervisor(), {prefix, {}, found.empty() ? 0 : found.back().position, 3, true});
            if (page->empty()) break;
            found.insert(found.end(), page->begin(), page->end());
        }
        QVERIFY2(found == wanted, prefix);
    }
}

void StoreConformance::aClockSetBackDoesNotChangeTheOrder() {
    const Event first = appended(practiceEvent(m_settled.trainee, "before"));
    m_clock.time -= 3'600'000;
    const Event second = appended(practiceEvent(m_settled.trainee, "after"));
    QCOMPARE(second.sequence, first.sequence + 1);
    QCOMPARE(second.at, first.at - 3'600'000);
    const auto found = store().events(supervisor(), {"practice.", {}, 0, 10});
    QCOMPARE(found->front().body, std::string("before"));
    QCOMPARE(found->back().body, std::string("after"));
}

void StoreConformance::everythingIsThereAfterReopening() {
    appended(practiceEvent(m_settled.trainee, "a"));
    const Id group = *store().addGroup(supervisor(), "Monday");
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{m_settled.trainee}));
    QVERIFY(store().define(supervisor(), newId(), "exam", "{}"));
    QVERIFY(store().registerKey(supervisor(), std::string(64, 'a'), "the school"));
    const std::string before = everyAnswer(store(), supervisor());
    m_settled.store.reset();
    m_settled.store = m_factory(m_folder->path().toStdString(), m_clock);
    REFUSED_WITH(store().people(supervisor()), StoreFault::SessionEnded);
    m_settled.supervisor = *store().signIn(m_settled.access.id, kPassphrase);
    const std::string after = everyAnswer(store(), supervisor());
    // Signing in has left one event more, in the list and in the outbox.
    QVERIFY(after.size() > before.size());
    const std::size_t outbox = before.find("outbox\n");
    QVERIFY(outbox != std::string::npos);
    QCOMPARE(after.substr(0, outbox), before.substr(0, outbox));
}

void StoreConformance::namesGoAndEventsStay() {
    const Event event = appended(attemptEvent(m_settled.trainee, "paid 25"));
    const Id group = *store().addGroup(supervisor(), "Monday");
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{m_settled.trainee}));
    QVERIFY(store().erase(supervisor(), m_settled.trainee));
    const Person erased = *store().person(supervisor(), m_settled.trainee);
    QCOMPARE(erased.name, std::string());
    QCOMPARE(erased.standing, Standing::Erased);
    QVERIFY(store().groups(supervisor())->front().members.empty());
    QVERIFY(store().events(supervisor(), {"attempt.", m_settled.trainee, 0, 10})->front() == event);
    REFUSED_WITH(store().enter(m_settled.trainee), StoreFault::NotActive);
    REFUSED_WITH(store().rename(supervisor(), m_settled.trainee, "Tina"), StoreFault::NotActive);
    REFUSED_WITH(store().setMembers(supervisor(), group, std::vector<Id>{m_settled.trainee}), StoreFault::NotActive);
}

void StoreConformance::onlyArchivedPeopleUnseenForLongAreErased() {
    const Id active = *store().addTrainee(supervisor(), "Active");
    const Id seen = *store().addTrainee(supervisor(), "Seen");
    const Id unseen = *store().addTrainee(supervisor(), "Unseen");
    m_clock.time += 1000;
    const Milliseconds since = m_clock.time;
    appended(practiceEvent(seen));
    QVERIFY(store().archive(supervisor(), seen));
    QVERIFY(store().archive(supervisor(), unseen));
    QCOMPARE(*store().eraseUnseenSince(supervisor(), since), std::vector<Id>{unseen});
    QCOMPARE(store().person(supervisor(), unseen)->name, std::string());
    QCOMPARE(store().person(supervisor(), seen)->name, std::string("Seen"));
    QCOMPARE(store().person(supervisor(), active)->name, std::string("Active"));
    QVERIFY(store().eraseUnseenSince(supervisor(), since)->empty());
}

void StoreConformance::groupsHaveMembers() {
    const Id group = *store().addGroup(supervisor(), "Monday");
    REFUSED_WITH(store().addGroup(supervisor(), ""), StoreFault::BadName);
    REFUSED_WITH(store().setMembers(supervisor(), group, std::vector<Id>{newId()}), StoreFault::UnknownPerson);
    REFUSED_WITH(store().setMembers(supervisor(), newId(), {}), StoreFault::UnknownGroup);
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{m_settled.trainee, m_settled.trainee}));
    QVERIFY(*store().groups(supervisor()) == (std::vector<Group>{{group, "Monday", {m_settled.trainee}}}));
    QVERIFY(store().removeGroup(supervisor(), group));
    QVERIFY(store().groups(supervisor())->empty());
    REFUSED_WITH(store().removeGroup(supervisor(), group), StoreFault::UnknownGroup);
}

void StoreConformance::aGroupIsRenamed() {
    const Id group = *store().addGroup(supervisor(), "Monday");
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{m_settled.trainee}));
    QVERIFY(store().renameGroup(supervisor(), group, "Tuesday"));
    QVERIFY(*store().groups(supervisor()) == (std::vector<Group>{{group, "Tuesday", {m_settled.trainee}}}));
    REFUSED_WITH(store().renameGroup(supervisor(), group, ""), StoreFault::BadName);
    REFUSED_WITH(store().renameGroup(supervisor(), newId(), "Friday"), StoreFault::UnknownGroup);
}

void StoreConformance::aRosterIsTakenWholeOrNotAtAll() {
    const Id monday = *store().addGroup(supervisor(), "Monday");
    const Id other = *store().addTrainee(supervisor(), "Otto");
    QVERIFY(store().setMembers(supervisor(), monday, std::vector<Id>{other}));
    const std::string before = everyAnswer(store(), supervisor());
    std::vector<RosterLine> lines = {{{}, "Nina", {"Monday", "Evening"}}, {m_settled.trainee, "", {"Monday"}}};
    lines.push_back({{}, "", {}});
    REFUSED_WITH(store().addRoster(supervisor(), lines, {}), StoreFault::BadName);
    lines.back() = {newId(), "", {}};
    REFUSED_WITH(store().addRoster(supervisor(), lines, {}), StoreFault::UnknownPerson);
    lines.back() = {{}, "Olga", {std::string(kLongestName + 1, 'x')}};
    REFUSED_WITH(store().addRoster(supervisor(), lines, {}), StoreFault::BadName);
    QCOMPARE(everyAnswer(store(), supervisor()), before);

    lines.pop_back();
    std::vector<int> told;
    QVERIFY(store().addRoster(supervisor(), lines, [&](int done) { told.push_back(done); }));
    QCOMPARE(told, (std::vector<int>{1, 2}));
    const auto people = *store().people(supervisor());
    const auto nina = std::find_if(people.begin(), people.end(), [](const Person& p) { return p.name == "Nina"; });
    QVERIFY(nina != people.end());
    QCOMPARE(nina->role, Role::Trainee);
    const auto groups = *store().groups(supervisor());
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(groups[0].name, std::string("Evening"));
    QVERIFY(groups[0].members == std::vector<Id>{nina->id});
    QCOMPARE(groups[1].id, monday);
    const std::set<Id> members(groups[1].members.begin(), groups[1].members.end());
    QVERIFY(members == (std::set<Id>{nina->id, other, m_settled.trainee}));
}

void StoreConformance::definitionsAreVersioned() {
    const Id id = newId();
    REFUSED_WITH(store().define(supervisor(), id, "poem", "{}"), StoreFault::BadKind);
    REFUSED_WITH(store().define(supervisor(), "x", "exam", "{}"), StoreFault::BadId);
    QCOMPARE(*store().define(supervisor(), id, "exam", "one"), 1);
    QCOMPARE(*store().define(supervisor(), id, "exam", "two"), 2);
    REFUSED_WITH(store().define(supervisor(), id, "rules", "three"), StoreFault::IdTaken);
    QCOMPARE(store().definition(supervisor(), id, 0)->body, std::string("two"));
    QCOMPARE(store().definition(supervisor(), id, 1)->body, std::string("one"));
    REFUSED_WITH(store().definition(supervisor(), id, 3), StoreFault::UnknownDefinition);
    REFUSED_WITH(store().definition(supervisor(), newId(), 0), StoreFault::UnknownDefinition);
    const auto all = store().definitions(supervisor());
    QCOMPARE(all->size(), std::size_t{1});
    QCOMPARE(all->front().version, 2);
    QVERIFY(*store().definitions(supervisor(), "exam") == *all);
    QVERIFY(store().definitions(supervisor(), "rules")->empty());
}

void StoreConformance::whatWasForwardedLeavesTheOutbox() {
    const Event first = appended(practiceEvent(m_settled.trainee, "first"));
    const Event second = appended(practiceEvent(m_settled.trainee, "second"));
    QCOMPARE(store().outbox(supervisor(), 1000)->size(), store().events(supervisor(), {})->size());
    QCOMPARE(store().outbox(supervisor(), 1)->size(), std::size_t{1});
    QVERIFY(store().forwarded(supervisor(), first.position));
    QVERIFY(*store().outbox(supervisor(), 1000) == std::vector<Event>{second});
    QVERIFY(store().forwarded(supervisor(), first.position));
    QVERIFY(store().forwarded(supervisor(), first.position - 1));
    QVERIFY(*store().outbox(supervisor(), 1000) == std::vector<Event>{second});
    // A word about what does not exist yet does not count for it later.
    QVERIFY(store().forwarded(supervisor(), second.position + 1000));
    const Event third = appended(practiceEvent(m_settled.trainee, "third"));
    QVERIFY(*store().outbox(supervisor(), 1000) == std::vector<Event>{third});
}

void StoreConformance::keysAreRegisteredAndRevoked() {
    const std::string key(64, '7');
    REFUSED_WITH(store().registerKey(supervisor(), "7", "the school"), StoreFault::BadKey);
    QVERIFY(store().registerKey(supervisor(), key, "the school"));
    QVERIFY(*store().keys() == (std::vector<RegisteredKey>{{key, "the school", 1'700'000'000'000, false}}));
    QVERIFY(store().revokeKey(supervisor(), key));
    QVERIFY(store().keys()->front().revoked);
    REFUSED_WITH(store().revokeKey(supervisor(), std::string(64, '8')), StoreFault::UnknownKey);
}

void StoreConformance::everyActOfASupervisorIsInTheAuditLog() {
    const Id other = *store().addTrainee(supervisor(), "Otto");
    const Id group = *store().addGroup(supervisor(), "Monday");
    const auto anna = store().addSupervisor(supervisor(), "Anna", kPassphrase);
    QVERIFY(store().rename(supervisor(), other, "Otto the Second"));
    QVERIFY(store().setMembers(supervisor(), group, std::vector<Id>{other}));
    QVERIFY(store().renameGroup(supervisor(), group, "Tuesday"));
    QVERIFY(store().removeGroup(supervisor(), group));
    QVERIFY(store().archive(supervisor(), other));
    QVERIFY(store().restore(supervisor(), other));
    QVERIFY(store().define(supervisor(), newId(), "exam", "{}"));
    QVERIFY(store().registerKey(supervisor(), std::string(64, '7'), "the school"));
    QVERIFY(store().revokeKey(supervisor(), std::string(64, '7')));
    QVERIFY(store().resetPassphrase(supervisor(), anna->id, kPassphrase));
    QVERIFY(store().erase(supervisor(), other));
    const auto log = store().events(supervisor(), {"audit.", {}, 0, 1000});
    const std::multiset<std::string> wanted = {"audit.set_up",           "audit.sign_in",      "audit.trainee_added",
                                               "audit.trainee_added",    "audit.group_added",  "audit.renamed",
                                               "audit.supervisor_added", "audit.members_set",  "audit.group_removed",
                                               "audit.archived",         "audit.defined",      "audit.key_registered",
                                               "audit.key_revoked",      "audit.erased",       "audit.passphrase_reset",
                                               "audit.restored",         "audit.group_renamed"};
    QVERIFY(kindsOf(*log) == wanted);
    for (const Event& event : *log) {
        for (const char* name : {"Otto", "Anna", "Sam", "Tina", "Monday"})
            QVERIFY2(event.body.find(name) == std::string::npos, event.body.c_str());
        const bool isByHimself = event.kind == "audit.set_up" || event.kind == "audit.sign_in";
        QCOMPARE(event.body.find(m_settled.access.id) != std::string::npos, !isByHimself);
    }
}

void StoreConformance::aBackupIsInTheAuditLogOrLeftToTheServer() {
    const bool isOwn = m_copies == Copies::OfTheStore;
    REFUSED_WITH(store().backUp(StoreSession()), StoreFault::NeedsSupervisor);
    REFUSED_WITH(store().backUp(m_settled.traineeSession), StoreFault::NeedsSupervisor);
    if (isOwn) QVERIFY(store().backUp(supervisor()));
    if (!isOwn) REFUSED_WITH(store().backUp(supervisor()), StoreFault::ServerKeepsCopies);
    const auto log = store().events(supervisor(), {"audit.backed_up", {}, 0, 1000});
    QCOMPARE(log->size(), std::size_t{isOwn ? 1U : 0U});
}

}  // namespace cutcard::test
