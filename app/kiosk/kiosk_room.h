#pragma once

#include "app/kiosk/idle_notice.h"
#include "app/kiosk/keyboard_dock.h"
#include "app/kiosk/no_network.h"
#include "app/kiosk/window_lock.h"

#include <QQmlApplicationEngine>

#include <optional>

namespace cutcard::kiosk {

/// The window and everything around it: the console, the keyboard on the screen and, in the kiosk, the lock.
class KioskRoom {
public:
    KioskRoom(Program& program, bool isKiosk, const SteadyClock& steady = systemSteadyClock());

    /// False: the window could not be made.
    bool open();

    QWindow* window() const;
    ConsoleDoor& door() { return m_door; }
    ScreenKeyboard& keyboard() { return m_keyboard; }
    Kiosk* kiosk() { return m_kiosk ? &*m_kiosk : nullptr; }

private:
    Program& m_program;
    ConsoleDoor m_door;
    ScreenKeyboard m_keyboard;
    KeyboardDock m_dock;
    std::optional<Kiosk> m_kiosk;
    std::optional<IdleNotice> m_notice;
    NoNetwork m_noNetwork;
    QQmlApplicationEngine m_engine;
    std::optional<WindowLock> m_lock;
};

}  // namespace cutcard::kiosk
