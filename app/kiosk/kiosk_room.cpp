#include "app/kiosk/kiosk_room.h"

#include "app/kiosk/end_signals.h"
#include "app/supervisor/lock_down.h"

#include <QCoreApplication>

namespace cutcard::kiosk {

KioskRoom::KioskRoom(Program& program, bool isKiosk, const SteadyClock& steady)
    : m_program(program), m_door(program), m_keyboard(program.set(), isKiosk), m_dock(m_keyboard) {
    supervisor::setLockedDown(isKiosk);
    m_engine.setNetworkAccessManagerFactory(&m_noNetwork);
    m_engine.addImportPath(QStringLiteral("qrc:/"));
    Program::addPictures(m_engine);
    program.keepInLanguage(m_engine);
    if (!isKiosk) return;
    m_kiosk.emplace(program, m_door, steady);
    m_notice.emplace(*m_kiosk);
    // No window is asked: all of them would refuse.
    QObject::connect(&*m_kiosk, &Kiosk::left, [] { QCoreApplication::exit(0); });
    new EndSignals(&*m_kiosk);
}

QWindow* KioskRoom::window() const {
    return m_engine.rootObjects().isEmpty() ? nullptr : qobject_cast<QWindow*>(m_engine.rootObjects().constFirst());
}

bool KioskRoom::open() {
    QVariantMap given{{QStringLiteral("program"), QVariant::fromValue(&m_program)},
                      {QStringLiteral("keyboard"), QVariant::fromValue(&m_keyboard)}};
    if (m_kiosk) given.insert(QStringLiteral("kiosk"), QVariant::fromValue(&*m_kiosk));
    m_engine.setInitialProperties(given);
    m_engine.load(QUrl(QStringLiteral("qrc:/Cutcard/Main.qml")));
    if (!window()) return false;
    if (m_kiosk) m_lock.emplace(*window());
    return true;
}

}  // namespace cutcard::kiosk
