#pragma once

#include <QTemporaryDir>

#include <atomic>
#include <list>
#include <string>
#include <thread>

namespace cutcard::test {

/// A line to a server that can be cut: a socket of its own that passes everything on.
class CutLine {
public:
    /// Ends the test program where it fails: nothing can be tested without.
    explicit CutLine(std::string server);
    CutLine(const CutLine&) = delete;
    CutLine& operator=(const CutLine&) = delete;
    ~CutLine();

    /// Where libpq finds it, as its "host".
    std::string folder() const { return m_folder.path().toStdString(); }
    /// Every connection ends when the server next answers on it: what was done is done, and nobody hears of it.
    void cut() { ++m_wantedCuts; }
    /// How many connections ended so.
    int cuts() const { return m_cuts; }

private:
    struct Connection {
        int kiosk;
        int server;
        int cutsBefore;  ///< Those of the time before it are not meant for it.
    };

    void work();
    void accept();
    bool pass(const Connection& connection, bool fromKiosk, bool fromServer);

    std::string m_server;
    QTemporaryDir m_folder;
    int m_listening = -1;
    std::list<Connection> m_connections;
    std::atomic<int> m_wantedCuts = 0;
    std::atomic<int> m_cuts = 0;
    std::atomic<bool> m_isEnding = false;
    std::thread m_thread;  ///< Last: it uses everything else.
};

}  // namespace cutcard::test
