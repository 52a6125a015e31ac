#include "app/store/sqlite_store.h"
#include "app/supervisor/console_style.h"
#include "app/text/catalogue.h"
#include "tests/bench/page_times.h"
#include "tests/support/generated_school.h"

#include <QApplication>
#include <QFile>
#include <QScrollBar>
#include <QTableView>
#include <QUndoStack>

#include <algorithm>
#include <cstdio>

using namespace cutcard;

namespace {

constexpr int kScrollSteps = 400;

double resident() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf("VmRSS:");
    return text.mid(at + 6, text.indexOf("kB", at) - at - 6).trimmed().toDouble() / 1024;
}

int refuse(const store::StoreRefusal& refusal) {
    std::fprintf(stderr, "%s\n", qPrintable(text::storeFault(refusal)));
    return 1;
}

/// Down to the end and back, in the largest table of the page.
void scroll(const supervisor::PageEntry& entry, supervisor::ConsoleContext& context) {
    const std::unique_ptr<supervisor::ConsolePage> page(entry.make(context, nullptr));
    page->resize(1600, 900);
    page->refresh();
    page->show();
    bench::settle();
    const auto views = page->findChildren<QTableView*>();
    const auto widest = std::max_element(views.begin(), views.end(), [](const auto* one, const auto* other) {
        return one->model()->rowCount() < other->model()->rowCount();
    });
    if (widest == views.end()) return;
    QScrollBar* bar = (*widest)->verticalScrollBar();
    const double before = resident();
    double most = before;
    for (int pass = 0; pass < 2; ++pass) {
        for (int step = 0; step <= kScrollSteps; ++step) {
            const int at = pass == 0 ? step : kScrollSteps - step;
            bar->setValue(static_cast<int>(static_cast<double>(bar->maximum()) * at / kScrollSteps));
            bench::settle();
            page->grab();
            most = std::max(most, resident());
        }
    }
    std::printf("%-12s %7d rows scrolled: %.1f MB before, %.1f MB at most, %.1f MB after\n", qPrintable(entry.key),
                (*widest)->model()->rowCount(), before, most, resident());
}

}  // namespace

// bench_console FOLDER: how long every page of the console takes to open on the school that make_school has made there,
// and how the memory stays while it is scrolled through.
int main(int count, char** words) {
    const QApplication application(count, words);
    if (count != 2) {
        std::fprintf(stderr, "Usage: bench_console FOLDER\n");
        return 2;
    }
    supervisor::dressWidgets();
    store::StoreOptions options;
    options.folder = words[1];
    auto opened = store::SqliteStore::open(options);
    if (!opened) return refuse(opened.refusal());
    store::Store& store = **opened;
    const auto people = store.whoMayEnter();
    if (!people) return refuse(people.refusal());
    const auto supervisor = std::find_if(people->begin(), people->end(), [](const store::Person& person) {
        return person.role == store::Role::Supervisor;
    });
    auto signedIn = store.signIn(supervisor == people->end() ? store::Id() : supervisor->id, test::kSchoolPassphrase);
    if (!signedIn) return refuse(signedIn.refusal());
    QUndoStack undo;
    supervisor::ConsoleContext context{store, *signedIn, undo};
    bench::printOpeningTimes(context);
    for (const supervisor::PageEntry& entry : supervisor::consolePages()) scroll(entry, context);
    return 0;
}
