#include "app/store/row_hash.h"

#include <sqlite3.h>

namespace cutcard::store {
namespace {

void addPiece(std::string& bytes, char type, std::string_view piece) {
    bytes += type;
    bytes += std::to_string(piece.size());
    bytes += ':';
    bytes += piece;
}

void addValue(std::string& bytes, sqlite3_value* value) {
    const int type = sqlite3_value_type(value);
    const char letter = type == SQLITE_INTEGER ? 'i' : type == SQLITE_TEXT ? 't' : type == SQLITE_BLOB ? 'b' : 'n';
    const auto* data = static_cast<const char*>(sqlite3_value_blob(value));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
    addPiece(bytes, letter, data == nullptr ? std::string_view() : std::string_view(data, size));
}

void result(sqlite3_context* context, const Digest& digest) {
    sqlite3_result_blob(context, digest.data(), static_cast<int>(digest.size()), SQLITE_TRANSIENT);
}

void rowHash(sqlite3_context* context, int count, sqlite3_value** values) {
    std::string bytes;
    for (int i = 0; i < count; ++i) addValue(bytes, values[i]);
    result(context, sha256(bytes));
}

void xorStep(sqlite3_context* context, int /*count*/, sqlite3_value** values) {
    auto* sum = static_cast<std::uint8_t*>(sqlite3_aggregate_context(context, sizeof(Digest)));
    const auto* hash = static_cast<const std::uint8_t*>(sqlite3_value_blob(values[0]));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
    if (sum == nullptr || hash == nullptr || size != sizeof(Digest)) return;
    for (std::size_t i = 0; i < size; ++i) sum[i] ^= hash[i];
}

void xorResult(sqlite3_context* context) {
    const auto* sum = static_cast<const std::uint8_t*>(sqlite3_aggregate_context(context, 0));
    Digest digest{};
    for (std::size_t i = 0; sum != nullptr && i < digest.size(); ++i) digest[i] = sum[i];
    result(context, digest);
}

}  // namespace

void addHashFunctions(sqlite3* database) {
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    sqlite3_create_function_v2(database, "row_hash", -1, kFlags, nullptr, rowHash, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(database, "xor_hashes", 1, kFlags, nullptr, nullptr, xorStep, xorResult, nullptr);
}

std::string chainedBytes(const Event& event) {
    std::string bytes;
    bytes.reserve(event.body.size() + 200);
    addPiece(bytes, 't', event.id);
    addPiece(bytes, 't', event.origin);
    addPiece(bytes, 'i', std::to_string(event.sequence));
    addPiece(bytes, 'i', std::to_string(event.at));
    addPiece(bytes, 't', event.kind);
    addPiece(bytes, 't', event.subject);
    addPiece(bytes, 'b', event.body);
    return bytes;
}

}  // namespace cutcard::store
