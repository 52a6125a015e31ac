#include "app/window/console_door.h"

#include "app/school/service_name.h"
#include "app/supervisor/lock_down.h"
#include "app/text/catalogue.h"

#include <QThread>

#include <utility>

namespace cutcard {
namespace {

supervisor::ConsoleLook lookOf(const Settings& settings) {
    return {settings.textSize(), settings.contrast() == QLatin1String("high")};
}

}  // namespace

OpenSchool schoolOfService() {
    return [](const std::string& service, const std::atomic<bool>* isUnwanted) {
        store::StoreOptions options;
        // For the key of this computer, which signs what is handed on.
        options.folder = store::defaultStoreFolder();
        return school::PgStore::open(options, school::conninfoOfService(service), isUnwanted);
    };
}

ConsoleDoor::ConsoleDoor(Program& program, OpenSchool openSchool, QObject* parent)
    : QObject(parent), m_program(program), m_openSchool(std::move(openSchool)) {
    connect(&program, &Program::consoleWanted, this, &ConsoleDoor::open);
}

ConsoleDoor::~ConsoleDoor() {
    m_isLeaving = true;
    if (m_worker) m_worker->wait();
    delete m_console;
}

bool ConsoleDoor::hasSchool() const {
    return !supervisor::isLockedDown() && !m_program.set().schoolService().isEmpty();
}

void ConsoleDoor::open() {
    if (m_console) {
        show(*m_console);
    } else if (m_program.people().store() != nullptr) {
        openOwn();
    }
}

void ConsoleDoor::openOwn() {
    auto* console =
        new supervisor::ConsoleWindow(*m_program.people().store(), lookOf(m_program.set()), {nullptr, hasSchool()});
    connect(console, &supervisor::ConsoleWindow::examStarted, this, &ConsoleDoor::giveScreen);
    connect(console, &supervisor::ConsoleWindow::otherRecordsWanted, this, &ConsoleDoor::askSchool);
    // People may have come and gone.
    connect(console, &supervisor::ConsoleWindow::closed, &m_program.people(), &School::refresh);
    show(*console);
}

void ConsoleDoor::askSchool() {
    if (m_asking || !m_console) return;
    m_asking = m_console;
    m_console->setOpeningOthers(true);
    // Whom the answer is for is seen when it comes; nobody waits here.
    if (m_worker && m_worker->isRunning()) return;
    m_worker.reset(QThread::create([this, service = m_program.set().schoolService().toStdString()] {
        const auto result = std::make_shared<Opened::element_type>(m_openSchool(service, &m_isLeaving));
        QMetaObject::invokeMethod(this, [this, result] { schoolAnswered(result); });
    }));
    m_worker->start();
}

void ConsoleDoor::schoolAnswered(const Opened& result) {
    supervisor::ConsoleWindow* asking = std::exchange(m_asking, nullptr);
    // Whoever has closed the console meanwhile does not get another one.
    if (asking == nullptr || asking != m_console || !asking->isVisible()) return;
    if (!*result) {
        asking->refuseOthers(text::storeFault(result->refusal()));
        return;
    }
    const std::shared_ptr<school::PgStore> store = std::move(**result);
    // No exam begins there: what a school's console says of one leads nowhere.
    auto* console = new supervisor::ConsoleWindow(*store, lookOf(m_program.set()), {store.get(), true});
    connect(console, &supervisor::ConsoleWindow::otherRecordsWanted, this, &ConsoleDoor::openOwn);
    // The line to the server is closed with the last of the console.
    connect(console, &QObject::destroyed, [store] { Q_UNUSED(store) });
    show(*console);
}

/// In the place of the one that was there before.
void ConsoleDoor::show(supervisor::ConsoleWindow& console) {
    supervisor::ConsoleWindow* before = m_console;
    if (before != &console) {
        m_console = &console;
        console.setAttribute(Qt::WA_DeleteOnClose);
        connect(&m_program.set(), &Settings::changed, &console,
                [this, &console] { console.setLook(lookOf(m_program.set())); });
        if (before != nullptr) console.setGeometry(before->geometry());
    }
    console.show();
    console.raise();
    console.activateWindow();
    // Not before whoever pressed something in it has returned.
    if (before != nullptr && before != &console)
        QMetaObject::invokeMethod(before, &QWidget::close, Qt::QueuedConnection);
}

void ConsoleDoor::close() {
    if (m_console) m_console->close();
}

/// The session is the supervisor's word; it ends with the console.
void ConsoleDoor::giveScreen(const QString& attempt) {
    if (!m_console || m_console->isSchools()) return;
    m_program.beginExam(m_console->session(), attempt);
    // Not before whoever started it has returned.
    QMetaObject::invokeMethod(m_console, &QWidget::close, Qt::QueuedConnection);
}

}  // namespace cutcard
