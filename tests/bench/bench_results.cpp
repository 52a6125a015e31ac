#include "tests/support/generated_school.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace cutcard;
using namespace cutcard::store;

namespace {

/// The school that make_school made in $CUTCARD_SCHOOL, or the big one, made once in a folder that is gone afterwards.
class School {
public:
    static School& instance() {
        static School one;
        return one;
    }

    ~School() {
        if (m_isOwn) std::filesystem::remove_all(m_folder);
    }

    SqliteStore& store() { return *m_store; }
    const StoreSession& supervisor() const { return m_supervisor; }
    const AttemptRow& newest() const { return m_newest; }
    const Id& group() const { return m_group; }

private:
    School() {
        if (const char* folder = std::getenv("CUTCARD_SCHOOL")) {
            m_folder = folder;
        } else {
            std::string pattern = (std::filesystem::temp_directory_path() / "cutcard-school-XXXXXX").string();
            m_folder = ::mkdtemp(pattern.data());
            m_isOwn = true;
            test::makeSchool(m_folder, {});
        }
        StoreOptions options;
        options.folder = m_folder;
        options.cost = PassphraseCost::least();
        auto store = SqliteStore::open(options);
        if (!store) std::abort();
        m_store = std::move(*store);
        const auto people = m_store->whoMayEnter();
        const auto supervisor = std::find_if(people->begin(), people->end(),
                                             [](const Person& person) { return person.role == Role::Supervisor; });
        m_supervisor = *m_store->signIn(supervisor->id, test::kSchoolPassphrase);
        m_group = m_store->groups(m_supervisor)->front().id;
        AttemptQuery query;
        query.state = AttemptState::Sealed;
        m_newest = m_store->attempts(m_supervisor, query)->front();
    }

    std::string m_folder;
    bool m_isOwn = false;
    std::unique_ptr<SqliteStore> m_store;
    StoreSession m_supervisor;
    Id m_group;
    AttemptRow m_newest;
};

AttemptQuery queryOf(std::int64_t which) {
    School& school = School::instance();
    AttemptQuery query;
    if (which == 1) query.text = "björn";
    if (which == 2) query.trainee = school.newest().trainee;
    if (which == 3) query.group = school.group();
    if (which == 4) query.exam = school.newest().exam;
    if (which == 5) query.passed = false;
    if (which == 6) query.from = school.newest().startedAt - 30LL * 24 * 60 * 60 * 1000;
    return query;
}

/// By filter (none, text, trainee, group, exam, not passed, the last month) and order.
void page(benchmark::State& state) {
    School& school = School::instance();
    AttemptQuery query = queryOf(state.range(0));
    query.order = static_cast<AttemptOrder>(state.range(1));
    for (auto _ : state) benchmark::DoNotOptimize(school.store().attempts(school.supervisor(), query));
}

void lastPage(benchmark::State& state) {
    School& school = School::instance();
    AttemptQuery query;
    query.offset = 9800;
    query.order = AttemptOrder::Name;
    for (auto _ : state) benchmark::DoNotOptimize(school.store().attempts(school.supervisor(), query));
}

void count(benchmark::State& state) {
    School& school = School::instance();
    const AttemptQuery query = queryOf(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(school.store().countAttempts(school.supervisor(), query));
}

/// By filter and whether by item or by skill.
void analysis(benchmark::State& state) {
    School& school = School::instance();
    const AttemptQuery query = queryOf(state.range(0));
    const auto by = static_cast<AnalysisBy>(state.range(1));
    for (auto _ : state) benchmark::DoNotOptimize(school.store().itemAnalysis(school.supervisor(), query, by));
}

void trend(benchmark::State& state) {
    School& school = School::instance();
    const AttemptQuery query = queryOf(state.range(0));
    for (auto _ : state) benchmark::DoNotOptimize(school.store().trend(school.supervisor(), query, TrendStep::Week));
}

void transcript(benchmark::State& state) {
    School& school = School::instance();
    for (auto _ : state)
        benchmark::DoNotOptimize(school.store().transcript(school.supervisor(), school.newest().attempt));
}

/// On the attempt that runs.
void heartBeat(benchmark::State& state) {
    School& school = School::instance();
    const Id attempt = school.store().runningAttempts()->front().attempt;
    std::int64_t time = 0;
    for (auto _ : state) {
        if (!school.store().beat(school.supervisor(), attempt, ++time)) state.SkipWithError("refused");
    }
}

void keepLine(benchmark::State& state) {
    School& school = School::instance();
    const Id attempt = school.store().runningAttempts()->front().attempt;
    const auto begun = readTranscript(*school.store().transcript(school.supervisor(), attempt), Unfinished::Allowed);
    if (!begun) std::abort();
    TranscriptWriter writer(begun->head, begun->attempt.events.size());
    AttemptEvent event;
    event.at = begun->attempt.events.empty() ? 0 : begun->attempt.events.back().at;
    for (auto _ : state) {
        const std::vector<std::string> line = {writer.append(event)};
        if (!school.store().keepLines(school.supervisor(), attempt, line)) state.SkipWithError("refused");
    }
}

}  // namespace

BENCHMARK(page)->Unit(benchmark::kMillisecond)->ArgsProduct({{0, 1, 2, 3, 4, 5, 6}, {0, 1, 2, 3, 4, 5, 6}});
BENCHMARK(lastPage)->Unit(benchmark::kMillisecond);
BENCHMARK(count)->Unit(benchmark::kMillisecond)->DenseRange(0, 6);
BENCHMARK(analysis)->Unit(benchmark::kMillisecond)->ArgsProduct({{0, 4}, {0, 1}});
BENCHMARK(trend)->Unit(benchmark::kMillisecond)->Arg(0)->Arg(2)->Arg(3);
BENCHMARK(transcript)->Unit(benchmark::kMillisecond);
BENCHMARK(heartBeat)->Unit(benchmark::kMillisecond)->Iterations(300);
BENCHMARK(keepLine)->Unit(benchmark::kMillisecond)->Iterations(300);

BENCHMARK_MAIN();
