#pragma once

#include "engine/json/strict_json.h"
#include "engine/money/money.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// A place in a JSON document, written out ("seats[2].cards[1]") only when something is wrong there.
class JsonPath {
public:
    JsonPath() = default;
    JsonPath(const JsonPath& parent, std::string_view key) : m_parent(&parent), m_key(key) {}
    JsonPath(const JsonPath& parent, std::size_t index) : m_parent(&parent), m_index(index) {}

    std::string text() const;

private:
    const JsonPath* m_parent = nullptr;
    std::string_view m_key;
    std::size_t m_index = 0;
};

/// Keeps the first refusal of a reading. Readers go on with harmless values after it, and the caller looks once, at
/// the end.
class Reading {
public:
    void refuse(RefusalCode code, const JsonPath& at, std::string_view reason, std::vector<std::string> params = {});
    bool refused() const { return m_refusal.has_value(); }
    const Refusal& refusal() const { return *m_refusal; }

    /// The value, or the first refusal.
    template <typename T>
    Result<T> result(T value) const {
        if (m_refusal) return *m_refusal;
        return value;
    }

    std::string text(const Json& value, const JsonPath& at);
    bool boolean(const Json& value, const JsonPath& at);
    std::int64_t wholeNumber(const Json& value, const JsonPath& at, std::int64_t low, std::int64_t high);
    Money amount(const Json& value, const JsonPath& at, Money low, Money high);

private:
    std::optional<Refusal> m_refusal;
};

/// Reads the members of one object and refuses those nobody asked for: a typing error never passes silently.
class ObjectReader {
public:
    ObjectReader(const Json& value, const JsonPath& path, Reading& reading);

    const Json* find(std::string_view key);
    const Json& required(std::string_view key);
    JsonPath at(std::string_view key) const { return {m_path, key}; }

    std::string text(std::string_view key) { return m_reading.text(required(key), at(key)); }
    std::string textOr(std::string_view key, std::string_view otherwise);
    std::int64_t wholeNumber(std::string_view key, std::int64_t low, std::int64_t high);

    /// To be called when every known key was asked for.
    void refuseUnknown(RefusalCode code = RefusalCode::BadFormat, std::string_view reason = "unknown_key") const;

private:
    const Json& m_object;
    const JsonPath& m_path;
    Reading& m_reading;
    std::vector<std::string_view> m_known;
};

}  // namespace cutcard
