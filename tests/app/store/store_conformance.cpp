#include "tests/app/store/store_conformance.h"

#include "tests/app/store/refused_with.h"

#include <QTest>

#include <functional>

using namespace cutcard;
using namespace cutcard::store;

namespace cutcard::test {
namespace {

std::vector<NewEvent> one(const NewEvent& event) {
    return {event};
}

}  // namespace

void StoreConformance::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_clock = {};
    m_settled = settled(m_factory(m_folder->path().toStdString(), m_clock));
}

void StoreConformance::cleanup() {
    m_settled = {};
}

Event StoreConformance::appended(const NewEvent& event) {
    const auto stored = store().append(supervisor(), one(event));
    return stored ? stored->front() : Event{};
}

void StoreConformance::theFirstSupervisorIsSetUpOnce() {
    QVERIFY(*store().isSetUp());
    REFUSED_WITH(store().setUp("Mallory", kPassphrase), StoreFault::AlreadySetUp);
    const QTemporaryDir other;
    const auto fresh = m_factory(other.path().toStdString(), m_clock);
    QVERIFY(!*fresh->isSetUp());
    REFUSED_WITH(fresh->setUp("", kPassphrase), StoreFault::BadName);
    REFUSED_WITH(fresh->setUp("Anna", "seven77"), StoreFault::PassphraseTooShort);
    QVERIFY(!*fresh->isSetUp());
    QVERIFY(fresh->whoMayEnter()->empty());
}

void StoreConformance::aTraineeIntroducesHimselfWhereThereIsNoSupervisor() {
    REFUSED_WITH(store().introduce("Mallory"), StoreFault::NeedsSupervisor);
    QCOMPARE(store().people(supervisor())->size(), std::size_t{2});
    const QTemporaryDir home;
    const auto fresh = m_factory(home.path().toStdString(), m_clock);
    REFUSED_WITH(fresh->introduce(""), StoreFault::BadName);
    REFUSED_WITH(fresh->introduce(std::string(kLongestName + 1, 'x')), StoreFault::BadName);
    QVERIFY(fresh->whoMayEnter()->empty());
    const auto hanna = fresh->introduce("Hanna");
    const auto hugo = fresh->introduce(std::string(kLongestName, 'x'));
    QVERIFY(hanna && hugo);
    QVERIFY(!*fresh->isSetUp());
    QCOMPARE(fresh->whoMayEnter()->size(), std::size_t{2});
    const auto session = fresh->enter(*hanna);
    QVERIFY(session);
    QCOMPARE(session->role(), std::optional(Role::Trainee));
    QCOMPARE(fresh->person(*session, *hanna)->name, std::string("Hanna"));
    QVERIFY(fresh->append(*session, one(practiceEvent(*hanna))));
    REFUSED_WITH(fresh->people(*session), StoreFault::NeedsSupervisor);
    REFUSED_WITH(fresh->person(*session, *hugo), StoreFault::NotYours);
}

void StoreConformance::aTraineeWhoIntroducedHimselfStaysWhenASupervisorComes() {
    const QTemporaryDir home;
    auto fresh = m_factory(home.path().toStdString(), m_clock);
    const Id hanna = *fresh->introduce("Hanna");
    QVERIFY(fresh->append(*fresh->enter(hanna), one(practiceEvent(hanna, "mine"))));
    const auto access = fresh->setUp("Sam", kPassphrase);
    QVERIFY(access);
    REFUSED_WITH(fresh->introduce("Mallory"), StoreFault::NeedsSupervisor);
    fresh.reset();
    fresh = m_factory(home.path().toStdString(), m_clock);
    const auto sam = fresh->signIn(access->id, kPassphrase);
    QVERIFY(sam);
    QCOMPARE(fresh->person(*sam, hanna)->name, std::string("Hanna"));
    QCOMPARE(fresh->person(*sam, hanna)->standing, Standing::Active);
    const auto entered = fresh->enter(hanna);
    QVERIFY(entered);
    QCOMPARE(fresh->events(*entered, {})->front().body, std::string("mine"));
    const auto audited = fresh->events(*sam, {"audit.trainee_added", hanna, 0, 10});
    QCOMPARE(audited->size(), std::size_t{1});
    QCOMPARE(audited->front().body, std::string(R"({"by":""})"));
}

void StoreConformance::aShortPassphraseIsRefused() {
    REFUSED_WITH(store().addSupervisor(supervisor(), "Anna", "1234567"), StoreFault::PassphraseTooShort);
    QCOMPARE(store().people(supervisor())->size(), std::size_t{2});
    QVERIFY(store().addSupervisor(supervisor(), "Anna", "12345678"));
}

void StoreConformance::theWrongPassphraseOpensNothing() {
    REFUSED_WITH(store().signIn(m_settled.access.id, "correct horse batter"), StoreFault::WrongPassphrase);
    REFUSED_WITH(store().signIn(m_settled.access.id, ""), StoreFault::WrongPassphrase);
    REFUSED_WITH(store().signIn(newId(), kPassphrase), StoreFault::UnknownPerson);
    REFUSED_WITH(store().signIn(m_settled.trainee, kPassphrase), StoreFault::UnknownPerson);
    REFUSED_WITH(store().enter(m_settled.access.id), StoreFault::NeedsTrainee);
}

void StoreConformance::theWaitGrowsWithEachFailure() {
    const Id& id = m_settled.access.id;
    for (int i = 0; i < 3; ++i) REFUSED_WITH(store().signIn(id, "wrong wrong"), StoreFault::WrongPassphrase);
    for (const int seconds : {2, 4, 8, 16}) {
        // The right one does not help before the time is over.
        const auto early = store().signIn(id, kPassphrase);
        QVERIFY(!early);
        QCOMPARE(early.refusal().fault, StoreFault::TooSoon);
        QCOMPARE(early.refusal().params, std::vector<std::string>{std::to_string(seconds)});
        m_clock.time += seconds * 1000 - 1;
        REFUSED_WITH(store().signIn(id, kPassphrase), StoreFault::TooSoon);
        m_clock.time += 1;
        REFUSED_WITH(store().signIn(id, "wrong wrong"), StoreFault::WrongPassphrase);
    }
    m_clock.time += 32'000;
    for (int i = 0; i < 4; ++i) {
        REFUSED_WITH(store().signIn(id, "wrong wrong"), StoreFault::WrongPassphrase);
        // Whoever goes on for long keeps the supervisor out for a minute at a time.
        m_clock.time += 60'000;
    }
    QVERIFY(store().signIn(id, kPassphrase));
    // And a success begins anew.
    REFUSED_WITH(store().signIn(id, "wrong wrong"), StoreFault::WrongPassphrase);
    QVERIFY(store().signIn(id, kPassphrase));
}

void StoreConformance::theWaitIsStoredAndAClockSetBackDoesNotEndIt() {
    const Id id = m_settled.access.id;
    for (int i = 0; i < 3; ++i) REFUSED_WITH(store().signIn(id, "wrong wrong"), StoreFault::WrongPassphrase);
    m_settled = {};
    m_settled.store = m_factory(m_folder->path().toStdString(), m_clock);
    REFUSED_WITH(store().signIn(id, kPassphrase), StoreFault::TooSoon);
    m_clock.time -= 365LL * 24 * 60 * 60 * 1000;
    const auto afterJump = store().signIn(id, kPassphrase);
    QVERIFY(!afterJump);
    QCOMPARE(afterJump.refusal().fault, StoreFault::TooSoon);
    QCOMPARE(afterJump.refusal().params, std::vector<std::string>{"2"});
    m_clock.time += 2000;
    QVERIFY(store().signIn(id, kPassphrase));
}

void StoreConformance::theRecoveryCodeGivesANewPassphraseOnce() {
    const Id& id = m_settled.access.id;
    QString written = QString::fromStdString(m_settled.access.recoveryCode).toLower().replace('-', ' ');
    REFUSED_WITH(store().recover(id, "AAAA-BBBB-CCCC-DDDD-EEEE", "a new passphrase"), StoreFault::WrongRecoveryCode);
    const auto access = store().recover(id, written.toStdString(), "a new passphrase");
    QVERIFY(access);
    QVERIFY(access->recoveryCode != m_settled.access.recoveryCode);
    REFUSED_WITH(store().people(supervisor()), StoreFault::SessionEnded);
    REFUSED_WITH(store().signIn(id, kPassphrase), StoreFault::WrongPassphrase);
    QVERIFY(store().signIn(id, "a new passphrase"));
    REFUSED_WITH(store().recover(id, written.toStdString(), "another passphrase"), StoreFault::WrongRecoveryCode);
}

void StoreConformance::aSupervisorResetsAnothers() {
    const auto anna = store().addSupervisor(supervisor(), "Anna", "anna's passphrase");
    QVERIFY(anna);
    const auto session = store().signIn(anna->id, "anna's passphrase");
    QVERIFY(session);
    QVERIFY(store().resetPassphrase(*session, m_settled.access.id, "the new passphrase"));
    REFUSED_WITH(store().people(supervisor()), StoreFault::SessionEnded);
    REFUSED_WITH(store().signIn(m_settled.access.id, kPassphrase), StoreFault::WrongPassphrase);
    QVERIFY(store().signIn(m_settled.access.id, "the new passphrase"));
    REFUSED_WITH(store().resetPassphrase(*session, m_settled.trainee, "the new passphrase"), StoreFault::UnknownPerson);
}

void StoreConformance::theLastSupervisorStays() {
    REFUSED_WITH(store().archive(supervisor(), m_settled.access.id), StoreFault::LastSupervisor);
    REFUSED_WITH(store().erase(supervisor(), m_settled.access.id), StoreFault::LastSupervisor);
    QVERIFY(store().people(supervisor()));
}

void StoreConformance::anArchivedPersonCannotEnter() {
    QCOMPARE(store().whoMayEnter()->size(), std::size_t{2});
    QVERIFY(store().archive(supervisor(), m_settled.trainee));
    REFUSED_WITH(store().enter(m_settled.trainee), StoreFault::NotActive);
    QCOMPARE(store().whoMayEnter()->size(), std::size_t{1});
    QCOMPARE(store().person(supervisor(), m_settled.trainee)->name, std::string("Tina Trainee"));
}

void StoreConformance::aRestoredPersonEntersAgain() {
    QVERIFY(store().archive(supervisor(), m_settled.trainee));
    QVERIFY(store().restore(supervisor(), m_settled.trainee));
    QVERIFY(store().enter(m_settled.trainee));
    REFUSED_WITH(store().append(m_settled.traineeSession, one(practiceEvent(m_settled.trainee))),
                 StoreFault::SessionEnded);
    QVERIFY(store().erase(supervisor(), m_settled.trainee));
    REFUSED_WITH(store().restore(supervisor(), m_settled.trainee), StoreFault::NotActive);
    REFUSED_WITH(store().restore(supervisor(), newId()), StoreFault::UnknownPerson);
}

void StoreConformance::aSessionEndsWhenItsPersonIsArchived() {
    QVERIFY(store().append(m_settled.traineeSession, one(practiceEvent(m_settled.trainee))));
    QVERIFY(store().archive(supervisor(), m_settled.trainee));
    REFUSED_WITH(store().append(m_settled.traineeSession, one(practiceEvent(m_settled.trainee))),
                 StoreFault::SessionEnded);
    store().leave(supervisor());
    REFUSED_WITH(store().people(supervisor()), StoreFault::SessionEnded);
}

void StoreConformance::aSessionOfAnotherStoreIsNone() {
    const QTemporaryDir folder;
    const SettledStore other = settled(m_factory(folder.path().toStdString(), m_clock));
    REFUSED_WITH(store().people(other.supervisor), StoreFault::SessionEnded);
}

void StoreConformance::everyCallOfASupervisorIsRefusedToOthers_data() {
    QTest::addColumn<int>("call");
    for (int call = 0; call < 22; ++call) QTest::addRow("call %d", call) << call;
}

void StoreConformance::everyCallOfASupervisorIsRefusedToOthers() {
    QFETCH(int, call);
    const Id exam = newId();
    QVERIFY(store().define(supervisor(), exam, "exam", "{}"));
    const Id group = *store().addGroup(supervisor(), "Monday");
    QVERIFY(store().registerKey(supervisor(), std::string(64, '7'), "the school"));
    using Call = std::function<std::optional<StoreRefusal>(const StoreSession&)>;
    const auto why = [](const auto& result) {
        return result ? std::nullopt : std::optional<StoreRefusal>(result.refusal());
    };
    Store& s = store();
    const Id& id = m_settled.trainee;
    const std::vector<Call> calls = {
        [&](const StoreSession& who) { return why(s.people(who)); },
        [&](const StoreSession& who) { return why(s.addTrainee(who, "X")); },
        [&](const StoreSession& who) { return why(s.addSupervisor(who, "X", kPassphrase)); },
        [&](const StoreSession& who) { return why(s.rename(who, id, "X")); },
        [&](const StoreSession& who) { return why(s.archive(who, id)); },
        [&](const StoreSession& who) { return why(s.restore(who, id)); },
        [&](const StoreSession& who) { return why(s.erase(who, id)); },
        [&](const StoreSession& who) { return why(s.eraseUnseenSince(who, m_clock.time)); },
        [&](const StoreSession& who) { return why(s.resetPassphrase(who, m_settled.access.id, kPassphrase)); },
        [&](const StoreSession& who) { return why(s.groups(who)); },
        [&](const StoreSession& who) { return why(s.addGroup(who, "X")); },
        [&](const StoreSession& who) { return why(s.renameGroup(who, group, "X")); },
        [&](const StoreSession& who) {
            return why(s.addRoster(who, std::vector<RosterLine>{{{}, "X", {"Y"}}}, {}));
        },
        [&](const StoreSession& who) { return why(s.removeGroup(who, group)); },
        [&](const StoreSession& who) { return why(s.setMembers(who, group, std::vector<Id>{id})); },
        [&](const StoreSession& who) { return why(s.definitions(who)); },
        [&](const StoreSession& who) { return why(s.define(who, exam, "exam", "X")); },
        [&](const StoreSession& who) { return why(s.registerKey(who, std::string(64, '8'), "X")); },
        [&](const StoreSession& who) { return why(s.revokeKey(who, std::string(64, '7'))); },
        [&](const StoreSession& who) { return why(s.outbox(who, 10)); },
        [&](const StoreSession& who) { return why(s.forwarded(who, 10)); },
        [&](const StoreSession& who) {
            // Of those that a trainee may call as well.
            if (who.isNobody()) return why(s.append(who, one({newId(), "exam.noted", id, "{}"})));
            const auto read = why(s.definition(who, exam, 0));
            return read ? why(s.append(who, one({newId(), "exam.noted", id, "{}"}))) : read;
        },
    };
    QCOMPARE(calls.size(), std::size_t{22});
    const std::string before = everyAnswer(store(), supervisor());
    const Call& tried = calls[static_cast<std::size_t>(call)];
    const auto asNobody = tried(StoreSession());
    QVERIFY(asNobody);
    QVERIFY(asNobody->fault == StoreFault::NeedsSupervisor ||
            (call == 21 && asNobody->fault == StoreFault::NeedsTrainee));
    const auto asTrainee = tried(m_settled.traineeSession);
    QVERIFY(asTrainee);
    QCOMPARE(asTrainee->fault, StoreFault::NeedsSupervisor);
    QCOMPARE(everyAnswer(store(), supervisor()), before);
    QVERIFY(!tried(supervisor()));
}

void StoreConformance::aTraineeSeesAndWritesOnlyWhatIsHis() {
    const StoreSession& trainee = m_settled.traineeSession;
    const Id other = *store().addTrainee(supervisor(), "Otto");
    const Id rules = newId();
    QVERIFY(store().define(supervisor(), rules, "rules", "{}"));
    appended(practiceEvent(other, "secret"));
    QVERIFY(store().append(trainee, one(practiceEvent(m_settled.trainee, "mine"))));
    QCOMPARE(store().person(trainee, m_settled.trainee)->name, std::string("Tina Trainee"));
    QVERIFY(store().definition(trainee, rules, 0));
    const auto seen = store().events(trainee, {});
    QCOMPARE(seen->size(), std::size_t{1});
    QCOMPARE(seen->front().body, std::string("mine"));

    REFUSED_WITH(store().person(trainee, other), StoreFault::NotYours);
    REFUSED_WITH(store().events(trainee, {"", other, 0, 10}), StoreFault::NotYours);
    REFUSED_WITH(store().append(trainee, one(practiceEvent(other))), StoreFault::NotYours);
    REFUSED_WITH(store().append(trainee, one(practiceEvent({}))), StoreFault::NotYours);
    const StoreSession nobody;
    REFUSED_WITH(store().person(nobody, other), StoreFault::NeedsTrainee);
    REFUSED_WITH(store().events(nobody, {}), StoreFault::NeedsTrainee);
    REFUSED_WITH(store().append(nobody, one(practiceEvent(other))), StoreFault::NeedsTrainee);
    REFUSED_WITH(store().definition(nobody, rules, 0), StoreFault::NeedsTrainee);
}

}  // namespace cutcard::test
