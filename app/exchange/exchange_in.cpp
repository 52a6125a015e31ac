#include "app/exchange/exchange_in.h"

#include <algorithm>
#include <map>
#include <set>

namespace cutcard::exchange {
namespace {

using namespace store;

ExchangeRefusal byStore(const StoreRefusal& refusal, int line = 0) {
    return {ExchangeFault::Store, line, {}, refusal};
}

/// What a file does to a group here: those of its people who belong to it, and everybody here it says nothing about.
struct GroupChange {
    int line = 0;
    std::string name;
    Id here;  ///< Empty: it is new.
    std::vector<Id> members;
};

/// Everything that is to be done, found out before anything is.
struct Plan {
    TakenIn taken;
    std::vector<const ExchangedAttempt*> attempts;
    std::vector<const Exchanged<Person>*> people;
    std::vector<GroupChange> groups;
    std::vector<const Exchanged<Definition>*> definitions;

    std::size_t size() const { return attempts.size() + people.size() + groups.size() + definitions.size(); }
};

class Planner {
public:
    Planner(Store& store, const StoreSession& session, const ExchangeFile& file)
        : m_store(store), m_session(session), m_file(file) {}

    ExchangeResult<Plan> plan() {
        const auto people = m_store.people(m_session);
        if (!people) return byStore(people.refusal());
        for (const Person& person : *people) m_here[person.id] = person;
        for (auto part :
             {&Planner::planPeople, &Planner::planGroups, &Planner::planDefinitions, &Planner::planAttempts}) {
            if (auto no = (this->*part)()) return *no;
        }
        return std::move(m_plan);
    }

private:
    using Refused = std::optional<ExchangeRefusal>;

    Refused planPeople() {
        for (const auto& person : m_file.people) {
            const auto here = m_here.find(person.what.id);
            if (here == m_here.end()) {
                ++m_plan.taken.peopleAdded;
                m_plan.people.push_back(&person);
            } else if (here->second.role != Role::Trainee) {
                return ExchangeRefusal{ExchangeFault::IsSupervisor, person.line, {person.what.id}};
            } else if (here->second.standing == Standing::Erased) {
                ++m_plan.taken.peopleErased;
            } else if (here->second.name != person.what.name) {
                ++m_plan.taken.peopleRenamed;
                m_plan.people.push_back(&person);
            }
        }
        return std::nullopt;
    }

    bool canBeMember(const Id& id) const {
        const auto here = m_here.find(id);
        if (here != m_here.end()) return here->second.standing == Standing::Active;
        return std::any_of(m_file.people.begin(), m_file.people.end(),
                           [&](const auto& person) { return person.what.id == id; });
    }

    Refused planGroups() {
        const auto groups = m_store.groups(m_session);
        if (!groups) return byStore(groups.refusal());
        std::set<Id> spokenOf;
        for (const auto& person : m_file.people) spokenOf.insert(person.what.id);
        for (const auto& group : m_file.groups) {
            const auto here = std::find_if(groups->begin(), groups->end(),
                                           [&](const Group& one) { return one.name == group.what.name; });
            std::set<Id> members;
            for (const Id& member : group.what.members) {
                if (canBeMember(member)) members.insert(member);
            }
            if (here == groups->end()) {
                ++m_plan.taken.groupsAdded;
                m_plan.groups.push_back({group.line, group.what.name, {}, {members.begin(), members.end()}});
                continue;
            }
            for (const Id& member : here->members) {
                if (!spokenOf.contains(member)) members.insert(member);
            }
            if (members == std::set<Id>(here->members.begin(), here->members.end())) continue;
            ++m_plan.taken.groupsChanged;
            m_plan.groups.push_back({group.line, group.what.name, here->id, {members.begin(), members.end()}});
        }
        return std::nullopt;
    }

    /// Whether a version with this text is here.
    StoreResult<bool> isHere(const Definition& definition) {
        const auto newest = m_store.definition(m_session, definition.id, 0);
        if (!newest && newest.refusal().fault == StoreFault::UnknownDefinition) return false;
        if (!newest) return newest.refusal();
        if (newest->kind != definition.kind) return StoreRefusal{StoreFault::IdTaken, {definition.id}};
        for (int version = newest->version; version > 0; --version) {
            const auto one = m_store.definition(m_session, definition.id, version);
            if (one && one->body == definition.body) return true;
        }
        return false;
    }

    Refused planDefinitions() {
        for (const auto& definition : m_file.definitions) {
            if (!isDefinitionKind(definition.what.kind)) {
                return byStore({StoreFault::BadKind, {definition.what.kind}}, definition.line);
            }
            const auto here = isHere(definition.what);
            if (!here) return byStore(here.refusal(), definition.line);
            if (*here) continue;
            ++m_plan.taken.definitionsAdded;
            m_plan.definitions.push_back(&definition);
        }
        return std::nullopt;
    }

    Refused planAttempts() {
        const auto keys = m_store.keys();
        if (!keys) return byStore(keys.refusal());
        for (const ExchangedAttempt& attempt : m_file.attempts) {
            const auto known = m_store.attempt(m_session, attempt.id);
            if (!known && known.refusal().fault != StoreFault::UnknownAttempt) return byStore(known.refusal());
            const bool isWhole = !attempt.key.empty();
            if (known && (!known->broken || !isWhole)) {
                ++m_plan.taken.attemptsKnown;
                continue;
            }
            if (!m_here.contains(attempt.trainee)) {
                return ExchangeRefusal{ExchangeFault::UnknownTrainee, attempt.line, {attempt.trainee}};
            }
            const auto key = std::find_if(keys->begin(), keys->end(),
                                          [&](const RegisteredKey& one) { return one.key == attempt.key; });
            if (isWhole && key == keys->end()) {
                return ExchangeRefusal{
                    ExchangeFault::SignerUnknown, attempt.line, {fingerprint(attempt.key), attempt.key}};
            }
            const bool isBelieved = isWhole && !key->revoked;
            ++(isBelieved ? m_plan.taken.attemptsAdded : m_plan.taken.attemptsBroken);
            m_plan.attempts.push_back(&attempt);
        }
        return std::nullopt;
    }

    Store& m_store;
    const StoreSession& m_session;
    const ExchangeFile& m_file;
    std::map<Id, Person> m_here;
    Plan m_plan;
};

StoreResult<Done> changeGroup(Store& store, const StoreSession& session, const GroupChange& change) {
    Id id = change.here;
    if (id.empty()) {
        const auto added = store.addGroup(session, change.name);
        if (!added) return added.refusal();
        id = *added;
    }
    return store.setMembers(session, id, change.members);
}

}  // namespace

bool TakenIn::isNothing() const {
    TakenIn nothing;
    nothing.attemptsKnown = attemptsKnown;
    nothing.peopleErased = peopleErased;
    return *this == nothing;
}

ExchangeResult<TakenIn> preview(Store& store, const StoreSession& session, const ExchangeFile& file) {
    const auto plan = Planner(store, session, file).plan();
    if (!plan) return plan.refusal();
    return plan->taken;
}

ExchangeResult<TakenIn> takeIn(Store& store, const StoreSession& session, const ExchangeFile& file,
                               const ExchangeProgress& progress) {
    if (file.verdict != SealVerdict::Sealed) {
        return ExchangeRefusal{ExchangeFault::SignerUnknown, 0, {fingerprint(file.key), file.key}};
    }
    const auto plan = Planner(store, session, file).plan();
    if (!plan) return plan.refusal();
    int done = 0;
    const auto tell = [&] {
        if (progress) progress(++done, static_cast<int>(plan->size()));
    };
    for (const auto* person : plan->people) {
        const auto kept = store.importPerson(session, person->what.id, person->what.name);
        if (!kept) return byStore(kept.refusal(), person->line);
        tell();
    }
    for (const GroupChange& change : plan->groups) {
        const auto kept = changeGroup(store, session, change);
        if (!kept) return byStore(kept.refusal(), change.line);
        tell();
    }
    for (const auto* definition : plan->definitions) {
        const auto kept = store.importDefinition(session, definition->what);
        if (!kept) return byStore(kept.refusal(), definition->line);
        tell();
    }
    for (const ExchangedAttempt* attempt : plan->attempts) {
        const auto kept = store.importAttempt(session, attempt->attempt);
        if (!kept) return byStore(kept.refusal(), attempt->line);
        tell();
    }
    return plan->taken;
}

}  // namespace cutcard::exchange
