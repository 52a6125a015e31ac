#include "app/store/machine_key.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"
#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/record/exam_record.h"

#include <algorithm>

namespace cutcard::store {
namespace {

StoreRefusal doNotBelong(std::string what) {
    return {StoreFault::DoNotBelong, {std::move(what)}};
}

StoreRefusal lineRefused(std::string why) {
    return {StoreFault::LineRefused, {std::move(why)}};
}

/// The exam of a definition, of a form or of a header; nothing where it is none.
std::optional<ExamDefinition> examIn(const Json& document) {
    Reading reading;
    const JsonPath root;
    ExamDefinition exam = readExamMembers(document, root, reading);
    if (reading.refused()) return std::nullopt;
    return exam;
}

/// Whether a header's form is this one of the store, of this exam.
std::optional<StoreRefusal> formFault(const ExamForm& found, const Definition& exam, const Definition& form) {
    const auto examText = parseStrictJson(exam.body);
    const auto formText = parseStrictJson(form.body, "items");
    if (!examText || examIn(*examText) != found.definition) return doNotBelong("exam");
    if (!formText || !formText->is_object()) return doNotBelong("form");
    const Json none;
    const auto member = [&](const char* key) -> const Json& {
        const auto value = formText->find(key);
        return value == formText->end() ? none : *value;
    };
    const bool isSame = examIn(member("exam")) == found.definition && member("seed") == found.seed &&
                        member("generator") == found.generator;
    return isSame ? std::nullopt : std::optional(doNotBelong("form"));
}

/// How far an attempt has come while lines are added to it.
struct Progressing {
    std::int64_t events = 0;
    Digest head{};
    std::int64_t examTime = 0;
    std::int64_t item = 0;
    bool isFinished = false;

    /// Why a line does not continue it; the event where it does.
    StoreResult<AttemptEvent> next(std::string_view line, const ExamForm& form) {
        const auto bytes = hashedLine(line, "event");
        if (!bytes || line.find('\n') != std::string_view::npos) return lineRefused("not_an_event");
        if (static_cast<std::int64_t>(eventNumber(line)) != events + 1) return lineRefused("number");
        if (chained(head, bytes->bytes) != bytes->hash) return lineRefused("hash");
        auto event = readAttemptEvent(bytes->bytes, form);
        if (!event) return lineRefused(event.refusal().at + ' ' + std::string(event.refusal().reason));
        if (event->at < examTime) return lineRefused("time_goes_back");
        if (isFinished) return lineRefused("finished");
        const auto number = static_cast<std::int64_t>(event->item) + 1;
        const bool isOfItem = event->kind == AttemptEventKind::Action || event->kind == AttemptEventKind::Answer;
        if (isOfItem && number != item) return lineRefused("item_not_started");
        if (event->kind == AttemptEventKind::ItemStarted) item = number;
        isFinished = event->kind == AttemptEventKind::Finished;
        ++events;
        head = bytes->hash;
        examTime = event->at;
        return std::move(*event);
    }
};

}  // namespace

StoreResult<std::vector<RunningAttempt>> SqlStore::runningAttempts() {
    std::vector<RunningAttempt> running;
    Statement row = m_database->use(sql::running_attempts);
    while (row.step())
        running.push_back({row.text(0), row.text(1), row.text(2), HeartBeat{row.number(3), row.number(4)}});
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return running;
}

StoreResult<AttemptRecord> SqlStore::attemptFor(const StoreSession& session, const Id& attempt) {
    auto found = findAttempt(*m_database, attempt);
    if (!found) return found.refusal();
    if (!*found) return StoreRefusal{StoreFault::UnknownAttempt, {}};
    if (session.role() != Role::Supervisor && (*found)->row.trainee != session.person())
        return StoreRefusal{StoreFault::NotYours, {}};
    return std::move(**found);
}

StoreResult<Event> SqlStore::addExamEvent(const NewEvent& event) {
    auto added = m_log->add(event, m_options.clock->now());
    if (!added) return added;
    const auto taken = m_attempts->take(*added);
    if (!taken) return taken.refusal();
    return added;
}

/// The journal has to have the items as well: what was done in an exam is worth nothing without them.
StoreResult<Done> SqlStore::keepFormEvent(const Definition& form) {
    const Id id = formEventId(form.id, form.version);
    {
        // What another chain has under this id may be something else.
        Statement known = m_database->use(sql::event_of_origin);
        known.bind(id).bind(origin());
        if (known.step()) return Done{};
        auto outcome = known.outcome();
        if (!outcome) return outcome;
    }
    const auto added = addExamEvent({id, "exam.form", {}, formBody(form.id, form.version, form.body)});
    if (!added) return added.refusal();
    return m_attempts->noteForm(form.id, form.version, form.body);
}

StoreResult<AttemptOrigin> SqlStore::checkedOrigin(const StoreSession& session, const AttemptStart& start,
                                                   const Definition& form) {
    const auto exam = definition(session, start.exam, start.version);
    if (!exam) return exam.refusal();
    if (exam->kind != "exam") return doNotBelong("exam");
    const auto bytes = hashedLine(start.headerLine, "header");
    if (!bytes || sha256(bytes->bytes) != bytes->hash) return doNotBelong("header");
    auto header = readTranscriptHeader(bytes->bytes);
    if (!header) return doNotBelong("header " + header.refusal().at);
    if (header->attempt != start.attempt) return doNotBelong("attempt");
    if (header->trainee != start.trainee) return doNotBelong("trainee");
    if (auto no = formFault(header->form, *exam, form)) return *no;
    AttemptOrigin origin{start.attempt, start.exam, start.version, form.id, form.version, session.person(), {}, {}};
    origin.examHash = hexOf(sha256(exam->body));
    if (!takeItemsOut(start.headerLine, memberBytes(form.body, "items"), origin)) return doNotBelong("items");
    m_attempts->archive().keepForm(m_log->origin(), origin, std::make_shared<const ExamForm>(std::move(header->form)));
    return origin;
}

StoreResult<Done> SqlStore::startAttempt(const StoreSession& session, const AttemptStart& start) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (!isId(start.attempt)) return StoreRefusal{StoreFault::BadId, {start.attempt}};
    const auto trainee = findPerson(start.trainee);
    if (!trainee) return trainee.refusal();
    if (trainee->role != Role::Trainee) return StoreRefusal{StoreFault::UnknownPerson, {}};
    if (trainee->standing != Standing::Active) return StoreRefusal{StoreFault::NotActive, {}};
    const auto form = definition(session, start.form, 0);
    if (!form) return form.refusal();
    if (form->kind != "form") return doNotBelong("form");
    const auto origin = checkedOrigin(session, start, *form);
    if (!origin) return origin.refusal();
    auto started = change<Done>({Summed::Facts, Summed::Heartbeats}, [&]() -> StoreResult<Done> {
        const auto known = findAttempt(*m_database, start.attempt);
        if (!known) return known.refusal();
        if (*known) return StoreRefusal{StoreFault::IdTaken, {start.attempt}};
        {
            Statement running = m_database->use(sql::running_of);
            running.bind(start.trainee);
            if (!running.step()) return running.outcome();
            if (running.number(0) != 0) return StoreRefusal{StoreFault::SitsAnother, {}};
        }
        auto kept = keepFormEvent(*form);
        if (!kept) return kept;
        const auto added = addExamEvent({startedId(start.attempt), "exam.started", start.trainee, originBody(*origin)});
        if (!added) return added.refusal();
        auto beating = m_database->use(sql::beat).bind(start.attempt).bind(0).bind(m_options.clock->now()).run();
        if (!beating) return beating;
        return audit(session, "attempt_started", start.attempt);
    });
    if (started) m_goingOn.insert(start.attempt);
    return started;
}

StoreResult<bool> SqlStore::isKnownLine(const AttemptRecord& record, const std::string& line) {
    const auto number = static_cast<std::int64_t>(eventNumber(line));
    if (number == 0 || number > record.events) return false;
    Statement known = m_database->use(sql::event_by_id);
    known.bind(lineId(record.row.attempt, number));
    if (known.step()) return eventOf(known).body == lineBody(record.row.attempt, line);
    const auto outcome = known.outcome();
    if (!outcome) return outcome.refusal();
    return false;
}

StoreResult<Done> SqlStore::keepLines(const StoreSession& session, const Id& attempt,
                                      std::span<const std::string> lines) {
    if (auto no = refusedChange(session, Need::Trainee)) return *no;
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    if (record->row.state == AttemptState::Sealed) return StoreRefusal{StoreFault::AttemptSealed, {}};
    const auto form = m_attempts->archive().form(*record);
    if (!form) return form.refusal();
    Progressing progress{record->events, record->head, record->row.examTime, record->item,
                         record->isLast(AttemptEventKind::Finished)};
    const bool isSupervisor = session.role() == Role::Supervisor;
    // What has not begun was not interrupted either.
    bool goesOn = record->events == 0 || m_goingOn.contains(attempt);
    auto kept = change<Done>({}, [&]() -> StoreResult<Done> {
        for (const std::string& line : lines) {
            if (line.size() > kLongestBody) return StoreRefusal{StoreFault::BodyTooLarge, {}};
            const auto isKnown = isKnownLine(*record, line);
            if (!isKnown) return isKnown.refusal();
            if (*isKnown) continue;
            const auto event = progress.next(line, **form);
            if (!event) return event.refusal();
            const bool isResumed = event->kind == AttemptEventKind::Resumed;
            const bool isInterrupted = event->kind == AttemptEventKind::Interrupted;
            if (isResumed && !isSupervisor) return StoreRefusal{StoreFault::NeedsSupervisor, {}};
            if (isResumed && event->supervisor != session.person()) return lineRefused("supervisor");
            if (!isSupervisor && !goesOn && !isInterrupted) return StoreRefusal{StoreFault::WaitsForSupervisor, {}};
            goesOn = isResumed || (goesOn && !isInterrupted);
            const auto added = addExamEvent(
                {lineId(attempt, progress.events), "attempt.event", record->row.trainee, lineBody(attempt, line)});
            if (!added) return added.refusal();
        }
        return Done{};
    });
    if (!kept) return kept;
    if (goesOn) m_goingOn.insert(attempt);
    if (!goesOn) m_goingOn.erase(attempt);
    return kept;
}

StoreResult<Done> SqlStore::beat(const StoreSession& session, const Id& attempt, std::int64_t examTime) {
    if (auto no = refusedChange(session, Need::Trainee)) return *no;
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    if (record->row.state == AttemptState::Sealed) return StoreRefusal{StoreFault::AttemptSealed, {}};
    return change<Done>({Summed::Heartbeats}, [&] {
        return m_database->use(sql::beat).bind(attempt).bind(examTime).bind(m_options.clock->now()).run();
    });
}

StoreResult<Done> SqlStore::noteClockJump(const StoreSession& session, const Id& attempt, std::int64_t examTime,
                                          std::int64_t jumpedBy) {
    if (auto no = refusedChange(session, Need::Trainee)) return *no;
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    if (record->row.state == AttemptState::Sealed) return StoreRefusal{StoreFault::AttemptSealed, {}};
    std::string body;
    JsonWriter json(body);
    json.beginObject();
    json.text("attempt", attempt);
    json.number("exam_time", examTime);
    json.number("jumped_by", jumpedBy);
    json.endObject();
    return change<Done>({}, [&]() -> StoreResult<Done> {
        const auto added = addExamEvent({newId(), "attempt.clock", record->row.trainee, body});
        if (!added) return added.refusal();
        return Done{};
    });
}

/// The machine's own key is believed by this store from its first seal on; one that was revoked stays so.
StoreResult<Done> SqlStore::registerOwnKey(const StoreSession& session, const std::string& key) {
    const auto known = keys();
    if (!known) return known.refusal();
    const bool isKnown =
        std::any_of(known->begin(), known->end(), [&](const RegisteredKey& one) { return one.key == key; });
    if (isKnown) return Done{};
    auto set = m_database->use(sql::set_key).bind(key).bind("This machine").bind(m_options.clock->now()).run();
    if (!set) return set;
    return audit(session, "key_registered", key);
}

StoreResult<std::string> SqlStore::seal(const StoreSession& session, const Id& attempt) {
    if (auto no = refusedChange(session, Need::Trainee)) return *no;
    const auto record = attemptFor(session, attempt);
    if (!record) return record.refusal();
    if (record->row.state == AttemptState::Sealed) return record->row.shortCode;
    if (!record->isLast(AttemptEventKind::Finished)) return StoreRefusal{StoreFault::NotFinished, {}};
    const auto key = MachineKey::openOrMake(m_options.folder);
    if (!key) return key.refusal();
    auto code = change<std::string>({Summed::SigningKeys, Summed::Heartbeats}, [&]() -> StoreResult<std::string> {
        const auto registered = registerOwnKey(session, key->publicKey());
        if (!registered) return registered.refusal();
        const auto added = addExamEvent({sealedId(attempt), "attempt.sealed", record->row.trainee,
                                         sealBody(attempt, record->head, key->sign(record->head), key->publicKey())});
        if (!added) return added.refusal();
        const auto ended = m_database->use(sql::end_beats).bind(attempt).run();
        if (!ended) return ended.refusal();
        return shortCode(record->head);
    });
    if (code) m_goingOn.erase(attempt);
    return code;
}

}  // namespace cutcard::store
