#pragma once

#include <QWindow>

#include <vector>

struct xcb_connection_t;

namespace cutcard::kiosk {

/// What only the X server can be asked for. The program's windows there are managed by nobody; so they are kept mapped
/// and above all others, the focus is with the uppermost of them, and every key comes to the program before any
/// shortcut of a window manager.
class X11Grip {
public:
    static bool isNeeded();

    explicit X11Grip(QWindow& window);

    /// Once more; to be repeated, because other clients can undo it.
    void hold();

private:
    std::vector<std::uint32_t> stack() const;
    bool isCoveredIn(const std::vector<std::uint32_t>& stack) const;
    bool isSeen(std::uint32_t window) const;
    void keepMapped() const;
    void keepAbove() const;
    void keepFocus() const;
    void keepKeyboard() const;

    QWindow& m_window;
    xcb_connection_t* m_connection;
};

}  // namespace cutcard::kiosk
