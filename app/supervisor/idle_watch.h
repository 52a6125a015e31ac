#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace cutcard::supervisor {

/// Tells when nobody has touched a window or its dialogs for a while. What is done in other windows does not count.
class IdleWatch : public QObject {
    Q_OBJECT

public:
    explicit IdleWatch(QWidget& window);

    void setLimit(std::chrono::milliseconds limit) { m_timer.setInterval(limit); }
    void start() { m_timer.start(); }
    void stop() { m_timer.stop(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void idle();

private:
    QWidget& m_window;
    QTimer m_timer;
};

}  // namespace cutcard::supervisor
