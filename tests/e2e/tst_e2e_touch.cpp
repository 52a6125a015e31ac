#include "app/kiosk/kiosk_room.h"
#include "engine/record/exam_record.h"
#include "tests/e2e/exam_hall.h"
#include "tests/support/widget_driver.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QQuickWidget>
#include <QScreen>
#include <QSignalSpy>
#include <QStyleHints>

#include <utility>

using namespace cutcard;
using namespace cutcard::widgets;

/// A finger on a screen: what the platform's plugin would hand on. The X server itself knows no touch in a test.
class Finger : public QObject {
public:
    Finger() { qApp->installEventFilter(this); }

    void tap(const QPoint& onScreen) { hold(onScreen, 30); }
    void hold(const QPoint& onScreen, int milliseconds) {
        QWindow* window = QGuiApplication::topLevelAt(onScreen);
        QVERIFY2(window, "nothing lies there");
        const QPoint place = window->mapFromGlobal(onScreen);
        const QPointer<QWindow> still = window;
        QTest::touchEvent(window, m_screen).press(0, place, window);
        QTest::qWait(milliseconds);
        // A sheet or a menu may go while it is pressed.
        if (still) QTest::touchEvent(window, m_screen).release(0, place, window);
        QTest::qWait(15);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::TouchBegin && watched->isWindowType()) ++touches;
        if (event->type() == QEvent::KeyPress && event->spontaneous()) ++strange;
        if (event->type() == QEvent::MouseButtonPress &&
            static_cast<QMouseEvent*>(event)->source() == Qt::MouseEventNotSynthesized)
            ++strange;
        return false;
    }

    int touches = 0;
    int strange = 0;  ///< Presses of a mouse or of a key.

private:
    QPointingDevice* m_screen = QTest::createTouchDevice();
};

/// A school's first day in the kiosk, from its first supervisor to the end of its first exam, by a finger alone: no key
/// and no mouse is pressed anywhere.
class TestE2eTouch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void theKioskAsksForASupervisorAndOneIsSetUp();
    void aTraineeIsAdded();
    void anExamIsStartedAfterTheSelfTest();
    void theExamIsSatAndFinished();
    void aSupervisorLeavesTheKiosk();
    void cleanupTestCase();

private:
    QQuickItem* find(const QString& name) const;
    void touch(const QString& name);
    void write(const QString& text);
    void writeInto(const char* field, const QString& text);
    QPoint placeOfKey(const QString& label);
    void tapKey(const QString& label) { m_finger->tap(placeOfKey(label)); }
    QQuickItem* keyIn(QQuickItem& root, const QString& label) const;
    void look(const QString& name);
    QString state() const { return m_program->exam()->state(); }

    QTemporaryDir m_profile;
    std::unique_ptr<Finger> m_finger;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<kiosk::KioskRoom> m_room;
    QQuickWindow* m_window = nullptr;
    int m_pictures = 0;
};

namespace {

constexpr auto kSupervisor = "Zoë Ñandú";
constexpr auto kPassphrase = "horse 7 battery";
constexpr auto kTrainee = "Mia";

/// The letter under an accent, as somebody looks for it on the keys.
QString baseOf(const QString& letter) {
    return letter.normalized(QString::NormalizationForm_D).left(1);
}

}  // namespace

void TestE2eTouch::look(const QString& name) {
    const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(300);
    QGuiApplication::primaryScreen()->grabWindow(0).save(
        QStringLiteral("%1/touch_%2_%3.png").arg(folder).arg(++m_pictures, 2, 10, QLatin1Char('0')).arg(name));
}

void TestE2eTouch::initTestCase() {
    Program::dress();
    QAccessible::setActive(true);
    m_finger = std::make_unique<Finger>();
    hands::pressBy([this](const QPoint& onScreen) { m_finger->tap(onScreen); });
    ProgramOptions options;
    options.storeFolder = m_profile.filePath(QStringLiteral("store")).toStdString();
    options.settingsFile = m_profile.filePath(QStringLiteral("cutcard.ini"));
    m_program = std::make_unique<Program>(options);
    m_program->set().setSpeed(0);
    m_room = std::make_unique<kiosk::KioskRoom>(*m_program, true);
    QVERIFY(m_room->open());
    m_window = qobject_cast<QQuickWindow*>(m_room->window());
    QTRY_COMPARE_WITH_TIMEOUT(m_program->people().state(), QStringLiteral("ready"), 20000);
    QTRY_VERIFY(m_window->isActive());
}

QQuickItem* TestE2eTouch::find(const QString& name) const {
    for (QQuickItem* item : visibleItems(*m_window->contentItem())) {
        const QString found = accessibleName(*item);
        if (item->isEnabled() && (found == name || found.startsWith(name + QStringLiteral(", key ")))) return item;
    }
    return nullptr;
}

void TestE2eTouch::touch(const QString& name) {
    QQuickItem* item = nullptr;
    QVERIFY2(QTest::qWaitFor([&] { return (item = find(name)) != nullptr; }, 8000),
             qPrintable("nothing is called " + name));
    WindowDriver::waitUntilAtRest(*item);
    hands::clickAt(m_window->mapToGlobal(item->mapToScene({item->width() / 2, item->height() / 2}).toPoint()));
}

QQuickItem* TestE2eTouch::keyIn(QQuickItem& root, const QString& label) const {
    for (QQuickItem* item : visibleItems(root)) {
        if (item->property("label").toString() == label && item->property("spoken").isValid()) return item;
    }
    return nullptr;
}

QPoint TestE2eTouch::placeOfKey(const QString& label) {
    QQuickItem* key = nullptr;
    QPoint place;
    QPoint before;
    const auto isThere = [&] {
        const auto* dock = qobject_cast<QQuickWidget*>(widgets::find(QStringLiteral("screenKeyboard")));
        key = dock ? keyIn(*dock->rootObject(), label) : keyIn(*m_window->contentItem(), label);
        if (!key) {
            before = QPoint();
            return false;
        }
        const QPoint inScene = key->mapToScene({key->width() / 2, key->height() / 2}).toPoint();
        place = dock ? dock->mapToGlobal(inScene) : m_window->mapToGlobal(inScene);
        // New keys are laid out before they can be pointed at.
        return std::exchange(before, place) == place;
    };
    if (!QTest::qWaitFor(isThere, 5000)) {
        QTest::qFail(qPrintable("no key says " + label), __FILE__, __LINE__);
    }
    return place;
}

void TestE2eTouch::write(const QString& text) {
    for (const QChar letter : text) {
        const QString sign(letter);
        if (letter == u' ') {
            tapKey(QStringLiteral("␣"));
            continue;
        }
        if (letter.isUpper()) tapKey(QStringLiteral("⇧"));
        if (baseOf(sign) != sign && letter.isLower()) {
            m_finger->hold(placeOfKey(baseOf(sign)), QGuiApplication::styleHints()->mousePressAndHoldInterval() + 200);
        } else if (baseOf(sign) != sign) {
            tapKey(QStringLiteral("áñ"));
            tapKey(baseOf(sign));
        }
        tapKey(sign);
    }
}

void TestE2eTouch::writeInto(const char* field, const QString& text) {
    auto* line = qobject_cast<QLineEdit*>(await(QLatin1String(field)));
    QVERIFY(line);
    click(*line);
    QTRY_COMPARE(m_room->keyboard().field(), static_cast<QObject*>(line));
    // The keyboard lies below the field, not on it.
    const QWidget* keys = await(QStringLiteral("screenKeyboard"));
    QTRY_VERIFY(line->mapToGlobal(QPoint(0, line->height())).y() <= keys->mapToGlobal(QPoint()).y());
    write(text);
    QCOMPARE(line->text(), text);
}

void TestE2eTouch::theKioskAsksForASupervisorAndOneIsSetUp() {
    look(QStringLiteral("first_day"));
    touch(QStringLiteral("Set up a supervisor"));
    QTRY_VERIFY(m_room->door().console() != nullptr);
    QTRY_COMPARE(m_room->door().console()->geometry(), m_window->screen()->geometry());
    writeInto("firstRunName", QString::fromUtf8(kSupervisor));
    look(QStringLiteral("set_up"));
    writeInto("passphrase", QLatin1String(kPassphrase));
    writeInto("passphraseAgain", QLatin1String(kPassphrase));
    clickOn(QStringLiteral("setUp"));
    QTRY_VERIFY_WITH_TIMEOUT(widgets::find(QStringLiteral("newCode")) != nullptr, 20000);
    look(QStringLiteral("code"));
    // The page takes the room of the keyboard: what is pointed at before moves away.
    QTRY_VERIFY(widgets::find(QStringLiteral("screenKeyboard")) == nullptr);
    QTest::qWait(200);
    clickOn(QStringLiteral("codeWritten"));
    clickOn(QStringLiteral("codeContinue"));
    QTRY_VERIFY(widgets::find(QStringLiteral("people")) != nullptr);
}

void TestE2eTouch::aTraineeIsAdded() {
    clickOn(QStringLiteral("addTraineeButton"));
    writeInto("name", QLatin1String(kTrainee));
    look(QStringLiteral("trainee"));
    clickOn(QStringLiteral("yes"));
    const auto* table = qobject_cast<QAbstractItemView*>(await(QStringLiteral("people")));
    QVERIFY(table);
    QTRY_VERIFY(rowWith(*table, QLatin1String(kTrainee)).isValid());
}

void TestE2eTouch::anExamIsStartedAfterTheSelfTest() {
    QVERIFY(m_room->door().console());
    store::Store& store = *m_program->people().store();
    QVERIFY(store.define(m_room->door().console()->session(), store::newId(), "exam", examText(hallExam())));
    clickRow(QStringLiteral("consolePages"), QStringLiteral("Exams"));
    clickOn(QStringLiteral("startExam"));
    await(QStringLiteral("selfTest"));
    QTRY_VERIFY(widgets::find(QStringLiteral("check.storage")) != nullptr);
    look(QStringLiteral("self_test"));
    const auto* input = qobject_cast<QLabel*>(await(QStringLiteral("check.input")));
    QVERIFY(input->text().contains(QStringLiteral("Not tried")));
    clickOn(QStringLiteral("inputTarget"));
    QTRY_VERIFY(input->text().contains(QStringLiteral("arrive")));
    look(QStringLiteral("self_test_done"));
    clickOn(QStringLiteral("selfTestNext"));
    clickRow(QStringLiteral("trainees"), QLatin1String(kTrainee));
    look(QStringLiteral("start_exam"));
    clickOn(QStringLiteral("startNow"));
    QTRY_COMPARE_WITH_TIMEOUT(state(), QStringLiteral("introduction"), 60000);
    QTRY_VERIFY(m_room->door().console() == nullptr);
}

void TestE2eTouch::theExamIsSatAndFinished() {
    touch(QStringLiteral("Begin the exam"));
    for (int i = 0; i < 2; ++i) {
        QTRY_COMPARE(m_program->exam()->progress().value(QStringLiteral("item")).toInt(), i + 1);
        QQuickItem* answer = nullptr;
        QTRY_VERIFY([&] {
            for (QQuickItem* item : visibleItems(*m_window->contentItem())) {
                if (accessibleName(*item).startsWith(QStringLiteral("Answer 1:"))) answer = item;
            }
            return answer != nullptr;
        }());
        WindowDriver::waitUntilAtRest(*answer);
        hands::clickAt(
            m_window->mapToGlobal(answer->mapToScene({answer->width() / 2, answer->height() / 2}).toPoint()));
        QTRY_COMPARE(m_program->exam()->selected(), 0);
        touch(QStringLiteral("Confirm"));
    }
    for (const char* next : {"break", "over"}) {
        touch(QStringLiteral("Begin this section"));
        QTRY_COMPARE(state(), QStringLiteral("round"));
        look(QStringLiteral("exam_round"));
        touch(QStringLiteral("End this round"));
        touch(QStringLiteral("End the round"));
        QTRY_COMPARE(state(), QLatin1String(next));
    }
    look(QStringLiteral("over"));
    touch(QStringLiteral("Back to the start"));
    QTRY_COMPARE(m_program->screen(), QStringLiteral("start"));
    look(QStringLiteral("start"));
}

void TestE2eTouch::aSupervisorLeavesTheKiosk() {
    touch(QStringLiteral("Leave the kiosk"));
    // The passphrase has the focus at once, and the keyboard is there, below it.
    QTRY_VERIFY(m_room->keyboard().isInWindow());
    look(QStringLiteral("leave"));
    const QQuickItem* field = m_window->activeFocusItem();
    QQuickItem* key = keyIn(*m_window->contentItem(), QStringLiteral("1"));
    QVERIFY(field && key);
    QVERIFY(field->mapToScene({0, field->height()}).y() <= key->mapToScene({0, 0}).y());
    write(QLatin1String(kPassphrase));
    QCOMPARE(field->property("text").toString(), QLatin1String(kPassphrase));
    // What follows would end the test as well.
    m_room->kiosk()->disconnect(SIGNAL(left()));
    QSignalSpy gone(m_room->kiosk(), &kiosk::Kiosk::left);
    tapKey(QStringLiteral("⏎"));
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, 20000);
}

void TestE2eTouch::cleanupTestCase() {
    hands::pressBy(nullptr);
    QVERIFY2(m_finger->touches > 80, qPrintable(QString::number(m_finger->touches)));
    QCOMPARE(m_finger->strange, 0);
    m_room.reset();
    m_program.reset();
}

QTEST_MAIN(TestE2eTouch)
#include "tst_e2e_touch.moc"
