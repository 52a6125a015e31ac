#include "app/store/row_hash.h"
#include "app/supervisor/console_style.h"
#include "tests/app/school/synced_kiosk.h"
#include "tests/app/store/or_end.h"
#include "tests/bench/page_times.h"
#include "tests/support/generated_school.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QUndoStack>

#include <filesystem>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

constexpr std::size_t kBatch = 500;  // As a kiosk forwards.

double seconds(const QElapsedTimer& timer) {
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

std::vector<Event> madeEvents(std::size_t count) {
    std::vector<Event> events;
    const Id origin = newId();
    const Id trainee = newId();
    Digest before{};
    for (std::size_t i = 0; i < count; ++i) {
        Event event{0,
                    newId(),
                    origin,
                    static_cast<std::int64_t>(i) + 1,
                    1'700'000'000'000,
                    "practice.answered",
                    trainee,
                    R"({"session":"7d0a3c52-51b8-4c5e-9d0f-2f3f8a2f6a11","skill":"c4.super_bonus","right":true})",
                    {}};
        event.hash = chained(before, chainedBytes(event));
        before = event.hash;
        events.push_back(std::move(event));
    }
    return events;
}

void forward(KioskLink& link, std::span<const Event> events) {
    for (std::size_t i = 0; i < events.size(); i += kBatch)
        orEnd(link.append(events.subspan(i, std::min(kBatch, events.size() - i))), "append");
}

/// The same rows by the quickest way that the server has, into the same table without its indexes.
void copy(Schools& schools, const std::string& database, const std::vector<Event>& events) {
    const auto owner = schools.connected(database);
    orEnd(owner->execute("CREATE TABLE copied AS SELECT * FROM events WHERE false"), "table");
    const QTemporaryDir folder;
    QFile file(folder.filePath("rows"));
    if (!file.open(QIODevice::WriteOnly)) std::abort();
    for (const Event& event : events)
        file.write((std::to_string(event.sequence) + '\t' + event.id + "\t2\t" + std::to_string(event.sequence) + '\t' +
                    std::to_string(event.at) + '\t' + event.kind + '\t' + event.subject + "\t\\\\x" +
                    QByteArray::fromStdString(event.body).toHex().toStdString() + "\t\\\\x" + hexOf(event.hash) + '\n')
                       .c_str());
    file.close();
    QElapsedTimer timer;
    timer.start();
    QProcess psql;
    psql.setProcessChannelMode(QProcess::ForwardedChannels);
    psql.start("psql", {"-q", QString::fromStdString(schools.server().conninfo(database)), "-c",
                        "\\copy cutcard.copied FROM '" + file.fileName() + "'"});
    if (!psql.waitForFinished(-1) || psql.exitCode() != 0) std::abort();
    std::printf("plain COPY: %.0f events/s\n", static_cast<double>(events.size()) / seconds(timer));
}

template <typename Call>
void timed(const char* what, const Call& call) {
    QElapsedTimer timer;
    timer.start();
    orEnd(call(), what);
    std::printf("%s: %.0f ms\n", what, 1000 * seconds(timer));
}

void look(PgStore& console, const StoreSession& session) {
    AttemptQuery byName;
    byName.order = AttemptOrder::Name;
    AttemptQuery found;
    found.text = "an";
    timed("a page of attempts", [&] { return console.attempts(session, {}); });
    timed("a page by name", [&] { return console.attempts(session, byName); });
    timed("a page of those found by a text", [&] { return console.attempts(session, found); });
    timed("their number", [&] { return console.countAttempts(session, found); });
    timed("analysis by item", [&] { return console.itemAnalysis(session, {}, AnalysisBy::Item); });
    timed("analysis by skill", [&] { return console.itemAnalysis(session, {}, AnalysisBy::Skill); });
    timed("trend by week", [&] { return console.trend(session, {}, TrendStep::Week); });
    timed("people", [&] { return console.people(session); });
    timed("newest events", [&] { return console.events(session, {"audit.", {}, 0, 200, true}); });
}

/// A kiosk that has sat everything: a copy of the folder that make_school has made, or a new one.
struct BusyKiosk {
    explicit BusyKiosk(int attempts) {
        const std::string made = qEnvironmentVariable("CUTCARD_SCHOOL").toStdString();
        const std::string path = folder.path().toStdString();
        if (made.empty()) {
            SchoolSize size;
            size.attempts = attempts;
            makeSchool(path, size);
        } else {
            std::filesystem::copy(made, path, std::filesystem::copy_options::recursive);
        }
        store = test::opened(testOptions(path));
        const std::vector<Person> people = orEnd(store->whoMayEnter(), "whoMayEnter");
        const auto who =
            std::find_if(people.begin(), people.end(), [](const Person& one) { return one.role == Role::Supervisor; });
        session = orEnd(store->signIn(who->id, kSchoolPassphrase), "signIn");
    }

    QTemporaryDir folder;
    std::unique_ptr<SqliteStore> store;
    StoreSession session;
};

void benchForwarding(Schools& schools, const std::string& database, std::size_t count) {
    const std::vector<Event> events = madeEvents(count);
    const auto link = schools.kiosk(database, "room_1");
    orEnd(link->enter(events.front().origin, {}, "bench"), "enter");
    QElapsedTimer timer;
    timer.start();
    forward(*link, events);
    std::printf("forwarding: %.0f events/s\n", static_cast<double>(events.size()) / seconds(timer));
    copy(schools, database, events);
}

/// The people first, so that everything has a name.
void takeIn(Schools& schools, const std::string& database, BusyKiosk& kiosk, const SettledStore& console) {
    for (const Person& person : orEnd(kiosk.store->people(kiosk.session), "people")) {
        if (person.role == Role::Trainee)
            orEnd(console.store->importPerson(console.supervisor, person.id, person.name), "importPerson");
    }
    schools.kiosk(database, "room_2").reset();
    KioskDesk desk(*kiosk.store);
    KioskSync sync(schools.server().conninfo(database, "room_2"), "bench", desk, here);
    QElapsedTimer timer;
    timer.start();
    const SyncReport report = orEnd(sync.run({}), "run");
    std::printf("a kiosk's first run, %lld events out of its outbox, %d people and groups into its store: %.1f s\n",
                static_cast<long long>(report.sent), report.roster, seconds(timer));
    timer.restart();
    orEnd(static_cast<PgStore&>(*console.store).takeIn(), "takeIn");
    const double taken = seconds(timer);
    const int attempts = orEnd(console.store->countAttempts(console.supervisor, {}), "countAttempts");
    std::printf("taking in %d attempts: %.0f s, %.0f attempts/s\n", attempts, taken, attempts / taken);
}

/// As if more kiosks like that one had been here, each with as many attempts: its events under a chain of their own,
/// and what was derived from them. To sit them all would take hours.
void copyKiosk(PgConnection& owner, int copies) {
    const auto run = [&](const std::string& sql) { return orEnd(owner.execute(sql), sql.c_str()); };
    const std::string attempts = run("SELECT count(*) FROM attempts").text(0, 0);
    const std::string chain = "(SELECT chain FROM kiosks WHERE name = 'room_2')";
    for (int i = 1; i <= copies; ++i) {
        const std::string copy = std::to_string(i);
        const std::string shift = copy + " * " + attempts;
        const std::string own = std::to_string(1000 + i);
        run("INSERT INTO chains (number, origin, sequence, hash) SELECT " + own +
            ", gen_random_uuid()::text, sequence, hash FROM chains WHERE number = " + chain);
        run("INSERT INTO events (id, chain, sequence, at, kind, subject, body, hash) SELECT id, " + own +
            ", sequence, at, kind, subject, body, hash FROM events WHERE chain = " + chain + " ORDER BY position");
        run("CREATE TEMP TABLE copied AS SELECT * FROM attempts WHERE number <= " + attempts +
            "; UPDATE copied SET number = number + " + shift + ", id = md5(id || '" + copy +
            "')::uuid::text, position = (SELECT max(position) FROM events)"
            "; INSERT INTO attempts SELECT * FROM copied; DROP TABLE copied");
        for (const std::string table : {"attempt_items", "attempt_skills", "attempt_errors"})
            run("CREATE TEMP TABLE copied AS SELECT * FROM " + table + " WHERE attempt <= " + attempts +
                "; UPDATE copied SET attempt = attempt + " + shift + "; INSERT INTO " + table +
                " SELECT * FROM copied; DROP TABLE copied");
    }
    run("UPDATE facts SET value = (SELECT max(position)::text FROM events) WHERE name = 'projected'");
    run("UPDATE facts SET value = split_part(value, ' ', 1) || ' ' || (SELECT count(*) FROM attempts) WHERE name = "
        "'attempts'");
    std::printf("with %d copies of it: %s attempts, %s events\n", copies,
                run("SELECT count(*)::text FROM attempts").text(0, 0).c_str(),
                run("SELECT count(*)::text FROM events").text(0, 0).c_str());
}

}  // namespace

/// bench_school EVENTS ATTEMPTS COPIES: forwarding beside a plain COPY; then a school's results taken in, multiplied
/// and looked at. With CUTCARD_SCHOOL the attempts are those that make_school has made in that folder.
int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    supervisor::dressWidgets();
    const auto number = [&](int place, int otherwise) { return argc > place ? std::atoi(argv[place]) : otherwise; };
    Schools schools(Durable::Yes);
    const std::string database = schools.newSchool();
    benchForwarding(schools, database, static_cast<std::size_t>(number(1, 1'000'000)));
    BusyKiosk kiosk(number(2, 10'000));
    const QTemporaryDir folder;
    const SettledStore console = settled(schools.opened(database, testOptions(folder.path().toStdString())));
    takeIn(schools, database, kiosk, console);
    copyKiosk(*schools.connected(database), number(3, 9));
    timed("summing them up for the analysis", [&] { return static_cast<PgStore&>(*console.store).takeIn(); });
    // What the server does by itself in the first minute; here it was told not to.
    orEnd(schools.connected(database)->execute("VACUUM ANALYZE"), "VACUUM ANALYZE");
    auto& store = static_cast<PgStore&>(*console.store);
    for (int i = 0; i < 2; ++i) look(store, console.supervisor);
    QUndoStack undo;
    supervisor::ConsoleContext context{store, console.supervisor, undo, &store};
    bench::printOpeningTimes(context);
    return 0;
}
