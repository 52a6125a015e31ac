#include "app/kiosk/waking_press.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace cutcard::kiosk {
namespace {

bool isModifier(int key) {
    switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock: return true;
    default: return false;
    }
}

}  // namespace

bool WakingPress::isOne(const QEvent& event) {
    switch (event.type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: return !isModifier(static_cast<const QKeyEvent&>(event).key());
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress: return true;
    default: return false;
    }
}

void WakingPress::begin(const QEvent& event) {
    // Whoever takes the first is given the second; a shortcut would be carried out in its place.
    m_pressFollows = event.type() == QEvent::ShortcutOverride;
    switch (event.type()) {
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        m_kind = Kind::Key;
        m_key = static_cast<const QKeyEvent&>(event).key();
        break;
    case QEvent::TouchBegin: m_kind = Kind::Touch; break;
    case QEvent::TabletPress: m_kind = Kind::Pen; break;
    default: m_kind = Kind::Mouse; break;
    }
}

bool WakingPress::owns(const QEvent& event) {
    const auto type = event.type();
    switch (m_kind) {
    case Kind::None: return false;
    case Kind::Key: return ownsKey(event);
    case Kind::Mouse: return ownsMouse(event);
    case Kind::Touch:
        // A finger that comes while it is held belongs to it; one that comes afterwards begins anew.
        if (type == QEvent::TouchBegin) m_kind = Kind::None;
        if (type == QEvent::TouchEnd || type == QEvent::TouchCancel) return ownsUntil(true);
        return type == QEvent::TouchUpdate;
    case Kind::Pen:
        if (type == QEvent::TabletPress) m_kind = Kind::None;
        if (type == QEvent::TabletRelease) return ownsUntil(true);
        return type == QEvent::TabletMove;
    }
    return false;
}

bool WakingPress::ownsKey(const QEvent& event) {
    const auto type = event.type();
    if (type != QEvent::ShortcutOverride && type != QEvent::KeyPress && type != QEvent::KeyRelease) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (key.isAutoRepeat() || (std::exchange(m_pressFollows, false) && type == QEvent::KeyPress)) return true;
    if (type == QEvent::KeyRelease) return key.key() == m_key && ownsUntil(true);
    // Its release was never told, or by another name.
    m_kind = Kind::None;
    return false;
}

bool WakingPress::ownsMouse(const QEvent& event) {
    const auto type = event.type();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick && type != QEvent::MouseMove &&
        type != QEvent::MouseButtonRelease) {
        return false;
    }
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    if (type == QEvent::MouseButtonRelease) return ownsUntil(mouse.buttons() == Qt::NoButton);
    const bool isLetGo = type == QEvent::MouseMove
                             ? mouse.buttons() == Qt::NoButton
                             : type == QEvent::MouseButtonPress && mouse.buttons() == mouse.button();
    if (isLetGo) m_kind = Kind::None;
    return !isLetGo;
}

bool WakingPress::ownsUntil(bool isEnd) {
    if (isEnd) m_kind = Kind::None;
    return true;
}

}  // namespace cutcard::kiosk
