#pragma once

#include "app/kiosk/kiosk_room.h"
#include "app/window/program.h"
#include "tests/support/visible_items.h"
#include "tests/support/x_hands.h"

#include <QDir>
#include <QQmlApplicationEngine>
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

/// Stands still until a test lets time pass.
class StandingClock : public SteadyClock {
public:
    std::int64_t now() const override { return time; }
    std::int64_t time = 1000;
};

/// Where the window stands.
enum class Place : std::uint8_t { Desk, Kiosk };

/// The real window with a profile of its own, and hands: keys and clicks are events of the X server, made by xdotool,
/// so that they come the way a person's come. What is on the screen is looked up in the window itself.
class WindowDriver {
public:
    explicit WindowDriver(std::uint64_t seed = 1, const QSize& size = {1280, 720}, double speed = 0,
                          const QString& language = QStringLiteral("en"), Place place = Place::Desk,
                          const std::function<void(const QDir& profile)>& prepare = {});
    ~WindowDriver();

    Program& program() { return *m_program; }
    RoundController& play() { return *m_program->play(); }
    QQuickWindow& window() { return *m_window; }
    /// Null on a desk.
    kiosk::KioskRoom* room() { return m_room.get(); }

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
    QString storeFolder() const { return m_profile.filePath(QStringLiteral("store")); }
    QImage picture() { return m_window->grabWindow(); }

    void letDaysPass(int days) { m_clock.days += days; }
    void letMinutesPassUntouched(double minutes) { m_idleClock.time += static_cast<std::int64_t>(minutes * 60'000); }

    /// Somebody new, who enters.
    void enterAs(const QString& name);

private:
    void openOnDesk();
    void openInKiosk();
    void waitForItsPlace();

    /// Its name is said where something is wrong with it.
    QTemporaryDir m_profile{QDir::tempPath() + QStringLiteral("/cutcard-XXXXXX")};
    PatientClock m_clock;
    StandingClock m_idleClock;
    std::unique_ptr<Program> m_program;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    std::unique_ptr<kiosk::KioskRoom> m_room;
    QQuickWindow* m_window = nullptr;
};

}  // namespace cutcard
