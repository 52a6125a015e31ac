#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>

namespace cutcard {

/// The window's thread is the only one that uses the store. Another thread has something done there, one task at a
/// time, and waits for it, unless the window ends first.
class StoreTurn : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Called by the other thread. False: it was not done and never will be.
    bool take(const std::function<void()>& task);
    /// Called in the window's thread: whoever waits is sent away.
    void end();

private:
    void serve();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    const std::function<void()>* m_task = nullptr;  ///< Null: nothing is to be done.
    bool m_isEnded = false;
};

}  // namespace cutcard
