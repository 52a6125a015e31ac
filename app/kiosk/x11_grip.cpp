#include "app/kiosk/x11_grip.h"

#include <xcb/xcb.h>
#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace cutcard::kiosk {
namespace {

struct Freed {
    void operator()(void* reply) const { std::free(reply); }
};
template <typename Reply>
using Owned = std::unique_ptr<Reply, Freed>;

template <typename Reply>
Owned<Reply> owned(Reply* reply) {
    return Owned<Reply>(reply);
}

bool isShown(const QWindow& window) {
    return window.isTopLevel() && window.isVisible() && window.handle() != nullptr;
}

QWindow* ownWindow(xcb_window_t id) {
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        if (isShown(*window) && window->winId() == id) return window;
    }
    return nullptr;
}

bool takesFocus(const QWindow& window) {
    const auto type = window.type();
    return type != Qt::Popup && type != Qt::ToolTip && !window.flags().testFlag(Qt::WindowDoesNotAcceptFocus);
}

}  // namespace

bool X11Grip::isNeeded() {
    return QGuiApplication::platformName() == QLatin1String("xcb");
}

X11Grip::X11Grip(QWindow& window)
    : m_window(window), m_connection(qGuiApp->nativeInterface<QNativeInterface::QX11Application>()->connection()) {}

void X11Grip::hold() {
    if (!m_window.handle()) return;
    keepMapped();
    keepAbove();
    keepFocus();
    keepKeyboard();
    xcb_flush(m_connection);
}

/// The children of the root, the lowest first.
std::vector<std::uint32_t> X11Grip::stack() const {
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data->root;
    const auto tree = owned(xcb_query_tree_reply(m_connection, xcb_query_tree(m_connection, root), nullptr));
    if (!tree) return {};
    const xcb_window_t* first = xcb_query_tree_children(tree.get());
    return {first, first + xcb_query_tree_children_length(tree.get())};
}

bool X11Grip::isSeen(std::uint32_t window) const {
    const auto asked = xcb_get_window_attributes(m_connection, window);
    const auto askedPlace = xcb_get_geometry(m_connection, window);
    const auto attributes = owned(xcb_get_window_attributes_reply(m_connection, asked, nullptr));
    const auto place = owned(xcb_get_geometry_reply(m_connection, askedPlace, nullptr));
    if (!attributes || !place || attributes->map_state != XCB_MAP_STATE_VIEWABLE) return false;
    return place->x + place->width > 0 && place->y + place->height > 0;
}

/// Also between two of them: over another output there is only the lowest.
bool X11Grip::isCoveredIn(const std::vector<std::uint32_t>& stack) const {
    const auto lowest = std::find_if(stack.begin(), stack.end(), [](xcb_window_t id) { return ownWindow(id); });
    return std::any_of(lowest, stack.end(), [this](xcb_window_t id) { return !ownWindow(id) && isSeen(id); });
}

void X11Grip::keepMapped() const {
    for (QWindow* window : QGuiApplication::topLevelWindows()) {
        // A menu that somebody else takes away is gone; a window is not.
        if (!isShown(*window) || window->type() == Qt::Popup || window->type() == Qt::ToolTip) continue;
        const auto id = static_cast<xcb_window_t>(window->winId());
        const auto found =
            owned(xcb_get_window_attributes_reply(m_connection, xcb_get_window_attributes(m_connection, id), nullptr));
        if (found && found->map_state == XCB_MAP_STATE_UNMAPPED) xcb_map_window(m_connection, id);
    }
}

void X11Grip::keepAbove() const {
    const auto windows = stack();
    if (!isCoveredIn(windows)) return;
    for (const xcb_window_t window : windows) {
        const std::uint32_t above = XCB_STACK_MODE_ABOVE;
        if (ownWindow(window)) xcb_configure_window(m_connection, window, XCB_CONFIG_WINDOW_STACK_MODE, &above);
    }
}

void X11Grip::keepFocus() const {
    const auto windows = stack();
    const auto uppermost = std::find_if(windows.rbegin(), windows.rend(), [](xcb_window_t id) {
        const QWindow* window = ownWindow(id);
        return window && takesFocus(*window);
    });
    if (uppermost == windows.rend()) return;
    const auto focus = owned(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
    if (focus && focus->focus == *uppermost) return;
    xcb_set_input_focus(m_connection, XCB_INPUT_FOCUS_PARENT, *uppermost, XCB_CURRENT_TIME);
}

/// Asked for again and again: a menu that closes lets go of it.
void X11Grip::keepKeyboard() const {
    const auto id = static_cast<xcb_window_t>(m_window.winId());
    const auto asked =
        xcb_grab_keyboard(m_connection, true, id, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC);
    owned(xcb_grab_keyboard_reply(m_connection, asked, nullptr));
}

}  // namespace cutcard::kiosk
