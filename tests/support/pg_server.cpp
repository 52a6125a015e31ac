#include "tests/support/pg_server.h"

#include "app/school/pg_connection.h"

#include <QFile>
#include <QThread>

#include <sys/prctl.h>
#include <unistd.h>
#include <csignal>

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
    for (int waited = 0; waited < kPatience; waited += 20) {
        if (school::PgConnection::open(conninfo("postgres"))) return;
        if (m_server->state() == QProcess::NotRunning) break;
        QThread::msleep(20);
    }
    end("postgres", m_server->readAll());
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
    m_server->kill();
    m_server->waitForFinished(kPatience);
    m_server.reset();
    // Whoever it had at work ends when it sees that; until then no other can begin.
    QThread::msleep(500);
}

std::string PgServer::conninfo(const std::string& database, const std::string& role) const {
    return "host=" + m_folder.path().toStdString() + " user=" + role + " dbname=" + database;
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
