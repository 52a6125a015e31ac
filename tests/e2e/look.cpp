#include "tests/support/window_driver.h"

#include <QApplication>
#include <QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QString rules = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("pa-657a-crazy4");
    const int steps = argc > 2 ? atoi(argv[2]) : 0;
    const QString file = argc > 3 ? QString::fromLocal8Bit(argv[3]) : QStringLiteral("/tmp/look.png");
    const QSize size = argc > 5 ? QSize(atoi(argv[4]), atoi(argv[5])) : QSize(1280, 720);
    const QString offer = argc > 6 ? QString::fromLocal8Bit(argv[6]) : QStringLiteral("basic");
    WindowDriver driver(7, size);
    driver.enterAs(QStringLiteral("Mia"));
    driver.program().startRound(QStringLiteral("guided"), rules, offer, 0, false, QStringLiteral("opening"));
    for (int i = 0; i < steps; ++i) {
        const auto next = driver.play().round()->next();
        if (!next) break;
        driver.play().submit(driver.play().round()->grader().procedure()[*next].act);
    }
    QTest::qWait(300);
    driver.window().grabWindow().save(file);
    return 0;
}
