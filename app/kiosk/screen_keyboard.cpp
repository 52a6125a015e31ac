#include "app/kiosk/screen_keyboard.h"

#include "app/session/settings.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

namespace cutcard::kiosk {
namespace {

/// A finger that rests for about a second does not want to press a button.
constexpr int kMostWaits = 16;

bool canBeWrittenIn(QObject* object) {
    if (!object) return false;
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QCoreApplication::sendEvent(object, &query);
    return query.value(Qt::ImEnabled).toBool();
}

/// The words of a field of the console lie in a widget of their own.
bool isPartOf(const QObject* object, const QObject* whole) {
    while (object && object != whole) object = object->parent();
    return object != nullptr;
}

}  // namespace

ScreenKeyboard::ScreenKeyboard(const Settings& settings, bool isKiosk, QObject* parent)
    : QObject(parent), m_settings(settings), m_isKiosk(isKiosk) {
    using namespace std::chrono_literals;
    m_looking.setSingleShot(true);
    m_looking.setInterval(60ms);
    connect(&m_looking, &QTimer::timeout, this, &ScreenKeyboard::look);
    connect(qGuiApp, &QGuiApplication::focusObjectChanged, &m_looking, qOverload<>(&QTimer::start));
    connect(&settings, &Settings::changed, &m_looking, qOverload<>(&QTimer::start));
    connect(&settings, &Settings::changed, this, &ScreenKeyboard::lookChanged);
    qApp->installEventFilter(this);
}

double ScreenKeyboard::scale() const {
    return m_settings.textSize() / 100.0;
}

bool ScreenKeyboard::isHighContrast() const {
    return m_settings.contrast() == QLatin1String("high");
}

bool ScreenKeyboard::isOn() const {
    const QString wish = m_settings.onScreenKeyboard();
    return wish == QLatin1String("on") || (m_isKiosk && wish == QLatin1String("auto"));
}

void ScreenKeyboard::look() {
    // What comes or goes moves the rest: not under a finger that is about to be lifted from a button.
    const bool isPressed = m_isTouched || QGuiApplication::mouseButtons() != Qt::NoButton;
    if (isPressed && ++m_waits < kMostWaits) {
        m_looking.start();
        return;
    }
    m_waits = 0;
    QObject* focus = QGuiApplication::focusObject();
    if (focus != m_hiddenFor) m_hiddenFor = nullptr;
    QObject* field = isOn() && focus != m_hiddenFor && canBeWrittenIn(focus) ? focus : nullptr;
    if (field == m_field) return;
    m_field = field;
    emit changed();
}

bool ScreenKeyboard::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type == QEvent::TouchBegin) m_isTouched = true;
    if (type == QEvent::TouchEnd || type == QEvent::TouchCancel) m_isTouched = false;
    // Who taps a field again wants its keyboard again.
    if (type == QEvent::MouseButtonPress && m_hiddenFor && isPartOf(watched, m_hiddenFor)) {
        m_hiddenFor = nullptr;
        m_looking.start();
    }
    return false;
}

void ScreenKeyboard::press(int key, const QString& text) {
    if (!m_field) return;
    // Whoever is written to may go while it is.
    const QPointer<QObject> field = m_field;
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(field, &down);
    if (!field) return;
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(field, &up);
}

void ScreenKeyboard::type(const QString& text) {
    if (!text.isEmpty()) press(text.front().toUpper().unicode(), text);
}

void ScreenKeyboard::backspace() {
    press(Qt::Key_Backspace, {});
}

void ScreenKeyboard::enter() {
    press(Qt::Key_Return, QStringLiteral("\r"));
}

void ScreenKeyboard::tab() {
    press(Qt::Key_Tab, QStringLiteral("\t"));
}

void ScreenKeyboard::hide() {
    m_hiddenFor = m_field;
    m_field = nullptr;
    emit changed();
}

}  // namespace cutcard::kiosk
