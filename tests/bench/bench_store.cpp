#include "app/store/rebuild.h"
#include "app/store/sqlite_store.h"
#include "engine/record/practice_record.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

using namespace cutcard;
using namespace cutcard::store;

namespace {

/// A folder that is gone with the program.
class Folder {
public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "cutcard-bench-XXXXXX").string();
        m_path = ::mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(m_path); }

    const std::string& path() const { return m_path; }

private:
    std::string m_path;
};

StoreOptions optionsFor(const std::string& folder) {
    StoreOptions options;
    options.folder = folder;
    options.cost = PassphraseCost::least();
    return options;
}

std::unique_ptr<SqliteStore> openStore(const std::string& folder) {
    auto store = SqliteStore::open(optionsFor(folder));
    if (!store) std::abort();
    return std::move(*store);
}

struct School {
    std::unique_ptr<SqliteStore> store;
    StoreSession supervisor;
    std::vector<Id> trainees;
};

School school(const std::string& folder, int trainees) {
    School made;
    made.store = openStore(folder);
    const auto access = made.store->setUp("Sam", "correct horse battery");
    made.supervisor = *made.store->signIn(access->id, "correct horse battery");
    for (int i = 0; i < trainees; ++i)
        made.trainees.push_back(*made.store->addTrainee(made.supervisor, "Trainee " + std::to_string(i)));
    return made;
}

std::string answerBody(int number) {
    return writePracticeEvent({0, "pa-657a-crazy4", "c4.skill_" + std::to_string(number % 150), number % 7 != 0, false,
                               2000 + number % 9000, std::nullopt, false});
}

void append(benchmark::State& state, const char* kind) {
    const Folder folder;
    const School made = school(folder.path(), 1);
    int number = 0;
    for (auto _ : state) {
        const std::vector<NewEvent> one = {{newId(), kind, made.trainees[0], answerBody(++number)}};
        if (!made.store->append(made.supervisor, one)) state.SkipWithError("refused");
    }
}

void appendPractice(benchmark::State& state) {
    append(state, "practice.answered");
}

void appendExam(benchmark::State& state) {
    append(state, "attempt.acted");
}

/// The same bytes with the same durability, and nothing else: the measure of the two above.
void rawInsert(benchmark::State& state) {
    const Folder folder;
    const auto database = SqliteDatabase::open(folder.path() + "/raw.db", Access::ReadWrite);
    static_cast<void>(
        (*database)->execute("CREATE TABLE events (position INTEGER PRIMARY KEY, id TEXT, kind TEXT,"
                             " subject TEXT, body BLOB)"));
    const Id subject = newId();
    int number = 0;
    for (auto _ : state) {
        const bool isStored =
            static_cast<bool>((*database)
                                  ->use("INSERT INTO events (id, kind, subject, body) VALUES (?, ?, ?, ?)")
                                  .bind(newId())
                                  .bind("practice.answered")
                                  .bind(subject)
                                  .bindBytes(answerBody(++number))
                                  .run());
        if (!isStored) state.SkipWithError("refused");
    }
}

/// 1,000 trainees, 10,000 attempts of 50 events, the rest practice: a million, made once.
class BigSchool {
public:
    static const BigSchool& instance() {
        static const BigSchool one;
        return one;
    }

    const std::string& folder() const { return m_folder.path(); }
    const Id& aTrainee() const { return m_trainee; }

private:
    static constexpr int kEvents = 1'000'000;
    static constexpr int kAtOnce = 5'000;

    BigSchool() {
        const School made = school(m_folder.path(), 1000);
        m_trainee = made.trainees[500];
        std::vector<NewEvent> events;
        for (int i = 0; i < kEvents; ++i) {
            const bool isExam = i % 2 == 0;
            events.push_back({newId(), isExam ? "attempt.acted" : "practice.answered",
                              made.trainees[static_cast<std::size_t>(i / 50 % 1000)], answerBody(i)});
            if (events.size() < kAtOnce) continue;
            if (!made.store->append(made.supervisor, events)) std::abort();
            events.clear();
        }
    }

    Folder m_folder;
    Id m_trainee;
};

void openMillion(benchmark::State& state) {
    const std::string& folder = BigSchool::instance().folder();
    // The daily backup has a figure of its own.
    openStore(folder);
    for (auto _ : state) openStore(folder);
}

void backUpMillion(benchmark::State& state) {
    const auto store = openStore(BigSchool::instance().folder());
    const auto supervisor = store->signIn(store->whoMayEnter()->front().id, "correct horse battery");
    for (auto _ : state) {
        if (!store->backUp(*supervisor)) state.SkipWithError("refused");
    }
}

void rebuildMillion(benchmark::State& state) {
    const auto store = openStore(BigSchool::instance().folder());
    for (auto _ : state) benchmark::DoNotOptimize(rebuildAll(store->database(), ScheduleOptions()));
}

void query(benchmark::State& state, const EventQuery& query) {
    const auto store = openStore(BigSchool::instance().folder());
    const auto supervisor = store->signIn(store->whoMayEnter()->front().id, "correct horse battery");
    for (auto _ : state) benchmark::DoNotOptimize(store->events(*supervisor, query));
}

void eventsOfOneTrainee(benchmark::State& state) {
    query(state, {"", BigSchool::instance().aTrainee(), 0, 1000});
}

void lastThousandEvents(benchmark::State& state) {
    query(state, {"", {}, 999'000, 1000});
}

void auditLog(benchmark::State& state) {
    query(state, {"audit.", {}, 0, 1000});
}

}  // namespace

BENCHMARK(rawInsert)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(appendPractice)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(appendExam)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(openMillion)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(backUpMillion)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(rebuildMillion)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(eventsOfOneTrainee)->Unit(benchmark::kMillisecond);
BENCHMARK(lastThousandEvents)->Unit(benchmark::kMillisecond);
BENCHMARK(auditLog)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
