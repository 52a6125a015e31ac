#include "app/kiosk/window_lock.h"

#include "app/supervisor/console_style.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QPainter>
#include <QScreen>
#include <QWidget>

namespace cutcard::kiosk {
namespace {

/// The console, not what lies above it.
bool isPage(const QWidget& window) {
    return (window.windowFlags() & Qt::WindowType_Mask) == Qt::Window;
}

}  // namespace

WindowLock::WindowLock(QWindow& window, QObject* parent) : QObject(parent), m_window(window) {
    using namespace std::chrono_literals;
    if (X11Grip::isNeeded()) m_grip.emplace(window);
    m_covers.setOwn(window.screen());
    connect(&m_covers, &Covers::changed, this, &WindowLock::hold);
    connect(qGuiApp, &QGuiApplication::focusWindowChanged, this, &WindowLock::hold, Qt::QueuedConnection);
    connect(&m_timer, &QTimer::timeout, this, &WindowLock::hold);
    m_timer.start(200ms);
    qApp->installEventFilter(this);
    hold();
}

QRect WindowLock::place() const {
    return m_covers.own() ? m_covers.own()->geometry() : QRect();
}

void WindowLock::hold() {
    if (!m_window.isVisible()) m_window.setVisible(true);
    if (m_grip) {
        if (m_window.geometry() != place()) m_window.setGeometry(place());
        for (QWidget* page : QApplication::topLevelWidgets()) {
            if (isPage(*page) && page->isVisible() && page->geometry() != place()) page->setGeometry(place());
        }
        m_covers.hold();
        m_grip->hold();
    } else if (!m_window.windowStates().testFlag(Qt::WindowFullScreen)) {
        m_window.showFullScreen();
    }
}

/// A window of widgets, created and not yet shown: the console fills the output, a dialog lies above it.
void WindowLock::dress(QWidget& window) const {
    if (!m_grip) {
        if (isPage(window)) window.setWindowState(window.windowState() | Qt::WindowFullScreen);
        return;
    }
    window.overrideWindowFlags(window.windowFlags() | Qt::BypassWindowManagerHint);
    if (QWindow* native = window.windowHandle()) native->setFlag(Qt::BypassWindowManagerHint);
    if (isPage(window)) window.setGeometry(place());
}

/// Nobody else draws a frame around it.
void WindowLock::frame(QWidget& dialog) {
    QPainter painter(&dialog);
    painter.setPen(QPen(QColor(supervisor::look::colours().gold), 2));
    painter.drawRect(dialog.rect().adjusted(1, 1, -1, -1));
}

bool WindowLock::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::Polish && type != QEvent::Hide && type != QEvent::Paint) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !widget->isWindow()) return false;
    if (type == QEvent::Polish) {
        dress(*widget);
    } else if (type == QEvent::Hide) {
        // A menu that closes lets go of the keyboard.
        QMetaObject::invokeMethod(this, &WindowLock::hold, Qt::QueuedConnection);
    } else if (qobject_cast<QDialog*>(widget)) {
        frame(*widget);
    }
    return false;
}

}  // namespace cutcard::kiosk
