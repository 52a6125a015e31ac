#include "app/kiosk/covers.h"

#include "app/kiosk/kiosk.h"
#include "app/supervisor/console_style.h"

#include <QGuiApplication>
#include <QPainter>
#include <QRasterWindow>

namespace cutcard::kiosk {
namespace {

class Cover : public QRasterWindow {
public:
    explicit Cover(QScreen* screen) {
        setObjectName(QStringLiteral("cover"));
        setScreen(screen);
        setFlags(Qt::WindowFlags(Kiosk::windowFlags()) | Qt::WindowDoesNotAcceptFocus);
        setGeometry(screen->geometry());
        show();
        // Where outputs overlap, the program lies above.
        lower();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter(this).fillRect(QRect(QPoint(), size()), QColor(supervisor::look::colours().night));
    }
    bool event(QEvent* event) override {
        if (event->type() == QEvent::Close) {
            event->ignore();
            return true;
        }
        return QRasterWindow::event(event);
    }
};

}  // namespace

Covers::Covers(QObject* parent) : QObject(parent), m_own(QGuiApplication::primaryScreen()) {
    for (QScreen* screen : QGuiApplication::screens()) watch(screen);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, [this](QScreen* screen) {
        watch(screen);
        follow();
    });
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this](QScreen* screen) {
        m_windows.erase(screen);
        if (screen == m_own) m_own = nullptr;
        follow();
    });
    follow();
}

Covers::~Covers() = default;

void Covers::setOwn(QScreen* screen) {
    m_own = screen;
    follow();
}

void Covers::watch(QScreen* screen) {
    connect(screen, &QScreen::geometryChanged, this, &Covers::follow);
}

/// Outputs that show the same are several screens in one place: the program's own window covers them all.
bool Covers::isFilled(const QScreen& screen) const {
    return m_own && m_own->geometry().contains(screen.geometry());
}

void Covers::follow() {
    if (!m_own) m_own = QGuiApplication::primaryScreen();
    // A compositor for one program stretches it over all outputs; a second window would lie over the first.
    const bool isNeeded = !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
    for (QScreen* screen : QGuiApplication::screens()) {
        if (isFilled(*screen))
            m_windows.erase(screen);
        else if (isNeeded && !m_windows.contains(screen))
            m_windows[screen] = std::make_unique<Cover>(screen);
    }
    hold();
    emit changed();
}

void Covers::hold() {
    for (const auto& [screen, window] : m_windows) {
        if (window->geometry() != screen->geometry()) window->setGeometry(screen->geometry());
    }
}

int Covers::missing() const {
    int missing = 0;
    for (QScreen* screen : QGuiApplication::screens()) {
        const auto cover = m_windows.find(screen);
        const bool isCovered = cover != m_windows.end() && cover->second->geometry().contains(screen->geometry());
        if (!isFilled(*screen) && !isCovered) ++missing;
    }
    return missing;
}

}  // namespace cutcard::kiosk
