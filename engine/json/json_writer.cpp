#include "engine/json/json_writer.h"

#include <array>
#include <charconv>

namespace cutcard {
namespace {

void appendEscaped(std::string& out, std::string_view text) {
    static constexpr std::string_view kHex = "0123456789abcdef";
    std::size_t plainFrom = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
        out.append(text.substr(plainFrom, i - plainFrom));
        plainFrom = i + 1;
        out += '\\';
        switch (byte) {
        case '"': out += '"'; break;
        case '\\': out += '\\'; break;
        case '\n': out += 'n'; break;
        case '\t': out += 't'; break;
        default:
            out += "u00";
            out += kHex[byte >> 4];
            out += kHex[byte & 15];
        }
    }
    out.append(text.substr(plainFrom));
}

template <typename Number>
void appendNumber(std::string& out, Number number) {
    std::array<char, 24> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    out.append(digits.data(), end);
}

}  // namespace

void JsonWriter::begin(char bracket) {
    separate();
    m_out += bracket;
    m_needsComma = false;
}

void JsonWriter::end(char bracket) {
    m_out += bracket;
    m_needsComma = true;
}

void JsonWriter::separate() {
    if (m_needsComma) m_out += ',';
    m_needsComma = true;
}

void JsonWriter::key(std::string_view key) {
    text(key);
    m_out += ':';
    m_needsComma = false;
}

void JsonWriter::text(std::string_view value) {
    separate();
    m_out += '"';
    appendEscaped(m_out, value);
    m_out += '"';
}

void JsonWriter::amount(Money value) {
    text(value.text());
}

void JsonWriter::number(std::int64_t value) {
    separate();
    appendNumber(m_out, value);
}

void JsonWriter::unsignedNumber(std::uint64_t value) {
    separate();
    appendNumber(m_out, value);
}

void JsonWriter::boolean(bool value) {
    raw(value ? "true" : "false");
}

void JsonWriter::null() {
    raw("null");
}

void JsonWriter::raw(std::string_view json) {
    separate();
    m_out += json;
}

void JsonWriter::textOrNull(std::string_view name, std::string_view value) {
    key(name);
    if (value.empty()) {
        null();
    } else {
        text(value);
    }
}

}  // namespace cutcard
