#include "tests/app/school/school_room.h"
#include "tests/app/store/refused_with.h"

#include <QTest>

#include <thread>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

// Several consoles, and what kiosks do while one of them is at work.
class TestSchoolConsoles : public SchoolRoom {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { close(); }

    void kiosksForwardWhileAConsoleTakesIn();
    void whatWasTakenInBeforeTheConsoleWasLeftStays();
    void whoIsSentAwayAtOneConsoleDoesNothingAtAnother_data();
    void whoIsSentAwayAtOneConsoleDoesNothingAtAnother();
    void whoChangesTheirOwnPassphraseGoesOn();

private:
    /// Some thousands of events that say nothing, so that a console takes in the next ones apart.
    void forwardPieces();
    void forwardAttempt();
    /// Somebody waits at the gate: a result is being written down.
    bool isWriting() { return ask("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted") > 0; }
    std::int64_t projected() {
        return ask("SELECT coalesce(max(value::bigint), 0) FROM facts WHERE name = 'projected'");
    }
    std::int64_t ask(const std::string& sql) {
        return std::atoll(orEnd(m_owner->execute(sql), sql.c_str()).text(0, 0).c_str());
    }
    std::unique_ptr<PgStore> anotherConsole() {
        return m_schools.opened(m_database, testOptions(m_folder->path().toStdString()));
    }

    std::unique_ptr<PgConnection> m_owner;
    std::vector<Event> m_said;
};

/// A gate: whoever writes down a result waits at it as long as the owner keeps it shut.
void TestSchoolConsoles::init() {
    open();
    m_owner = m_schools.connected(m_database);
    QVERIFY(
        m_owner->execute("CREATE FUNCTION cutcard.gate() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN "
                         "PERFORM pg_advisory_xact_lock_shared(77); RETURN NEW; END $$;"
                         "CREATE TRIGGER gate BEFORE INSERT ON attempts FOR EACH ROW EXECUTE FUNCTION cutcard.gate()"));
    QVERIFY(m_kiosk->link->enter(m_kiosk->origin(), m_kiosk->key(), "1.0"));
    m_said = m_kiosk->events();
    QVERIFY(m_kiosk->link->append(m_said));
}

void TestSchoolConsoles::forwardPieces() {
    const std::size_t before = m_said.size();
    for (int i = 0; i < 2'100; ++i) {
        m_said.push_back(
            {0, newId(), m_said.back().origin, m_said.back().sequence + 1, 7, "attempt.clock", {}, "{}", {}});
    }
    chainAnew(m_said);
    for (std::size_t i = before; i < m_said.size(); i += 300)
        orEnd(m_kiosk->link->append(std::span(m_said).subspan(i, std::min<std::size_t>(300, m_said.size() - i))),
              "append");
}

void TestSchoolConsoles::forwardAttempt() {
    KioskBench other(m_schools, m_database, "room_" + newId().substr(0, 4));
    other.sit();
    other.forward();
}

void TestSchoolConsoles::kiosksForwardWhileAConsoleTakesIn() {
    forwardPieces();
    forwardAttempt();
    QVERIFY(m_owner->execute("SELECT pg_advisory_lock(77)"));
    bool isAdded = false;
    std::thread console([&] { isAdded = bool(this->console().addTrainee(m_console.supervisor, "Otto")); });
    QTRY_VERIFY_WITH_TIMEOUT(isWriting(), 30'000);
    // What was taken in before is there already, for everybody.
    const std::int64_t before = projected();
    KioskBench other(m_schools, m_database, "room_3");
    const bool isForwarded =
        other.link->enter(other.origin(), other.key(), "1.0") && other.link->append(other.events());
    const bool isOffered = bool(other.link->offer({newId(), 1, "exam", "{}", 7}, 0));
    QVERIFY(m_owner->execute("SELECT pg_advisory_unlock(77)"));
    console.join();
    QVERIFY(isAdded);
    QVERIFY(before > 0);
    QVERIFY(isForwarded);
    QVERIFY(isOffered);
    QCOMPARE(*this->console().countAttempts(m_console.supervisor, {}), 1);
}

void TestSchoolConsoles::whatWasTakenInBeforeTheConsoleWasLeftStays() {
    forwardAttempt();
    forwardPieces();
    forwardAttempt();
    QVERIFY(m_owner->execute("SELECT pg_advisory_lock(77)"));
    std::atomic<bool> isLeft = false;
    std::optional<StoreFault> fault;
    std::thread opening([&] {
        const auto store = PgStore::open(testOptions(m_folder->path().toStdString()),
                                         m_schools.server().conninfo(m_database, kSupervisorRole), &isLeft);
        if (!store) fault = store.refusal().fault;
    });
    QTRY_VERIFY_WITH_TIMEOUT(isWriting(), 30'000);
    isLeft = true;
    QVERIFY(m_owner->execute("SELECT pg_advisory_unlock(77)"));
    opening.join();
    QVERIFY(fault == StoreFault::Busy);
    QCOMPARE(ask("SELECT count(*) FROM attempts"), std::int64_t{1});
    QVERIFY(projected() > 0);
    QVERIFY(anotherConsole());
    QCOMPARE(ask("SELECT count(*) FROM attempts"), std::int64_t{2});
}

void TestSchoolConsoles::whoIsSentAwayAtOneConsoleDoesNothingAtAnother_data() {
    QTest::addColumn<QString>("how");
    QTest::addColumn<bool>("isReader");
    for (const char* how : {"archived", "erased", "another passphrase", "a recovery code"}) {
        QTest::addRow("%s, changes something", how) << QString(how) << false;
        QTest::addRow("%s, reads results", how) << QString(how) << true;
    }
}

void TestSchoolConsoles::whoIsSentAwayAtOneConsoleDoesNothingAtAnother() {
    QFETCH(const QString, how);
    QFETCH(const bool, isReader);
    const auto dana = orEnd(console().addSupervisor(m_console.supervisor, "Dana", kPassphrase), "addSupervisor");
    const auto second = anotherConsole();
    const StoreSession session = orEnd(second->signIn(dana.id, kPassphrase), "signIn");
    QVERIFY(second->addTrainee(session, "Olga"));
    if (how == "archived") QVERIFY(console().archive(m_console.supervisor, dana.id));
    if (how == "erased") QVERIFY(console().erase(m_console.supervisor, dana.id));
    if (how == "another passphrase") QVERIFY(console().resetPassphrase(m_console.supervisor, dana.id, "not this one"));
    if (how == "a recovery code") QVERIFY(console().recover(dana.id, dana.recoveryCode, "not this one"));
    if (isReader) REFUSED_WITH(second->attempts(session, {}), StoreFault::SessionEnded);
    if (!isReader) REFUSED_WITH(second->addTrainee(session, "Oskar"), StoreFault::SessionEnded);
    REFUSED_WITH(second->people(session), StoreFault::SessionEnded);
    QCOMPARE(console().people(m_console.supervisor)->size(), std::size_t{4});
    // Somebody else at the same console is not troubled.
    QVERIFY(second->signIn(m_console.access.id, kPassphrase));
}

void TestSchoolConsoles::whoChangesTheirOwnPassphraseGoesOn() {
    const auto second = anotherConsole();
    const StoreSession session = orEnd(second->signIn(m_console.access.id, kPassphrase), "signIn");
    QVERIFY(console().resetPassphrase(m_console.supervisor, m_console.access.id, "my next passphrase"));
    QVERIFY(console().addTrainee(m_console.supervisor, "Otto"));
    QVERIFY(second->addTrainee(session, "Olga"));
    // Who came back by the recovery code stays signed in.
    const auto code = orEnd(console().resetPassphrase(m_console.supervisor, m_console.access.id, kPassphrase), "reset");
    QVERIFY(console().recover(code.id, code.recoveryCode, "my last passphrase"));
    const StoreSession again = orEnd(console().signIn(code.id, "my last passphrase"), "signIn");
    QVERIFY(console().addTrainee(again, "Oskar"));
    QVERIFY(console().attempts(again, {}));
}

QTEST_GUILESS_MAIN(TestSchoolConsoles)
#include "tst_school_consoles.moc"
