#include "app/exchange/exchange_lines.h"

#include <array>

namespace cutcard::exchange {

std::string_view cargoName(Cargo cargo) {
    return cargo == Cargo::Attempts ? "attempts" : "school";
}

std::string_view exchangeFaultName(ExchangeFault fault) {
    constexpr std::array<std::string_view, kExchangeFaultCount> kNames = {
        "cannot_read",      "not_an_exchange", "newer_format",    "too_large",     "bad_line",
        "line_changed",     "line_missing",    "line_added",      "cut_off",       "wrong_signature",
        "signer_unknown",   "signer_revoked",  "unknown_trainee", "other_attempt", "is_supervisor",
        "nothing_to_write", "medium_full",     "cannot_write",    "store"};
    return kNames[static_cast<std::size_t>(fault)];
}

std::string fingerprint(std::string_view key) {
    return shortCode(sha256(key));
}

Digest nextHash(const Digest& before, int line, std::string_view entry) {
    return chained(before, std::to_string(line) + ' ' + std::string(entry));
}

ExchangeLines::ExchangeLines(Cargo cargo, store::Milliseconds writtenAt) {
    addEntry([&](JsonWriter& json) {
        json.text("format", kExchangeFormat);
        json.text("cargo", cargoName(cargo));
        json.number("written_at", writtenAt);
        json.text("program", CUTCARD_VERSION);
    });
}

void ExchangeLines::addEntry(const std::function<void(JsonWriter&)>& members) {
    std::string entry;
    JsonWriter writer(entry);
    writer.beginObject();
    members(writer);
    writer.endObject();
    ++m_lines;
    m_head = nextHash(m_head, m_lines, entry);
    JsonWriter line(m_text);
    line.beginObject();
    line.number("n", m_lines);
    line.key("entry");
    line.raw(entry);
    line.text("hash", hexOf(m_head));
    line.endObject();
    m_text += '\n';
}

void ExchangeLines::add(const store::ImportedAttempt& attempt, const store::Id& id) {
    addEntry([&](JsonWriter& json) {
        json.text("attempt", id);
        json.text("exam", attempt.exam);
        json.number("version", attempt.version);
        json.text("supervisor", attempt.supervisor);
        json.number("started_at", attempt.startedAt);
        json.number("sealed_at", attempt.sealedAt);
        json.text("transcript", attempt.transcript);
    });
}

void ExchangeLines::add(const store::Person& person) {
    addEntry([&](JsonWriter& json) {
        json.text("person", person.id);
        json.text("name", person.name);
    });
}

void ExchangeLines::add(const store::Group& group) {
    addEntry([&](JsonWriter& json) {
        json.text("group", group.id);
        json.text("name", group.name);
        json.key("members");
        json.beginArray();
        for (const store::Id& member : group.members) json.text(member);
        json.endArray();
    });
}

void ExchangeLines::add(const store::Definition& definition) {
    addEntry([&](JsonWriter& json) {
        json.text("definition", definition.id);
        json.number("version", definition.version);
        json.text("kind", definition.kind);
        json.number("at", definition.at);
        json.text("body", definition.body);
    });
}

std::string ExchangeLines::signedBy(const store::Signature& signature) {
    const std::string hash = hexOf(digest());
    JsonWriter line(m_text);
    line.beginObject();
    line.number("lines", m_lines);
    line.text("sha256", hash);
    line.text("signature", signature.signature);
    line.text("key", signature.key);
    line.endObject();
    m_text += '\n';
    return std::move(m_text);
}

}  // namespace cutcard::exchange
