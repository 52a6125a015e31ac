#include "app/window/store_turn.h"

namespace cutcard {

bool StoreTurn::take(const std::function<void()>& task) {
    std::unique_lock lock(m_mutex);
    if (m_isEnded) return false;
    m_task = &task;
    QMetaObject::invokeMethod(this, &StoreTurn::serve, Qt::QueuedConnection);
    m_wake.wait(lock, [this] { return m_task == nullptr || m_isEnded; });
    const bool isDone = m_task == nullptr;
    m_task = nullptr;
    return isDone;
}

void StoreTurn::end() {
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
    }
    m_wake.notify_all();
}

void StoreTurn::serve() {
    {
        const std::lock_guard lock(m_mutex);
        if (m_isEnded || m_task == nullptr) return;
        (*m_task)();
        m_task = nullptr;
    }
    m_wake.notify_all();
}

}  // namespace cutcard
