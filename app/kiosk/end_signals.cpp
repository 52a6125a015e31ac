#include "app/kiosk/end_signals.h"

#include <QCoreApplication>
#include <QSocketNotifier>

#include <unistd.h>
#include <array>
#include <csignal>

namespace cutcard::kiosk {
namespace {

std::array<int, 2> pipeEnds = {-1, -1};

// As a shell tells it: only who leaves with the passphrase ends the session with 0.
constexpr int kEndedBySignal = 128;

/// Nothing but this may be done in a handler.
void passOn(int signal) {
    const char word = static_cast<char>(signal);
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &word, 1);
}

}  // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
    if (::pipe(pipeEnds.data()) != 0) return;
    auto* heard = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(heard, &QSocketNotifier::activated, this, [] {
        char signal = 0;
        if (::read(pipeEnds[0], &signal, 1) == 1) QCoreApplication::exit(kEndedBySignal + signal);
    });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) std::signal(signal, passOn);
}

}  // namespace cutcard::kiosk
