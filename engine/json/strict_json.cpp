#include "engine/json/strict_json.h"

namespace cutcard {
namespace {

// The deepest of our formats, an attempt file with its rounds and procedures, has fewer levels.
constexpr std::size_t kDeepestNesting = 32;

/// Builds the document while the parser walks the text, and stops it at the first fault.
class DocumentBuilder : public nlohmann::json_sax<Json> {
public:
    explicit DocumentBuilder(std::string_view ignored) : m_ignored(ignored) {}

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t&) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t&) override { return fail("syntax", {}); }

    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }

    bool key(string_t& key) override {
        if (m_ignoredDepth > 0) return true;
        if (m_open.back()->contains(key)) return fail("duplicate_key", key);
        m_ignoring = m_open.size() == 1 && !m_ignored.empty() && key == m_ignored;
        m_key = std::move(key);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const Json::exception&) override {
        return fail("syntax", std::to_string(position));
    }

    Json document;
    Refusal refusal;

private:
    bool fail(std::string_view reason, std::string param) {
        refusal = {RefusalCode::BadJson, "", reason, {std::move(param)}};
        return false;
    }

    template <typename Value>
    bool put(Value&& value) {
        if (m_ignoredDepth == 0) place(Json(std::forward<Value>(value)));
        return true;
    }

    bool open(Json container) {
        if (m_open.size() + m_ignoredDepth == kDeepestNesting) return fail("too_deep", std::to_string(kDeepestNesting));
        if (m_ignoredDepth > 0 || m_ignoring) {
            if (m_ignoredDepth++ == 0) place(nullptr);
            return true;
        }
        m_open.push_back(place(std::move(container)));
        return true;
    }

    bool close() {
        if (m_ignoredDepth > 0) {
            --m_ignoredDepth;
            return true;
        }
        m_open.pop_back();
        return true;
    }

    Json* place(Json value) {
        m_ignoring = false;
        if (m_open.empty()) {
            document = std::move(value);
            return &document;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[std::move(m_key)] = std::move(value));
    }

    std::string_view m_ignored;
    std::vector<Json*> m_open;
    std::string m_key;
    bool m_ignoring = false;
    std::size_t m_ignoredDepth = 0;
};

}  // namespace

Result<Json> parseStrictJson(std::string_view text, std::string_view ignored) {
    // The parser takes a NUL for the end of its input and would not look at what stands behind it.
    if (const auto nul = text.find('\0'); nul != std::string_view::npos) {
        return Refusal{RefusalCode::BadJson, "", "syntax", {std::to_string(nul + 1)}};
    }
    DocumentBuilder builder(ignored);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) return builder.refusal;
    return std::move(builder.document);
}

}  // namespace cutcard
