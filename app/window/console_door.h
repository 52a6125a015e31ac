#pragma once

#include "app/school/pg_store.h"
#include "app/supervisor/console_window.h"
#include "app/window/program.h"

#include <QObject>
#include <QPointer>

#include <atomic>

namespace cutcard {

/// Opens a school's server by the name of its service; called in a thread of its own, and given up when nobody wants it
/// any more.
using OpenSchool = std::function<school::StoreResult<std::unique_ptr<school::PgStore>>(
    const std::string& service, const std::atomic<bool>* isUnwanted)>;
OpenSchool schoolOfService();

/// The way from the window to the supervisor's console and, with an exam, back. Where a school is set, the console
/// shows the records of this computer or those of the school.
class ConsoleDoor : public QObject {
    Q_OBJECT

public:
    explicit ConsoleDoor(Program& program, OpenSchool openSchool = schoolOfService(), QObject* parent = nullptr);
    ~ConsoleDoor() override;

    /// Null while it is shut.
    supervisor::ConsoleWindow* console() const { return m_console; }
    void close();

private:
    using Opened = std::shared_ptr<school::StoreResult<std::unique_ptr<school::PgStore>>>;

    void open();
    void openOwn();
    /// At a kiosk there is no choice: its role may read no results.
    bool hasSchool() const;
    void askSchool();
    void schoolAnswered(const Opened& result);
    void show(supervisor::ConsoleWindow& console);
    void giveScreen(const QString& attempt);

    Program& m_program;
    OpenSchool m_openSchool;
    std::atomic<bool> m_isLeaving = false;
    std::unique_ptr<QThread> m_worker;
    QPointer<supervisor::ConsoleWindow> m_console;
    QPointer<supervisor::ConsoleWindow> m_asking;  ///< The one that wants the school's records; null: nobody any more.
};

}  // namespace cutcard
