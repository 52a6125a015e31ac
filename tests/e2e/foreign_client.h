#pragma once

#include <QRect>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

struct xcb_connection_t;

namespace cutcard {

/// Another client of the X server: hands that can press any key with any others, and messages that a taskbar, a pager
/// or a malicious program could send.
class ForeignClient {
public:
    using Window = std::uint32_t;

    ForeignClient();
    ~ForeignClient();

    Window root() const { return m_root; }
    QRect screen() const { return m_screen; }

    // Hands.
    void press(const std::vector<int>& keycodes);
    int keycodeOf(std::uint32_t keysym) const;
    void moveTo(const QPoint& place);
    void button(int number, bool isDown);
    void click(int number, const QPoint& place, int times = 1);
    void drag(int number, const QPoint& from, const QPoint& to);

    // Windows.
    std::vector<Window> windowsOf(qint64 process) const;  ///< Those that can be seen, the lowest first.
    Window uppermost() const;                             ///< Of those that can be seen on the screen.
    bool isBelow(Window window, Window other) const;
    Window focus() const;
    QRect placeOf(Window window) const;
    bool isMapped(Window window) const;
    qint64 processOf(Window window) const;
    /// An ordinary window of this client, over the whole screen.
    Window makeWindow(bool isManaged = true);
    void destroy(Window window);
    /// There is a window manager.
    bool isManaged() const;

    // Messages.
    std::uint32_t atom(const char* name) const;
    /// To the window manager about a window, as the desktop's standard has it.
    void tellManager(Window about, const char* type, const std::vector<std::uint32_t>& data);
    void tellWindow(Window to, const char* type, const std::vector<std::uint32_t>& data);
    /// What this one message can be used for, about a window of somebody else's; `other` is one of this client.
    void send(const QString& message, Window own, Window other);
    void iconify(Window window);
    void withdraw(Window window);
    void unmap(Window window);
    void lower(Window window);
    void raise(Window window);
    void pushBelow(Window window, Window other);
    void move(Window window, const QRect& place);
    void takeFocus(Window window);
    void finish() const;  ///< Until the server has done everything.

private:
    void key(int keycode, bool isDown);
    std::uint32_t numberOf(Window window, const char* property) const;

    xcb_connection_t* m_connection;
    Window m_root = 0;
    QRect m_screen;
};

}  // namespace cutcard
