// A kiosk without a window: kiosk_program FOLDER CONNINFO
// Told by lines: "sit" (an attempt and some practice), "end". While it is told, it forwards. It says "origin ID" first,
// "held NUMBER" whenever the school has confirmed up to which event it holds everything, and when nothing waits any
// longer after the end, "done NUMBER TIMES": its last event, and how often the school was away.

#include "app/school/forwarder.h"
#include "tests/app/store/exam_bench.h"
#include "tests/app/store/or_end.h"
#include "tests/app/store/store_bench.h"

#include <atomic>
#include <iostream>

using namespace cutcard;
using namespace cutcard::school;
using namespace cutcard::store;
using namespace cutcard::test;

namespace {

/// The store is used under a lock: the forwarder does so from a thread of its own.
class Kiosk {
public:
    explicit Kiosk(const std::string& folder)
        : m_own(settled(test::opened(testOptions(folder)))), m_exam(defined(*m_own.store, m_own.supervisor)),
          m_desk(static_cast<SqliteStore&>(*m_own.store)) {}

    KioskDesk& desk() { return m_desk; }

    OnStore onStore() {
        return [this](const std::function<void()>& task) {
            const std::lock_guard lock(m_mutex);
            task();
            return true;
        };
    }

    void sit() {
        const std::lock_guard lock(m_mutex);
        sat(*m_own.store, m_own.supervisor, m_own.trainee, m_exam, faultless(m_exam.items));
        const std::vector<NewEvent> one = {practiceEvent(m_own.trainee, "7")};
        orEnd(m_own.store->append(m_own.traineeSession, one), "append");
    }

    void told(const StoreResult<SyncReport>& report) {
        const std::lock_guard lock(m_mutex);
        // What was confirmed before a line was cut counts as well: it does not wait any longer.
        const std::int64_t held = m_desk.head() - orEnd(m_desk.waiting(), "waiting");
        if (held != m_held) std::cout << "held " << held << std::endl;
        m_held = held;
        m_isAllHeld = report && held == m_desk.head();
        if (report) return;
        // A server that comes and goes is away, and says nothing else.
        if (report.refusal().fault == StoreFault::ServerAway)
            ++m_timesAway;
        else
            orEnd(report, "forwarding");
    }

    bool isAllHeld() {
        const std::lock_guard lock(m_mutex);
        return m_isAllHeld && m_held == m_desk.head();
    }
    int timesAway() const { return m_timesAway; }

private:
    std::mutex m_mutex;
    SettledStore m_own;
    SampleExam m_exam;
    KioskDesk m_desk;
    std::int64_t m_held = 0;
    bool m_isAllHeld = false;
    std::atomic<int> m_timesAway = 0;
};

}  // namespace

int main(int argc, char** argv) {
    using namespace std::chrono_literals;
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 2) return 2;
    Kiosk kiosk(words[0]);
    std::cout << "origin " << kiosk.desk().origin() << std::endl;
    const Forwarder forwarder(KioskSync(words[1], "1.0", kiosk.desk(), kiosk.onStore()),
                              [&](const StoreResult<SyncReport>& report) { kiosk.told(report); }, {20ms, 20ms, 500ms});
    // Whoever has told it is gone when there are no more lines.
    std::string line;
    while (std::getline(std::cin, line) && line != "end") kiosk.sit();
    if (line != "end") return 1;
    while (!kiosk.isAllHeld()) std::this_thread::sleep_for(20ms);
    std::cout << "done " << kiosk.desk().head() << ' ' << kiosk.timesAway() << std::endl;
    return 0;
}
