#include "tests/app/school/school_bench.h"

#include <QProcess>
#include <QTest>

#include <random>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

int setting(const char* name, int usual) {
    const QByteArray text = qgetenv(name);
    return text.isEmpty() ? usual : text.toInt();
}

/// One of them, as a program of its own.
struct RunningKiosk {
    std::string name;
    QTemporaryDir folder;
    QProcess process;
};

}  // namespace

class TestSchoolKiosks : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLostWhileTheServerComesAndGoes();

private:
    void disturb(const std::string& database, std::mt19937& random);

    Schools m_schools;
};

void TestSchoolKiosks::disturb(const std::string& database, std::mt19937& random) {
    PgServer& server = m_schools.server();
    switch (random() % 4) {
    case 0: server.kill(); break;
    case 1: server.stop(); break;
    default:
        m_schools.connected(database)->execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename LIKE "
            "'room_%'");
        return;
    }
    QTest::qWait(static_cast<int>(random() % 400));
    server.start();
}

void TestSchoolKiosks::nothingIsLostWhileTheServerComesAndGoes() {
    const int count = setting("CUTCARD_KIOSKS", 6);
    const int attempts = setting("CUTCARD_ATTEMPTS", 60);
    const std::string database = m_schools.newSchool();
    std::vector<std::unique_ptr<RunningKiosk>> kiosks;
    for (int i = 0; i < count; ++i) {
        auto kiosk = std::make_unique<RunningKiosk>();
        kiosk->name = "room_" + std::to_string(i + 1);
        m_schools.kiosk(database, kiosk->name);
        kiosk->process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        kiosk->process.start(
            CUTCARD_KIOSK_PROGRAM,
            {kiosk->folder.path(), QString::fromStdString(m_schools.server().conninfo(database, kiosk->name)),
             QString::number(attempts / count)});
        QVERIFY(kiosk->process.waitForStarted());
        kiosks.push_back(std::move(kiosk));
    }
    std::mt19937 random(2026);
    const auto isRunning = [&] {
        return std::any_of(kiosks.begin(), kiosks.end(),
                           [](const auto& kiosk) { return kiosk->process.state() != QProcess::NotRunning; });
    };
    int disturbances = 0;
    while (isRunning()) {
        QTest::qWait(100 + static_cast<int>(random() % 500));
        disturb(database, random);
        // In the end it stays.
        if (++disturbances == 10 + attempts / 30) break;
    }
    for (const auto& kiosk : kiosks) {
        QVERIFY(kiosk->process.state() == QProcess::NotRunning || kiosk->process.waitForFinished(600'000));
        QCOMPARE(kiosk->process.exitCode(), 0);
    }
    qInfo("%d kiosks, %d attempts, disturbed %d times", count, attempts, disturbances);

    const QTemporaryDir folder;
    const SettledStore console = settled(m_schools.opened(database, testOptions(folder.path().toStdString())));
    std::map<Id, std::vector<Event>> held;
    std::int64_t position = 0;
    for (;;) {
        const auto page = console.store->events(console.supervisor, {"", {}, position, 50'000});
        QVERIFY(page);
        if (page->empty()) break;
        position = page->back().position;
        for (const Event& event : *page) held[event.origin].push_back(event);
    }
    for (const auto& kiosk : kiosks) {
        const auto own = test::opened(testOptions(kiosk->folder.path().toStdString()));
        const auto supervisors = own->whoMayEnter();
        const auto who = std::find_if(supervisors->begin(), supervisors->end(),
                                      [](const Person& one) { return one.role == Role::Supervisor; });
        auto kept = *own->events(*own->signIn(who->id, kPassphrase), {"", {}, 0, 100'000});
        // Signing in just now is one more.
        kept.pop_back();
        const std::vector<Event>& there = held[own->origin()];
        QCOMPARE(there.size(), kept.size());
        QVERIFY(kiosk->process.readAllStandardOutput() == "done " + QByteArray::number(qulonglong(kept.size())) + '\n');
        for (std::size_t i = 0; i < kept.size(); ++i) {
            kept[i].position = there[i].position;
            QVERIFY2(kept[i] == there[i], std::to_string(i).c_str());
        }
    }
    int sealed = 0;
    for (int page = 0;; ++page) {
        AttemptQuery query;
        query.limit = 1000;
        query.offset = page * 1000;
        const auto rows = console.store->attempts(console.supervisor, query);
        QVERIFY(rows);
        if (rows->empty()) break;
        for (const AttemptRow& row : *rows) {
            QVERIFY(!row.broken);
            QCOMPARE(row.state, AttemptState::Sealed);
            ++sealed;
        }
    }
    QCOMPARE(sealed, attempts / count * count);
}

QTEST_GUILESS_MAIN(TestSchoolKiosks)
#include "tst_school_kiosks.moc"
