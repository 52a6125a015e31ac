#include "app/kiosk/kiosk_room.h"
#include "app/session/round_story.h"
#include "app/text/languages.h"
#include "app/window/command_line.h"

#include <QApplication>
#include <QIcon>
#include <QQmlExtensionPlugin>
#include <QTextStream>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

namespace {

using cutcard::CommandLine;

int printRound(quint64 seed) {
    // English too has plural forms.
    cutcard::Languages languages;
    languages.speak(QStringLiteral("en"));
    cutcard::RoundStory story;
    story.dealRound(seed);
    QTextStream out(stdout);
    for (const QString& line : story.lines()) out << line << '\n';
    return 0;
}

int finish(const CommandLine::End& end) {
    QTextStream(end.status == 0 ? stdout : stderr) << end.text;
    return end.status;
}

int showWindow(const cutcard::ProgramOptions& options, bool isKiosk) {
    cutcard::Program::dress();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/cutcard.svg")));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.cutcard.Cutcard"));
    cutcard::Program program(options);
    for (const QString& notice : program.set().notices()) QTextStream(stderr) << "cutcard: " << notice << '\n';
    cutcard::kiosk::KioskRoom room(program, isKiosk);
    if (!room.open()) return 1;
    return QCoreApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("cutcard"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));
    CommandLine line;
    {
        // A wrong call, help and the terminal need no display.
        const QCoreApplication early(argc, argv);
        if (const auto end = line.read(QCoreApplication::arguments(), CommandLine::Stage::BeforeTheWindow)) {
            return finish(*end);
        }
        if (line.inTheTerminal()) return printRound(line.options().seed.value_or(1));
    }
    const QApplication application(argc, argv);
    if (const auto end = line.read(QCoreApplication::arguments(), CommandLine::Stage::WithTheWindow)) {
        return finish(*end);
    }
    return showWindow(line.options(), line.isKiosk());
}
