#pragma once

#include "app/store/store_refusal.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct pg_conn;
struct pg_result;

namespace cutcard::school {

using store::Done;
using store::StoreFault;
using store::StoreRefusal;
using store::StoreResult;

/// A parameter in the server's own bytes, so that nothing has to be quoted.
struct PgValue {
    unsigned type = 0;
    std::string bytes;

    static PgValue text(std::string_view text);
    static PgValue number(std::int64_t number);
    static PgValue boolean(bool isTrue);
    static PgValue binary(std::string_view bytes);
    static PgValue texts(std::span<const std::string_view> texts);
    static PgValue numbers(std::span<const std::int64_t> numbers);
    static PgValue binaries(std::span<const std::string_view> all);
};

/// The rows that came back.
class PgResult {
public:
    PgResult() = default;
    explicit PgResult(pg_result* result) : m_result(result) {}

    bool isNone() const { return m_result == nullptr; }
    int rows() const;
    /// How many rows a statement changed.
    int changed() const;
    std::string_view bytes(int row, int column) const;
    std::string text(int row, int column) const { return std::string(bytes(row, column)); }
    std::int64_t number(int row, int column) const;
    double real(int row, int column) const;

private:
    struct Clear {
        void operator()(pg_result* result) const;
    };
    std::unique_ptr<pg_result, Clear> m_result;
};

/// A session with a server. What it is called by is libpq's affair: "service=school", "host=… dbname=…"; passwords are
/// in its password file, never here.
class PgConnection {
public:
    /// `isUnwanted`: becomes true in another thread when nobody wants it any more.
    static StoreResult<std::unique_ptr<PgConnection>> open(const std::string& conninfo,
                                                           const std::atomic<bool>* isUnwanted = nullptr);
    PgConnection(const PgConnection&) = delete;
    PgConnection& operator=(const PgConnection&) = delete;
    ~PgConnection();

    /// Several statements, without parameters.
    StoreResult<PgResult> execute(const std::string& sql);
    /// One statement, prepared at its first use. Outside of a transaction a connection that was cut is made anew.
    StoreResult<PgResult> execute(std::string_view sql, std::span<const PgValue> values);
    StoreResult<Done> begin(const std::string& alsoRun = {});

    /// From another thread: whoever waits for the server waits no longer.
    void breakOff();

    /// A password as the server keeps it: the plain one never leaves this machine.
    StoreResult<std::string> encrypted(const std::string& password, const std::string& role);
    /// A name within a statement that can have no parameters.
    std::string quotedName(const std::string& name);
    std::string quotedText(const std::string& text);
    std::string parameter(const char* name) const;  ///< "host", "port", "dbname" or "user" of this session.

private:
    struct KnownStatement {
        std::string_view sql;
        std::vector<unsigned> types;
        std::string name;
    };

    explicit PgConnection(pg_conn* connection) : m_connection(connection) {}

    StoreResult<Done> setUp();
    StoreResult<Done> makeReady();
    StoreResult<std::string> prepared(std::string_view sql, std::span<const PgValue> values);
    StoreResult<PgResult> checked(pg_result* result);

    pg_conn* m_connection;
    bool m_inTransaction = false;
    std::chrono::steady_clock::time_point m_quietUntil;  ///< Until then a silent server is not asked again.
    std::vector<KnownStatement> m_statements;
};

}  // namespace cutcard::school
