#include "tests/bench/page_times.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

namespace cutcard::bench {
namespace {

constexpr int kRuns = 5;

double openingTime(const supervisor::PageEntry& entry, supervisor::ConsoleContext& context) {
    QElapsedTimer time;
    time.start();
    const std::unique_ptr<supervisor::ConsolePage> page(entry.make(context, nullptr));
    page->resize(1600, 900);
    page->refresh();
    page->show();
    settle();
    page->grab();
    const auto taken = static_cast<double>(time.nsecsElapsed()) / 1e6;
    page->hide();
    return taken;
}

}  // namespace

void settle() {
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
}

void printOpeningTimes(supervisor::ConsoleContext& context) {
    for (const supervisor::PageEntry& entry : supervisor::consolePages(context.kiosks != nullptr)) {
        std::vector<double> times;
        for (int run = 0; run < kRuns; ++run) times.push_back(openingTime(entry, context));
        const double first = times.front();
        std::sort(times.begin(), times.end());
        std::printf("%-12s first %7.1f ms, median %7.1f ms\n", qPrintable(entry.key), first, times[kRuns / 2]);
    }
}

}  // namespace cutcard::bench
