#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace cutcard {
class Settings;
}

namespace cutcard::kiosk {

/// A keyboard for fingers: knows whether a line to write in has the focus, in the window or in the console, and gives
/// it what is tapped as keys.
class ScreenKeyboard : public QObject {
    Q_OBJECT
    /// In the window of QML; the console has a dock of its own.
    Q_PROPERTY(bool inWindow READ isInWindow NOTIFY changed)
    Q_PROPERTY(double scale READ scale NOTIFY lookChanged)
    Q_PROPERTY(bool highContrast READ isHighContrast NOTIFY lookChanged)

public:
    ScreenKeyboard(const Settings& settings, bool isKiosk, QObject* parent = nullptr);

    /// The field that is written in; null: there is none, or the keyboard is not wanted.
    QObject* field() const { return m_field; }
    bool isInWindow() const { return m_field && !m_field->isWidgetType(); }
    /// Of the text, as in Theme.
    double scale() const;
    bool isHighContrast() const;
    /// Whether it comes with every field.
    bool isOn() const;

    Q_INVOKABLE void type(const QString& text);
    Q_INVOKABLE void backspace();
    Q_INVOKABLE void enter();
    Q_INVOKABLE void tab();
    /// Until it is tapped, or another field gets the focus.
    Q_INVOKABLE void hide();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();
    void lookChanged();

private:
    void look();
    void press(int key, const QString& text);

    const Settings& m_settings;
    bool m_isKiosk;
    bool m_isTouched = false;
    int m_waits = 0;
    QPointer<QObject> m_field;
    QPointer<QObject> m_hiddenFor;
    QTimer m_looking;
};

}  // namespace cutcard::kiosk
