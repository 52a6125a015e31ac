#include "app/exchange/exchange_out.h"

#include "app/exchange/exchange_lines.h"
#include "app/store/attempt_pages.h"
#include "app/store/files.h"
#include "engine/json/strict_json.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace cutcard::exchange {
namespace {

using namespace store;

constexpr auto kWritten = "exam.exchanged";
constexpr std::size_t kNamedInOneEvent = 20'000;
constexpr unsigned kForTheOwner = 0600;

ExchangeRefusal byStore(const StoreRefusal& refusal) {
    return {ExchangeFault::Store, 0, {}, refusal};
}

Milliseconds now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

/// The attempts that were in a file before.
StoreResult<std::set<Id>> writtenBefore(Store& store, const StoreSession& session) {
    std::set<Id> written;
    EventQuery query;
    query.kindBeginsWith = kWritten;
    // Backwards the few of a rare kind are found without a look at all events.
    query.newestFirst = true;
    for (;;) {
        const auto events = store.events(session, query);
        if (!events) return events.refusal();
        if (events->empty()) return written;
        for (const Event& event : *events) {
            const auto body = parseStrictJson(event.body);
            if (!body || !body->is_object() || !body->contains("attempts")) continue;
            for (const Json& id : (*body)["attempts"]) {
                if (id.is_string()) written.insert(id.get<std::string>());
            }
        }
        query.after = events->back().position;
    }
}

StoreResult<std::vector<AttemptRow>> wantedAttempts(Store& store, const StoreSession& session,
                                                    const AttemptsWanted& wanted) {
    AttemptQuery query = wanted.within;
    query.state = AttemptState::Sealed;
    // What came by a stick is known to whoever it came from.
    query.ownOnly = wanted.onlyNew;
    query.order = AttemptOrder::Started;
    query.descending = false;
    auto rows = allAttempts(store, session, query);
    if (!rows || !wanted.onlyNew) return rows;
    const auto before = writtenBefore(store, session);
    if (!before) return before.refusal();
    std::erase_if(*rows, [&](const AttemptRow& row) { return before->contains(row.attempt); });
    return rows;
}

StoreResult<Done> rememberWritten(Store& store, const StoreSession& session, const std::vector<AttemptRow>& rows,
                                  const std::string& hash) {
    for (std::size_t begin = 0; begin < rows.size(); begin += kNamedInOneEvent) {
        NewEvent event{newId(), kWritten, {}, {}};
        JsonWriter json(event.body);
        json.beginObject();
        json.text("sha256", hash);
        json.key("attempts");
        json.beginArray();
        for (std::size_t i = begin; i < std::min(rows.size(), begin + kNamedInOneEvent); ++i) {
            json.text(rows[i].attempt);
        }
        json.endArray();
        json.endObject();
        const auto kept = store.append(session, {&event, 1});
        if (!kept) return kept.refusal();
    }
    return Done{};
}

/// Signs the lines and puts the file in its place: whole, or not at all.
ExchangeResult<WrittenFile> finish(Store& store, const StoreSession& session, const std::string& path,
                                   ExchangeLines& lines, WrittenFile written) {
    const Digest digest = lines.digest();
    const auto signature = store.signExchange(session, digest);
    if (!signature) return byStore(signature.refusal());
    const auto put = replaceFile(path, lines.signedBy(*signature), kForTheOwner);
    if (!put) {
        if (put.refusal().fault == StoreFault::DiskFull) return ExchangeRefusal{ExchangeFault::MediumFull, 0, {path}};
        const std::string said = put.refusal().params.empty() ? path : put.refusal().params.front();
        return ExchangeRefusal{ExchangeFault::CannotWrite, 0, {path, said}};
    }
    written.sha256 = hexOf(digest);
    written.key = signature->key;
    return written;
}

void tell(const ExchangeProgress& progress, int done, std::size_t of) {
    if (progress) progress(done, static_cast<int>(of));
}

}  // namespace

ExchangeResult<WrittenFile> writeAttempts(Store& store, const StoreSession& session, const std::string& path,
                                          const AttemptsWanted& wanted, const ExchangeProgress& progress) {
    const auto rows = wantedAttempts(store, session, wanted);
    if (!rows) return byStore(rows.refusal());
    if (rows->empty()) return ExchangeRefusal{ExchangeFault::NothingToWrite};
    ExchangeLines lines(Cargo::Attempts, now());
    WrittenFile written;
    written.cargo = Cargo::Attempts;
    for (const AttemptRow& row : *rows) {
        auto transcript = store.transcript(session, row.attempt);
        if (!transcript) return byStore(transcript.refusal());
        lines.add({std::move(*transcript), row.exam, row.version, row.supervisor, row.startedAt, row.sealedAt},
                  row.attempt);
        tell(progress, ++written.attempts, rows->size());
    }
    auto finished = finish(store, session, path, lines, written);
    if (!finished) return finished;
    const auto remembered = rememberWritten(store, session, *rows, finished->sha256);
    if (!remembered) return byStore(remembered.refusal());
    return finished;
}

ExchangeResult<WrittenFile> writeSchool(Store& store, const StoreSession& session, const std::string& path,
                                        const ExchangeProgress& progress) {
    auto people = store.people(session);
    if (!people) return byStore(people.refusal());
    const auto groups = store.groups(session);
    if (!groups) return byStore(groups.refusal());
    const auto definitions = store.definitions(session);
    if (!definitions) return byStore(definitions.refusal());
    std::erase_if(*people, [](const Person& person) {
        return person.role != Role::Trainee || person.standing != Standing::Active;
    });
    const std::size_t all = people->size() + groups->size() + definitions->size();
    ExchangeLines lines(Cargo::School, now());
    WrittenFile written;
    written.cargo = Cargo::School;
    int done = 0;
    std::set<Id> active;
    for (const Person& person : *people) {
        lines.add(person);
        active.insert(person.id);
        tell(progress, ++done, all);
    }
    for (Group group : *groups) {
        std::erase_if(group.members, [&](const Id& member) { return !active.contains(member); });
        lines.add(group);
        tell(progress, ++done, all);
    }
    for (const Definition& definition : *definitions) {
        lines.add(definition);
        tell(progress, ++done, all);
    }
    written.people = static_cast<int>(people->size());
    written.groups = static_cast<int>(groups->size());
    written.definitions = static_cast<int>(definitions->size());
    return finish(store, session, path, lines, written);
}

StoreResult<int> countNewAttempts(Store& store, const StoreSession& session) {
    const auto before = writtenBefore(store, session);
    if (!before) return before.refusal();
    // A school with a server may have very many, and never write one.
    AttemptQuery query;
    query.state = AttemptState::Sealed;
    query.ownOnly = true;
    if (before->empty()) return store.countAttempts(session, query);
    const auto rows = wantedAttempts(store, session, {});
    if (!rows) return rows.refusal();
    return static_cast<int>(rows->size());
}

}  // namespace cutcard::exchange
