#include <QGuiApplication>
#include <QQmlApplicationEngine>

// What every Qt Quick Controls program has to load before it shows anything of its own.
int main(int argc, char** argv) {
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.loadData(
        "import QtQuick.Controls.Basic\n"
        "ApplicationWindow { width: 1920; height: 1080; visible: true }\n");
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
