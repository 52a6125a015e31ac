#include "app/school/pg_connection.h"

#include "app/school/pg_dial.h"

#include <libpq-fe.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace cutcard::school {
namespace {

// The server's numbers for its types; they are part of its protocol.
constexpr unsigned kBool = 16;
constexpr unsigned kBytes = 17;
constexpr unsigned kInt8 = 20;
constexpr unsigned kInt2 = 21;
constexpr unsigned kInt4 = 23;
constexpr unsigned kText = 25;
constexpr unsigned kFloat8 = 701;
constexpr unsigned kBytesArray = 1001;
constexpr unsigned kTextArray = 1009;
constexpr unsigned kInt8Array = 1016;

constexpr std::chrono::seconds kSlow{1};
constexpr std::chrono::seconds kQuiet{10};

template <typename Unsigned>
void addBigEndian(std::string& bytes, Unsigned number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>((number >> shift) & 0xff);
}

std::uint64_t bigEndian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char c : bytes) number = (number << 8) | static_cast<unsigned char>(c);
    return number;
}

/// One dimension, counted from 1, without nulls.
PgValue array(unsigned type, unsigned elementType, std::span<const std::string_view> elements) {
    PgValue value{type, {}};
    addBigEndian<std::uint32_t>(value.bytes, elements.empty() ? 0 : 1);
    addBigEndian<std::uint32_t>(value.bytes, 0);
    addBigEndian<std::uint32_t>(value.bytes, elementType);
    if (elements.empty()) return value;
    addBigEndian<std::uint32_t>(value.bytes, static_cast<std::uint32_t>(elements.size()));
    addBigEndian<std::uint32_t>(value.bytes, 1);
    for (const std::string_view element : elements) {
        addBigEndian<std::uint32_t>(value.bytes, static_cast<std::uint32_t>(element.size()));
        value.bytes += element;
    }
    return value;
}

std::string trimmed(const char* said) {
    std::string text = said == nullptr ? "" : said;
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return text;
}

/// A server that is silent leaves no message.
StoreRefusal away(pg_conn* connection) {
    const std::string said = trimmed(PQerrorMessage(connection));
    return {StoreFault::ServerAway, {said.empty() ? "no answer" : said}};
}

/// What the codes of the server, and those of sql/003_kiosks.sql, mean to a store.
StoreRefusal refusalOf(pg_conn* connection, const pg_result* result) {
    const auto field = [&](int which) { return trimmed(result == nullptr ? "" : PQresultErrorField(result, which)); };
    const std::string code = field(PG_DIAG_SQLSTATE);
    if (PQstatus(connection) != CONNECTION_OK || code.starts_with("08") || code.starts_with("57P"))
        return away(connection);
    const std::string said = field(PG_DIAG_MESSAGE_PRIMARY);
    if (code == "CC001") return {StoreFault::ForwardingGap, {field(PG_DIAG_MESSAGE_DETAIL)}};
    if (code == "CC002") return {StoreFault::ForeignOrigin, {said}};
    if (code == "CC003") return {StoreFault::HistoryDiffers, {said}};
    if (code == "42501" || code == "23514" || code.starts_with("CC") || code.starts_with("28"))
        return {StoreFault::ServerRefused, {said}};
    if (code == "53100") return {StoreFault::DiskFull, {}};
    if (code.starts_with("40") || code.starts_with("55") || code == "57014") return {StoreFault::Busy, {}};
    return {StoreFault::Unexpected, {said.empty() ? trimmed(PQerrorMessage(connection)) : said}};
}

/// A password that is missing or wrong does not become right by waiting.
StoreRefusal whyNotConnected(pg_conn* connection) {
    if (PQconnectionNeedsPassword(connection) != 0 || PQconnectionUsedPassword(connection) != 0)
        return {StoreFault::ServerRefused, {trimmed(PQerrorMessage(connection))}};
    return refusalOf(connection, nullptr);
}

}  // namespace

PgValue PgValue::text(std::string_view text) {
    return {kText, std::string(text)};
}

PgValue PgValue::number(std::int64_t number) {
    PgValue value{kInt8, {}};
    addBigEndian(value.bytes, static_cast<std::uint64_t>(number));
    return value;
}

PgValue PgValue::boolean(bool isTrue) {
    return {kBool, std::string(1, isTrue ? '\1' : '\0')};
}

PgValue PgValue::binary(std::string_view bytes) {
    return {kBytes, std::string(bytes)};
}

PgValue PgValue::texts(std::span<const std::string_view> texts) {
    return array(kTextArray, kText, texts);
}

PgValue PgValue::numbers(std::span<const std::int64_t> numbers) {
    std::vector<std::string> bytes;
    bytes.reserve(numbers.size());
    for (const std::int64_t one : numbers) bytes.push_back(number(one).bytes);
    const std::vector<std::string_view> views(bytes.begin(), bytes.end());
    return array(kInt8Array, kInt8, views);
}

PgValue PgValue::binaries(std::span<const std::string_view> all) {
    return array(kBytesArray, kBytes, all);
}

void PgResult::Clear::operator()(pg_result* result) const {
    PQclear(result);
}

int PgResult::rows() const {
    return m_result == nullptr ? 0 : PQntuples(m_result.get());
}

int PgResult::changed() const {
    return m_result == nullptr ? 0 : std::atoi(PQcmdTuples(m_result.get()));
}

std::string_view PgResult::bytes(int row, int column) const {
    return {PQgetvalue(m_result.get(), row, column),
            static_cast<std::size_t>(PQgetlength(m_result.get(), row, column))};
}

std::int64_t PgResult::number(int row, int column) const {
    const std::uint64_t read = bigEndian(bytes(row, column));
    switch (PQftype(m_result.get(), column)) {
    case kInt8: return static_cast<std::int64_t>(read);
    case kInt4: return static_cast<std::int32_t>(read);
    case kInt2: return static_cast<std::int16_t>(read);
    case kBool: return read == 0 ? 0 : 1;
    default: return 0;
    }
}

double PgResult::real(int row, int column) const {
    const bool isReal = PQftype(m_result.get(), column) == kFloat8;
    return isReal ? std::bit_cast<double>(bigEndian(bytes(row, column))) : static_cast<double>(number(row, column));
}

StoreResult<std::unique_ptr<PgConnection>> PgConnection::open(const std::string& conninfo,
                                                              const std::atomic<bool>* isUnwanted) {
    // What stands before "dbname" can be said otherwise in it. A cut line is noticed in seconds, not in hours, by both
    // sides: who fell asleep within a transaction must not keep everybody else waiting.
    // Plans are made for what is asked for, and never compiled: over many events those for anything were a hundred
    // times slower, and compiling took longer than the answer.
    constexpr auto kOptions =
        "-c plan_cache_mode=force_custom_plan -c jit=off "
        "-c lock_timeout=60s -c idle_in_transaction_session_timeout=60s "
        "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
    std::vector names = {"connect_timeout",     "tcp_user_timeout", "keepalives_idle",
                         "keepalives_interval", "keepalives_count", "options",
                         "application_name",    "dbname",           "client_encoding"};
    std::vector values = {"5", "15000", "10", "5", "3", kOptions, "cutcard", conninfo.c_str(), "UTF8"};
    // Nobody, and nothing, breaks it off.
    static const std::atomic<bool> kWanted = false;
    std::unique_ptr<PgConnection> made(new PgConnection(
        connectedUnless(isUnwanted == nullptr ? kWanted : *isUnwanted, std::move(names), std::move(values))));
    if (PQstatus(made->m_connection) != CONNECTION_OK) return whyNotConnected(made->m_connection);
    const auto set = made->setUp();
    if (!set) return set.refusal();
    return made;
}

PgConnection::~PgConnection() {
    PQfinish(m_connection);
}

void PgConnection::breakOff() {
    if (const int socket = PQsocket(m_connection); socket >= 0) ::shutdown(socket, SHUT_RDWR);
}

StoreResult<Done> PgConnection::setUp() {
    m_inTransaction = false;
    m_statements.clear();
    PQsetNoticeProcessor(
        m_connection, [](void* /*nobody*/, const char* /*said*/) {}, nullptr);
    const auto set = checked(PQexec(m_connection, "SET search_path = cutcard; SET synchronous_commit = on"));
    if (!set) return set.refusal();
    return Done{};
}

StoreResult<Done> PgConnection::makeReady() {
    using Clock = std::chrono::steady_clock;
    if (m_inTransaction || PQstatus(m_connection) == CONNECTION_OK) return Done{};
    const Clock::time_point asked = Clock::now();
    if (asked < m_quietUntil) return whyNotConnected(m_connection);
    PQreset(m_connection);
    if (PQstatus(m_connection) == CONNECTION_OK) return setUp();
    // Who asks for many things in a row has to wait for a server that says nothing only once.
    if (Clock::now() - asked > kSlow) m_quietUntil = Clock::now() + kQuiet;
    return whyNotConnected(m_connection);
}

StoreResult<PgResult> PgConnection::checked(pg_result* result) {
    PgResult owned(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return owned;
    return refusalOf(m_connection, result);
}

StoreResult<PgResult> PgConnection::execute(const std::string& sql) {
    const bool isEnd = sql == "COMMIT" || sql == "ROLLBACK";
    if (!isEnd) {
        const auto ready = makeReady();
        if (!ready) return ready.refusal();
    }
    if (isEnd) m_inTransaction = false;
    pg_result* result = PQexec(m_connection, sql.c_str());
    // A transaction in which something failed is rolled back by a commit, without a word.
    const bool isLost = sql == "COMMIT" && result != nullptr && std::strcmp(PQcmdStatus(result), "ROLLBACK") == 0;
    auto done = checked(result);
    if (isLost) return StoreRefusal{StoreFault::Unexpected, {"rolled back"}};
    return done;
}

StoreResult<Done> PgConnection::begin(const std::string& alsoRun) {
    const auto begun = execute("BEGIN;" + alsoRun);
    if (!begun) {
        static_cast<void>(execute("ROLLBACK"));
        return begun.refusal();
    }
    m_inTransaction = true;
    return Done{};
}

StoreResult<std::string> PgConnection::prepared(std::string_view sql, std::span<const PgValue> values) {
    const auto isSame = [&](const KnownStatement& one) {
        return one.sql.data() == sql.data() && one.sql.size() == sql.size();
    };
    const auto known = std::find_if(m_statements.begin(), m_statements.end(), isSame);
    if (known != m_statements.end()) return known->name;
    KnownStatement made{sql, {}, "s" + std::to_string(m_statements.size() + 1)};
    for (const PgValue& value : values) made.types.push_back(value.type);
    const auto done = checked(PQprepare(m_connection, made.name.c_str(), std::string(sql).c_str(),
                                        static_cast<int>(made.types.size()), made.types.data()));
    if (!done) return done.refusal();
    m_statements.push_back(made);
    return made.name;
}

StoreResult<PgResult> PgConnection::execute(std::string_view sql, std::span<const PgValue> values) {
    const auto ready = makeReady();
    if (!ready) return ready.refusal();
    const auto name = prepared(sql, values);
    if (!name) return name.refusal();
    std::vector<const char*> bytes;
    std::vector<int> lengths;
    for (const PgValue& value : values) {
        bytes.push_back(value.bytes.data());
        lengths.push_back(static_cast<int>(value.bytes.size()));
    }
    const std::vector<int> formats(values.size(), 1);
    return checked(PQexecPrepared(m_connection, name->c_str(), static_cast<int>(values.size()), bytes.data(),
                                  lengths.data(), formats.data(), 1));
}

StoreResult<std::string> PgConnection::encrypted(const std::string& password, const std::string& role) {
    char* made = PQencryptPasswordConn(m_connection, password.c_str(), role.c_str(), "scram-sha-256");
    if (made == nullptr) return refusalOf(m_connection, nullptr);
    std::string text(made);
    PQfreemem(made);
    return text;
}

std::string PgConnection::quotedName(const std::string& name) {
    char* quoted = PQescapeIdentifier(m_connection, name.data(), name.size());
    std::string text(quoted == nullptr ? "" : quoted);
    PQfreemem(quoted);
    return text;
}

std::string PgConnection::quotedText(const std::string& text) {
    char* quoted = PQescapeLiteral(m_connection, text.data(), text.size());
    std::string made(quoted == nullptr ? "" : quoted);
    PQfreemem(quoted);
    return made;
}

std::string PgConnection::parameter(const char* name) const {
    const std::string_view wanted = name;
    const char* value = wanted == "host"   ? PQhost(m_connection)
                        : wanted == "port" ? PQport(m_connection)
                        : wanted == "user" ? PQuser(m_connection)
                                           : PQdb(m_connection);
    return value == nullptr ? "" : value;
}

}  // namespace cutcard::school
