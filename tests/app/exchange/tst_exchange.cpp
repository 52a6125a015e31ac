#include "app/exchange/exchange_words.h"
#include "app/store/files.h"
#include "tests/app/exchange/two_schools.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <map>

using namespace cutcard;
using namespace cutcard::store;
using namespace cutcard::exchange;
using namespace cutcard::test;

namespace {

std::vector<AttemptRow> attemptsOf(SettledStore& school) {
    return must(school.store->attempts(school.supervisor, {}));
}

std::size_t eventsOf(SettledStore& school) {
    EventQuery query;
    query.limit = 1'000'000;
    return must(school.store->events(school.supervisor, query)).size();
}

}  // namespace

// Two stores and a stick.
class TestExchange : public QObject {
    Q_OBJECT

private slots:
    void init() { m_schools = std::make_unique<TwoSchools>(); }
    void resultsGoFromTheRoomToTheOffice();
    void peopleAndDefinitionsGoFromTheOfficeToTheRoom();
    void takenInTwiceNothingChanges();
    void onlyWhatIsNewIsWritten();
    void whatCouldNotBeWrittenStaysNew();
    void anUnknownSignerIsRefusedAndShown();
    void aRevokedSignerIsRefused();
    void aTraineeWhoIsNotHereIsNamed();
    void aNameThatChangedIsTakenOver();
    void whoWasErasedDoesNotComeBack();
    void whoIsHereAloneStaysInTheGroup();
    void aDefinitionThatDiffersKeepsBothVersions();
    void aTraineeIsNoSupervisor();
    void onlyASupervisorCanExchange();
    void aSignatureOfAFileSealsNoAttempt();
    void progressIsTold();
    void everyFaultHasASentence();

private:
    ExchangeResult<WrittenFile> writeRoom(const char* name, bool onlyNew = true) {
        return writeAttempts(*m_schools->room.store, m_schools->room.supervisor, m_schools->onStick(name),
                             {onlyNew, {}});
    }

    std::unique_ptr<TwoSchools> m_schools;
};

void TestExchange::resultsGoFromTheRoomToTheOffice() {
    m_schools->satInTheRoom(3);
    m_schools->bringPeopleToTheOffice();
    const auto written = writeRoom("results");
    QVERIFY(written);
    QCOMPARE(written->attempts, 3);
    const TakenIn taken = m_schools->takenIn(m_schools->office, m_schools->onStick("results"));
    QCOMPARE(taken.attemptsAdded, 3);
    QCOMPARE(taken.attemptsBroken, 0);
    const auto room = attemptsOf(m_schools->room);
    const auto office = attemptsOf(m_schools->office);
    QCOMPARE(office.size(), room.size());
    for (const AttemptRow& row : room) {
        const auto found = std::find_if(office.begin(), office.end(),
                                        [&](const AttemptRow& other) { return other.attempt == row.attempt; });
        QVERIFY(found != office.end());
        AttemptRow expected = row;
        expected.imported = true;
        QVERIFY(*found == expected);
        QCOMPARE(must(m_schools->office.store->transcript(m_schools->office.supervisor, row.attempt)),
                 must(m_schools->room.store->transcript(m_schools->room.supervisor, row.attempt)));
    }
}

void TestExchange::peopleAndDefinitionsGoFromTheOfficeToTheRoom() {
    SettledStore& office = m_schools->office;
    const SampleExam exam = defined(*office.store, office.supervisor);
    const Id group = must(office.store->addGroup(office.supervisor, "Autumn"));
    must(office.store->setMembers(office.supervisor, group, std::vector<Id>{office.trainee}));
    const Id gone = must(office.store->addTrainee(office.supervisor, "Archived"));
    must(office.store->archive(office.supervisor, gone));
    const auto written = writeSchool(*office.store, office.supervisor, m_schools->onStick("school"));
    QVERIFY(written);
    QCOMPARE(written->people, 1);
    const TakenIn taken = m_schools->takenIn(m_schools->room, m_schools->onStick("school"));
    QCOMPARE(taken.peopleAdded, 1);
    QCOMPARE(taken.groupsAdded, 1);
    QCOMPARE(taken.definitionsAdded, 2);
    SettledStore& room = m_schools->room;
    const Person here = must(room.store->person(room.supervisor, office.trainee));
    QCOMPARE(here.name, must(office.store->person(office.supervisor, office.trainee)).name);
    QCOMPARE(must(room.store->definition(room.supervisor, exam.exam, 0)).body,
             must(office.store->definition(office.supervisor, exam.exam, 0)).body);
    QCOMPARE(must(room.store->definition(room.supervisor, exam.form, 0)).kind, std::string("form"));
    const auto groups = must(room.store->groups(room.supervisor));
    QCOMPARE(groups.size(), std::size_t(1));
    QVERIFY(groups[0].name == "Autumn" && groups[0].members == std::vector<Id>{office.trainee});
    // What came can be sat there, and the result goes back.
    sat(*room.store, room.supervisor, office.trainee, exam, faultless(exam.items));
    QVERIFY(writeRoom("results"));
    QCOMPARE(m_schools->takenIn(office, m_schools->onStick("results")).attemptsAdded, 1);
    QCOMPARE(attemptsOf(office).front().exam, exam.exam);
}

void TestExchange::takenInTwiceNothingChanges() {
    m_schools->satInTheRoom(2);
    m_schools->bringPeopleToTheOffice();
    QVERIFY(writeRoom("results"));
    m_schools->takenIn(m_schools->office, m_schools->onStick("results"));
    SettledStore& office = m_schools->office;
    for (const char* name : {"people", "results"}) {
        const auto file = readExchange(m_schools->onStick(name), must(office.store->keys()));
        QVERIFY(file);
        const std::size_t before = eventsOf(office);
        const std::string answers = everyAnswer(*office.store, office.supervisor);
        const auto planned = preview(*office.store, office.supervisor, *file);
        const auto taken = takeIn(*office.store, office.supervisor, *file);
        QVERIFY(planned && taken && *planned == *taken);
        QVERIFY(taken->isNothing());
        QCOMPARE(eventsOf(office), before);
        QCOMPARE(everyAnswer(*office.store, office.supervisor), answers);
    }
    // A machine may read what it wrote itself.
    const auto own = readExchange(m_schools->onStick("results"), must(m_schools->room.store->keys()));
    QVERIFY(own);
    QVERIFY(must(takeIn(*m_schools->room.store, m_schools->room.supervisor, *own)).isNothing());
}

void TestExchange::onlyWhatIsNewIsWritten() {
    m_schools->satInTheRoom(2);
    SettledStore& room = m_schools->room;
    QCOMPARE(must(countNewAttempts(*room.store, room.supervisor)), 2);
    QCOMPARE(must(writeRoom("first")).attempts, 2);
    QCOMPARE(must(countNewAttempts(*room.store, room.supervisor)), 0);
    REFUSED_WITH(writeRoom("second"), ExchangeFault::NothingToWrite);
    QVERIFY(!std::filesystem::exists(m_schools->onStick("second")));
    const auto third = m_schools->satInTheRoom(1);
    QCOMPARE(must(writeRoom("third")).attempts, 1);
    const auto file = readExchange(m_schools->onStick("third"), must(room.store->keys()));
    QVERIFY(file && file->attempts.size() == 1 && file->attempts[0].id == third[0]);
    QCOMPARE(must(writeRoom("all", false)).attempts, 3);
    // What the office took in is not its own to send back.
    m_schools->bringPeopleToTheOffice();
    m_schools->takenIn(m_schools->office, m_schools->onStick("all"));
    QCOMPARE(must(countNewAttempts(*m_schools->office.store, m_schools->office.supervisor)), 0);
}

void TestExchange::whatCouldNotBeWrittenStaysNew() {
    m_schools->satInTheRoom(1);
    SettledStore& room = m_schools->room;
    const std::string nowhere = m_schools->onStick("pulled/out");
    const auto refused = writeAttempts(*room.store, room.supervisor, nowhere, {});
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::CannotWrite);
    QVERIFY(faultSentence(refused.refusal()).contains(QString::fromStdString(nowhere)));
    QCOMPARE(must(countNewAttempts(*room.store, room.supervisor)), 1);
    QVERIFY(filesIn(m_schools->stick.path().toStdString()).empty());
}

void TestExchange::anUnknownSignerIsRefusedAndShown() {
    m_schools->satInTheRoom(1);
    const auto written = writeRoom("results");
    const auto keys = must(m_schools->office.store->keys());
    const auto refused = readExchange(m_schools->onStick("results"), keys);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::SignerUnknown);
    const QString sentence = faultSentence(refused.refusal());
    QVERIFY(sentence.contains(QString::fromStdString(fingerprint(written->key))));
    QVERIFY(sentence.contains(QString::fromStdString(written->key)));
    QVERIFY(sentence.contains("register"));
    const auto shown = readExchange(m_schools->onStick("results"), keys, UnknownSigner::Shown);
    QVERIFY(shown && shown->verdict == SealVerdict::SignerUnknown && shown->attempts.size() == 1);
    // Looked at, but not taken in.
    REFUSED_WITH(takeIn(*m_schools->office.store, m_schools->office.supervisor, *shown), ExchangeFault::SignerUnknown);
}

void TestExchange::aRevokedSignerIsRefused() {
    m_schools->satInTheRoom(1);
    const auto written = writeRoom("results");
    SettledStore& office = m_schools->office;
    must(office.store->registerKey(office.supervisor, written->key, "room"));
    must(office.store->revokeKey(office.supervisor, written->key));
    REFUSED_WITH(readExchange(m_schools->onStick("results"), must(office.store->keys()), UnknownSigner::Shown),
                 ExchangeFault::SignerRevoked);
}

void TestExchange::aTraineeWhoIsNotHereIsNamed() {
    m_schools->satInTheRoom(2);
    QVERIFY(writeRoom("results"));
    SettledStore& office = m_schools->office;
    const ExchangeFile file = m_schools->readIn(office, m_schools->onStick("results"));
    const std::string before = everyAnswer(*office.store, office.supervisor);
    const auto refused = takeIn(*office.store, office.supervisor, file);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::UnknownTrainee);
    QCOMPARE(refused.refusal().line, 2);
    QVERIFY(refused.refusal().params == std::vector<std::string>{m_schools->room.trainee});
    QCOMPARE(everyAnswer(*office.store, office.supervisor), before);
    m_schools->bringPeopleToTheOffice();
    QCOMPARE(must(takeIn(*office.store, office.supervisor, file)).attemptsAdded, 2);
}

void TestExchange::aNameThatChangedIsTakenOver() {
    m_schools->bringPeopleToTheOffice();
    SettledStore& room = m_schools->room;
    must(room.store->rename(room.supervisor, room.trainee, "Married Name"));
    must(writeSchool(*room.store, room.supervisor, m_schools->onStick("people")));
    const TakenIn taken = m_schools->takenIn(m_schools->office, m_schools->onStick("people"));
    QCOMPARE(taken.peopleRenamed, 1);
    QCOMPARE(must(m_schools->office.store->person(m_schools->office.supervisor, room.trainee)).name,
             std::string("Married Name"));
}

void TestExchange::whoWasErasedDoesNotComeBack() {
    m_schools->bringPeopleToTheOffice();
    SettledStore& office = m_schools->office;
    must(office.store->erase(office.supervisor, m_schools->room.trainee));
    const TakenIn taken = m_schools->takenIn(office, m_schools->onStick("people"));
    QCOMPARE(taken.peopleErased, 1);
    QCOMPARE(taken.peopleAdded, 0);
    QVERIFY(must(office.store->person(office.supervisor, m_schools->room.trainee)).name.empty());
}

void TestExchange::whoIsHereAloneStaysInTheGroup() {
    SettledStore& office = m_schools->office;
    SettledStore& room = m_schools->room;
    const Id second = must(room.store->addTrainee(room.supervisor, "Second"));
    const Id autumn = must(room.store->addGroup(room.supervisor, "Autumn"));
    must(room.store->setMembers(room.supervisor, autumn, std::vector<Id>{room.trainee, second}));
    const Id here = must(office.store->addGroup(office.supervisor, "Autumn"));
    must(office.store->setMembers(office.supervisor, here, std::vector<Id>{office.trainee}));
    m_schools->bringPeopleToTheOffice();
    const auto membersOf = [&] {
        const auto groups = must(office.store->groups(office.supervisor));
        auto members = groups.front().members;
        std::sort(members.begin(), members.end());
        return members;
    };
    std::vector<Id> all = {office.trainee, room.trainee, second};
    std::sort(all.begin(), all.end());
    QVERIFY(membersOf() == all);
    QCOMPARE(must(office.store->groups(office.supervisor)).size(), std::size_t(1));
    // Who left the group over there leaves it here; who is here alone stays.
    must(room.store->setMembers(room.supervisor, autumn, std::vector<Id>{second}));
    must(writeSchool(*room.store, room.supervisor, m_schools->onStick("people")));
    QCOMPARE(m_schools->takenIn(office, m_schools->onStick("people")).groupsChanged, 1);
    std::erase(all, room.trainee);
    QVERIFY(membersOf() == all);
}

void TestExchange::aDefinitionThatDiffersKeepsBothVersions() {
    const SampleExam exam = defined(*m_schools->room.store, m_schools->room.supervisor);
    m_schools->bringPeopleToTheOffice();
    SettledStore& office = m_schools->office;
    SettledStore& room = m_schools->room;
    const std::string old = must(office.store->definition(office.supervisor, exam.exam, 0)).body;
    must(room.store->define(room.supervisor, exam.exam, "exam", old + " "));
    must(writeSchool(*room.store, room.supervisor, m_schools->onStick("people")));
    QCOMPARE(m_schools->takenIn(office, m_schools->onStick("people")).definitionsAdded, 1);
    QCOMPARE(must(office.store->definition(office.supervisor, exam.exam, 1)).body, old);
    QCOMPARE(must(office.store->definition(office.supervisor, exam.exam, 2)).body, old + " ");
}

void TestExchange::aTraineeIsNoSupervisor() {
    SettledStore& office = m_schools->office;
    ExchangeFile file;
    file.cargo = Cargo::School;
    file.verdict = SealVerdict::Sealed;
    file.people.push_back({7, {office.supervisor.person(), Role::Trainee, Standing::Active, "Somebody", 0}});
    const auto refused = takeIn(*office.store, office.supervisor, file);
    QVERIFY(!refused);
    QCOMPARE(refused.refusal().fault, ExchangeFault::IsSupervisor);
    QCOMPARE(refused.refusal().line, 7);
}

void TestExchange::onlyASupervisorCanExchange() {
    m_schools->satInTheRoom(1);
    SettledStore& room = m_schools->room;
    const std::string path = m_schools->onStick("stolen");
    for (const StoreSession& session : {room.traineeSession, StoreSession()}) {
        const auto attempts = writeAttempts(*room.store, session, path, {});
        QVERIFY(!attempts);
        QCOMPARE(attempts.refusal().store.fault, StoreFault::NeedsSupervisor);
        const auto school = writeSchool(*room.store, session, path);
        QVERIFY(!school);
        QCOMPARE(school.refusal().store.fault, StoreFault::NeedsSupervisor);
        ExchangeFile file;
        file.verdict = SealVerdict::Sealed;
        const auto taken = takeIn(*room.store, session, file);
        QVERIFY(!taken);
        QCOMPARE(taken.refusal().store.fault, StoreFault::NeedsSupervisor);
        REFUSED_WITH(room.store->signExchange(session, sha256("x")), StoreFault::NeedsSupervisor);
    }
    QVERIFY(!std::filesystem::exists(path));
}

void TestExchange::aSignatureOfAFileSealsNoAttempt() {
    SettledStore& room = m_schools->room;
    const Digest digest = sha256("the head of an attempt");
    const auto made = must(room.store->signExchange(room.supervisor, digest));
    const auto keys = must(room.store->keys());
    QCOMPARE(checkSeal(digest, made.signature, made.key, keys, SignedAs::Exchange), SealVerdict::Sealed);
    QCOMPARE(checkSeal(digest, made.signature, made.key, keys), SealVerdict::WrongSignature);
}

void TestExchange::progressIsTold() {
    m_schools->satInTheRoom(3);
    std::vector<std::pair<int, int>> told;
    const auto listen = [&](int done, int of) { told.emplace_back(done, of); };
    QVERIFY(writeAttempts(*m_schools->room.store, m_schools->room.supervisor, m_schools->onStick("x"), {}, listen));
    QVERIFY((told == std::vector<std::pair<int, int>>{{1, 3}, {2, 3}, {3, 3}}));
    told.clear();
    QVERIFY(readExchange(m_schools->onStick("x"), must(m_schools->room.store->keys()), UnknownSigner::Refused, listen));
    QCOMPARE(told.size(), std::size_t(4));
    QVERIFY(told.back() == std::pair(4, 4));
}

void TestExchange::everyFaultHasASentence() {
    const std::map<ExchangeFault, std::vector<std::string>> params = {{ExchangeFault::CannotRead, {"one", "two"}},
                                                                      {ExchangeFault::NewerFormat, {"one"}},
                                                                      {ExchangeFault::BadLine, {"one"}},
                                                                      {ExchangeFault::SignerUnknown, {"one", "two"}},
                                                                      {ExchangeFault::SignerRevoked, {"one", "two"}},
                                                                      {ExchangeFault::UnknownTrainee, {"one"}},
                                                                      {ExchangeFault::OtherAttempt, {"one", "two"}},
                                                                      {ExchangeFault::IsSupervisor, {"one"}},
                                                                      {ExchangeFault::MediumFull, {"one"}},
                                                                      {ExchangeFault::CannotWrite, {"one", "two"}}};
    for (int number = 0; number < kExchangeFaultCount; ++number) {
        const auto fault = static_cast<ExchangeFault>(number);
        const auto own = params.contains(fault) ? params.at(fault) : std::vector<std::string>();
        const ExchangeRefusal refusal{fault, 3, own, {StoreFault::DiskFull, {}}};
        const QString sentence = faultSentence(refusal);
        for (const std::string& param : own) QVERIFY(sentence.contains(QString::fromStdString(param)));
        QVERIFY(sentence.startsWith("Line 3: "));
        QVERIFY2(!sentence.contains(QLatin1Char('%')), qUtf8Printable(sentence));
        QVERIFY(sentence.size() > 30);
        QVERIFY(!exchangeFaultName(refusal.fault).empty());
    }
}

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
