#pragma once

#include "app/kiosk/screen_keyboard.h"

#include <QQmlEngine>
#include <QRect>

class QDialog;
class QQuickWidget;
class QWidget;

namespace cutcard::kiosk {

/// Whether a window can be put somewhere else when it is seen already. On Wayland a dialog is centred as it comes up
/// and stays there.
enum class WindowPlaces { Free, Fixed };
WindowPlaces placesOfPlatform();

/// The keyboard of the console and its dialogs: at the bottom of the window that is written in, which makes room for it
/// and brings the field into sight.
class KeyboardDock : public QObject {
    Q_OBJECT

public:
    explicit KeyboardDock(ScreenKeyboard& keyboard, WindowPlaces places = placesOfPlatform(),
                          QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void attach(QWidget& window);
    void detach();
    void place();
    QQuickWidget* keysIn(QWidget& window);
    void makeRoom(QWidget& window, int height);
    void keepRoom(QDialog& dialog);
    void giveWay(QDialog& dialog);
    void raiseAboveTheEdge();
    void showField();

    ScreenKeyboard& m_keyboard;
    WindowPlaces m_places;
    QQmlEngine m_engine;
    QPointer<QWidget> m_window;
    QPointer<QQuickWidget> m_keys;
    QRect m_before;  ///< Where a dialog was without a keyboard.
};

}  // namespace cutcard::kiosk
