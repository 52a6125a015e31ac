#include "tests/e2e/foreign_client.h"

#include <xcb/xcb.h>
#include <xcb/xtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

namespace cutcard {
namespace {

constexpr std::uint32_t kAllDesktops = 0xffffffff;

struct Freed {
    void operator()(void* reply) const { std::free(reply); }
};
template <typename Reply>
std::unique_ptr<Reply, Freed> owned(Reply* reply) {
    return std::unique_ptr<Reply, Freed>(reply);
}

}  // namespace

ForeignClient::ForeignClient() : m_connection(xcb_connect(nullptr, nullptr)) {
    if (xcb_connection_has_error(m_connection) != 0) qFatal("there is no X server");
    const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data;
    m_root = screen->root;
    m_screen = QRect(0, 0, screen->width_in_pixels, screen->height_in_pixels);
}

ForeignClient::~ForeignClient() {
    xcb_disconnect(m_connection);
}

void ForeignClient::finish() const {
    owned(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
}

void ForeignClient::key(int keycode, bool isDown) {
    xcb_test_fake_input(m_connection, isDown ? XCB_KEY_PRESS : XCB_KEY_RELEASE, static_cast<std::uint8_t>(keycode),
                        XCB_CURRENT_TIME, m_root, 0, 0, 0);
}

void ForeignClient::press(const std::vector<int>& keycodes) {
    for (const int code : keycodes) key(code, true);
    for (auto code = keycodes.rbegin(); code != keycodes.rend(); ++code) key(*code, false);
    finish();
}

int ForeignClient::keycodeOf(std::uint32_t keysym) const {
    const xcb_setup_t* setup = xcb_get_setup(m_connection);
    const auto count = static_cast<std::uint8_t>(setup->max_keycode - setup->min_keycode + 1);
    const auto map = owned(xcb_get_keyboard_mapping_reply(
        m_connection, xcb_get_keyboard_mapping(m_connection, setup->min_keycode, count), nullptr));
    const xcb_keysym_t* symbols = xcb_get_keyboard_mapping_keysyms(map.get());
    const int length = xcb_get_keyboard_mapping_keysyms_length(map.get());
    for (int i = 0; i < length; ++i) {
        if (symbols[i] == keysym) return setup->min_keycode + i / map->keysyms_per_keycode;
    }
    qFatal("no key gives %x", keysym);
}

void ForeignClient::moveTo(const QPoint& place) {
    xcb_test_fake_input(m_connection, XCB_MOTION_NOTIFY, 0, XCB_CURRENT_TIME, m_root,
                        static_cast<std::int16_t>(place.x()), static_cast<std::int16_t>(place.y()), 0);
    finish();
}

void ForeignClient::button(int number, bool isDown) {
    xcb_test_fake_input(m_connection, isDown ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE, static_cast<std::uint8_t>(number),
                        XCB_CURRENT_TIME, m_root, 0, 0, 0);
    finish();
}

void ForeignClient::click(int number, const QPoint& place, int times) {
    moveTo(place);
    for (int i = 0; i < times; ++i) {
        button(number, true);
        button(number, false);
    }
}

void ForeignClient::drag(int number, const QPoint& from, const QPoint& to) {
    moveTo(from);
    button(number, true);
    for (int step = 1; step <= 8; ++step) moveTo(from + (to - from) * step / 8);
    button(number, false);
}

bool ForeignClient::isMapped(Window window) const {
    const auto found =
        owned(xcb_get_window_attributes_reply(m_connection, xcb_get_window_attributes(m_connection, window), nullptr));
    return found && found->map_state == XCB_MAP_STATE_VIEWABLE;
}

QRect ForeignClient::placeOf(Window window) const {
    const auto found = owned(xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, window), nullptr));
    const auto corner = owned(xcb_translate_coordinates_reply(
        m_connection, xcb_translate_coordinates(m_connection, window, m_root, 0, 0), nullptr));
    return found && corner ? QRect(corner->dst_x, corner->dst_y, found->width, found->height) : QRect();
}

std::uint32_t ForeignClient::numberOf(Window window, const char* property) const {
    const auto value = owned(xcb_get_property_reply(
        m_connection, xcb_get_property(m_connection, false, window, atom(property), XCB_ATOM_ANY, 0, 1), nullptr));
    if (!value || xcb_get_property_value_length(value.get()) < 4) return 0;
    return *static_cast<std::uint32_t*>(xcb_get_property_value(value.get()));
}

qint64 ForeignClient::processOf(Window window) const {
    return numberOf(window, "_NET_WM_PID");
}

/// The window that a manager leaves on the root names itself; that of a dead one is gone.
bool ForeignClient::isManaged() const {
    const Window manager = numberOf(m_root, "_NET_SUPPORTING_WM_CHECK");
    return manager != 0 && numberOf(manager, "_NET_SUPPORTING_WM_CHECK") == manager;
}

void ForeignClient::destroy(Window window) {
    xcb_destroy_window(m_connection, window);
    finish();
}

/// A managed window is a child of its frame.
std::vector<ForeignClient::Window> ForeignClient::windowsOf(qint64 process) const {
    std::vector<Window> found;
    const auto collect = [&](auto&& self, Window parent, int depth) -> void {
        const auto tree = owned(xcb_query_tree_reply(m_connection, xcb_query_tree(m_connection, parent), nullptr));
        if (!tree) return;
        const xcb_window_t* first = xcb_query_tree_children(tree.get());
        for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
            if (processOf(first[i]) == process && isMapped(first[i])) {
                found.push_back(first[i]);
            } else if (depth < 2) {
                self(self, first[i], depth + 1);
            }
        }
    };
    collect(collect, m_root, 0);
    return found;
}

ForeignClient::Window ForeignClient::uppermost() const {
    const auto tree = owned(xcb_query_tree_reply(m_connection, xcb_query_tree(m_connection, m_root), nullptr));
    const xcb_window_t* first = xcb_query_tree_children(tree.get());
    for (int i = xcb_query_tree_children_length(tree.get()) - 1; i >= 0; --i) {
        if (isMapped(first[i]) && placeOf(first[i]).intersects(m_screen)) return first[i];
    }
    return 0;
}

bool ForeignClient::isBelow(Window window, Window other) const {
    const auto tree = owned(xcb_query_tree_reply(m_connection, xcb_query_tree(m_connection, m_root), nullptr));
    const xcb_window_t* first = xcb_query_tree_children(tree.get());
    const xcb_window_t* last = first + xcb_query_tree_children_length(tree.get());
    return std::find(std::find(first, last, window), last, other) != last;
}

ForeignClient::Window ForeignClient::focus() const {
    const auto found = owned(xcb_get_input_focus_reply(m_connection, xcb_get_input_focus(m_connection), nullptr));
    return found ? found->focus : 0;
}

ForeignClient::Window ForeignClient::makeWindow(bool isManaged) {
    const Window window = xcb_generate_id(m_connection);
    const std::array<std::uint32_t, 2> values = {0xff0000, isManaged ? 0U : 1U};
    xcb_create_window(m_connection, XCB_COPY_FROM_PARENT, window, m_root, 0, 0,
                      static_cast<std::uint16_t>(m_screen.width()), static_cast<std::uint16_t>(m_screen.height()), 0,
                      XCB_WINDOW_CLASS_INPUT_OUTPUT, XCB_COPY_FROM_PARENT, XCB_CW_BACK_PIXEL | XCB_CW_OVERRIDE_REDIRECT,
                      values.data());
    xcb_map_window(m_connection, window);
    finish();
    return window;
}

std::uint32_t ForeignClient::atom(const char* name) const {
    const auto found = owned(xcb_intern_atom_reply(
        m_connection, xcb_intern_atom(m_connection, false, static_cast<std::uint16_t>(std::strlen(name)), name),
        nullptr));
    return found ? found->atom : 0;
}

void ForeignClient::tellManager(Window about, const char* type, const std::vector<std::uint32_t>& data) {
    xcb_client_message_event_t event = {};
    event.response_type = XCB_CLIENT_MESSAGE;
    event.format = 32;
    event.window = about;
    event.type = atom(type);
    std::copy_n(data.begin(), std::min<std::size_t>(data.size(), 5), event.data.data32);
    xcb_send_event(m_connection, false, m_root,
                   XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT,
                   reinterpret_cast<const char*>(&event));
    finish();
}

void ForeignClient::tellWindow(Window to, const char* type, const std::vector<std::uint32_t>& data) {
    xcb_client_message_event_t event = {};
    event.response_type = XCB_CLIENT_MESSAGE;
    event.format = 32;
    event.window = to;
    event.type = atom(type);
    std::copy_n(data.begin(), std::min<std::size_t>(data.size(), 5), event.data.data32);
    xcb_send_event(m_connection, false, to, XCB_EVENT_MASK_NO_EVENT, reinterpret_cast<const char*>(&event));
    finish();
}

void ForeignClient::send(const QString& message, Window own, Window other) {
    const QByteArray name = message.toLatin1();
    if (message == QLatin1String("iconify")) {
        iconify(own);
    } else if (message == QLatin1String("withdraw")) {
        withdraw(own);
    } else if (message == QLatin1String("unmap")) {
        unmap(own);
    } else if (message == QLatin1String("lower")) {
        lower(own);
    } else if (message == QLatin1String("move")) {
        move(own, QRect(400, 300, 200, 100));
    } else if (message == QLatin1String("take the focus")) {
        takeFocus(other);
        takeFocus(1);
    } else if (message.startsWith(QLatin1String("WM_")) || message == QLatin1String("_NET_WM_PING")) {
        for (int i = 0; i < 3; ++i) tellWindow(own, "WM_PROTOCOLS", {atom(name), 0, own});
    } else if (message == QLatin1String("_NET_WM_SYNC_REQUEST")) {
        // A counter that the window is to set when it has drawn itself.
        for (std::uint32_t counter = 0; counter < 3; ++counter)
            tellWindow(own, "WM_PROTOCOLS", {atom(name), 0, counter, counter});
    } else if (message.startsWith(QLatin1String("_NET_WM_STATE_"))) {
        for (std::uint32_t deed = 0; deed <= 2; ++deed) tellManager(own, "_NET_WM_STATE", {deed, atom(name), 0, 2});
    } else if (message == QLatin1String("_NET_ACTIVE_WINDOW")) {
        tellManager(other, name, {2, 0, own});
    } else if (message == QLatin1String("_NET_RESTACK_WINDOW")) {
        tellManager(own, name, {2, other, 1});
        tellManager(other, name, {2, 0, 0});
    } else {
        // Every other message to the window, to the root, and with every small number.
        for (std::uint32_t number = 0; number <= 11; ++number) {
            for (const auto about : {own, root()}) {
                tellManager(about, name, {number, number == 11 ? kAllDesktops : 100, 100, 300, 2});
                tellWindow(about, name, {number, 100, 100, 300, 2});
            }
        }
    }
}

void ForeignClient::iconify(Window window) {
    constexpr std::uint32_t kIconic = 3;
    tellManager(window, "WM_CHANGE_STATE", {kIconic});
}

/// As ICCCM has it: unmapped, and the root is told.
void ForeignClient::withdraw(Window window) {
    unmap(window);
    xcb_unmap_notify_event_t event = {};
    event.response_type = XCB_UNMAP_NOTIFY;
    event.event = m_root;
    event.window = window;
    xcb_send_event(m_connection, false, m_root,
                   XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_SUBSTRUCTURE_REDIRECT,
                   reinterpret_cast<const char*>(&event));
    finish();
}

void ForeignClient::unmap(Window window) {
    xcb_unmap_window(m_connection, window);
    finish();
}

void ForeignClient::lower(Window window) {
    const std::uint32_t below = XCB_STACK_MODE_BELOW;
    xcb_configure_window(m_connection, window, XCB_CONFIG_WINDOW_STACK_MODE, &below);
    finish();
}

void ForeignClient::raise(Window window) {
    const std::uint32_t above = XCB_STACK_MODE_ABOVE;
    xcb_configure_window(m_connection, window, XCB_CONFIG_WINDOW_STACK_MODE, &above);
    finish();
}

void ForeignClient::pushBelow(Window window, Window other) {
    const std::array<std::uint32_t, 2> values = {other, XCB_STACK_MODE_BELOW};
    xcb_configure_window(m_connection, window, XCB_CONFIG_WINDOW_SIBLING | XCB_CONFIG_WINDOW_STACK_MODE, values.data());
    finish();
}

void ForeignClient::move(Window window, const QRect& place) {
    const std::array<std::uint32_t, 4> values = {
        static_cast<std::uint32_t>(place.x()), static_cast<std::uint32_t>(place.y()),
        static_cast<std::uint32_t>(place.width()), static_cast<std::uint32_t>(place.height())};
    xcb_configure_window(m_connection, window,
                         XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH | XCB_CONFIG_WINDOW_HEIGHT,
                         values.data());
    finish();
}

void ForeignClient::takeFocus(Window window) {
    xcb_set_input_focus(m_connection, XCB_INPUT_FOCUS_PARENT, window, XCB_CURRENT_TIME);
    finish();
}

}  // namespace cutcard
