#include "app/store/text_folding.h"

#include <sqlite3.h>
#include <clocale>
#include <cwctype>

#include <cstdint>

namespace cutcard::store {
namespace {

/// The one that every system has; the person's own would sort the same names differently.
locale_t letters() {
    static locale_t const one = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return one;
}

void append(std::string& out, std::uint32_t letter) {
    const auto tail = [&](int shift) { out += static_cast<char>(0x80 | ((letter >> shift) & 0x3f)); };
    if (letter < 0x80) {
        out += static_cast<char>(letter);
    } else if (letter < 0x800) {
        out += static_cast<char>(0xc0 | (letter >> 6));
        tail(0);
    } else if (letter < 0x10000) {
        out += static_cast<char>(0xe0 | (letter >> 12));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xf0 | (letter >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

struct Letter {
    std::uint32_t code = 0;
    std::size_t size = 0;  ///< 0: no UTF-8.
};

Letter letterAt(std::string_view text, std::size_t place) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[place + i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 0;
    if (size == 0 || first > 0xf7 || place + size > text.size()) return {};
    std::uint32_t code = first & (0x7fU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return {};
        code = (code << 6) | (byte(i) & 0x3fU);
    }
    return {code, size};
}

void foldedInSql(sqlite3_context* context, int /*count*/, sqlite3_value** values) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
    if (text == nullptr) return;
    const std::string result = folded({text, static_cast<std::size_t>(sqlite3_value_bytes(values[0]))});
    sqlite3_result_text(context, result.data(), static_cast<int>(result.size()), SQLITE_TRANSIENT);
}

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const Letter letter = letterAt(text, i);
        if (letter.size == 0) {
            out += text[i++];
            continue;
        }
        const bool isPlain = letter.code < 0x80 || letters() == nullptr;
        const bool isUpper = letter.code >= 'A' && letter.code <= 'Z';
        append(out, isUpper   ? letter.code + ('a' - 'A')
                    : isPlain ? letter.code
                              : static_cast<std::uint32_t>(::towlower_l(static_cast<wint_t>(letter.code), letters())));
        i += letter.size;
    }
    return out;
}

void addFolding(sqlite3* database) {
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    sqlite3_create_function_v2(database, "folded", 1, kFlags, nullptr, foldedInSql, nullptr, nullptr, nullptr);
}

}  // namespace cutcard::store
