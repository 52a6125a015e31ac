#include "app/store/attempt_projection.h"

#include "app/store/checks.h"
#include "app/store/sql_texts.h"
#include "engine/json/json_reader.h"

#include <algorithm>
#include <array>

namespace cutcard::store {
namespace {

constexpr std::array<std::string_view, 7> kKinds = {"exam.form",     "exam.started",  "attempt.event", "attempt.sealed",
                                                    "attempt.clock", "exam.regraded", "exam.imported"};

constexpr std::size_t kMostHomes = 1000;

/// Title and rules, of a header that is known to be JSON or of one that came broken.
void readTitle(std::string_view headerBytes, AttemptRow& row) {
    const auto document = parseStrictJson(headerBytes, "items");
    if (!document || !document->is_object() || !document->contains("exam")) return;
    const Json& exam = (*document)["exam"];
    const auto text = [&](const char* key) {
        const bool isText = exam.is_object() && exam.contains(key) && exam[key].is_string();
        std::string found = isText ? exam[key].get<std::string>() : std::string();
        return hasNul(found) ? std::string() : found;
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
    Reading reading;
    const JsonPath root;
    ObjectReader object(*document, root, reading);
    LineFacts facts;
    facts.at = object.wholeNumber("at", 0, kLargestNumber);
    if (object.find("item") != nullptr) facts.item = object.wholeNumber("item", 0, kLargestNumber);
    const auto kind = attemptEventNamed(object.text("kind"));
    if (!kind || reading.refused()) return std::nullopt;
    facts.kind = *kind;
    return facts;
}

/// Or of an attempt that is not here: there is nothing to be done.
bool isTakenAlready(const AttemptRecord* record, const Event& event) {
    return record == nullptr || event.position <= record->position;
}

/// What came first and is as it should be stays; a copy that came broken gives way.
bool stands(const AttemptRecord& record) {
    return record.row.state == AttemptState::Sealed && !record.row.broken;
}

/// Whether a file has what was done so far in an attempt that still runs: each hash stands for everything before it.
bool hasAllOf(std::string_view file, const AttemptRecord& running) {
    for (std::int64_t number = 0; number < running.events; ++number) {
        const std::size_t end = file.find('\n');
        if (end == std::string_view::npos) return false;
        file.remove_prefix(end + 1);
    }
    const auto line = hashedLine(file.substr(0, file.find('\n')), running.events == 0 ? "header" : "event");
    return line && line->hash == running.head;
}

AttemptRecord importedRecord(const Event& event, const AttemptOrigin& origin) {
    AttemptRecord record;
    AttemptRow& row = record.row;
    row.attempt = origin.attempt;
    row.trainee = event.subject;
    row.exam = origin.exam;
    row.version = origin.version;
    row.supervisor = origin.by;
    row.startedAt = origin.startedAt;
    row.sealedAt = origin.sealedAt;
    row.state = AttemptState::Sealed;
    row.imported = true;
    row.broken = origin.broken;
    record.importedAt = event.position;
    record.position = event.position;
    record.details = sha256({});
    readTitle(headerWithoutItems(origin), row);
    return record;
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

StoreResult<bool> AttemptProjection::isOfHome(const AttemptRecord& record, const Event& event) {
    const auto known = m_homes.find(record.row.attempt);
    if (known != m_homes.end()) return event.origin == known->second;
    auto home = m_archive.home(record);
    if (!home) return home.refusal();
    return event.origin == rememberHome(record.row.attempt, std::move(*home));
}

const Id& AttemptProjection::rememberHome(const Id& attempt, Id home) {
    if (m_homes.size() >= kMostHomes) m_homes.clear();
    return m_homes.insert_or_assign(attempt, std::move(home)).first->second;
}

StoreResult<bool> AttemptProjection::isOfOwnChain(const Event& event) {
    if (m_ownOrigin.empty()) {
        auto own = m_database.value(sql::own_origin);
        if (!own) return own.refusal();
        m_ownOrigin = std::move(*own);
    }
    return event.origin == m_ownOrigin;
}

StoreResult<AttemptRecord*> AttemptProjection::runningHere(const Event& event) {
    const auto found = current(attemptIn(event.body));
    if (!found) return found.refusal();
    if (isTakenAlready(*found, event)) return nullptr;
    AttemptRecord& record = **found;
    if (record.isImported() || record.row.state != AttemptState::Running) return nullptr;
    const auto isOurs = isOfHome(record, event);
    if (!isOurs) return isOurs.refusal();
    return *isOurs ? &record : nullptr;
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
    const auto name = formNamedIn(event.body);
    if (!name) return Done{};
    {
        Statement known = m_database.use(sql::definition);
        known.bind(name->form).bind(name->version);
        if (known.step()) return Done{};
        auto outcome = known.outcome();
        if (!outcome) return outcome;
    }
    {
        Statement other = m_database.use(sql::newest_definition);
        other.bind(name->form);
        if (other.step() && other.text(2) != "form") return Done{};
        auto outcome = other.outcome();
        if (!outcome) return outcome;
    }
    const std::string_view body = memberBytes(event.body, "body");
    if (body.empty() || !parseStrictJson(event.body, "body")) return Done{};
    return addFormOfEvent({name->form, name->version, "form", std::string(body), event.at});
}

StoreResult<Done> AttemptProjection::addFormOfEvent(const Definition& form) {
    auto added = m_database.use(sql::add_form_of_event)
                     .bind(form.id)
                     .bind(form.version)
                     .bindBytes(form.body)
                     .bind(form.at)
                     .run();
    if (!added) return added;
    return noteDefinition(form);
}

/// Where an exam was changed at a kiosk and at the school, a version has another number at each: its text says which.
StoreResult<int> AttemptProjection::versionHere(const AttemptOrigin& origin) {
    if (origin.examHash.empty()) return origin.version;
    int found = 0;
    Statement row = m_database.use(sql::definition_versions);
    row.bind(origin.exam);
    while (row.step()) {
        if (hexOf(sha256(row.text(3))) != origin.examHash) continue;
        found = static_cast<int>(row.number(1));
        if (found == origin.version) break;
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return found == 0 ? origin.version : found;
}

StoreResult<Done> AttemptProjection::takeStart(const Event& event) {
    const auto origin = readOrigin(event.body);
    if (!origin || event.id != startedId(origin->attempt)) return Done{};
    const auto found = current(origin->attempt);
    if (!found) return found.refusal();
    // A broken copy that came before the attempt itself gives way to it.
    const bool isOnlyCopied = *found != nullptr && (*found)->isImported() && (*found)->row.broken;
    if (*found != nullptr && (!isOnlyCopied || isTakenAlready(*found, event))) return Done{};
    const auto form = formNumber(origin->form, origin->formVersion);
    if (!form) return form.refusal();
    const auto version = versionHere(*origin);
    if (!version) return version.refusal();
    AttemptRecord record;
    if (isOnlyCopied) record.number = (*found)->number;
    record.row.attempt = origin->attempt;
    record.row.trainee = event.subject;
    record.row.exam = origin->exam;
    record.row.version = *version;
    record.row.supervisor = origin->by;
    record.row.startedAt = event.at;
    record.form = *form;
    record.position = event.position;
    record.details = sha256({});
    readTitle(headerWithoutItems(*origin), record.row);
    if (const auto line = hashedLine(origin->before + "[]" + origin->after, "header")) record.head = line->hash;
    rememberHome(origin->attempt, event.origin);
    m_current = std::move(record);
    return Done{};
}

StoreResult<Done> AttemptProjection::takeLine(const Event& event) {
    const auto found = runningHere(event);
    if (!found) return found.refusal();
    const auto line = hashedLine(lineIn(event.body), "event");
    const auto facts = line ? factsIn(line->bytes) : std::nullopt;
    if (*found == nullptr || !facts) return Done{};
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
    const auto found = runningHere(event);
    if (!found) return found.refusal();
    if (*found == nullptr || event.id != sealedId((*found)->row.attempt)) return Done{};
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
        record.row.broken = !*holds || event.subject != record.row.trainee;
    }
    return addScore(record);
}

StoreResult<Done> AttemptProjection::takeRegrading(const Event& event) {
    const auto found = current(attemptIn(event.body));
    if (!found) return found.refusal();
    const auto regrading = readRegrading(event.body, event.at);
    if (isTakenAlready(*found, event) || !regrading || (*found)->row.state == AttemptState::Running) return Done{};
    // Those who hold the attempt may, and the school that the kiosks belong to.
    const auto isOwn = isOfOwnChain(event);
    if (!isOwn) return isOwn.refusal();
    const auto isHome = *isOwn ? isOwn : isOfHome(**found, event);
    if (!isHome) return isHome.refusal();
    if (!*isHome) return Done{};
    (*found)->row.regraded = regrading;
    (*found)->position = event.position;
    return Done{};
}

StoreResult<bool> AttemptProjection::isWhole(const Event& import, const AttemptRecord& record,
                                             const AttemptRecord* known) {
    if (record.row.broken || !m_sealCheck) return !record.row.broken;
    const auto file = m_archive.transcript(record);
    if (!file && file.refusal().fault == StoreFault::AttemptUnreadable) return false;
    if (!file) return file.refusal();
    const bool isRunning = known != nullptr && known->row.state == AttemptState::Running;
    if (isRunning && !hasAllOf(*file, *known)) return false;
    return m_sealCheck(import, *file);
}

/// Several stores may have taken in the same attempt, and the one in which it was sat forwards it as well.
StoreResult<Done> AttemptProjection::takeImport(const Event& event) {
    const auto origin = readOrigin(event.body);
    if (!origin) return Done{};
    const auto known = current(origin->attempt);
    if (!known) return known.refusal();
    if (*known != nullptr && (isTakenAlready(*known, event) || stands(**known))) return Done{};
    AttemptRecord record = importedRecord(event, *origin);
    const auto whole = isWhole(event, record, *known);
    if (!whole) return whole.refusal();
    // What is known, however bad, is better than another broken copy; what runs may still be sealed.
    if (*known != nullptr && !*whole) return Done{};
    if (*known != nullptr) record.number = (*known)->number;
    record.row.broken = !*whole;
    if (!origin->form.empty()) {
        const auto form = formNumber(origin->form, origin->formVersion);
        if (!form) return form.refusal();
        record.form = *form;
    }
    rememberHome(origin->attempt, event.origin);
    m_current = std::move(record);
    return addScore(*m_current);
}

}  // namespace cutcard::store
