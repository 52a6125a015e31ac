#pragma once

#include "app/supervisor/console_window.h"
#include "app/window/program.h"

#include <QObject>
#include <QPointer>

namespace cutcard {

/// The way from the window to the supervisor's console and, with an exam, back.
class ConsoleDoor : public QObject {
    Q_OBJECT

public:
    explicit ConsoleDoor(Program& program, QObject* parent = nullptr);
    ~ConsoleDoor() override;

    /// Null while it is shut.
    supervisor::ConsoleWindow* console() const { return m_console; }
    void close();

private:
    void open();
    void giveScreen(const QString& attempt);

    Program& m_program;
    QPointer<supervisor::ConsoleWindow> m_console;
};

}  // namespace cutcard
