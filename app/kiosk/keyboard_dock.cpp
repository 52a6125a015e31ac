#include "app/kiosk/keyboard_dock.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLayout>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWidget>
#include <QScreen>
#include <QScrollArea>

#include <algorithm>

namespace cutcard::kiosk {
namespace {

const QString kKeys = QStringLiteral("screenKeyboard");
constexpr int kLeastWidth = 860;
/// Lower, its keys are no longer for fingers.
constexpr int kLeastHeight = 170;

bool isScrolled(const QWidget& widget, const QWidget& window) {
    for (const QWidget* above = widget.parentWidget(); above && above != &window; above = above->parentWidget()) {
        if (qobject_cast<const QAbstractScrollArea*>(above)) return true;
    }
    return false;
}

/// The least that a dialog needs for itself. Of words that wrap a layout counts one line.
int leastWithout(const QWidget& window) {
    if (!window.layout()) return 0;
    int least = window.layout()->totalMinimumSize().height() - window.contentsMargins().bottom();
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->wordWrap() && label->isVisibleTo(&window) && !isScrolled(*label, window))
            least += std::max(0, label->heightForWidth(label->width()) - label->minimumSizeHint().height());
    }
    return least;
}

/// What a screen has for the keyboard below that.
int heightFor(const QWidget& window, const QQuickWidget& keys) {
    const int left = window.screen()->geometry().height() - leastWithout(window);
    return std::min(static_cast<int>(keys.rootObject()->implicitHeight()), std::max(kLeastHeight, left));
}

bool hasSomethingToWriteIn(const QDialog& dialog) {
    const auto widgets = dialog.findChildren<QWidget*>();
    return std::any_of(widgets.begin(), widgets.end(), [](const QWidget* widget) {
        // A list whose lines can be changed says so too, but nobody writes in it before he has chosen one.
        return widget->testAttribute(Qt::WA_InputMethodEnabled) && !qobject_cast<const QAbstractItemView*>(widget);
    });
}

}  // namespace

WindowPlaces placesOfPlatform() {
    return QGuiApplication::platformName().startsWith(QLatin1String("wayland")) ? WindowPlaces::Fixed
                                                                                : WindowPlaces::Free;
}

KeyboardDock::KeyboardDock(ScreenKeyboard& keyboard, WindowPlaces places, QObject* parent)
    : QObject(parent), m_keyboard(keyboard), m_places(places) {
    m_engine.addImportPath(QStringLiteral("qrc:/"));
    connect(&keyboard, &ScreenKeyboard::changed, this, &KeyboardDock::follow);
    if (m_places == WindowPlaces::Fixed) qApp->installEventFilter(this);
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

QQuickWidget* KeyboardDock::keysIn(QWidget& window) {
    auto* keys = new QQuickWidget(&m_engine, &window);
    keys->setObjectName(kKeys);
    keys->setFocusPolicy(Qt::NoFocus);
    keys->setResizeMode(QQuickWidget::SizeRootObjectToView);
    keys->hide();
    const QUrl source(QStringLiteral("qrc:/Cutcard/OnScreenKeyboard.qml"));
    auto* component = new QQmlComponent(&m_engine, source, keys);
    QObject* root = component->createWithInitialProperties(
        {{QStringLiteral("keyboard"), QVariant::fromValue(&m_keyboard)}, {QStringLiteral("dressesTheme"), true}});
    keys->setContent(source, component, root);
    return keys;
}

void KeyboardDock::attach(QWidget& window) {
    m_window = &window;
    m_keys = window.findChild<QQuickWidget*>(kKeys, Qt::FindDirectChildrenOnly);
    window.installEventFilter(this);
    if (!m_keys) {
        m_keys = keysIn(window);
        m_before = window.geometry();
        makeRoom(window, heightFor(window, *m_keys));
    }
    place();
    m_keys->show();
    m_keys->raise();
}

/// A dialog grows, as far as the screen lets it; the console stays as large as it is.
void KeyboardDock::makeRoom(QWidget& window, int height) {
    window.setContentsMargins(0, 0, 0, height);
    if (m_places == WindowPlaces::Fixed || !qobject_cast<QDialog*>(&window)) return;
    const QRect all = window.screen()->geometry();
    const QSize size = QSize(std::max(m_before.width(), kLeastWidth), m_before.height() + height).boundedTo(all.size());
    QRect wanted(QPoint(), size);
    wanted.moveCenter(m_before.center());
    wanted.moveBottom(std::min(wanted.bottom(), all.bottom()));
    wanted.moveTop(std::max(wanted.top(), all.top()));
    wanted.moveLeft(std::clamp(wanted.left(), all.left(), std::max(all.left(), all.right() - wanted.width())));
    window.setGeometry(wanted);
}

/// Before it is seen: afterwards it could grow downwards only, and out of the screen. Its room stays for as long as it
/// does.
void KeyboardDock::keepRoom(QDialog& dialog) {
    const QSize all = dialog.screen()->geometry().size();
    if (m_keyboard.isOn() && hasSomethingToWriteIn(dialog) &&
        !dialog.findChild<QQuickWidget*>(kKeys, Qt::FindDirectChildrenOnly)) {
        const QQuickWidget* keys = keysIn(dialog);
        const int height = heightFor(dialog, *keys);
        dialog.setContentsMargins(0, 0, 0, height);
        if (dialog.layout()) dialog.layout()->activate();
        dialog.resize(QSize(std::max(dialog.width(), kLeastWidth), dialog.height() + height).boundedTo(all));
    }
    // Centred as it is now, it has half of what is left to grow into.
    dialog.setMaximumSize(((all + dialog.size()) / 2).expandedTo(dialog.size()).boundedTo(dialog.maximumSize()));
}

/// Words have come up, an error for example, and the screen has no more room.
void KeyboardDock::giveWay(QDialog& dialog) {
    const auto* keys = dialog.findChild<QQuickWidget*>(kKeys, Qt::FindDirectChildrenOnly);
    if (!keys || !dialog.layout()) return;
    const int height = heightFor(dialog, *keys);
    if (height >= dialog.contentsMargins().bottom()) return;
    dialog.setContentsMargins(0, 0, 0, height);
    // Its layout may have made it larger already.
    dialog.layout()->activate();
    const QSize all = dialog.screen()->geometry().size();
    dialog.resize(dialog.size().boundedTo(dialog.maximumSize()).boundedTo(all));
    place();
}

void KeyboardDock::raiseAboveTheEdge() {
    const QRect all = m_window->screen()->geometry();
    QRect wanted = m_window->geometry();
    wanted.moveBottom(std::min(wanted.bottom(), all.bottom()));
    wanted.moveTop(std::max(wanted.top(), all.top()));
    if (wanted != m_window->geometry()) m_window->setGeometry(wanted);
}

void KeyboardDock::detach() {
    const bool isKept = m_places == WindowPlaces::Fixed && qobject_cast<QDialog*>(m_window);
    if (m_keys) {
        m_keys->hide();
        if (!isKept) {
            // A key of it may be what is being pressed; until then it is not to be found for the next field.
            m_keys->setObjectName({});
            m_keys->deleteLater();
        }
    }
    if (m_window) {
        m_window->removeEventFilter(this);
        if (!isKept) m_window->setContentsMargins(0, 0, 0, 0);
        if (!isKept && qobject_cast<QDialog*>(m_window) && m_window->isVisible()) m_window->setGeometry(m_before);
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
    if (m_places == WindowPlaces::Fixed && event->type() == QEvent::Show && !event->spontaneous()) {
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog && dialog->isWindow()) keepRoom(*dialog);
    }
    if (event->type() == QEvent::LayoutRequest) {
        if (auto* dialog = qobject_cast<QDialog*>(watched)) giveWay(*dialog);
    }
    if (watched == m_window && event->type() == QEvent::Resize) {
        place();
        if (m_places == WindowPlaces::Free && qobject_cast<QDialog*>(m_window)) raiseAboveTheEdge();
        QMetaObject::invokeMethod(this, &KeyboardDock::showField, Qt::QueuedConnection);
    }
    return false;
}

}  // namespace cutcard::kiosk
