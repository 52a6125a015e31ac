#include "app/store/attempt_archive.h"

#include "app/store/checks.h"
#include "app/store/sql_texts.h"

#include <algorithm>

namespace cutcard::store {
namespace {

constexpr std::size_t kKeptForms = 4;

}  // namespace

StoreRefusal unreadable(const Refusal& refusal) {
    return {StoreFault::AttemptUnreadable, {refusal.at + ' ' + std::string(refusal.reason)}};
}

StoreResult<std::string> AttemptArchive::body(const Id& event) {
    Statement row = m_database.use(sql::event_by_id);
    row.bind(event);
    if (row.step()) return eventOf(row).body;
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::AttemptUnreadable, {"event"}};
}

StoreResult<AttemptOrigin> AttemptArchive::origin(const AttemptRecord& record) {
    const Id& id = record.row.attempt;
    const auto bytes = body(record.imports > 0 ? importedId(id, record.imports) : startedId(id));
    if (!bytes) return bytes.refusal();
    auto origin = readOrigin(*bytes);
    if (!origin) return StoreRefusal{StoreFault::AttemptUnreadable, {"exam.started"}};
    return std::move(*origin);
}

StoreResult<std::string> AttemptArchive::headerLine(const AttemptOrigin& origin) {
    Statement row = m_database.use(sql::definition);
    row.bind(origin.form).bind(origin.formVersion);
    if (!row.step()) return StoreRefusal{StoreFault::AttemptUnreadable, {"form"}};
    const std::string form = row.text(3);
    return origin.before + std::string(memberBytes(form, "items")) + origin.after;
}

StoreResult<std::vector<std::string>> AttemptArchive::lines(const AttemptRecord& record, const AttemptOrigin& origin) {
    std::vector<std::string> lines;
    if (record.imports > 0) {
        std::string_view rest = origin.rest;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            lines.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return lines;
    }
    // All by one question: a server may be far away.
    std::string wanted = "[";
    for (std::int64_t number = 1; number <= record.events; ++number)
        wanted.append(number == 1 ? "\"" : ",\"").append(lineId(record.row.attempt, number)).append("\"");
    Statement row = m_database.use(sql::bodies_of);
    row.bind(wanted + ']');
    while (row.step()) lines.emplace_back(lineIn(row.text(0)));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    if (static_cast<std::int64_t>(lines.size()) != record.events)
        return StoreRefusal{StoreFault::AttemptUnreadable, {"event"}};
    return lines;
}

StoreResult<std::string> AttemptArchive::transcript(const AttemptRecord& record) {
    const auto from = origin(record);
    if (!from) return from.refusal();
    if (from->form.empty()) return from->rest;
    auto text = headerLine(*from);
    if (!text) return text;
    *text += '\n';
    if (record.imports > 0) return *text + from->rest;
    const auto all = lines(record, *from);
    if (!all) return all.refusal();
    for (const std::string& line : *all) *text += line + '\n';
    if (record.row.state == AttemptState::Running) return text;
    const auto seal = body(sealedId(record.row.attempt));
    if (!seal) return seal.refusal();
    const auto member = [&](std::string_view name) {
        const std::string_view bytes = memberBytes(*seal, name);
        return bytes.substr(1, bytes.size() - 2);
    };
    const TranscriptWriter writer(record.head, static_cast<std::size_t>(record.events));
    return *text + writer.lastLine(member("signature"), member("key")) + '\n';
}

StoreResult<Attempt> AttemptArchive::attempt(const AttemptRecord& record) {
    const auto from = origin(record);
    if (!from) return from.refusal();
    const auto form = this->form(record);
    if (!form) return form.refusal();
    const auto all = lines(record, *from);
    if (!all) return all.refusal();
    Attempt attempt;
    for (const std::string& line : *all) {
        const auto bytes = hashedLine(line, "event");
        // The last line of an import is none.
        if (!bytes) break;
        auto event = readAttemptEvent(bytes->bytes, **form);
        if (!event) return unreadable(event.refusal());
        attempt.events.push_back(std::move(*event));
    }
    return attempt;
}

StoreResult<std::shared_ptr<const ExamForm>> AttemptArchive::form(const AttemptRecord& record) {
    const auto from = origin(record);
    if (!from) return from.refusal();
    const auto kept = std::find_if(m_forms.begin(), m_forms.end(), [&](const KeptForm& one) {
        return one.id == from->form && one.version == from->formVersion;
    });
    if (kept != m_forms.end()) {
        m_forms.splice(m_forms.begin(), m_forms, kept);
        return kept->form;
    }
    const auto line = headerLine(*from);
    if (!line) return line.refusal();
    const auto bytes = hashedLine(*line, "header");
    if (!bytes) return StoreRefusal{StoreFault::AttemptUnreadable, {"header"}};
    auto header = readTranscriptHeader(bytes->bytes);
    if (!header) return unreadable(header.refusal());
    auto form = std::make_shared<const ExamForm>(std::move(header->form));
    keepForm(from->form, from->formVersion, form);
    return form;
}

void AttemptArchive::keepForm(const Id& id, int version, std::shared_ptr<const ExamForm> form) {
    m_forms.remove_if([&](const KeptForm& one) { return one.id == id && one.version == version; });
    m_forms.push_front({id, version, std::move(form)});
    if (m_forms.size() > kKeptForms) m_forms.pop_back();
}

}  // namespace cutcard::store
