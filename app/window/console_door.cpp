#include "app/window/console_door.h"

namespace cutcard {

ConsoleDoor::ConsoleDoor(Program& program, QObject* parent) : QObject(parent), m_program(program) {
    connect(&program, &Program::consoleWanted, this, &ConsoleDoor::open);
}

ConsoleDoor::~ConsoleDoor() {
    delete m_console;
}

void ConsoleDoor::open() {
    if (!m_console) {
        if (m_program.people().store() == nullptr) return;
        m_console = new supervisor::ConsoleWindow(*m_program.people().store());
        m_console->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_console, &supervisor::ConsoleWindow::examStarted, this, &ConsoleDoor::giveScreen);
        // People may have come and gone.
        connect(m_console, &supervisor::ConsoleWindow::closed, &m_program.people(), &School::refresh);
    }
    m_console->show();
    m_console->raise();
    m_console->activateWindow();
}

/// The session is the supervisor's word; it ends with the console.
void ConsoleDoor::giveScreen(const QString& attempt) {
    m_program.beginExam(m_console->session(), attempt);
    // Not before whoever started it has returned.
    QMetaObject::invokeMethod(m_console, &QWidget::close, Qt::QueuedConnection);
}

}  // namespace cutcard
