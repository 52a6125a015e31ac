#include "app/kiosk/window_lock.h"

#include <QApplication>
#include <QFile>
#include <QRasterWindow>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

using namespace cutcard::kiosk;

// Several outputs, as the platform for tests can have them.
class TestCovers : public QObject {
    Q_OBJECT

private slots:
    void everyOtherOutputIsCovered();
    void noCoverLiesOverAMirrorOfTheProgram();
    void aCoverThatWasMovedGoesBack();
    void aCoverCannotBeClosed();
    void theProgramFillsItsOwnOutput();

private:
    QList<QWindow*> covers() const;
    static QScreen* named(const char* name);
};

QList<QWindow*> TestCovers::covers() const {
    QList<QWindow*> found;
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        if (window->objectName() == QLatin1String("cover") && window->isVisible()) found << window;
    }
    return found;
}

QScreen* TestCovers::named(const char* name) {
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen->name() == QLatin1String(name)) return screen;
    }
    return nullptr;
}

void TestCovers::everyOtherOutputIsCovered() {
    QCOMPARE(QGuiApplication::screens().size(), 5);
    Covers all;
    all.setOwn(named("laptop"));
    QCOMPARE(covers().size(), 3);
    QCOMPARE(all.missing(), 0);
    for (const QWindow* cover : covers()) {
        QVERIFY(cover->screen() != all.own());
        QCOMPARE(cover->geometry(), cover->screen()->geometry());
    }
    // The program moves to another output: its old one is covered then.
    QScreen* second = named("projector");
    all.setOwn(second);
    QCOMPARE(covers().size(), 4);
    for (const QWindow* cover : covers()) QVERIFY(cover->screen() != second);
    QCOMPARE(all.missing(), 0);
}

void TestCovers::noCoverLiesOverAMirrorOfTheProgram() {
    Covers all;
    all.setOwn(named("laptop"));
    for (const QWindow* cover : covers()) QVERIFY(!all.own()->geometry().contains(cover->geometry()));
}

void TestCovers::aCoverThatWasMovedGoesBack() {
    Covers all;
    QWindow* cover = covers().constFirst();
    cover->setGeometry(50, 60, 70, 80);
    QVERIFY(all.missing() > 0);
    all.hold();
    QCOMPARE(cover->geometry(), cover->screen()->geometry());
    QCOMPARE(all.missing(), 0);
}

void TestCovers::aCoverCannotBeClosed() {
    Covers all;
    all.setOwn(named("laptop"));
    for (QWindow* cover : covers()) QVERIFY(!cover->close());
    QCOMPARE(covers().size(), 3);
}

void TestCovers::theProgramFillsItsOwnOutput() {
    QRasterWindow window;
    window.resize(300, 200);
    window.show();
    WindowLock lock(window);
    QTRY_COMPARE(window.windowState(), Qt::WindowFullScreen);
    QCOMPARE(window.geometry(), window.screen()->geometry());
    window.showMinimized();
    lock.hold();
    QTRY_COMPARE(window.windowState(), Qt::WindowFullScreen);
    window.hide();
    lock.hold();
    QVERIFY(window.isVisible());
}

int main(int argc, char** argv) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("screens.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return 1;
    file.write(R"({"screens": [
        {"name": "laptop", "x": 0, "y": 0, "width": 1280, "height": 720, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "projector", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "television", "x": 0, "y": 1080, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "the laptop's mirror", "x": 0, "y": 0, "width": 1280, "height": 720, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "a wall that has the laptop in its corner", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + path.toLocal8Bit());
    QApplication application(argc, argv);
    TestCovers test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_covers.moc"
