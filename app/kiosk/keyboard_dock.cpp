#include "app/kiosk/keyboard_dock.h"

#include <QDialog>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace cutcard::kiosk {
namespace {

constexpr int kLeastWidth = 860;

}  // namespace

KeyboardDock::KeyboardDock(ScreenKeyboard& keyboard, QObject* parent) : QObject(parent), m_keyboard(keyboard) {
    m_engine.addImportPath(QStringLiteral("qrc:/"));
    connect(&keyboard, &ScreenKeyboard::changed, this, &KeyboardDock::follow);
}

void KeyboardDock::follow() {
    const auto* field = qobject_cast<QWidget*>(m_keyboard.field());
    QWidget* window = field ? field->window() : nullptr;
    if (window != m_window) {
        detach();
        if (window) attach(*window);
    }
    if (window) showField();
}

void KeyboardDock::attach(QWidget& window) {
    m_window = &window;
    m_keys = new QQuickWidget(&m_engine, &window);
    m_keys->setObjectName(QStringLiteral("screenKeyboard"));
    m_keys->setFocusPolicy(Qt::NoFocus);
    m_keys->setResizeMode(QQuickWidget::SizeRootObjectToView);
    const QUrl source(QStringLiteral("qrc:/Cutcard/OnScreenKeyboard.qml"));
    auto* component = new QQmlComponent(&m_engine, source, m_keys);
    QObject* root =
        component->createWithInitialProperties({{QStringLiteral("keyboard"), QVariant::fromValue(&m_keyboard)}});
    m_keys->setContent(source, component, root);
    window.installEventFilter(this);
    m_before = window.geometry();
    makeRoom(window, static_cast<int>(m_keys->rootObject()->implicitHeight()));
    place();
    m_keys->show();
    m_keys->raise();
}

/// A dialog grows, as far as the screen lets it; the console stays as large as it is.
void KeyboardDock::makeRoom(QWidget& window, int height) {
    window.setContentsMargins(0, 0, 0, height);
    if (!qobject_cast<QDialog*>(&window)) return;
    const QRect all = window.screen()->geometry();
    const QSize size = QSize(std::max(m_before.width(), kLeastWidth), m_before.height() + height).boundedTo(all.size());
    QRect wanted(QPoint(), size);
    wanted.moveCenter(m_before.center());
    wanted.moveBottom(std::min(wanted.bottom(), all.bottom()));
    wanted.moveTop(std::max(wanted.top(), all.top()));
    wanted.moveLeft(std::clamp(wanted.left(), all.left(), std::max(all.left(), all.right() - wanted.width())));
    window.setGeometry(wanted);
}

void KeyboardDock::detach() {
    if (m_keys) {
        // A key of it may be what is being pressed.
        m_keys->hide();
        m_keys->deleteLater();
    }
    if (m_window) {
        m_window->removeEventFilter(this);
        m_window->setContentsMargins(0, 0, 0, 0);
        if (qobject_cast<QDialog*>(m_window) && m_window->isVisible()) m_window->setGeometry(m_before);
    }
    m_keys = nullptr;
    m_window = nullptr;
}

void KeyboardDock::place() {
    if (!m_keys || !m_window) return;
    const int height = m_window->contentsMargins().bottom();
    m_keys->setGeometry(0, m_window->height() - height, m_window->width(), height);
}

void KeyboardDock::showField() {
    auto* field = qobject_cast<QWidget*>(m_keyboard.field());
    for (QWidget* above = field; above; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) area->ensureWidgetVisible(field);
    }
}

bool KeyboardDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window && event->type() == QEvent::Resize) {
        place();
        QMetaObject::invokeMethod(this, &KeyboardDock::showField, Qt::QueuedConnection);
    }
    return false;
}

}  // namespace cutcard::kiosk
