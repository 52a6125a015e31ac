#pragma once

#include "app/kiosk/covers.h"
#include "app/kiosk/x11_grip.h"

#include <QTimer>

#include <optional>

class QWidget;

namespace cutcard::kiosk {

/// Keeps the program over the whole of every output: its window, and whatever it opens, cannot be closed, minimised,
/// moved, covered or left for another program.
class WindowLock : public QObject {
    Q_OBJECT

public:
    explicit WindowLock(QWindow& window, QObject* parent = nullptr);

    const Covers& covers() const { return m_covers; }
    void hold();
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress(QWidget& window) const;
    static void frame(QWidget& dialog);
    QRect place() const;

    QWindow& m_window;
    Covers m_covers;
    std::optional<X11Grip> m_grip;
    QTimer m_timer;
};

}  // namespace cutcard::kiosk
