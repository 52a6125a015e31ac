#include "tests/e2e/every_screen.h"
#include "tests/e2e/exam_hall.h"

namespace cutcard {
namespace {

QQuickItem* keyboardOf(WindowDriver& driver) {
    return driver.findItem([](QQuickItem& item) { return item.property("isAccents").isValid(); });
}

/// Every page of the keyboard, over a line that is written in.
void pagesOfTheKeyboard(WindowDriver& driver, const QString& where, const std::function<void(const QString&)>& look) {
    QTRY_VERIFY(driver.room()->keyboard().isInWindow());
    QQuickItem* keys = nullptr;
    QTRY_VERIFY((keys = keyboardOf(driver)) != nullptr);
    look(where + QStringLiteral(", letters"));
    struct Page {
        const char* name;
        const char* property;
        QVariant on;
        QVariant off;
    };
    for (const Page& page : {Page{"capital letters", "isUpper", true, false}, Page{"signs", "isSigns", true, false},
                             Page{"which letter has accents", "isAccents", true, false},
                             Page{"accents", "letter", QStringLiteral("a"), QString()}}) {
        keys->setProperty(page.property, page.on);
        look(QStringLiteral("%1, %2").arg(where, QLatin1String(page.name)));
        keys->setProperty(page.property, page.off);
    }
}

void leaving(WindowDriver& driver, const QString& where, const ExamHall& hall,
             const std::function<void(const QString&)>& look) {
    kiosk::Kiosk& kiosk = *driver.room()->kiosk();
    driver.key(QStringLiteral("ctrl+shift+q"));
    QTRY_VERIFY(kiosk.isLeaving());
    pagesOfTheKeyboard(driver, where, look);
    QVERIFY(!kiosk.leave(QString::fromStdString(hall.supervisor), QStringLiteral("not the word")));
    look(where + QStringLiteral(", refused"));
    driver.room()->keyboard().hide();
    look(where + QStringLiteral(", refused, the keyboard put away"));
    kiosk.askToLeave(false);
    look(where + QStringLiteral(", stayed"));
}

/// Whether anybody is there.
void unattended(WindowDriver& driver, const QString& where, const std::function<void(const QString&)>& look) {
    kiosk::Kiosk& kiosk = *driver.room()->kiosk();
    driver.letMinutesPassUntouched(driver.program().set().kioskIdleMinutes() - 0.25);
    QTRY_VERIFY(kiosk.secondsLeft() > 0);
    look(where);
    driver.key(QStringLiteral("space"));
    QTRY_COMPARE(kiosk.secondsLeft(), 0);
}

}  // namespace

void onEveryKioskScreen(WindowDriver& driver, const std::function<void(const QString&)>& look) {
    const auto calmly = [&](const QString& screen) {
        QTest::qWait(150);
        look(screen);
    };
    calmly(QStringLiteral("the first day"));
    ExamHall hall(driver);
    driver.program().people().refresh();
    calmly(QStringLiteral("start"));
    leaving(driver, QStringLiteral("leaving"), hall, calmly);
    QVERIFY(driver.program().people().enter(QString::fromStdString(hall.trainee)));
    calmly(QStringLiteral("start of somebody"));
    unattended(driver, QStringLiteral("unattended"), calmly);
    for (const char* screen : {"settings", "help", "mastery"}) {
        driver.program().go(QLatin1String(screen));
        calmly(QLatin1String(screen));
    }
    unattended(driver, QStringLiteral("unattended progress"), calmly);
    // What somebody chose goes with him; whoever sits the exam chooses it again.
    const int percent = driver.program().set().textSize();
    hall.begin(hallExam());
    driver.program().set().setTextSize(percent);
    onEveryExamScreen(hall, [&](const QString& state) {
        look(QStringLiteral("exam, %1").arg(state));
        if (state == QLatin1String("needs_supervisor"))
            leaving(driver, QStringLiteral("leaving an exam"), hall, calmly);
    });
    unattended(driver, QStringLiteral("unattended result"), calmly);
}

}  // namespace cutcard
