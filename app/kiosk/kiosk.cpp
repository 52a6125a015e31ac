#include "app/kiosk/kiosk.h"

#include "app/kiosk/x11_grip.h"
#include "app/session/supervisor_list.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QEvent>

namespace cutcard::kiosk {
namespace {

bool isInput(QEvent::Type type) {
    switch (type) {
    // A key that is a shortcut comes as this only.
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TabletPress: return true;
    default: return false;
    }
}

}  // namespace

Kiosk::Kiosk(Program& program, ConsoleDoor& door, const SteadyClock& steady, QObject* parent)
    : QObject(parent), m_program(program), m_door(door), m_idle(steady) {
    using namespace std::chrono_literals;
    program.set().lend();
    const auto obey = [this] { m_idle.setMinutes(m_program.set().kioskIdleMinutes()); };
    connect(&program.set(), &Settings::changed, this, obey);
    obey();
    connect(&program.people(), &School::changed, this, &Kiosk::changed);
    connect(&program, &Program::changed, this, &Kiosk::follow);
    connect(&m_timer, &QTimer::timeout, this, &Kiosk::beat);
    m_timer.start(250ms);
    qApp->installEventFilter(this);
}

void Kiosk::follow() {
    ExamController& exam = *m_program.exam();
    m_showsResult =
        exam.state() == QLatin1String("over") && !exam.result().value(QStringLiteral("code")).toString().isEmpty();
    if (m_leaving && !mayBeLeft()) askToLeave(false);
    emit changed();
}

int Kiosk::windowFlags() {
    auto flags = Qt::Window | Qt::FramelessWindowHint | Qt::WindowStaysOnTopHint;
    // What no window manager manages, none can minimise, move to another desktop or cover.
    if (X11Grip::isNeeded()) flags |= Qt::BypassWindowManagerHint;
    return static_cast<int>(flags.toInt());
}

bool Kiosk::isUnclaimed() const {
    return m_program.people().mayIntroduce();
}

bool Kiosk::mayBeLeft() const {
    if (!m_program.people().store()) return false;
    return !m_program.examIsOn() || m_showsResult || m_program.exam()->state() == QLatin1String("needs_supervisor");
}

QVariantList Kiosk::supervisors() const {
    store::Store* store = m_program.people().store();
    return store ? supervisorsOf(*store) : QVariantList();
}

void Kiosk::askToLeave(bool asked) {
    m_leaving = asked && mayBeLeft();
    say({});
}

bool Kiosk::leave(const QString& supervisor, const QString& passphrase) {
    if (!m_leaving || !mayBeLeft()) return false;
    store::Store* store = m_program.people().store();
    const auto session = store->signIn(supervisor.toStdString(), passphrase.toStdString());
    if (!session) return say(text::faultSentence(session.refusal()));
    store->leave(*session);
    emit left();
    return true;
}

bool Kiosk::leaveUnclaimed() {
    if (!isUnclaimed() || m_program.examIsOn()) return false;
    emit left();
    return true;
}

bool Kiosk::eventFilter(QObject* /*watched*/, QEvent* event) {
    if (m_waking.owns(*event)) {
        event->setAccepted(true);
        return true;
    }
    if (!isInput(event->type())) return false;
    if (m_secondsLeft == 0) {
        m_idle.touched();
        return false;
    }
    if (!WakingPress::isOne(*event)) return event->type() == QEvent::Wheel;
    m_waking.begin(*event);
    m_idle.touched();
    setSecondsLeft(0);
    event->setAccepted(true);
    return true;
}

/// Somebody could come back to what was left behind.
bool Kiosk::isOccupied() const {
    return m_leaving || m_door.console() != nullptr || !m_program.people().person().isEmpty() ||
           m_program.set().isLent() || m_program.screen() != QLatin1String("start");
}

void Kiosk::beat() {
    // An exam has a clock of its own, and nobody but a supervisor ends it; its result is for whoever sat it.
    if ((m_program.examIsOn() && !m_showsResult) || !isOccupied()) m_idle.touched();
    if (m_idle.isOver()) startAnew();
    setSecondsLeft(m_idle.secondsLeft().value_or(0));
}

void Kiosk::startAnew() {
    askToLeave(false);
    m_door.close();
    m_program.exam()->leave();
    m_program.startAnew();
    m_idle.touched();
}

void Kiosk::setSecondsLeft(int seconds) {
    if (seconds == m_secondsLeft) return;
    m_secondsLeft = seconds;
    emit counted();
}

bool Kiosk::say(text::KeptSentence message) {
    m_message = std::move(message);
    emit changed();
    return false;
}

}  // namespace cutcard::kiosk
