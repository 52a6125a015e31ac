#include "engine/json/json_reader.h"

#include <algorithm>

namespace cutcard {
namespace {

const Json& emptyObject() {
    static const Json object = Json::object();
    return object;
}

const Json& nothing() {
    static const Json null;
    return null;
}

// A refusal repeats what was read, but not a megabyte of it.
std::string shortened(std::string text) {
    constexpr std::size_t kLongest = 40;
    if (text.size() <= kLongest) return text;
    std::size_t end = kLongest;
    // Bytes 10xxxxxx continue a character of UTF-8; one is never cut in the middle.
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    return text.substr(0, end) + "…";
}

}  // namespace

std::string JsonPath::text() const {
    if (m_parent == nullptr) return "";
    std::string text = m_parent->text();
    if (m_key.data() == nullptr) return text + '[' + std::to_string(m_index) + ']';
    if (!text.empty()) text += '.';
    return text.append(shortened(std::string(m_key)));
}

void Reading::refuse(RefusalCode code, const JsonPath& at, std::string_view reason, std::vector<std::string> params) {
    if (m_refusal) return;
    for (std::string& param : params) param = shortened(std::move(param));
    m_refusal = Refusal{code, at.text(), reason, std::move(params)};
}

std::string Reading::text(const Json& value, const JsonPath& at) {
    if (value.is_string()) return value.get<std::string>();
    refuse(RefusalCode::BadFormat, at, "not_a_text");
    return {};
}

bool Reading::boolean(const Json& value, const JsonPath& at) {
    if (value.is_boolean()) return value.get<bool>();
    refuse(RefusalCode::BadFormat, at, "not_true_or_false");
    return false;
}

std::int64_t Reading::wholeNumber(const Json& value, const JsonPath& at, std::int64_t low, std::int64_t high) {
    const bool fits = value.is_number_integer() &&
                      !(value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(high)) &&
                      value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high;
    if (fits) return value.get<std::int64_t>();
    refuse(RefusalCode::BadFormat, at, "not_a_whole_number", {std::to_string(low), std::to_string(high)});
    return low;
}

Money Reading::amount(const Json& value, const JsonPath& at, Money low, Money high) {
    const auto amount = value.is_string() ? Money::parse(value.get_ref<const std::string&>()) : std::nullopt;
    if (!amount) {
        refuse(RefusalCode::BadAmount, at, "not_an_amount");
        return low;
    }
    if (*amount >= low && *amount <= high) return *amount;
    refuse(RefusalCode::BadAmount, at, "amount_out_of_range", {low.text(), high.text()});
    return low;
}

ObjectReader::ObjectReader(const Json& value, const JsonPath& path, Reading& reading)
    : m_object(value.is_object() ? value : emptyObject()), m_path(path), m_reading(reading) {
    if (!value.is_object()) m_reading.refuse(RefusalCode::BadFormat, path, "not_an_object");
}

const Json* ObjectReader::find(std::string_view key) {
    m_known.push_back(key);
    const auto found = m_object.find(key);
    return found == m_object.end() ? nullptr : &*found;
}

const Json& ObjectReader::required(std::string_view key) {
    if (const Json* found = find(key)) return *found;
    m_reading.refuse(RefusalCode::BadFormat, m_path, "missing_key", {std::string(key)});
    return nothing();
}

std::string ObjectReader::textOr(std::string_view key, std::string_view otherwise) {
    const Json* found = find(key);
    return found == nullptr ? std::string(otherwise) : m_reading.text(*found, at(key));
}

std::int64_t ObjectReader::wholeNumber(std::string_view key, std::int64_t low, std::int64_t high) {
    return m_reading.wholeNumber(required(key), at(key), low, high);
}

void ObjectReader::refuseUnknown(RefusalCode code, std::string_view reason) const {
    for (const auto& [key, value] : m_object.items()) {
        if (std::find(m_known.begin(), m_known.end(), key) == m_known.end()) {
            m_reading.refuse(code, JsonPath(m_path, key), reason, {key});
            return;
        }
    }
}

}  // namespace cutcard
