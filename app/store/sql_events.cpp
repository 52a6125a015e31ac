#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"
#include "engine/json/json_writer.h"

#include <algorithm>
#include <limits>

namespace cutcard::store {
namespace {

constexpr int kMostAtOnce = 100'000;

StoreResult<std::vector<Event>> eventsOf(Statement& row) {
    std::vector<Event> events;
    while (row.step()) events.push_back(eventOf(row));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return events;
}

StoreResult<Definition> definitionOf(Statement& row) {
    if (row.step())
        return Definition{row.text(0), static_cast<int>(row.number(1)), row.text(2), row.text(3), row.number(4)};
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::UnknownDefinition, {}};
}

}  // namespace

std::optional<StoreRefusal> SqlStore::refusedEvent(const StoreSession& session, const NewEvent& event) const {
    const KindNeeds needs = kindNeeds(event.kind);
    if (needs == KindNeeds::Nobody || needs == KindNeeds::Store) return StoreRefusal{StoreFault::BadKind, {event.kind}};
    const bool isTrainee = session.role() == Role::Trainee;
    if (isTrainee && needs == KindNeeds::Supervisor) return StoreRefusal{StoreFault::NeedsSupervisor, {}};
    if (isTrainee && event.subject != session.person()) return StoreRefusal{StoreFault::NotYours, {}};
    if (!isId(event.id)) return StoreRefusal{StoreFault::BadId, {event.id}};
    if (event.body.size() > kLongestBody) return StoreRefusal{StoreFault::BodyTooLarge, {}};
    return std::nullopt;
}

StoreResult<Event> SqlStore::appendOne(const NewEvent& event) {
    {
        Statement known = m_database->use(sql::event_by_id);
        known.bind(event.id);
        if (known.step()) {
            Event found = eventOf(known);
            const bool isSame = found.kind == event.kind && found.subject == event.subject && found.body == event.body;
            return isSame ? StoreResult<Event>(found) : StoreRefusal{StoreFault::IdTaken, {event.id}};
        }
        const auto outcome = known.outcome();
        if (!outcome) return outcome.refusal();
    }
    if (!event.subject.empty()) {
        const auto subject = findPerson(event.subject);
        if (!subject) return subject.refusal();
    }
    return m_log->add(event, m_options.clock->now());
}

StoreResult<std::vector<Event>> SqlStore::append(const StoreSession& session, std::span<const NewEvent> events) {
    if (auto no = refusedChange(session, Need::Trainee)) return *no;
    for (const NewEvent& event : events) {
        if (auto no = refusedEvent(session, event)) return *no;
    }
    return change<std::vector<Event>>({}, [&]() -> StoreResult<std::vector<Event>> {
        std::vector<Event> stored;
        for (const NewEvent& event : events) {
            auto one = appendOne(event);
            if (!one) return one.refusal();
            stored.push_back(std::move(*one));
        }
        return stored;
    });
}

StoreResult<Done> SqlStore::audit(const StoreSession& session, const std::string& act, const Id& about) {
    NewEvent event{newId(), "audit." + act, isId(about) ? about : Id(), {}};
    JsonWriter json(event.body);
    json.beginObject();
    json.text("by", session.person());
    if (!about.empty() && !isId(about)) json.text("about", about);
    json.endObject();
    const auto added = m_log->add(event, m_options.clock->now());
    if (!added) return added.refusal();
    return Done{};
}

StoreResult<std::vector<Event>> SqlStore::events(const StoreSession& session, const EventQuery& query) {
    if (auto no = refused(session, Need::Trainee)) return *no;
    const bool isTrainee = session.role() == Role::Trainee;
    if (isTrainee && query.subject && *query.subject != session.person()) return StoreRefusal{StoreFault::NotYours, {}};
    const std::optional<Id> subject = isTrainee ? session.person() : query.subject;
    // Kinds are made of letters, dots and underscores, which all stand before the tilde.
    const bool back = query.newestFirst;
    Statement row = m_database->use(subject ? (back ? sql::newest_events_of_subject : sql::events_of_subject)
                                            : (back ? sql::newest_events : sql::events));
    row.bind(back && query.after == 0 ? std::numeric_limits<std::int64_t>::max() : query.after);
    row.bind(query.kindBeginsWith).bind(query.kindBeginsWith + '~');
    row.bind(std::clamp(query.limit, 0, kMostAtOnce));
    if (subject) row.bind(*subject).bind(isTrainee ? 0 : 1);
    return eventsOf(row);
}

StoreResult<std::vector<Event>> SqlStore::outbox(const StoreSession& session, int limit) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    Statement row = m_database->use(sql::outbox);
    row.bind(std::clamp(limit, 0, kMostAtOnce));
    return eventsOf(row);
}

StoreResult<Done> SqlStore::forwarded(const StoreSession& session, std::int64_t upTo) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return takeFromOutbox(upTo);
}

StoreResult<Done> SqlStore::takeFromOutbox(std::int64_t upTo) {
    return change<Done>({Summed::Facts}, [&]() -> StoreResult<Done> {
        std::int64_t before = 0;
        {
            Statement fact = m_database->use(sql::fact);
            fact.bind("forwarded");
            if (fact.step()) before = std::strtoll(fact.text(0).c_str(), nullptr, 10);
        }
        const auto last = m_database->number("SELECT coalesce(max(position), 0) FROM events");
        if (!last) return last.refusal();
        const std::int64_t now = std::clamp(upTo, before, std::max(before, *last));
        auto removed = m_database->use(sql::forwarded).bind(now).run();
        if (!removed) return removed;
        return m_database->use(sql::set_fact).bind("forwarded").bind(std::to_string(now)).run();
    });
}

StoreResult<Definition> SqlStore::definition(const StoreSession& session, const Id& id, int version) {
    if (auto no = refused(session, Need::Trainee)) return *no;
    StoreResult<Definition> found = [&] {
        Statement row = m_database->use(version == 0 ? sql::newest_definition : sql::definition);
        row.bind(id);
        if (version != 0) row.bind(version);
        return definitionOf(row);
    }();
    // The rules are everybody's; whoever has seen an exam's items has sat it already.
    if (found && found->kind != "rules" && session.role() != Role::Supervisor)
        return StoreRefusal{StoreFault::NeedsSupervisor, {}};
    return found;
}

StoreResult<std::vector<Definition>> SqlStore::definitions(const StoreSession& session, const std::string& kind) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    std::vector<Definition> list;
    Statement row = m_database->use(sql::definitions);
    row.bind(kind);
    for (;;) {
        auto one = definitionOf(row);
        if (one) {
            list.push_back(std::move(*one));
            continue;
        }
        if (one.refusal().fault != StoreFault::UnknownDefinition) return one.refusal();
        return list;
    }
}

StoreResult<int> SqlStore::define(const StoreSession& session, const Id& id, const std::string& kind,
                                  const std::string& body) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (!isId(id)) return StoreRefusal{StoreFault::BadId, {id}};
    if (!isDefinitionKind(kind)) return StoreRefusal{StoreFault::BadKind, {kind}};
    if (body.size() > kLongestBody) return StoreRefusal{StoreFault::BodyTooLarge, {}};
    return change<int>({}, [&]() -> StoreResult<int> {
        const auto newest = definition(session, id, 0);
        if (newest && newest->kind != kind) return StoreRefusal{StoreFault::IdTaken, {id}};
        if (!newest && newest.refusal().fault != StoreFault::UnknownDefinition) return newest.refusal();
        const int version = newest ? newest->version + 1 : 1;
        const auto added = m_attempts->addDefinition({id, version, kind, body, m_options.clock->now()});
        if (!added) return added.refusal();
        const auto noted = audit(session, "defined", id);
        if (!noted) return noted.refusal();
        return version;
    });
}

StoreResult<std::vector<RegisteredKey>> SqlStore::keys() {
    std::vector<RegisteredKey> keys;
    Statement row = m_database->use(sql::signing_keys);
    while (row.step()) keys.push_back({row.text(0), row.text(1), row.number(2), row.number(3) != 0});
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return keys;
}

StoreResult<Done> SqlStore::registerKey(const StoreSession& session, const std::string& key, const std::string& label) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (!digestOf(key)) return StoreRefusal{StoreFault::BadKey, {}};
    if (label.size() > kLongestName) return StoreRefusal{StoreFault::BadName, {std::to_string(kLongestName)}};
    return change<Done>({Summed::SigningKeys}, [&]() -> StoreResult<Done> {
        auto set = m_database->use(sql::set_key).bind(key).bind(label).bind(m_options.clock->now()).run();
        if (!set) return set;
        return audit(session, "key_registered", key);
    });
}

StoreResult<Done> SqlStore::revokeKey(const StoreSession& session, const std::string& key) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return change<Done>({Summed::SigningKeys}, [&]() -> StoreResult<Done> {
        auto set = m_database->use(sql::revoke_key).bind(key).run();
        if (!set) return set;
        if (m_database->changes() == 0) return StoreRefusal{StoreFault::UnknownKey, {}};
        return audit(session, "key_revoked", key);
    });
}

}  // namespace cutcard::store
