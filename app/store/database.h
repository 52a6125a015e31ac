#pragma once

#include "app/store/store_refusal.h"
#include "engine/record/sha256.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace cutcard::store {

enum class Access : std::uint8_t { ReadWrite, ReadOnly };

/// A statement that one kind of database has prepared. Places and columns are counted as the database counts them:
/// places from 1, columns from 0.
class Prepared {
public:
    virtual ~Prepared() = default;

    /// Before each use: what could not be prepared may be possible now.
    virtual void makeReady() = 0;
    virtual void bindText(int place, std::string_view text) = 0;
    virtual void bindNumber(int place, std::int64_t number) = 0;
    virtual void bindBytes(int place, std::string_view bytes) = 0;
    virtual bool step() = 0;
    virtual StoreResult<Done> outcome() const = 0;
    virtual std::string_view bytes(int column) const = 0;
    virtual std::int64_t number(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual void reset() = 0;
};

/// A prepared statement in use; it is reset when this ends. Columns are read after step() said that there is a row.
class Statement {
public:
    explicit Statement(Prepared& prepared) : m_prepared(prepared) {}
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { m_prepared.reset(); }

    Statement& bind(std::string_view text);
    Statement& bind(std::int64_t number);
    Statement& bindBytes(std::string_view bytes);
    Statement& bind(const Digest& digest);

    /// Whether there is a row. Nothing more comes after a failure.
    bool step() { return m_prepared.step(); }
    /// Runs to the end.
    StoreResult<Done> run();
    /// Why step() gave no row: the end, or a failure.
    StoreResult<Done> outcome() const { return m_prepared.outcome(); }

    std::string text(int column) const { return std::string(m_prepared.bytes(column)); }
    std::int64_t number(int column) const { return m_prepared.number(column); }
    double real(int column) const { return m_prepared.real(column); }
    Digest digest(int column) const;

private:
    Prepared& m_prepared;
    int m_bound = 0;
};

/// One connection. It keeps its prepared statements.
class Database {
public:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    virtual ~Database() = default;

    /// The text has to outlive the connection.
    Statement use(std::string_view sql);
    /// Several statements, without results.
    virtual StoreResult<Done> execute(const std::string& sql) = 0;
    /// The only column of the only row.
    StoreResult<std::string> value(std::string_view sql);
    StoreResult<std::int64_t> number(std::string_view sql);

    virtual StoreResult<Done> begin() = 0;
    /// How many rows the last statement changed.
    virtual int changes() const = 0;
    /// Whether rows carry hashes and tables their sums, because the database does not check its own pages.
    virtual bool hasRowHashes() const = 0;

protected:
    virtual std::unique_ptr<Prepared> prepare(std::string_view sql) = 0;
    void forgetStatements() { m_statements.clear(); }

private:
    std::map<std::string_view, std::unique_ptr<Prepared>> m_statements;
};

/// Rolled back unless it was committed.
class Transaction {
public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    const StoreResult<Done>& begun() const { return m_begun; }
    /// Returns after the changes are on the disk.
    StoreResult<Done> commit();

private:
    Database& m_database;
    StoreResult<Done> m_begun;
    bool m_open = false;
};

}  // namespace cutcard::store
