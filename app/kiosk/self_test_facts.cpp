#include "app/kiosk/self_test_facts.h"

#include "app/store/backups.h"
#include "app/store/store_options.h"
#include "app/text/catalogue.h"

#include <unistd.h>
#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>
#include <QScreen>
#include <QStorageInfo>
#include <QTemporaryFile>
#include <QWindow>

#include <algorithm>

namespace cutcard::kiosk {

RecordFacts checkRecords(const std::string& folder, store::Milliseconds now) {
    RecordFacts facts;
    const auto whole = store::Backups::verify(store::databasePath(folder));
    if (!whole) facts.damage = text::storeFault(whole.refusal());
    const auto backups = store::Backups(store::backupFolder(folder)).paths();
    if (backups.empty()) return facts;
    const QFileInfo newest(QString::fromStdString(backups.front()));
    facts.backupAge = now - newest.lastModified().toMSecsSinceEpoch();
    facts.backupIsRight = bool(store::Backups::verify(backups.front()));
    return facts;
}

bool canBeWritten(const std::string& folder) {
    QTemporaryFile file(QString::fromStdString(folder) + QStringLiteral("/self-test-XXXXXX"));
    return file.open() && file.write("Cutcard") == 7 && file.flush() && ::fsync(file.handle()) == 0;
}

std::int64_t freeBytesOf(const std::string& folder) {
    return QStorageInfo(QString::fromStdString(folder)).bytesAvailable();
}

store::Milliseconds newestEventOf(store::Store& store, const store::StoreSession& supervisor) {
    store::EventQuery query;
    query.limit = 1;
    query.newestFirst = true;
    const auto newest = store.events(supervisor, query);
    return newest && !newest->empty() ? newest->front().at : 0;
}

int uncoveredOutputs() {
    // There a window does not know where it is; the compositor shows nothing else.
    if (QGuiApplication::platformName().startsWith(QLatin1String("wayland"))) return 0;
    const auto windows = QGuiApplication::topLevelWindows();
    const auto screens = QGuiApplication::screens();
    return static_cast<int>(std::count_if(screens.begin(), screens.end(), [&windows](const QScreen* screen) {
        return std::none_of(windows.begin(), windows.end(), [screen](const QWindow* window) {
            return window->isVisible() && window->geometry().contains(screen->geometry());
        });
    }));
}

int outputsOfThePicture() {
    // The compositor for one program makes one picture of all of them; on a desktop a window fills its own.
    const auto windows = QGuiApplication::topLevelWindows();
    const bool isOne =
        QGuiApplication::platformName().startsWith(QLatin1String("wayland")) &&
        std::any_of(windows.begin(), windows.end(), [](const QWindow* window) {
            const QSize size = window->screen()->size();
            return window->isVisible() && (window->width() > size.width() || window->height() > size.height());
        });
    return isOne ? static_cast<int>(QGuiApplication::screens().size()) : 1;
}

}  // namespace cutcard::kiosk
