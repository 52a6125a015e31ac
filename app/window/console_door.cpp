#include "app/window/console_door.h"

namespace cutcard {
namespace {

supervisor::ConsoleLook lookOf(const Settings& settings) {
    return {settings.textSize(), settings.contrast() == QLatin1String("high")};
}

}  // namespace

ConsoleDoor::ConsoleDoor(Program& program, QObject* parent) : QObject(parent), m_program(program) {
    connect(&program, &Program::consoleWanted, this, &ConsoleDoor::open);
}

ConsoleDoor::~ConsoleDoor() {
    delete m_console;
}

void ConsoleDoor::open() {
    if (!m_console) {
        if (m_program.people().store() == nullptr) return;
        m_console = new supervisor::ConsoleWindow(*m_program.people().store(), lookOf(m_program.set()));
        m_console->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_console, &supervisor::ConsoleWindow::examStarted, this, &ConsoleDoor::giveScreen);
        connect(&m_program.set(), &Settings::changed, m_console,
                [this] { m_console->setLook(lookOf(m_program.set())); });
        // People may have come and gone.
        connect(m_console, &supervisor::ConsoleWindow::closed, &m_program.people(), &School::refresh);
    }
    m_console->show();
    m_console->raise();
    m_console->activateWindow();
}

void ConsoleDoor::close() {
    if (m_console) m_console->close();
}

/// The session is the supervisor's word; it ends with the console.
void ConsoleDoor::giveScreen(const QString& attempt) {
    m_program.beginExam(m_console->session(), attempt);
    // Not before whoever started it has returned.
    QMetaObject::invokeMethod(m_console, &QWidget::close, Qt::QueuedConnection);
}

}  // namespace cutcard
