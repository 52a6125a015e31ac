#include "tests/support/cut_line.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace cutcard::test {
namespace {

/// How soon it notices that it is to end.
constexpr int kLook = 20;

sockaddr_un addressOf(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
    return address;
}

bool sendAll(int socket, const char* bytes, ssize_t count) {
    while (count > 0) {
        const ssize_t sent = ::send(socket, bytes, static_cast<std::size_t>(count), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes += sent;
        count -= sent;
    }
    return true;
}

/// False: that end is not there any more.
bool passOn(int from, int to) {
    std::array<char, 65536> bytes{};
    const ssize_t count = ::recv(from, bytes.data(), bytes.size(), 0);
    return count > 0 && sendAll(to, bytes.data(), count);
}

}  // namespace

CutLine::CutLine(std::string server) : m_server(std::move(server)) {
    const sockaddr_un own = addressOf(folder() + "/.s.PGSQL.5432");
    m_listening = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::bind(m_listening, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0 ||
        ::listen(m_listening, 100) != 0) {
        std::perror("cut_line");
        std::abort();
    }
    m_thread = std::thread([this] { work(); });
}

CutLine::~CutLine() {
    m_isEnding = true;
    m_thread.join();
    for (const Connection& one : m_connections) {
        ::close(one.kiosk);
        ::close(one.server);
    }
    ::close(m_listening);
}

void CutLine::accept() {
    const int kiosk = ::accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC);
    if (kiosk < 0) return;
    const sockaddr_un address = addressOf(m_server);
    const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        ::close(server);
        ::close(kiosk);
        return;
    }
    m_connections.push_back({kiosk, server, m_wantedCuts});
}

/// False: the connection has ended.
bool CutLine::pass(const Connection& connection, bool fromKiosk, bool fromServer) {
    if (fromServer && m_wantedCuts > connection.cutsBefore) {
        ++m_cuts;
        return false;
    }
    if (fromServer && !passOn(connection.server, connection.kiosk)) return false;
    return !fromKiosk || passOn(connection.kiosk, connection.server);
}

void CutLine::work() {
    while (!m_isEnding) {
        std::vector<pollfd> ends = {{m_listening, POLLIN, 0}};
        for (const Connection& one : m_connections) {
            ends.push_back({one.kiosk, POLLIN, 0});
            ends.push_back({one.server, POLLIN, 0});
        }
        if (::poll(ends.data(), ends.size(), kLook) <= 0) continue;
        std::size_t place = 1;
        for (auto one = m_connections.begin(); one != m_connections.end(); place += 2) {
            if (pass(*one, ends[place].revents != 0, ends[place + 1].revents != 0)) {
                ++one;
                continue;
            }
            ::close(one->kiosk);
            ::close(one->server);
            one = m_connections.erase(one);
        }
        if (ends[0].revents != 0) accept();
    }
}

}  // namespace cutcard::test
