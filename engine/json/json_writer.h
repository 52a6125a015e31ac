#pragma once

#include "engine/money/money.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace cutcard {

/// Writes JSON text straight into a string: a settlement has hundreds of members, and their order is part of the
/// format.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : m_out(out) {}

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }

    void key(std::string_view key);
    void text(std::string_view value);
    void amount(Money value);
    void number(std::int64_t value);
    void unsignedNumber(std::uint64_t value);
    void boolean(bool value);
    void null();
    /// A piece that is JSON already.
    void raw(std::string_view json);

    void text(std::string_view name, std::string_view value) { key(name), text(value); }
    void amount(std::string_view name, Money value) { key(name), amount(value); }
    void number(std::string_view name, std::int64_t value) { key(name), number(value); }
    void boolean(std::string_view name, bool value) { key(name), boolean(value); }
    /// An empty text stands for "there is none".
    void textOrNull(std::string_view name, std::string_view value);

private:
    void begin(char bracket);
    void end(char bracket);
    void separate();

    std::string& m_out;
    bool m_needsComma = false;
};

}  // namespace cutcard
