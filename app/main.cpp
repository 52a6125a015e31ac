#include "app/session/round_story.h"
#include "app/window/console_door.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQmlExtensionPlugin>
#include <QTextStream>

#include <cstdio>
#include <memory>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

namespace {

int printRound(quint64 seed) {
    cutcard::RoundStory story;
    story.dealRound(seed);
    QTextStream out(stdout);
    for (const QString& line : story.lines()) out << line << '\n';
    return 0;
}

int refuse(const QString& sentence) {
    QTextStream(stderr) << "cutcard: " << sentence << '\n';
    return 2;
}

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("A dealer-training simulator."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(
        {QStringLiteral("terminal"), QStringLiteral("Deal and explain one round here, without a window.")});
    parser.addOption({QStringLiteral("deal"), QStringLiteral("The number of the deal to start with."),
                      QStringLiteral("number"), QString()});
    parser.addOption({QStringLiteral("store"), QStringLiteral("The folder in which people and answers are kept."),
                      QStringLiteral("folder"), QString()});
    parser.addOption(
        {QStringLiteral("settings"), QStringLiteral("The file of settings."), QStringLiteral("file"), QString()});
}

int showWindow(const cutcard::ProgramOptions& options) {
    cutcard::Program::dress();
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/assets/icons/cutcard.svg")));
    cutcard::Program program(options);
    const cutcard::ConsoleDoor door(program);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    cutcard::Program::addPictures(engine);
    engine.setInitialProperties({{QStringLiteral("program"), QVariant::fromValue(&program)}});
    engine.load(QUrl(QStringLiteral("qrc:/Cutcard/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    return QCoreApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    // The terminal needs no display, so it must be known before there is an application object that wants one.
    bool terminal = false;
    for (int i = 1; i < argc; ++i) terminal = terminal || qstrcmp(argv[i], "--terminal") == 0;
    std::unique_ptr<QCoreApplication> application;
    if (terminal) {
        application = std::make_unique<QCoreApplication>(argc, argv);
    } else {
        application = std::make_unique<QApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(QStringLiteral("cutcard"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CUTCARD_VERSION));

    QCommandLineParser parser;
    describe(parser);
    parser.process(*application);
    cutcard::ProgramOptions options;
    if (const QString deal = parser.value(QStringLiteral("deal")); !deal.isEmpty()) {
        bool isNumber = false;
        options.seed = deal.toULongLong(&isNumber);
        if (!isNumber) return refuse(QStringLiteral("--deal takes a whole number, 0 or more."));
    }
    if (terminal) return printRound(options.seed.value_or(1));
    options.storeFolder = parser.value(QStringLiteral("store")).toStdString();
    options.settingsFile = parser.value(QStringLiteral("settings"));
    return showWindow(options);
}
