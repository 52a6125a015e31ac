#include "app/store/refused_name.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

namespace cutcard::store {

StoreResult<Done> SqlStore::restore(const StoreSession& session, const Id& person) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return change<Done>({Summed::People}, [&]() -> StoreResult<Done> {
        const auto found = findPerson(person);
        if (!found) return found.refusal();
        if (found->standing == Standing::Erased) return StoreRefusal{StoreFault::NotActive, {}};
        if (found->standing == Standing::Active) return Done{};
        auto set =
            m_database->use(sql::set_standing).bind(person).bind(static_cast<std::int64_t>(Standing::Active)).run();
        if (!set) return set;
        return audit(session, "restored", person);
    });
}

StoreResult<Done> SqlStore::renameGroup(const StoreSession& session, const Id& group, const std::string& name) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (auto no = refusedName(name)) return *no;
    return change<Done>({Summed::Groups}, [&]() -> StoreResult<Done> {
        auto set = m_database->use(sql::set_group_name).bind(group).bind(name).run();
        if (!set) return set;
        if (m_database->changes() == 0) return StoreRefusal{StoreFault::UnknownGroup, {}};
        return audit(session, "group_renamed", group);
    });
}

StoreResult<Id> SqlStore::groupCalled(const StoreSession& session, const std::string& name,
                                      std::map<std::string, Id>& known) {
    if (const auto found = known.find(name); found != known.end()) return found->second;
    if (auto no = refusedName(name)) return *no;
    const Id id = newId();
    const auto added = m_database->use(sql::add_group).bind(id).bind(name).run();
    if (!added) return added.refusal();
    const auto noted = audit(session, "group_added", id);
    if (!noted) return noted.refusal();
    known[name] = id;
    return id;
}

StoreResult<Done> SqlStore::addRosterLine(const StoreSession& session, const RosterLine& line,
                                          std::map<std::string, Id>& groups, std::set<Id>& changed) {
    Id person = line.person;
    if (person.empty()) {
        if (auto no = refusedName(line.name)) return *no;
        const auto added = insertTrainee(session, line.name);
        if (!added) return added.refusal();
        person = *added;
    } else {
        const auto found = findPerson(person);
        if (!found) return found.refusal();
        if (found->standing == Standing::Erased) return StoreRefusal{StoreFault::NotActive, {}};
    }
    for (const std::string& name : line.groups) {
        const auto group = groupCalled(session, name, groups);
        if (!group) return group.refusal();
        auto added = m_database->use(sql::add_member).bind(*group).bind(person).run();
        if (!added) return added;
        changed.insert(*group);
    }
    return Done{};
}

StoreResult<Done> SqlStore::addRoster(const StoreSession& session, std::span<const RosterLine> lines,
                                      const std::function<void(int)>& progress) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    const auto tables = {Summed::People, Summed::Names, Summed::Groups, Summed::Memberships};
    return change<Done>(tables, [&]() -> StoreResult<Done> {
        const auto there = groups(session);
        if (!there) return there.refusal();
        std::map<std::string, Id> known;
        for (const Group& group : *there) known.emplace(group.name, group.id);
        std::set<Id> changed;
        int done = 0;
        for (const RosterLine& line : lines) {
            auto added = addRosterLine(session, line, known, changed);
            if (!added) return added;
            if (progress) progress(++done);
        }
        for (const Id& group : changed) {
            auto noted = audit(session, "members_set", group);
            if (!noted) return noted;
        }
        return Done{};
    });
}

}  // namespace cutcard::store
