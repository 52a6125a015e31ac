// A kiosk without a window: kiosk_program FOLDER CONNINFO ATTEMPTS
// Sits attempts and practises while it forwards, ends when nothing waits any longer, and prints "done NUMBER" with the
// number of its last event.

#include "app/school/forwarder.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/store_bench.h"

#include <atomic>
#include <iostream>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

int main(int argc, char** argv) {
    using namespace std::chrono_literals;
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 3) return 2;
    const SettledStore own = settled(test::opened(testOptions(words[0])));
    const SampleExam exam = defined(*own.store, own.supervisor);
    auto& store = static_cast<SqliteStore&>(*own.store);
    KioskDesk desk(store);
    std::mutex mutex;
    std::atomic<bool> isSeated = true;
    std::atomic<bool> isDone = false;
    const auto onStore = [&](const std::function<void()>& task) {
        const std::lock_guard lock(mutex);
        task();
        return true;
    };
    const auto told = [&](const StoreResult<SyncReport>& report) {
        if (report && report->waiting == 0 && !isSeated) isDone = true;
        if (!report && report.refusal().fault != StoreFault::ServerAway && report.refusal().fault != StoreFault::Busy)
            std::cerr << "refused " << static_cast<int>(report.refusal().fault) << ' ' << report.refusal().params[0]
                      << std::endl;
    };
    const Forwarder forwarder(KioskSync(words[1], "1.0", desk, onStore), told, {20ms, 20ms, 500ms});
    for (int i = 0; i < std::stoi(words[2]); ++i) {
        const std::lock_guard lock(mutex);
        sat(*own.store, own.supervisor, own.trainee, exam, faultless(exam.items));
        const std::vector<NewEvent> one = {practiceEvent(own.trainee, std::to_string(i))};
        if (!own.store->append(own.traineeSession, one)) return 1;
    }
    isSeated = false;
    while (!isDone) std::this_thread::sleep_for(20ms);
    std::cout << "done " << desk.head() << std::endl;
    return 0;
}
