#include "app/store/machine_key.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"
#include "engine/json/json_reader.h"
#include "engine/record/exam_item_record.h"

namespace cutcard::store {
namespace {

/// Whose attempt it is, from a file of which nothing more may be right than that.
struct Claimed {
    Id attempt;
    Id trainee;
};

std::optional<Claimed> claimedIn(std::string_view text) {
    const std::string_view header = memberBytes(text.substr(0, text.find('\n')), "header");
    const auto document = parseStrictJson(header, "items");
    if (!document || !document->is_object()) return std::nullopt;
    const auto id = [&](const char* key) {
        const auto found = document->find(key);
        return found != document->end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    Claimed claimed{id("attempt"), id("trainee")};
    if (!isId(claimed.attempt) || !isId(claimed.trainee)) return std::nullopt;
    return claimed;
}

/// How often an attempt was taken in here or, at a school, at a kiosk, and once more.
StoreResult<std::int64_t> nextImport(Database& database, const Id& attempt) {
    for (std::int64_t time = 1;; ++time) {
        Statement known = database.use(sql::event_by_id);
        known.bind(importedId(attempt, time));
        if (known.step()) continue;
        const auto outcome = known.outcome();
        if (!outcome) return outcome.refusal();
        return time;
    }
}

}  // namespace

/// The items of an attempt from elsewhere are those of a form here, or become one.
StoreResult<Definition> SqlStore::formOf(const Transcript& whole, std::string_view items) {
    const std::string& rules = whole.header.form.definition.rules;
    {
        Statement known = m_database->use(sql::exam_form_by_items);
        known.bind(sha256(items)).bind(rules);
        if (known.step()) {
            const Id id = known.text(0);
            const auto version = static_cast<int>(known.number(1));
            Statement row = m_database->use(sql::definition);
            row.bind(id).bind(version);
            if (row.step()) return Definition{id, version, "form", row.text(3), row.number(4)};
        }
    }
    std::string body;
    JsonWriter json(body);
    writeForm(json, whole.header.form);
    // The items stand in it as they came, also where today they would be written in another way.
    const std::string_view written = memberBytes(body, "items");
    body.replace(static_cast<std::size_t>(written.data() - body.data()), written.size(), items);
    // It comes here by its event.
    return Definition{derivedId("form of items " + rules + ' ' + hexOf(sha256(items))), 1, "form", std::move(body),
                      m_options.clock->now()};
}

StoreResult<Done> SqlStore::keepImport(const StoreSession& session, const Id& trainee, AttemptOrigin origin,
                                       const Transcript* whole, std::int64_t time) {
    if (whole != nullptr) {
        const std::size_t end = origin.rest.find('\n');
        const std::string headerLine(origin.rest, 0, end);
        const std::string items(memberBytes(memberBytes(headerLine, "header"), "items"));
        const auto form = formOf(*whole, items);
        if (!form) return form.refusal();
        auto kept = keepFormEvent(*form);
        if (!kept) return kept;
        origin.form = form->id;
        origin.formVersion = form->version;
        if (!takeItemsOut(headerLine, items, origin)) return StoreRefusal{StoreFault::AttemptUnreadable, {"items"}};
        origin.rest.erase(0, end + 1);
    }
    const auto added = addExamEvent({importedId(origin.attempt, time), "exam.imported", trainee, originBody(origin)});
    if (!added) return added.refusal();
    return audit(session, "attempt_imported", origin.attempt);
}

StoreResult<ImportVerdict> SqlStore::importAttempt(const StoreSession& session, const ImportedAttempt& attempt) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (attempt.transcript.size() > kLongestTranscript) return StoreRefusal{StoreFault::BodyTooLarge, {}};
    if (const auto news = takeNews(); !news) return news.refusal();
    const auto claimed = claimedIn(attempt.transcript);
    if (!claimed) return StoreRefusal{StoreFault::AttemptUnreadable, {"line 1"}};
    const auto whole = readTranscript(attempt.transcript);
    const auto believed = keys();
    if (!believed) return believed.refusal();
    const SealVerdict verdict =
        whole ? checkSeal(whole->head, whole->signature, whole->key, *believed) : SealVerdict::Unsigned;
    const auto known = findAttempt(*m_database, claimed->attempt);
    if (!known) return known.refusal();
    // One that came broken may come once more, whole.
    if (*known && (!(*known)->row.broken || verdict != SealVerdict::Sealed)) return ImportVerdict::KnownAlready;
    if (verdict == SealVerdict::SignerUnknown) return StoreRefusal{StoreFault::SignerUnknown, {whole->key}};
    const auto trainee = findPerson(claimed->trainee);
    if (!trainee && trainee.refusal().fault != StoreFault::UnknownPerson) return trainee.refusal();
    if (!trainee) return StoreRefusal{StoreFault::PersonNotHere, {claimed->trainee}};

    const bool isWhole = verdict == SealVerdict::Sealed;
    AttemptOrigin origin;
    origin.attempt = claimed->attempt;
    origin.exam = attempt.exam;
    origin.version = attempt.version;
    origin.by = attempt.supervisor;
    origin.importedBy = session.person();
    origin.startedAt = attempt.startedAt;
    origin.sealedAt = attempt.sealedAt;
    origin.broken = !isWhole;
    origin.rest = attempt.transcript;
    // Nobody could read back what is said beside the file.
    if (!readOrigin(originBody(origin))) return StoreRefusal{StoreFault::AttemptUnreadable, {"exam"}};
    const auto kept = change<Done>({Summed::Facts}, [&]() -> StoreResult<Done> {
        const auto time = nextImport(*m_database, claimed->attempt);
        if (!time) return time.refusal();
        return keepImport(session, claimed->trainee, std::move(origin), isWhole ? &*whole : nullptr, *time);
    });
    if (!kept) {
        m_attempts->archive().forgetForms();
        return kept.refusal();
    }
    return isWhole ? ImportVerdict::Added : ImportVerdict::AddedBroken;
}

StoreResult<Done> SqlStore::importPerson(const StoreSession& session, const Id& id, const std::string& name) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (!isId(id)) return StoreRefusal{StoreFault::BadId, {id}};
    if (name.empty() || name.size() > kLongestName)
        return StoreRefusal{StoreFault::BadName, {std::to_string(kLongestName)}};
    const auto known = findPerson(id);
    if (!known && known.refusal().fault != StoreFault::UnknownPerson) return known.refusal();
    if (known && known->role != Role::Trainee) return StoreRefusal{StoreFault::IdTaken, {id}};
    // Who was erased does not come back by a stick.
    if (known && known->standing == Standing::Erased) return StoreRefusal{StoreFault::NotActive, {}};
    if (known && known->name == name) return Done{};
    return change<Done>({Summed::People, Summed::Names}, [&]() -> StoreResult<Done> {
        auto stored =
            known ? m_database->use(sql::set_name).bind(id).bind(name).run() : insertPerson(id, Role::Trainee, name);
        if (!stored) return stored;
        return audit(session, "person_imported", id);
    });
}

StoreResult<Done> SqlStore::importDefinition(const StoreSession& session, const Definition& definition) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (!isId(definition.id)) return StoreRefusal{StoreFault::BadId, {definition.id}};
    if (!isDefinitionKind(definition.kind)) return StoreRefusal{StoreFault::BadKind, {definition.kind}};
    if (definition.body.size() > kLongestBody) return StoreRefusal{StoreFault::BodyTooLarge, {}};
    return change<Done>({}, [&]() -> StoreResult<Done> {
        Definition wanted = definition;
        bool isFree = wanted.version > 0;
        int newest = 0;
        {
            Statement row = m_database->use(sql::definition_versions);
            row.bind(definition.id);
            while (row.step()) {
                newest = static_cast<int>(row.number(1));
                if (row.text(2) != definition.kind) return StoreRefusal{StoreFault::IdTaken, {definition.id}};
                if (row.text(3) == definition.body && row.number(5) != 0) return Done{};
                isFree = isFree && newest != wanted.version;
            }
            auto outcome = row.outcome();
            if (!outcome) return outcome;
        }
        if (!isFree) wanted.version = newest + 1;
        if (wanted.at == 0) wanted.at = m_options.clock->now();
        auto added = m_attempts->addDefinition(wanted);
        if (!added) return added;
        return audit(session, "definition_imported", definition.id);
    });
}

}  // namespace cutcard::store
