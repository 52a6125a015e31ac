#include "app/session/round_story.h"

#include <QApplication>
#include <QCommandLineParser>
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

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("A dealer-training simulator."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(
        {QStringLiteral("terminal"), QStringLiteral("Deal and explain one round here, without a window.")});
    parser.addOption({QStringLiteral("deal"), QStringLiteral("The number of the deal to start with."),
                      QStringLiteral("number"), QStringLiteral("1")});
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
    bool isNumber = false;
    const quint64 seed = parser.value(QStringLiteral("deal")).toULongLong(&isNumber);
    if (!isNumber) {
        QTextStream(stderr) << "cutcard: --deal takes a whole number, 0 or more.\n";
        return 2;
    }
    if (terminal) return printRound(seed);

    cutcard::RoundStory story;
    story.dealRound(seed);
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/"));
    engine.setInitialProperties({{QStringLiteral("story"), QVariant::fromValue(&story)}});
    engine.load(QUrl(QStringLiteral("qrc:/Cutcard/Main.qml")));
    if (engine.rootObjects().isEmpty()) return 1;
    return QCoreApplication::exec();
}
