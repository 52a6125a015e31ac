#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace cutcard::test {

/// Whether what was committed survives the machine. Tests do without.
enum class Durable { No, Yes };

/// A PostgreSQL server of this test alone: in a temporary folder, on a socket there and nowhere else, by a person
/// without rights. It ends with this object, and with the program.
class PgServer {
public:
    /// Ends the test program where it fails: nothing can be tested without.
    explicit PgServer(Durable durable = Durable::No);
    ~PgServer();

    /// How libpq finds a database on it. The role that owns the server is "owner".
    std::string conninfo(const std::string& database, const std::string& role = "owner") const;
    /// Where its socket is: the "host" of libpq.
    std::string folder() const { return m_folder.path().toStdString(); }
    std::string socket() const { return folder() + "/.s.PGSQL.5432"; }
    /// An empty database, or a copy of another one.
    std::string newDatabase(const std::string& copyOf = "template0");

    void stop();
    /// Without a chance to put anything in order, neither for it nor for those whom it has at work.
    void kill();
    void start();

private:
    QStringList asOwner(const QString& program, const QStringList& arguments) const;
    bool isAnswering();

    Durable m_durable;
    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_server;
    int m_databases = 0;
};

}  // namespace cutcard::test
