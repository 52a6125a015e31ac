#include "app/school/pg_dial.h"

#include <libpq-fe.h>
#include <netdb.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

namespace cutcard::school {
namespace {

using Clock = std::chrono::steady_clock;

enum class Outcome { Ended, Silent, Unwanted };

struct Address {
    std::string host;
    std::string number;  ///< Empty: a socket of this machine.
    std::string port;
};

std::string optionOf(pg_conn* connection, std::string_view keyword) {
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfo(connection), PQconninfoFree);
    for (const PQconninfoOption* one = options.get(); one != nullptr && one->keyword != nullptr; ++one) {
        if (one->keyword == keyword) return one->val == nullptr ? "" : one->val;
    }
    return {};
}

std::vector<std::string> listIn(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) parts.push_back(word);
    return parts;
}

std::string at(const std::vector<std::string>& list, std::size_t place) {
    return place < list.size() ? list[place] : std::string();
}

/// The numbers of a name, in the order in which libpq tries them.
std::vector<std::string> numbersOf(const std::string& host) {
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    std::vector<std::string> numbers;
    if (::getaddrinfo(host.c_str(), nullptr, &wanted, &found) != 0) return numbers;
    for (const addrinfo* one = found; one != nullptr; one = one->ai_next) {
        std::array<char, NI_MAXHOST> text{};
        if (::getnameinfo(one->ai_addr, one->ai_addrlen, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) == 0)
            numbers.emplace_back(text.data());
    }
    ::freeaddrinfo(found);
    return numbers;
}

std::vector<Address> addressesOf(pg_conn* connection) {
    const auto hosts = listIn(optionOf(connection, "host"));
    const auto numbers = listIn(optionOf(connection, "hostaddr"));
    const auto ports = listIn(optionOf(connection, "port"));
    std::vector<Address> all;
    for (std::size_t i = 0; i < std::max(hosts.size(), numbers.size()); ++i) {
        const std::string host = at(hosts, i);
        const std::string port = at(ports, ports.size() == 1 ? 0 : i);
        const bool isLocal = host.empty() || host[0] == '/' || host[0] == '@';
        if (!at(numbers, i).empty() || isLocal) {
            all.push_back({host, at(numbers, i), port});
            continue;
        }
        for (std::string& number : numbersOf(host)) all.push_back({host, std::move(number), port});
    }
    return all;
}

/// Those that are still to be tried after the one that is being tried.
std::vector<Address> addressesAfter(pg_conn* connection) {
    std::vector<Address> all = addressesOf(connection);
    const auto isThis = [&](const Address& one) {
        return (one.host.empty() ? one.number : one.host) == PQhost(connection) && one.port == PQport(connection) &&
               (one.number.empty() || one.number == PQhostaddr(connection));
    };
    const auto current = std::find_if(all.begin(), all.end(), isThis);
    if (current != all.end()) all.erase(all.begin(), current + 1);
    return all;
}

Outcome polled(pg_conn* connection, const std::atomic<bool>& isUnwanted) {
    constexpr int kLook = 100;
    const std::chrono::seconds patience(std::atoi(optionOf(connection, "connect_timeout").c_str()));
    const Clock::time_point asked = Clock::now();
    auto state = PQstatus(connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    while (state == PGRES_POLLING_READING || state == PGRES_POLLING_WRITING) {
        pollfd socket{PQsocket(connection), static_cast<short>(state == PGRES_POLLING_READING ? POLLIN : POLLOUT), 0};
        const int ready = ::poll(&socket, 1, kLook);
        if (isUnwanted) return Outcome::Unwanted;
        if (ready > 0) state = PQconnectPoll(connection);
        if (ready == 0 && patience.count() > 0 && Clock::now() - asked > patience) return Outcome::Silent;
    }
    return Outcome::Ended;
}

}  // namespace

pg_conn* connectedUnless(const std::atomic<bool>& isUnwanted, std::vector<const char*> names,
                         std::vector<const char*> values) {
    const auto started = [&] {
        names.push_back(nullptr);
        values.push_back(nullptr);
        pg_conn* connection = PQconnectStartParams(names.data(), values.data(), 1);
        names.pop_back();
        values.pop_back();
        return connection;
    };
    pg_conn* connection = started();
    if (polled(connection, isUnwanted) != Outcome::Silent) return connection;
    // By itself libpq goes on only from an address that refuses: it would wait for a silent one without looking up.
    const std::vector<Address> others = addressesAfter(connection);
    names.insert(names.end(), {"host", "hostaddr", "port"});
    values.resize(names.size());
    for (const Address& one : others) {
        PQfinish(connection);
        const std::size_t last = values.size();
        values[last - 3] = one.host.c_str();
        values[last - 2] = one.number.c_str();
        values[last - 1] = one.port.c_str();
        connection = started();
        if (polled(connection, isUnwanted) == Outcome::Unwanted || PQstatus(connection) == CONNECTION_OK) break;
    }
    return connection;
}

}  // namespace cutcard::school
