#include "engine/json/json_reader.h"
#include "engine/record/transcript.h"

#include <algorithm>
#include <charconv>

namespace cutcard {
namespace {

constexpr std::string_view kFormat = "cutcard-transcript/1";
constexpr std::string_view kFormatStem = "cutcard-transcript/";

std::string lineName(std::size_t index) {
    return "line " + std::to_string(index + 1);
}

Refusal onLine(std::size_t index, Refusal refusal) {
    refusal.at = refusal.at.empty() ? lineName(index) : lineName(index) + ' ' + refusal.at;
    return refusal;
}

bool isEvent(std::string_view line) {
    return line.starts_with("{\"event\":");
}

bool isLast(std::string_view line) {
    return line.starts_with("{\"head\":");
}

class ChainReader {
public:
    explicit ChainReader(std::string_view text, Unfinished unfinished) : m_unfinished(unfinished) {
        m_torn = !text.ends_with('\n');
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            m_lines.push_back(text.substr(0, end));
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }

    Result<Transcript> read() {
        if (const auto refusal = readHeader()) return *refusal;
        if (const auto refusal = checkChain()) return *refusal;
        if (const auto refusal = readContents()) return *refusal;
        return std::move(m_transcript);
    }

private:
    bool isTorn(std::size_t index) const { return m_torn && index + 1 == m_lines.size(); }

    Refusal cutOff(std::size_t index) const { return {RefusalCode::CutOff, lineName(index), "cut_off", {}}; }
    Refusal changed(std::size_t index) const {
        return {RefusalCode::EventChanged, lineName(index), "event_changed", {}};
    }
    Refusal added(std::size_t index) const { return {RefusalCode::EventAdded, lineName(index), "event_added", {}}; }
    Refusal missing(std::size_t index) const {
        return {RefusalCode::EventMissing, lineName(index), "event_missing", {std::to_string(index)}};
    }
    Refusal outOfOrder(std::size_t index) const {
        return {RefusalCode::EventOrder, lineName(index), "event_order", {std::to_string(index)}};
    }

    std::optional<Refusal> readHeader() {
        if (m_lines.empty()) return cutOff(0);
        const auto header = hashedLine(m_lines[0], "header");
        if (!header) {
            if (isEvent(m_lines[0]) || isLast(m_lines[0])) {
                return Refusal{RefusalCode::EventMissing, lineName(0), "header_missing", {}};
            }
            if (isTorn(0)) return cutOff(0);
            return Refusal{RefusalCode::BadFormat, lineName(0), "not_a_transcript", {}};
        }
        // A later version may hash in another way: it is named before anything is compared.
        if (auto refusal = checkVersion(header->bytes)) return refusal;
        m_transcript.head = sha256(header->bytes);
        if (m_transcript.head != header->hash) return changed(0);
        m_header = header->bytes;
        return std::nullopt;
    }

    std::optional<Refusal> checkVersion(std::string_view header) const {
        const auto document = parseStrictJson(header);
        if (!document || !document->is_object() || !document->contains("format")) return changed(0);
        const Json& format = (*document)["format"];
        const std::string name = format.is_string() ? format.get<std::string>() : std::string();
        if (name == kFormat) return std::nullopt;
        if (!name.starts_with(kFormatStem)) return Refusal{RefusalCode::BadFormat, lineName(0), "not_a_transcript", {}};
        Reading reading;
        reading.refuse(RefusalCode::UnknownVersion, JsonPath(), "unknown_version", {name});
        return onLine(0, reading.refusal());
    }

    /// Every event follows from the bytes before it.
    std::optional<Refusal> checkChain() {
        for (std::size_t i = 1; i < m_lines.size(); ++i) {
            if (isLast(m_lines[i])) return checkLast(i);
            const auto event = hashedLine(m_lines[i], "event");
            if (!event && isTorn(i)) return cutOff(i);
            if (!event) return m_lines[i].starts_with("{\"header\":") ? added(i) : changed(i);
            if (chained(m_transcript.head, event->bytes) != event->hash) return faultAt(i);
            if (eventNumber(m_lines[i]) != i) return outOfOrder(i);
            m_transcript.head = event->hash;
            m_events.push_back(event->bytes);
        }
        if (m_unfinished == Unfinished::Refused) return cutOff(m_lines.size() - 1);
        return std::nullopt;
    }

    /// What was done to a line that does not follow from those before it, from the numbers that events give themselves:
    /// here the one with the number of its line belongs.
    Refusal faultAt(std::size_t index) const {
        const std::size_t found = eventNumber(m_lines[index]);
        const std::size_t next = index + 1 < m_lines.size() ? eventNumber(m_lines[index + 1]) : 0;
        if (found == 0) return changed(index);
        if (found == index) return next == index ? added(index) : changed(index);
        if (found > index) {
            const bool isLater = std::any_of(m_lines.begin() + static_cast<std::ptrdiff_t>(index) + 1, m_lines.end(),
                                             [index](std::string_view line) { return eventNumber(line) == index; });
            if (isLater) return outOfOrder(index);
            return next == index + 1 ? changed(index) : missing(index);
        }
        const bool isCopy = m_lines[index] == m_lines[found];
        return isCopy || next == index ? added(index) : changed(index);
    }

    std::optional<Refusal> checkLast(std::size_t index) {
        const auto document = parseStrictJson(m_lines[index]);
        if (!document && isTorn(index)) return cutOff(index);
        if (!document) return changed(index);
        Reading reading;
        const JsonPath root;
        ObjectReader object(*document, root, reading);
        const std::string head = object.text("head");
        const auto optional = [&](std::string_view key) {
            const Json& value = object.required(key);
            return value.is_null() ? std::string() : reading.text(value, object.at(key));
        };
        m_transcript.signature = optional("signature");
        m_transcript.key = optional("key");
        object.refuseUnknown();
        if (reading.refused()) return onLine(index, reading.refusal());
        if (index + 1 < m_lines.size()) {
            return eventNumber(m_lines[index + 1]) == index ? outOfOrder(index) : added(index + 1);
        }
        if (head != hexOf(m_transcript.head)) {
            const bool finished = !m_events.empty() && m_events.back().ends_with("\"kind\":\"finished\"}");
            return finished ? changed(index) : missing(index);
        }
        m_transcript.sealed = true;
        return std::nullopt;
    }

    std::optional<Refusal> readContents() {
        auto header = readTranscriptHeader(m_header);
        if (!header) return onLine(0, header.refusal());
        m_transcript.header = std::move(*header);
        std::vector<AttemptEvent>& events = m_transcript.attempt.events;
        std::optional<std::size_t> current;
        for (std::size_t i = 0; i < m_events.size(); ++i) {
            const auto event = readAttemptEvent(m_events[i], m_transcript.header.form);
            if (!event) return onLine(i + 1, event.refusal());
            const bool ofItem = event->kind == AttemptEventKind::Action || event->kind == AttemptEventKind::Answer;
            if (event->kind == AttemptEventKind::ItemStarted) current = event->item;
            if (ofItem && current != event->item) {
                return Refusal{RefusalCode::BadFormat, lineName(i + 1), "item_not_started", {}};
            }
            if (!events.empty() && event->at < events.back().at) {
                return Refusal{RefusalCode::BadFormat, lineName(i + 1), "time_goes_back", {}};
            }
            if (!events.empty() && events.back().kind == AttemptEventKind::Finished) return added(i + 1);
            events.push_back(*event);
        }
        const bool finished = !events.empty() && events.back().kind == AttemptEventKind::Finished;
        if (m_transcript.sealed && !finished) {
            return Refusal{RefusalCode::BadFormat, lineName(m_lines.size() - 1), "not_finished", {}};
        }
        return std::nullopt;
    }

    Unfinished m_unfinished;
    bool m_torn = false;
    std::vector<std::string_view> m_lines;
    std::string_view m_header;
    std::vector<std::string_view> m_events;
    Transcript m_transcript;
};

}  // namespace

std::optional<HashedLine> hashedLine(std::string_view line, std::string_view name) {
    constexpr std::string_view kHash = ",\"hash\":\"";
    constexpr std::string_view kEnd = "\"}";
    constexpr std::size_t kDigits = 64;
    const std::string begin = "{\"" + std::string(name) + "\":";
    const std::size_t behind = kHash.size() + kDigits + kEnd.size();
    if (line.size() < begin.size() + behind || !line.starts_with(begin) || !line.ends_with(kEnd)) return std::nullopt;
    const std::string_view tail = line.substr(line.size() - behind);
    const auto hash = digestOf(tail.substr(kHash.size(), kDigits));
    if (!tail.starts_with(kHash) || !hash) return std::nullopt;
    return HashedLine{line.substr(begin.size(), line.size() - begin.size() - behind), *hash};
}

std::size_t eventNumber(std::string_view line) {
    constexpr std::string_view kBegin = "{\"event\":{\"n\":";
    std::size_t number = 0;
    if (!line.starts_with(kBegin)) return 0;
    const auto [end, error] = std::from_chars(line.data() + kBegin.size(), line.data() + line.size(), number);
    const bool read = error == std::errc{} && end != line.data() + line.size() && *end == ',';
    return read ? number : 0;
}

Result<Transcript> readTranscript(std::string_view text, Unfinished unfinished) {
    return ChainReader(text, unfinished).read();
}

}  // namespace cutcard
