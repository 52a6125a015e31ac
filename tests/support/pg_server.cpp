#include "tests/support/pg_server.h"

#include "app/school/pg_connection.h"

#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include <sys/prctl.h>
#include <unistd.h>
#include <csignal>
#include <vector>

namespace cutcard::test {
namespace {

constexpr auto kPrograms = "/usr/lib/postgresql/15/bin/";
constexpr int kPatience = 60'000;

[[noreturn]] void end(const char* what, const QByteArray& said) {
    std::fprintf(stderr, "%s: %s\n", what, said.constData());
    std::abort();
}

void run(const QStringList& command) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(command[0], command.mid(1));
    if (!process.waitForFinished(kPatience) || process.exitCode() != 0)
        end(qPrintable(command.join(' ')), process.readAll());
}

std::vector<pid_t> childrenOf(qint64 process) {
    std::vector<pid_t> children;
    QFile file(QString("/proc/%1/task/%1/children").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return children;
    for (const QByteArray& word : file.readAll().simplified().split(' '))
        if (const auto child = static_cast<pid_t>(word.toInt()); child > 0) children.push_back(child);
    return children;
}

/// Not one that has ended and waits for somebody to notice.
bool isAtWork(pid_t process) {
    QFile file(QString("/proc/%1/stat").arg(process));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QByteArray stat = file.readAll();
    return !stat.mid(stat.lastIndexOf(')')).startsWith(") Z");
}

}  // namespace

PgServer::PgServer(Durable durable) : m_durable(durable) {
    // The server refuses to be run by root; the one who runs it has to get at the folder.
    if (::geteuid() == 0) run({"chown", "postgres", m_folder.path()});
    run(asOwner(kPrograms + QString("initdb"), {"--no-sync", "--username=owner", "--auth=trust", "--encoding=UTF8",
                                                "--locale=C.UTF-8", "--pgdata=" + m_folder.filePath("data")}));
    start();
}

PgServer::~PgServer() {
    stop();
}

QStringList PgServer::asOwner(const QString& program, const QStringList& arguments) const {
    QStringList command = {program};
    if (::geteuid() == 0)
        command = QStringList{"setpriv",        "--reuid=postgres", "--regid=postgres",
                              "--clear-groups", "--pdeathsig=QUIT", program};
    return command + arguments;
}

void PgServer::start() {
    const QStringList command = asOwner(
        kPrograms + QString("postgres"),
        {"-D", m_folder.filePath("data"), "-k", m_folder.path(), "-c", "listen_addresses=", "-c",
         m_durable == Durable::Yes ? "fsync=on" : "fsync=off", "-c", "autovacuum=off", "-c", "max_connections=200"});
    m_server = std::make_unique<QProcess>();
    m_server->setProcessChannelMode(QProcess::MergedChannels);
    // The server must not outlive a test that crashes.
    m_server->setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGQUIT); });
    m_server->start(command[0], command.mid(1));
    if (!m_server->waitForStarted(kPatience)) end("postgres", m_server->errorString().toUtf8());
    if (!isAnswering()) end("postgres", m_server->readAll());
}

bool PgServer::isAnswering() {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < kPatience && m_server->state() != QProcess::NotRunning) {
        if (school::PgConnection::open(conninfo("postgres"))) return true;
        m_server->waitForFinished(20);
    }
    return false;
}

void PgServer::stop() {
    if (m_server == nullptr) return;
    // SIGINT: everybody is sent away, and what was committed is kept.
    ::kill(static_cast<pid_t>(m_server->processId()), SIGINT);
    if (!m_server->waitForFinished(kPatience)) m_server->kill();
    m_server.reset();
}

void PgServer::kill() {
    if (m_server == nullptr) return;
    const auto server = static_cast<pid_t>(m_server->processId());
    // Held still first, so that nobody is put to work who is not in the list.
    ::kill(server, SIGSTOP);
    const std::vector<pid_t> atWork = childrenOf(server);
    m_server->kill();
    for (const pid_t one : atWork) ::kill(one, SIGKILL);
    m_server->waitForFinished(kPatience);
    m_server.reset();
    // As long as one of them is there, no other server can begin.
    for (const pid_t one : atWork)
        while (isAtWork(one)) QThread::msleep(1);
}

std::string PgServer::conninfo(const std::string& database, const std::string& role) const {
    return "host=" + folder() + " user=" + role + " dbname=" + database;
}

std::string PgServer::newDatabase(const std::string& copyOf) {
    const std::string name = "school_" + std::to_string(++m_databases);
    auto connection = school::PgConnection::open(conninfo("postgres"));
    if (!connection) end("connection", connection.refusal().params[0].c_str());
    const auto made = (*connection)->execute("CREATE DATABASE " + name + " TEMPLATE " + copyOf);
    if (!made) end("CREATE DATABASE", made.refusal().params[0].c_str());
    return name;
}

}  // namespace cutcard::test
