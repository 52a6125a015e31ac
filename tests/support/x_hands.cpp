#include "tests/support/x_hands.h"

#include <QProcess>
#include <QTest>

namespace cutcard::hands {
namespace {

QStringList* kept = nullptr;
std::function<void(const QPoint&)> pressedBy;

}  // namespace

void keepKeys(QStringList* list) {
    kept = list;
}

void pressBy(std::function<void(const QPoint& onScreen)> other) {
    pressedBy = std::move(other);
}

void xdotool(const QStringList& arguments) {
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    if (!process.waitForFinished(30000) || process.exitCode() != 0) qFatal("xdotool does not answer");
    // The event is with the server; it comes back through the window's own connection.
    QTest::qWait(15);
}

void keys(const QStringList& names) {
    if (names.isEmpty()) return;
    if (kept) *kept << names;
    xdotool(QStringList{QStringLiteral("key"), QStringLiteral("--clearmodifiers"), QStringLiteral("--delay"),
                        QStringLiteral("6")} +
            names);
}

QStringList keysOf(const QString& text) {
    QStringList keys;
    for (const QChar letter : text) keys << (letter == u' ' ? QStringLiteral("space") : QString(letter));
    return keys;
}

void type(const QString& text) {
    xdotool({QStringLiteral("type"), QStringLiteral("--clearmodifiers"), QStringLiteral("--delay"), QStringLiteral("6"),
             QStringLiteral("--"), text});
}

void clickAt(const QPoint& onScreen, int times) {
    for (int i = 0; pressedBy && i < times; ++i) pressedBy(onScreen);
    if (pressedBy) return;
    xdotool({QStringLiteral("mousemove"), QString::number(onScreen.x()), QString::number(onScreen.y()),
             QStringLiteral("click"), QStringLiteral("--repeat"), QString::number(times), QStringLiteral("--delay"),
             QStringLiteral("40"), QStringLiteral("1")});
}

}  // namespace cutcard::hands
