#pragma once

#include "app/kiosk/screen_keyboard.h"

#include <QQmlEngine>
#include <QRect>

class QQuickWidget;
class QWidget;

namespace cutcard::kiosk {

/// The keyboard of the console and its dialogs: at the bottom of the window that is written in, which makes room for it
/// and brings the field into sight.
class KeyboardDock : public QObject {
    Q_OBJECT

public:
    explicit KeyboardDock(ScreenKeyboard& keyboard, QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void attach(QWidget& window);
    void detach();
    void place();
    void makeRoom(QWidget& window, int height);
    void showField();

    ScreenKeyboard& m_keyboard;
    QQmlEngine m_engine;
    QPointer<QWidget> m_window;
    QPointer<QQuickWidget> m_keys;
    QRect m_before;  ///< Where a dialog was without a keyboard.
};

}  // namespace cutcard::kiosk
