#include "app/store/attempt_projection.h"

#include "app/store/checks.h"
#include "app/store/sql_texts.h"
#include "engine/json/json_reader.h"

#include <array>

namespace cutcard::store {
namespace {

constexpr std::array<std::string_view, 7> kKinds = {"exam.form",     "exam.started",  "attempt.event", "attempt.sealed",
                                                    "attempt.clock", "exam.regraded", "exam.imported"};

/// Title and rules, of a header that is known to be JSON or of one that came broken.
void readTitle(std::string_view headerBytes, AttemptRow& row) {
    const auto document = parseStrictJson(headerBytes, "items");
    if (!document || !document->is_object() || !document->contains("exam")) return;
    const Json& exam = (*document)["exam"];
    const auto text = [&](const char* key) {
        const bool isText = exam.is_object() && exam.contains(key) && exam[key].is_string();
        return isText ? exam[key].get<std::string>() : std::string();
    };
    row.title = text("title");
    row.rules = text("rules");
}

/// The header without its items, or of a broken file the first line.
std::string headerWithoutItems(const AttemptOrigin& origin) {
    const bool isBare = !origin.form.empty();
    const std::string line =
        isBare ? origin.before + "[]" + origin.after : origin.rest.substr(0, origin.rest.find('\n'));
    return std::string(memberBytes(line, "header"));
}

struct LineFacts {
    std::int64_t at = 0;
    AttemptEventKind kind = AttemptEventKind::ItemStarted;
    std::int64_t item = 0;
};

std::optional<LineFacts> factsIn(std::string_view eventBytes) {
    const auto document = parseStrictJson(eventBytes, "act");
    if (!document || !document->is_object()) return std::nullopt;
    const auto kind = attemptEventNamed(document->value("kind", std::string()));
    if (!kind) return std::nullopt;
    return LineFacts{document->value("at", std::int64_t{0}), *kind, document->value("item", std::int64_t{0})};
}

/// Or of an attempt that is not here: there is nothing to be done.
bool isTakenAlready(const AttemptRecord* record, const Event& event) {
    return record == nullptr || event.position <= record->position;
}

}  // namespace

bool isOfAttempts(std::string_view kind) {
    return std::find(kKinds.begin(), kKinds.end(), kind) != kKinds.end();
}

StoreResult<Done> AttemptProjection::finish() {
    if (!m_current) return Done{};
    const bool isNew = m_current->number == 0;
    auto written = writeAttempt(m_database, *m_current);
    if (!written || !isNew) return written;
    return m_database.use(sql::set_fact).bind("attempts").bind(attemptsFact(m_current->number)).run();
}

StoreResult<AttemptRecord*> AttemptProjection::current(const Id& attempt) {
    if (!m_current || m_current->row.attempt != attempt) {
        const auto finished = finish();
        if (!finished) return finished.refusal();
        m_current.reset();
        auto found = findAttempt(m_database, attempt);
        if (!found) return found.refusal();
        m_current = std::move(*found);
    }
    return m_current ? &*m_current : nullptr;
}

StoreResult<Done> AttemptProjection::take(const Event& event) {
    if (event.kind == "exam.form") return takeForm(event);
    if (event.kind == "exam.started") return takeStart(event);
    if (event.kind == "attempt.event") return takeLine(event);
    if (event.kind == "attempt.sealed") return takeSeal(event);
    if (event.kind == "exam.regraded") return takeRegrading(event);
    if (event.kind == "exam.imported") return takeImport(event);
    return Done{};
}

/// A form whose definition was lost comes back from the event.
StoreResult<Done> AttemptProjection::takeForm(const Event& event) {
    const std::string_view quoted = memberBytes(event.body, "form");
    if (quoted.size() < 2) return Done{};
    const Id id(quoted.substr(1, quoted.size() - 2));
    const int version = std::atoi(std::string(memberBytes(event.body, "version")).c_str());
    const std::string_view body = memberBytes(event.body, "body");
    {
        Statement known = m_database.use(sql::definition);
        known.bind(id).bind(version);
        if (known.step()) return Done{};
        auto outcome = known.outcome();
        if (!outcome) return outcome;
    }
    return addDefinition({id, version, "form", std::string(body), event.at});
}

StoreResult<Done> AttemptProjection::takeStart(const Event& event) {
    const auto origin = readOrigin(event.body);
    if (!origin) return Done{};
    const auto found = current(origin->attempt);
    if (!found) return found.refusal();
    if (*found != nullptr) return Done{};
    const auto form = formNumber(origin->form, origin->formVersion);
    if (!form) return form.refusal();
    AttemptRecord record;
    record.row.attempt = origin->attempt;
    record.row.trainee = event.subject;
    record.row.exam = origin->exam;
    record.row.version = origin->version;
    record.row.supervisor = origin->by;
    record.row.startedAt = event.at;
    record.form = *form;
    record.position = event.position;
    record.details = sha256({});
    readTitle(headerWithoutItems(*origin), record.row);
    if (const auto line = hashedLine(origin->before + "[]" + origin->after, "header")) record.head = line->hash;
    m_current = std::move(record);
    return Done{};
}

StoreResult<Done> AttemptProjection::takeLine(const Event& event) {
    const auto found = current(attemptIn(event.body));
    if (!found) return found.refusal();
    const auto line = hashedLine(lineIn(event.body), "event");
    const auto facts = line ? factsIn(line->bytes) : std::nullopt;
    if (isTakenAlready(*found, event) || !facts) return Done{};
    AttemptRecord& record = **found;
    ++record.events;
    record.head = line->hash;
    record.lastKind = static_cast<std::int64_t>(facts->kind);
    record.row.examTime = facts->at;
    record.position = event.position;
    if (facts->kind == AttemptEventKind::ItemStarted) record.item = facts->item;
    if (facts->kind == AttemptEventKind::Interrupted) ++record.row.interruptions;
    return Done{};
}

StoreResult<Done> AttemptProjection::takeSeal(const Event& event) {
    const auto found = current(attemptIn(event.body));
    if (!found) return found.refusal();
    if (isTakenAlready(*found, event)) return Done{};
    AttemptRecord& record = **found;
    record.row.state = AttemptState::Sealed;
    record.row.sealedAt = event.at;
    record.row.shortCode = shortCode(record.head);
    record.position = event.position;
    if (m_sealCheck) {
        const auto file = m_archive.transcript(record);
        if (!file) return file.refusal();
        const auto holds = m_sealCheck(event, *file);
        if (!holds) return holds.refusal();
        record.row.broken = !*holds;
    }
    return addScore(record);
}

StoreResult<Done> AttemptProjection::takeRegrading(const Event& event) {
    const auto found = current(attemptIn(event.body));
    if (!found) return found.refusal();
    const auto regrading = readRegrading(event.body, event.at);
    if (isTakenAlready(*found, event) || !regrading) return Done{};
    (*found)->row.regraded = regrading;
    (*found)->position = event.position;
    return Done{};
}

StoreResult<Done> AttemptProjection::takeImport(const Event& event) {
    const auto origin = readOrigin(event.body);
    if (!origin) return Done{};
    const auto found = current(origin->attempt);
    if (!found) return found.refusal();
    AttemptRecord record;
    if (*found != nullptr) {
        if (isTakenAlready(*found, event)) return Done{};
        record.number = (*found)->number;
        record.imports = (*found)->imports;
    }
    ++record.imports;
    AttemptRow& row = record.row;
    row.attempt = origin->attempt;
    row.trainee = event.subject;
    row.exam = origin->exam;
    row.version = origin->version;
    row.supervisor = origin->by;
    row.startedAt = origin->startedAt;
    row.sealedAt = origin->sealedAt;
    row.state = AttemptState::Sealed;
    row.imported = true;
    row.broken = origin->broken;
    record.position = event.position;
    record.details = sha256({});
    readTitle(headerWithoutItems(*origin), row);
    if (!origin->form.empty()) {
        const auto form = formNumber(origin->form, origin->formVersion);
        if (!form) return form.refusal();
        record.form = *form;
    }
    m_current = std::move(record);
    return addScore(*m_current);
}

}  // namespace cutcard::store
