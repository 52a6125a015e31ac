#include "app/store/attempt_archive.h"

#include "app/store/checks.h"
#include "app/store/sql_texts.h"

#include <algorithm>

namespace cutcard::store {
namespace {

constexpr std::size_t kKeptForms = 4;

/// How the header of an attempt has its exam: two may have the same items and count them differently.
std::string examIn(const AttemptOrigin& origin) {
    const std::string line = origin.before + "[]" + origin.after;
    return std::string(memberBytes(memberBytes(line, "header"), "exam"));
}

}  // namespace

StoreRefusal unreadable(const Refusal& refusal) {
    return {StoreFault::AttemptUnreadable, {refusal.at + ' ' + std::string(refusal.reason)}};
}

StoreResult<AttemptArchive::Beginning> AttemptArchive::beginning(const AttemptRecord& record) {
    const Id& attempt = record.row.attempt;
    Statement row = m_database.use(record.isImported() ? sql::event_at : sql::starts);
    if (record.isImported()) row.bind(record.importedAt);
    if (!record.isImported()) row.bind(startedId(attempt));
    while (row.step()) {
        Event event = eventOf(row);
        auto origin = readOrigin(event.body);
        if (origin && origin->attempt == attempt)
            return Beginning{std::move(event.origin), event.position, std::move(*origin)};
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::AttemptUnreadable, {"exam.started"}};
}

StoreResult<Id> AttemptArchive::home(const AttemptRecord& record) {
    auto from = beginning(record);
    if (!from) return from.refusal();
    return std::move(from->home);
}

/// As the chain has them in which the attempt began: who forwards another form under the same id to a school changes
/// nobody else's attempts. The definition speaks where that event was lost, or is from before there were any.
StoreResult<std::string> AttemptArchive::itemsOf(const Beginning& from) {
    const AttemptOrigin& origin = from.origin;
    {
        Statement row = m_database.use(sql::event_of_origin);
        row.bind(formEventId(origin.form, origin.formVersion)).bind(from.home);
        if (row.step()) {
            const Event event = eventOf(row);
            const auto name = formNamedIn(event.body);
            const bool isForm = event.kind == "exam.form" && name && name->form == origin.form;
            if (isForm && name->version == origin.formVersion)
                return std::string(memberBytes(memberBytes(event.body, "body"), "items"));
        }
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    Statement row = m_database.use(sql::definition);
    row.bind(origin.form).bind(origin.formVersion);
    if (row.step()) return std::string(memberBytes(row.text(3), "items"));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::AttemptUnreadable, {"form"}};
}

StoreResult<std::string> AttemptArchive::headerLine(const Beginning& from) {
    auto items = itemsOf(from);
    if (!items) return items;
    return from.origin.before + *items + from.origin.after;
}

StoreResult<std::vector<std::string>> AttemptArchive::lines(const AttemptRecord& record, const Beginning& from) {
    std::vector<std::string> lines;
    if (record.isImported()) {
        std::string_view rest = from.origin.rest;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            lines.emplace_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return lines;
    }
    // All by one question: a server may be far away.
    const Id& attempt = record.row.attempt;
    Id next = lineId(attempt, 1);
    Statement row = m_database.use(sql::lines_between);
    row.bind(record.row.trainee).bind(from.position).bind(record.position).bind(from.home);
    while (static_cast<std::int64_t>(lines.size()) < record.events && row.step()) {
        if (row.text(0) != next) continue;
        lines.emplace_back(lineIn(row.text(1)));
        next = lineId(attempt, static_cast<std::int64_t>(lines.size()) + 1);
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    if (static_cast<std::int64_t>(lines.size()) != record.events)
        return StoreRefusal{StoreFault::AttemptUnreadable, {"event"}};
    return lines;
}

StoreResult<std::string> AttemptArchive::sealLine(const AttemptRecord& record, const Id& home) {
    Statement row = m_database.use(sql::event_of_origin);
    row.bind(sealedId(record.row.attempt)).bind(home);
    if (!row.step()) {
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
        return StoreRefusal{StoreFault::AttemptUnreadable, {"seal"}};
    }
    const Event seal = eventOf(row);
    const auto signature = memberText(seal.body, "signature");
    const auto key = memberText(seal.body, "key");
    if (!signature || !key) return StoreRefusal{StoreFault::AttemptUnreadable, {"seal"}};
    const TranscriptWriter writer(record.head, static_cast<std::size_t>(record.events));
    return writer.lastLine(*signature, *key);
}

StoreResult<std::string> AttemptArchive::transcript(const AttemptRecord& record) {
    const auto from = beginning(record);
    if (!from) return from.refusal();
    if (from->origin.form.empty()) return from->origin.rest;
    auto text = headerLine(*from);
    if (!text) return text;
    *text += '\n';
    if (record.isImported()) return *text + from->origin.rest;
    const auto all = lines(record, *from);
    if (!all) return all.refusal();
    for (const std::string& line : *all) *text += line + '\n';
    if (record.row.state == AttemptState::Running) return text;
    const auto seal = sealLine(record, from->home);
    if (!seal) return seal.refusal();
    return *text + *seal + '\n';
}

StoreResult<Attempt> AttemptArchive::attempt(const AttemptRecord& record) {
    const auto from = beginning(record);
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
    const auto from = beginning(record);
    if (!from) return from.refusal();
    const AttemptOrigin& origin = from->origin;
    const auto kept = std::find_if(m_forms.begin(), m_forms.end(), [&](const KeptForm& one) {
        return one.home == from->home && one.id == origin.form && one.version == origin.formVersion &&
               one.exam == examIn(origin);
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
    keepForm(from->home, origin, form);
    return form;
}

void AttemptArchive::keepForm(const Id& home, const AttemptOrigin& origin, std::shared_ptr<const ExamForm> form) {
    m_forms.push_front({home, origin.form, origin.formVersion, examIn(origin), std::move(form)});
    if (m_forms.size() > kKeptForms) m_forms.pop_back();
}

}  // namespace cutcard::store
