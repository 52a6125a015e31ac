// first_frame PROGRAM [ARGUMENTS…]: starts a program on an empty screen without a window manager and looks at the
// screen from outside. Writes one line: milliseconds to the first frame, processor milliseconds up to it, and, two
// seconds later, resident, proportional and private kilobytes. Then it ends the program.
#include <sys/wait.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

// Nothing that is measured shows this colour, so a point that has another one was drawn on.
constexpr std::uint32_t kNothing = 0xff00ff;
constexpr auto kLongestStart = std::chrono::seconds(20);
constexpr auto kSettling = std::chrono::seconds(2);

class Screen {
public:
    Screen() : m_connection(xcb_connect(nullptr, nullptr)) {
        if (xcb_connection_has_error(m_connection)) fail("there is no display");
        m_screen = xcb_setup_roots_iterator(xcb_get_setup(m_connection)).data;
        const std::uint32_t events = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY;
        const std::array<std::uint32_t, 2> values{kNothing, events};
        xcb_change_window_attributes(m_connection, m_screen->root, XCB_CW_BACK_PIXEL | XCB_CW_EVENT_MASK,
                                     values.data());
        xcb_clear_area(m_connection, 0, m_screen->root, 0, 0, 0, 0);
        xcb_flush(m_connection);
    }
    ~Screen() { xcb_disconnect(m_connection); }

    /// Whether a window is mapped and every one of nine points of it has been drawn.
    bool isDrawn() {
        while (xcb_generic_event_t* event = xcb_poll_for_event(m_connection)) {
            if ((event->response_type & 0x7f) == XCB_MAP_NOTIFY) {
                m_window = reinterpret_cast<xcb_map_notify_event_t*>(event)->window;
            }
            std::free(event);
        }
        if (m_window == XCB_NONE) return false;
        auto* area = xcb_get_geometry_reply(m_connection, xcb_get_geometry(m_connection, m_window), nullptr);
        if (area == nullptr) return false;
        // A helper window of a toolkit is a few pixels large.
        bool drawn = area->width > 200 && area->height > 200;
        for (int i = 1; drawn && i < 10; ++i) {
            drawn = pixel(area->x + area->width * i / 10, area->y + area->height * i / 10) != kNothing;
        }
        std::free(area);
        return drawn;
    }

    [[noreturn]] static void fail(const char* why) {
        std::fprintf(stderr, "first_frame: %s\n", why);
        std::exit(1);
    }

private:
    std::uint32_t pixel(int x, int y) {
        const auto asked = xcb_get_image(m_connection, XCB_IMAGE_FORMAT_Z_PIXMAP, m_screen->root,
                                         static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 1, 1, 0xffffff);
        auto* image = xcb_get_image_reply(m_connection, asked, nullptr);
        if (image == nullptr) return kNothing;
        const std::uint32_t colour = *reinterpret_cast<std::uint32_t*>(xcb_get_image_data(image)) & 0xffffff;
        std::free(image);
        // A new window is black before its program has drawn anything.
        return colour == 0 ? kNothing : colour;
    }

    xcb_connection_t* m_connection;
    xcb_screen_t* m_screen = nullptr;
    xcb_window_t m_window = XCB_NONE;
};

double processorMilliseconds(pid_t pid) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

long kilobytes(pid_t pid, const std::vector<std::string>& fields) {
    std::ifstream rollup("/proc/" + std::to_string(pid) + "/smaps_rollup");
    long sum = 0;
    for (std::string word; rollup >> word;) {
        for (const std::string& field : fields) {
            long value = 0;
            if (word == field && rollup >> value) sum += value;
        }
    }
    return sum;
}

/// False: it has ended by itself, or shows nothing.
bool run(pid_t pid, Screen& screen, Clock::time_point start) {
    while (!screen.isDrawn()) {
        if (waitpid(pid, nullptr, WNOHANG) != 0 || Clock::now() - start > kLongestStart) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    const Milliseconds wall = Clock::now() - start;
    const double processor = processorMilliseconds(pid);
    std::this_thread::sleep_for(kSettling);
    std::printf("%.1f %.1f %ld %ld %ld\n", wall.count(), processor, kilobytes(pid, {"Rss:"}), kilobytes(pid, {"Pss:"}),
                kilobytes(pid, {"Private_Clean:", "Private_Dirty:"}));
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) Screen::fail("which program?");
    Screen screen;
    const auto start = Clock::now();
    const pid_t pid = fork();
    if (pid == 0) {
        execvp(argv[1], argv + 1);
        Screen::fail("it does not start");
    }
    const bool shown = run(pid, screen, start);
    kill(pid, SIGTERM);
    waitpid(pid, nullptr, 0);
    if (!shown) Screen::fail("it shows nothing");
    return 0;
}
