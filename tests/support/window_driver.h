#pragma once

#include "app/window/program.h"
#include "tests/support/x_hands.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

namespace cutcard {

/// The machine's clock, and as many days as a test lets pass.
class PatientClock : public store::Clock {
public:
    store::Milliseconds now() const override { return store::systemClock().now() + days * 24LL * 60 * 60 * 1000; }
    int days = 0;
};

/// The real window with a profile of its own, and hands: keys and clicks are events of the X server, made by xdotool,
/// so that they come the way a person's come. What is on the screen is looked up in the window itself.
class WindowDriver {
public:
    explicit WindowDriver(std::uint64_t seed = 1, const QSize& size = {1280, 720}, double speed = 0,
                          const QString& language = QStringLiteral("en"));
    ~WindowDriver();

    Program& program() { return *m_program; }
    RoundController& play() { return *m_program->play(); }
    QQuickWindow& window() { return *m_window; }

    /// A key by its X name: "d", "Return", "ctrl+z".
    void key(const QString& name) { hands::keys({name}); }
    void keys(const QStringList& names) { hands::keys(names); }
    void click(const QQuickItem& item);
    void clickAt(const QPointF& inWindow);
    /// A new screen is laid out before it can be pointed at, and a seat that is worked on grows.
    static void waitUntilAtRest(const QQuickItem& item);
    /// The visible item with this accessible name; the beginning of it is enough. Null: there is none.
    QQuickItem* find(const QString& name) const;
    QQuickItem* findItem(const std::function<bool(QQuickItem&)>& wanted) const;
    /// What can be used and is called exactly this, its key aside.
    QQuickItem* findControl(const QString& words) const;
    /// Clicks on such a control; fails the test where there is none.
    void clickOn(const QString& name);
    void resize(const QSize& size);
    void settle();  ///< Until nothing moves any more.
    QImage picture() { return m_window->grabWindow(); }

    void letDaysPass(int days) { m_clock.days += days; }

    /// Somebody new, who enters.
    void enterAs(const QString& name);

private:
    void waitForItsPlace();

    QTemporaryDir m_profile;
    PatientClock m_clock;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

/// Every item of a window that can be seen, in drawing order.
std::vector<QQuickItem*> visibleItems(QQuickItem& root);
QString accessibleName(QQuickItem& item);

}  // namespace cutcard
