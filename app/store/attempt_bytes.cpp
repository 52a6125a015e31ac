#include "app/store/attempt_bytes.h"

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"

#include <charconv>

namespace cutcard::store {
namespace {

constexpr std::size_t kLongestWord = 1000;
constexpr int kLargestVersion = 1'000'000'000;  // So that there is always a next one.

/// The place behind the JSON value that begins here.
std::size_t endOfValue(std::string_view text, std::size_t place) {
    int depth = 0;
    bool inText = false;
    for (; place < text.size(); ++place) {
        const char c = text[place];
        if (inText) {
            if (c == '\\') ++place;
            if (c == '"') inText = false;
            continue;
        }
        if (c == '"') inText = true;
        if (depth == 0 && (c == ',' || c == '}' || c == ']')) return place;
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') --depth;
    }
    return place;
}

std::optional<Json> objectIn(std::string_view body) {
    auto document = parseStrictJson(body);
    if (!document || !document->is_object()) return std::nullopt;
    return std::move(*document);
}

}  // namespace

std::string_view memberBytes(std::string_view object, std::string_view key) {
    std::size_t place = object.find('{');
    while (place != std::string_view::npos && place + 1 < object.size() && object[place] != '}') {
        const std::size_t name = object.find('"', place);
        if (name == std::string_view::npos) return {};
        // No member of ours has a quote in its name.
        const std::size_t nameEnd = object.find('"', name + 1);
        const std::size_t colon = object.find(':', nameEnd);
        if (nameEnd == std::string_view::npos || colon == std::string_view::npos) return {};
        const std::size_t end = endOfValue(object, colon + 1);
        if (object.substr(name + 1, nameEnd - name - 1) == key) return object.substr(colon + 1, end - colon - 1);
        place = end;
    }
    return {};
}

std::optional<std::string> textIn(std::string_view bytes) {
    const auto document = parseStrictJson(bytes);
    if (!document || !document->is_string()) return std::nullopt;
    std::string text = document->get<std::string>();
    if (hasNul(text)) return std::nullopt;
    return text;
}

std::optional<std::string> memberText(std::string_view object, std::string_view key) {
    return textIn(memberBytes(object, key));
}

bool hasNul(std::string_view text) {
    return text.find('\0') != std::string_view::npos;
}

bool isWord(std::string_view text) {
    return text.size() <= kLongestWord && !hasNul(text);
}

Id startedId(const Id& attempt) {
    return derivedId("attempt started " + attempt);
}

Id importedId(const Id& attempt, std::int64_t time) {
    return derivedId("attempt imported " + attempt + ' ' + std::to_string(time));
}

Id lineId(const Id& attempt, std::int64_t number) {
    return derivedId("attempt line " + attempt + ' ' + std::to_string(number));
}

Id sealedId(const Id& attempt) {
    return derivedId("attempt sealed " + attempt);
}

Id formEventId(const Id& form, int version) {
    return derivedId("exam form " + form + ' ' + std::to_string(version));
}

std::string originBody(const AttemptOrigin& origin) {
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("attempt", origin.attempt);
    json.text("exam", origin.exam);
    json.number("version", origin.version);
    json.text("form", origin.form);
    json.number("form_version", origin.formVersion);
    json.text("by", origin.by);
    if (!origin.examHash.empty()) json.text("exam_hash", origin.examHash);
    json.key("header");
    json.beginArray();
    json.text(origin.before);
    json.text(origin.after);
    json.endArray();
    if (!origin.importedBy.empty()) {
        json.text("imported_by", origin.importedBy);
        json.number("started_at", origin.startedAt);
        json.number("sealed_at", origin.sealedAt);
        json.boolean("broken", origin.broken);
    }
    json.endObject();
    return origin.importedBy.empty() ? body : body + '\n' + origin.rest;
}

std::optional<AttemptOrigin> readOrigin(std::string_view body) {
    const std::size_t end = body.find('\n');
    const auto document = objectIn(body.substr(0, end));
    if (!document) return std::nullopt;
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    AttemptOrigin origin;
    origin.attempt = object.text("attempt");
    origin.exam = object.text("exam");
    origin.version = static_cast<int>(object.wholeNumber("version", 0, std::numeric_limits<int>::max()));
    origin.form = object.text("form");
    origin.formVersion = static_cast<int>(object.wholeNumber("form_version", 0, std::numeric_limits<int>::max()));
    origin.by = object.text("by");
    if (document->contains("exam_hash")) origin.examHash = object.text("exam_hash");
    const Json& header = object.required("header");
    if (!header.is_array() || header.size() != 2) return std::nullopt;
    origin.before = reading.text(header[0], object.at("header"));
    origin.after = reading.text(header[1], object.at("header"));
    if (document->contains("imported_by")) {
        origin.importedBy = object.text("imported_by");
        origin.startedAt = object.wholeNumber("started_at", 0, kLargestNumber);
        origin.sealedAt = object.wholeNumber("sealed_at", 0, kLargestNumber);
        origin.broken = reading.boolean(object.required("broken"), object.at("broken"));
        if (end != std::string_view::npos) origin.rest = body.substr(end + 1);
    }
    if (reading.refused() || !isId(origin.attempt)) return std::nullopt;
    if (!origin.form.empty() && !isId(origin.form)) return std::nullopt;
    if (!isWord(origin.exam) || !isWord(origin.by)) return std::nullopt;
    return origin;
}

bool takeItemsOut(std::string_view headerLine, std::string_view items, AttemptOrigin& origin) {
    const auto header = hashedLine(headerLine, "header");
    if (!header || items.empty()) return false;
    const std::string_view found = memberBytes(header->bytes, "items");
    if (found != items) return false;
    const auto place = static_cast<std::size_t>(found.data() - headerLine.data());
    origin.before = headerLine.substr(0, place);
    origin.after = headerLine.substr(place + found.size());
    return true;
}

std::string lineBody(const Id& attempt, std::string_view line) {
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("attempt", attempt);
    json.key("line");
    json.raw(line);
    json.endObject();
    return body;
}

std::string_view lineIn(std::string_view body) {
    return memberBytes(body, "line");
}

Id attemptIn(std::string_view body) {
    auto id = memberText(body, "attempt");
    return id && isId(*id) ? std::move(*id) : Id();
}

std::string sealBody(const Id& attempt, const Digest& head, const std::string& signature, const std::string& key) {
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("attempt", attempt);
    json.text("head", hexOf(head));
    json.text("signature", signature);
    json.text("key", key);
    json.endObject();
    return body;
}

std::string regradingBody(const Id& attempt, const Regrading& regrading) {
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("attempt", attempt);
    json.text("by", regrading.by);
    json.text("reason", regrading.reason);
    json.number("hundredths", regrading.hundredths);
    json.boolean("passed", regrading.passed);
    json.endObject();
    return body;
}

std::optional<Regrading> readRegrading(std::string_view body, Milliseconds at) {
    const auto document = objectIn(body);
    if (!document) return std::nullopt;
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    Regrading regrading;
    regrading.at = at;
    regrading.by = object.text("by");
    regrading.reason = object.text("reason");
    regrading.hundredths = static_cast<int>(object.wholeNumber("hundredths", 0, 10'000));
    regrading.passed = reading.boolean(object.required("passed"), object.at("passed"));
    if (reading.refused() || hasNul(regrading.by) || hasNul(regrading.reason)) return std::nullopt;
    return regrading;
}

std::string formBody(const Id& form, int version, std::string_view bytes) {
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("form", form);
    json.number("version", version);
    json.key("body");
    json.raw(bytes);
    json.endObject();
    return body;
}

std::optional<FormName> formNamedIn(std::string_view body) {
    auto form = memberText(body, "form");
    const std::string_view digits = memberBytes(body, "version");
    const char* const end = digits.data() + digits.size();
    int version = 0;
    const auto [behind, error] = std::from_chars(digits.data(), end, version);
    const bool isVersion = error == std::errc{} && behind == end && version >= 1 && version <= kLargestVersion;
    if (!form || !isId(*form) || !isVersion) return std::nullopt;
    return FormName{std::move(*form), version};
}

}  // namespace cutcard::store
