// From a key to the frame that shows the verdict, in a guided round at the real window, with the store on the disk. The
// clock starts when the X server takes the key (the event's own time) and stops when the frame with the verdict is with
// the server.
#include "app/session/act_words.h"
#include "tests/bench/frames.h"
#include "tests/support/window_driver.h"

#include <QApplication>
#include <QQmlExtensionPlugin>

#include <cstdio>
#include <ctime>
#include <map>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;
using namespace cutcard::bench;

namespace {

constexpr std::size_t kTries = 50;
constexpr int kPause = 300;  ///< Milliseconds: a quick dealer.

/// The X server's clock.
double monotonicMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Stopwatch : public QObject {
public:
    explicit Stopwatch(WindowDriver& driver) {
        driver.window().installEventFilter(this);
        connect(&driver.play(), &RoundController::judged, this, [this] { m_judged = true; });
        connect(&driver.window(), &QQuickWindow::frameSwapped, this, [this] {
            if (!m_judged || m_pressed <= 0) return;
            m_times.push_back(monotonicMilliseconds() - m_pressed);
            m_judged = false;
            m_pressed = 0;
        });
    }

    const std::vector<double>& times() const { return m_times; }

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::KeyPress) {
            m_judged = false;
            m_pressed = static_cast<double>(static_cast<QKeyEvent*>(event)->timestamp());
        }
        return false;
    }

private:
    double m_pressed = 0;
    bool m_judged = false;
    std::vector<double> m_times;
};

/// The key that does a step of the house order; empty where it needs an entry of several keys.
QString keyOf(const Act& act) {
    static const std::map<std::string, const char*> kKeys{{"deal", "d"},
                                                          {"ask", "a"},
                                                          {"turn_cards", "u"},
                                                          {"reveal_dealer", "w"},
                                                          {"reveal_six_card", "y"},
                                                          {"collect_cards", "c"},
                                                          {"lock_wagers", "l"},
                                                          {"collect_progressive", "g"},
                                                          {"clear_table", "z"},
                                                          {"discard_stub", "j"}};
    if (act.action == "announce") return act.text == "no_hand" ? QStringLiteral("o") : QStringLiteral("n");
    if (act.action == "settle" && act.outcome == "take") return QStringLiteral("t");
    const auto found = kKeys.find(act.action);
    return found == kKeys.end() ? QString() : QString::fromLatin1(found->second);
}

void doNext(WindowDriver& driver, bool wrong) {
    RoundController& play = driver.play();
    const Act act = play.round()->grader().procedure()[*play.round()->next()].act;
    if (wrong) return driver.key(QStringLiteral("z"));
    if (act.wager) {
        play.selectSpot(act.seat.value_or(0), QString::fromStdString(*act.wager));
    } else if (act.seat) {
        play.selectSeat(*act.seat);
    }
    // The larger picture of the seat is not part of the verdict.
    QTest::qWait(kPause);
    if (act.action == "settle" && act.outcome == "pay") {
        driver.key(QStringLiteral("p"));
        for (const QChar digit : QString::number(act.amount->inCents() / 100)) driver.key(digit);
        return driver.key(QStringLiteral("Return"));
    }
    const QString key = keyOf(act);
    if (key.isEmpty()) return play.submit(act);
    driver.key(key);
}

}  // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    WindowDriver driver(7, {1920, 1080});
    driver.program().set().setSpeed(1);
    driver.enterAs(QStringLiteral("Mia"));
    const Stopwatch watch(driver);
    int tries = 0;
    while (watch.times().size() < kTries) {
        const PracticeRound* round = driver.play().round();
        if (round == nullptr || round->isFinished()) {
            driver.program().startRound(QStringLiteral("guided"), QStringLiteral("pa-657a-crazy4"),
                                        QStringLiteral("all"), 0, false, QStringLiteral("opening"));
            driver.settle();
            continue;
        }
        // One in five is wrong: the table cannot be cleared yet.
        doNext(driver, ++tries % 5 == 0);
        QTest::qWait(kPause);
    }
    std::printf("%zu verdicts  p50 %.1f ms  p95 %.1f ms  max %.1f ms\n", watch.times().size(),
                quantile(watch.times(), 0.5), quantile(watch.times(), 0.95), quantile(watch.times(), 1));
    return 0;
}
