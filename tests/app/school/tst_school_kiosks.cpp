#include "tests/app/school/school_bench.h"
#include "tests/app/store/or_end.h"
#include "tests/support/cut_line.h"

#include <QProcess>
#include <QTest>

#include <array>
#include <random>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

constexpr int kPatience = 120'000;

int setting(const char* name, int usual) {
    const QByteArray text = qgetenv(name);
    return text.isEmpty() ? usual : text.toInt();
}

/// What happens to the server, and to the lines to it.
enum class Disturbance : std::uint8_t { Kill, Stop, SendAway, Cut };
constexpr std::array kDisturbances = {Disturbance::Kill, Disturbance::Stop, Disturbance::SendAway, Disturbance::Cut};

/// One of them, as a program of its own.
struct RunningKiosk {
    std::string name;
    QTemporaryDir folder;
    QProcess process;
    std::int64_t held = 0;  ///< What it was told last.
    std::int64_t head = 0;
    int timesAway = 0;

    void listen() {
        process.waitForReadyRead(0);
        while (process.canReadLine()) {
            const QList<QByteArray> words = process.readLine().trimmed().split(' ');
            if (words[0] == "held") held = words[1].toLongLong();
            if (words[0] != "done") continue;
            head = words[1].toLongLong();
            timesAway = words[2].toInt();
        }
    }
};

}  // namespace

class TestSchoolKiosks : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostWhileTheServerComesAndGoes();

private:
    void startKiosks(int count);
    void disturb(Disturbance what);
    void checkWhatWasConfirmed();
    void endKiosks();
    void checkEveryEvent();
    void checkEverySeal(int attempts);
    std::int64_t numberOf(const std::string& sql);

    Schools m_schools;
    CutLine m_line{m_schools.server().socket()};
    std::string m_database;
    std::vector<std::unique_ptr<RunningKiosk>> m_kiosks;
    std::mt19937 m_random;
    std::map<Disturbance, int> m_disturbed;
    int m_unheard = 0;
    std::size_t m_events = 0;
};

std::int64_t TestSchoolKiosks::numberOf(const std::string& sql) {
    return orEnd(m_schools.connected(m_database)->execute(sql, {}), sql.c_str()).number(0, 0);
}

void TestSchoolKiosks::startKiosks(int count) {
    for (int i = 0; i < count; ++i) {
        auto kiosk = std::make_unique<RunningKiosk>();
        kiosk->name = "room_" + std::to_string(i + 1);
        m_schools.kiosk(m_database, kiosk->name);
        kiosk->process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        const std::string way = "host=" + m_line.folder() + " user=" + kiosk->name + " dbname=" + m_database;
        kiosk->process.start(CUTCARD_KIOSK_PROGRAM, {kiosk->folder.path(), QString::fromStdString(way)});
        QVERIFY(kiosk->process.waitForStarted());
        m_kiosks.push_back(std::move(kiosk));
    }
    // From the first disturbance on there is somebody to be disturbed.
    const auto areThere = [&] { return numberOf("SELECT count(*) FROM kiosks WHERE chain IS NOT NULL") == count; };
    QTRY_VERIFY_WITH_TIMEOUT(areThere(), kPatience);
}

void TestSchoolKiosks::disturb(Disturbance what) {
    PgServer& server = m_schools.server();
    const std::string lines = " FROM pg_stat_activity WHERE usename LIKE 'room_%'";
    if (what == Disturbance::Cut) {
        const int before = m_line.cuts();
        // Again and again: those who were just away come on connections for which the last cut was not meant.
        const auto isCut = [&] {
            m_line.cut();
            return m_line.cuts() > before;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isCut(), kPatience);
    } else {
        // A kiosk waits half a second at most before it comes again.
        QTRY_VERIFY_WITH_TIMEOUT(numberOf("SELECT count(*)" + lines) > 0, kPatience);
    }
    if (what == Disturbance::SendAway) QVERIFY(numberOf("SELECT count(pg_terminate_backend(pid))" + lines) > 0);
    if (what == Disturbance::Kill) server.kill();
    if (what == Disturbance::Stop) server.stop();
    ++m_disturbed[what];
    if (what == Disturbance::Cut || what == Disturbance::SendAway) return;
    QTest::qWait(static_cast<int>(m_random() % 400));
    server.start();
}

/// What a kiosk was told is there, each number once.
void TestSchoolKiosks::checkWhatWasConfirmed() {
    for (const auto& kiosk : m_kiosks) kiosk->listen();
    const auto rows =
        orEnd(m_schools.connected(m_database)
                  ->execute("SELECT kiosks.name, chains.sequence, (SELECT count(*) FROM events WHERE chain = number)"
                            " FROM kiosks JOIN chains ON number = chain",
                            {}),
              "chains");
    QCOMPARE(rows.rows(), static_cast<int>(m_kiosks.size()));
    for (const auto& kiosk : m_kiosks) {
        for (int i = 0; i < rows.rows(); ++i) {
            if (rows.text(i, 0) != kiosk->name) continue;
            QCOMPARE(rows.number(i, 2), rows.number(i, 1));
            QVERIFY2(rows.number(i, 1) >= kiosk->held, kiosk->name.c_str());
            m_unheard += rows.number(i, 1) > kiosk->held ? 1 : 0;
        }
    }
}

void TestSchoolKiosks::endKiosks() {
    for (const auto& kiosk : m_kiosks) kiosk->process.write("end\n");
    for (const auto& kiosk : m_kiosks) {
        QVERIFY(kiosk->process.state() == QProcess::NotRunning || kiosk->process.waitForFinished(kPatience));
        QCOMPARE(kiosk->process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(kiosk->process.exitCode(), 0);
        kiosk->listen();
    }
}

/// Each as the kiosk has it, once, in its order.
void TestSchoolKiosks::checkEveryEvent() {
    std::map<Id, std::vector<Event>> held;
    const QTemporaryDir folder;
    const SettledStore console = settled(m_schools.opened(m_database, testOptions(folder.path().toStdString())));
    for (std::int64_t position = 0;;) {
        const auto page = console.store->events(console.supervisor, {"", {}, position, 50'000});
        QVERIFY(page);
        if (page->empty()) break;
        position = page->back().position;
        for (const Event& event : *page) held[event.origin].push_back(event);
    }
    for (const auto& kiosk : m_kiosks) {
        const auto own = test::opened(testOptions(kiosk->folder.path().toStdString()));
        const auto people = *own->whoMayEnter();
        const auto who =
            std::find_if(people.begin(), people.end(), [](const Person& one) { return one.role == Role::Supervisor; });
        auto kept = *own->events(*own->signIn(who->id, kPassphrase), {"", {}, 0, 100'000});
        // Signing in just now is one more.
        kept.pop_back();
        const std::vector<Event>& there = held[own->origin()];
        QCOMPARE(there.size(), kept.size());
        QCOMPARE(static_cast<std::int64_t>(kept.size()), kiosk->head);
        QCOMPARE(kiosk->held, kiosk->head);
        for (std::size_t i = 0; i < kept.size(); ++i) {
            kept[i].position = there[i].position;
            QVERIFY2(kept[i] == there[i], std::to_string(i).c_str());
        }
        m_events += kept.size();
    }
}

void TestSchoolKiosks::checkEverySeal(int attempts) {
    const QTemporaryDir folder;
    const auto console = m_schools.opened(m_database, testOptions(folder.path().toStdString()));
    const auto people = *console->whoMayEnter();
    const auto who =
        std::find_if(people.begin(), people.end(), [](const Person& one) { return one.role == Role::Supervisor; });
    const auto session = console->signIn(who->id, kPassphrase);
    AttemptQuery query;
    query.limit = 100'000;
    const auto rows = console->attempts(*session, query);
    QVERIFY(rows);
    QCOMPARE(static_cast<int>(rows->size()), attempts);
    for (const AttemptRow& row : *rows) {
        QVERIFY(!row.broken);
        QCOMPARE(row.state, AttemptState::Sealed);
    }
}

void TestSchoolKiosks::nothingIsLostWhileTheServerComesAndGoes() {
    const int count = setting("CUTCARD_KIOSKS", 6);
    const int rounds = setting("CUTCARD_ATTEMPTS", 192) / count;
    m_random.seed(static_cast<unsigned>(setting("CUTCARD_SEED", 2026)));
    m_database = m_schools.newSchool();
    startKiosks(count);
    std::vector<Disturbance> bag;
    for (int i = 0; i < rounds && !QTest::currentTestFailed(); ++i) {
        // In a random order, and each as often as the others.
        if (bag.empty()) {
            bag.assign(kDisturbances.begin(), kDisturbances.end());
            std::shuffle(bag.begin(), bag.end(), m_random);
        }
        // What they write now is what they forward, or are kept from forwarding.
        for (const auto& kiosk : m_kiosks) kiosk->process.write("sit\n");
        QTest::qWait(static_cast<int>(m_random() % 150));
        disturb(bag.back());
        bag.pop_back();
        if (!QTest::currentTestFailed()) checkWhatWasConfirmed();
    }
    if (!QTest::currentTestFailed()) endKiosks();
    if (!QTest::currentTestFailed()) checkEveryEvent();
    if (!QTest::currentTestFailed()) checkEverySeal(rounds * count);
    if (QTest::currentTestFailed()) return;
    int timesAway = 0;
    for (const auto& kiosk : m_kiosks) timesAway += kiosk->timesAway;
    qInfo(
        "%d kiosks, %d attempts, %zu events; killed %d times, stopped %d, sent away %d, lines cut %d (%d of them); "
        "%d times a kiosk found nobody, %d times more was held than it knew",
        count, rounds * count, m_events, m_disturbed[Disturbance::Kill], m_disturbed[Disturbance::Stop],
        m_disturbed[Disturbance::SendAway], m_disturbed[Disturbance::Cut], m_line.cuts(), timesAway, m_unheard);
    for (const Disturbance what : kDisturbances) QVERIFY(m_disturbed[what] >= rounds / 4);
    QVERIFY(timesAway >= rounds);
}

QTEST_GUILESS_MAIN(TestSchoolKiosks)
#include "tst_school_kiosks.moc"
