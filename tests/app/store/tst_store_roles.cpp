#include "app/store/files.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

/// Who may make a call: anybody, also without a session; a trainee about himself; a supervisor.
enum class Whose : std::uint8_t { Anybodys, Trainees, Supervisors };

using Why = std::optional<StoreRefusal>;

/// What a call is about: the trainee and his attempt that runs.
struct About {
    Id trainee;
    Id attempt;
    std::vector<std::string> nextLine;
};

struct Call {
    const char* name;
    Whose whose;
    std::function<Why(const StoreSession& who, const About& about)> make;
};

template <typename T>
Why why(const StoreResult<T>& result) {
    return result ? std::nullopt : std::optional<StoreRefusal>(result.refusal());
}

}  // namespace

// Every call of the store as somebody who may not make it: refused, and nothing has changed.
class TestStoreRoles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCallOfTheStoreIsTried();
    void nobodyIsRefused_data() { eachCall(); }
    void nobodyIsRefused();
    void aTraineeIsRefusedWhatIsASupervisors_data() { eachCall(); }
    void aTraineeIsRefusedWhatIsASupervisors();
    void aTraineeIsRefusedWhatIsAnothers_data() { eachCall(); }
    void aTraineeIsRefusedWhatIsAnothers();
    void anEndedSessionIsRefused_data() { eachCall(); }
    void anEndedSessionIsRefused();
    void whatAnybodyMayCallGivesNobodyMore();
    void aSupervisorIsNotRefusedForHisRole_data() { eachCall(); }
    void aSupervisorIsNotRefusedForHisRole();

private:
    void eachCall();
    const Call& call() const {
        QFETCH(int, number);
        return m_calls[static_cast<std::size_t>(number)];
    }
    std::string answers() { return everyAnswer(store(), m_settled.supervisor); }
    Store& store() { return *m_settled.store; }

    QTemporaryDir m_folder;
    SetClock m_clock;
    SettledStore m_settled;
    Id m_otto;
    StoreSession m_ottos;
    About m_tinas;
    Id m_group;
    SampleExam m_exam;
    std::vector<Call> m_calls;
};

void TestStoreRoles::initTestCase() {
    m_settled = settled(opened(testOptions(m_folder.path().toStdString(), m_clock)));
    m_otto = *store().addTrainee(m_settled.supervisor, "Otto");
    m_ottos = *store().enter(m_otto);
    m_group = *store().addGroup(m_settled.supervisor, "Monday");
    m_exam = defined(store(), m_settled.supervisor);
    Sitting tina = sitting(m_exam, m_settled.trainee);
    QVERIFY(store().startAttempt(m_settled.supervisor, tina.start));
    m_tinas = {m_settled.trainee, tina.start.attempt, tina.line(started(0, 10))};

    Store& s = store();
    const auto one = [](const NewEvent& event) { return std::vector<NewEvent>{event}; };
    using enum Whose;
    m_calls = {
        {"person", Trainees, [&](const auto& who, const About& about) { return why(s.person(who, about.trainee)); }},
        {"append", Trainees,
         [&, one](const auto& who, const About& about) {
             return why(s.append(who, one(practiceEvent(about.trainee))));
         }},
        {"events", Trainees,
         [&](const auto& who, const About& about) {
             return why(s.events(who, {"", about.trainee, 0, 10}));
         }},
        {"keepLines", Trainees,
         [&](const auto& who, const About& about) { return why(s.keepLines(who, about.attempt, about.nextLine)); }},
        {"beat", Trainees, [&](const auto& who, const About& about) { return why(s.beat(who, about.attempt, 100)); }},
        {"noteClockJump", Trainees,
         [&](const auto& who, const About& about) { return why(s.noteClockJump(who, about.attempt, 100, 5)); }},
        {"seal", Trainees, [&](const auto& who, const About& about) { return why(s.seal(who, about.attempt)); }},
        // Rules are a trainee's to read, this is none.
        {"definition", Supervisors,
         [&](const auto& who, const About&) { return why(s.definition(who, m_exam.form, 0)); }},
        {"people", Supervisors, [&](const auto& who, const About&) { return why(s.people(who)); }},
        {"addTrainee", Supervisors, [&](const auto& who, const About&) { return why(s.addTrainee(who, "X")); }},
        {"addSupervisor", Supervisors,
         [&](const auto& who, const About&) { return why(s.addSupervisor(who, "X", kPassphrase)); }},
        {"rename", Supervisors,
         [&](const auto& who, const About& about) { return why(s.rename(who, about.trainee, "X")); }},
        {"groups", Supervisors, [&](const auto& who, const About&) { return why(s.groups(who)); }},
        {"addGroup", Supervisors, [&](const auto& who, const About&) { return why(s.addGroup(who, "X")); }},
        {"setMembers", Supervisors,
         [&](const auto& who, const About& about) {
             return why(s.setMembers(who, m_group, std::vector<Id>{about.trainee}));
         }},
        {"renameGroup", Supervisors,
         [&](const auto& who, const About&) { return why(s.renameGroup(who, m_group, "Y")); }},
        {"removeGroup", Supervisors, [&](const auto& who, const About&) { return why(s.removeGroup(who, m_group)); }},
        {"addRoster", Supervisors,
         [&](const auto& who, const About&) {
             return why(s.addRoster(who, std::vector<RosterLine>{{{}, "X", {"Tuesday"}}}, [](int) {}));
         }},
        {"definitions", Supervisors, [&](const auto& who, const About&) { return why(s.definitions(who)); }},
        {"define", Supervisors,
         [&](const auto& who, const About&) { return why(s.define(who, newId(), "rules", "{}")); }},
        {"registerKey", Supervisors,
         [&](const auto& who, const About&) { return why(s.registerKey(who, std::string(64, '7'), "X")); }},
        {"revokeKey", Supervisors,
         [&](const auto& who, const About&) { return why(s.revokeKey(who, std::string(64, '7'))); }},
        {"outbox", Supervisors, [&](const auto& who, const About&) { return why(s.outbox(who, 10)); }},
        {"forwarded", Supervisors, [&](const auto& who, const About&) { return why(s.forwarded(who, 1)); }},
        {"backUp", Supervisors, [&](const auto& who, const About&) { return why(s.backUp(who)); }},
        {"startAttempt", Supervisors,
         [&](const auto& who, const About&) { return why(s.startAttempt(who, sitting(m_exam, m_otto).start)); }},
        {"transcript", Supervisors,
         [&](const auto& who, const About& about) { return why(s.transcript(who, about.attempt)); }},
        {"attempt", Supervisors,
         [&](const auto& who, const About& about) { return why(s.attempt(who, about.attempt)); }},
        {"attempts", Supervisors, [&](const auto& who, const About&) { return why(s.attempts(who, {})); }},
        {"countAttempts", Supervisors, [&](const auto& who, const About&) { return why(s.countAttempts(who, {})); }},
        {"regrade", Supervisors,
         [&](const auto& who, const About& about) { return why(s.regrade(who, about.attempt, "X")); }},
        {"regradings", Supervisors,
         [&](const auto& who, const About& about) { return why(s.regradings(who, about.attempt)); }},
        {"itemAnalysis", Supervisors,
         [&](const auto& who, const About&) { return why(s.itemAnalysis(who, {}, AnalysisBy::Item)); }},
        {"shareBySubject", Supervisors,
         [&](const auto& who, const About&) { return why(s.shareBySubject(who, {}, AnalysisBy::Skill, "X")); }},
        {"signExchange", Supervisors,
         [&](const auto& who, const About&) { return why(s.signExchange(who, sha256("X"))); }},
        {"trend", Supervisors, [&](const auto& who, const About&) { return why(s.trend(who, {}, TrendStep::Day)); }},
        {"importAttempt", Supervisors,
         [&](const auto& who, const About&) {
             return why(s.importAttempt(who, {"{}", {}, 1, {}, 0, 0}));
         }},
        {"importPerson", Supervisors,
         [&](const auto& who, const About&) { return why(s.importPerson(who, newId(), "X")); }},
        {"importDefinition", Supervisors,
         [&](const auto& who, const About&) {
             return why(s.importDefinition(who, {newId(), 1, "rules", "{}", 0}));
         }},
        {"eraseUnseenSince", Supervisors,
         [&](const auto& who, const About&) { return why(s.eraseUnseenSince(who, 1)); }},
        {"resetPassphrase", Supervisors,
         [&](const auto& who, const About&) { return why(s.resetPassphrase(who, m_settled.access.id, kPassphrase)); }},
        {"archive", Supervisors,
         [&](const auto& who, const About& about) { return why(s.archive(who, about.trainee)); }},
        {"restore", Supervisors,
         [&](const auto& who, const About& about) { return why(s.restore(who, about.trainee)); }},
        {"erase", Supervisors, [&](const auto& who, const About& about) { return why(s.erase(who, about.trainee)); }},
        {"isSetUp", Anybodys, [&](const auto&, const About&) { return why(s.isSetUp()); }},
        {"whoMayEnter", Anybodys, [&](const auto&, const About&) { return why(s.whoMayEnter()); }},
        {"runningAttempts", Anybodys, [&](const auto&, const About&) { return why(s.runningAttempts()); }},
        {"keys", Anybodys, [&](const auto&, const About&) { return why(s.keys()); }},
        {"introduce", Anybodys, [&](const auto&, const About&) { return why(s.introduce("X")); }},
        {"setUp", Anybodys, [&](const auto&, const About&) { return why(s.setUp("X", kPassphrase)); }},
        {"signIn", Anybodys,
         [&](const auto&, const About& about) { return why(s.signIn(about.trainee, kPassphrase)); }},
        {"enter", Anybodys, [&](const auto&, const About&) { return why(s.enter(m_settled.access.id)); }},
        {"recover", Anybodys,
         [&](const auto&, const About& about) { return why(s.recover(about.trainee, "AAAA", kPassphrase)); }},
        {"leave", Anybodys, [&](const auto&, const About&) { return s.leave(StoreSession()), Why(); }},
    };
}

void TestStoreRoles::eachCall() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < m_calls.size(); ++i) QTest::newRow(m_calls[i].name) << static_cast<int>(i);
}

/// The names come from the headers: a call that is added there and not tried here fails.
void TestStoreRoles::everyCallOfTheStoreIsTried() {
    QStringList declared;
    for (const char* header : {"store.h", "exam_store.h"}) {
        const auto text = readWhole(std::string(CUTCARD_SOURCES "/app/store/") + header);
        QVERIFY(text);
        static const QRegularExpression call("virtual [^~(;]*?([A-Za-z]+)\\(");
        auto found = call.globalMatch(QString::fromStdString(*text));
        while (found.hasNext()) declared += found.next().captured(1);
    }
    QStringList tried;
    for (const Call& one : m_calls) tried += one.name;
    declared.sort();
    tried.sort();
    QVERIFY(declared.size() > 40);
    QCOMPARE(tried, declared);
}

void TestStoreRoles::nobodyIsRefused() {
    if (call().whose == Whose::Anybodys) return;
    const std::string before = answers();
    const Why refusal = call().make(StoreSession(), m_tinas);
    QVERIFY(refusal);
    QVERIFY(refusal->fault == StoreFault::NeedsSupervisor || refusal->fault == StoreFault::NeedsTrainee);
    QCOMPARE(answers(), before);
}

void TestStoreRoles::aTraineeIsRefusedWhatIsASupervisors() {
    if (call().whose != Whose::Supervisors) return;
    const std::string before = answers();
    // His own as little as anything else.
    const Why refusal = call().make(m_settled.traineeSession, m_tinas);
    QVERIFY(refusal);
    QCOMPARE(refusal->fault, StoreFault::NeedsSupervisor);
    QCOMPARE(answers(), before);
}

void TestStoreRoles::aTraineeIsRefusedWhatIsAnothers() {
    if (call().whose != Whose::Trainees) return;
    const std::string before = answers();
    const Why refusal = call().make(m_ottos, m_tinas);
    QVERIFY(refusal);
    QCOMPARE(refusal->fault, StoreFault::NotYours);
    QCOMPARE(answers(), before);
    QVERIFY(store().runningAttempts()->front().beat.examTime < 100);
}

void TestStoreRoles::anEndedSessionIsRefused() {
    if (call().whose == Whose::Anybodys) return;
    const auto supervisor = store().signIn(m_settled.access.id, kPassphrase);
    const auto trainee = store().enter(m_settled.trainee);
    QVERIFY(supervisor && trainee);
    store().leave(*supervisor);
    store().leave(*trainee);
    const std::string before = answers();
    for (const StoreSession& ended : {*supervisor, *trainee}) {
        const Why refusal = call().make(ended, m_tinas);
        QVERIFY(refusal);
        QCOMPARE(refusal->fault, StoreFault::SessionEnded);
    }
    QCOMPARE(answers(), before);
}

void TestStoreRoles::whatAnybodyMayCallGivesNobodyMore() {
    const std::map<std::string, StoreFault> refusals = {{"introduce", StoreFault::NeedsSupervisor},
                                                        {"setUp", StoreFault::AlreadySetUp},
                                                        {"signIn", StoreFault::UnknownPerson},
                                                        {"enter", StoreFault::NeedsTrainee},
                                                        {"recover", StoreFault::UnknownPerson}};
    const std::string before = answers();
    for (const Call& one : m_calls) {
        if (one.whose != Whose::Anybodys) continue;
        const Why refusal = one.make(StoreSession(), m_tinas);
        const auto wanted = refusals.find(one.name);
        QCOMPARE(refusal.has_value(), wanted != refusals.end());
        if (refusal) QCOMPARE(refusal->fault, wanted->second);
    }
    QCOMPARE(answers(), before);
}

/// So that the refusals above are those of a role and not of anything else. The last, as it changes things.
void TestStoreRoles::aSupervisorIsNotRefusedForHisRole() {
    if (call().whose == Whose::Anybodys) return;
    const Why refusal = call().make(m_settled.supervisor, m_tinas);
    const std::map<std::string, StoreFault> refusals = {{"seal", StoreFault::NotFinished},
                                                        {"regrade", StoreFault::AttemptRunning},
                                                        {"importAttempt", StoreFault::AttemptUnreadable}};
    const auto wanted = refusals.find(call().name);
    QCOMPARE(refusal.has_value(), wanted != refusals.end());
    if (refusal) QCOMPARE(refusal->fault, wanted->second);
}

QTEST_GUILESS_MAIN(TestStoreRoles)
#include "tst_store_roles.moc"
