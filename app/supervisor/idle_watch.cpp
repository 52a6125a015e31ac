#include "app/supervisor/idle_watch.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace cutcard::supervisor {
namespace {

bool isInput(QEvent::Type type) {
    switch (type) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TabletPress: return true;
    default: return false;
    }
}

/// Dialogs are windows of their own, with the console as their parent.
bool belongsTo(const QWidget* widget, const QWidget& window) {
    while (widget && widget != &window) widget = widget->parentWidget();
    return widget != nullptr;
}

}  // namespace

IdleWatch::IdleWatch(QWidget& window) : QObject(&window), m_window(window) {
    using namespace std::chrono_literals;
    m_timer.setInterval(10min);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &IdleWatch::idle);
    qApp->installEventFilter(this);
}

bool IdleWatch::eventFilter(QObject* watched, QEvent* event) {
    if (m_timer.isActive() && isInput(event->type()) && belongsTo(qobject_cast<QWidget*>(watched), m_window))
        m_timer.start();
    return false;
}

}  // namespace cutcard::supervisor
