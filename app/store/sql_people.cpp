#include "app/store/refused_name.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

namespace cutcard::store {
namespace {

Person personOf(const Statement& row) {
    return {row.text(0), static_cast<Role>(row.number(1)), static_cast<Standing>(row.number(2)), row.text(3),
            row.number(4)};
}

}  // namespace

StoreResult<Person> SqlStore::findPerson(const Id& id) {
    Statement row = m_database->use(sql::person);
    row.bind(id);
    if (row.step()) return personOf(row);
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return StoreRefusal{StoreFault::UnknownPerson, {}};
}

StoreResult<Person> SqlStore::person(const StoreSession& session, const Id& id) {
    if (auto no = refused(session, Need::Trainee)) return *no;
    if (session.role() == Role::Trainee && id != session.person()) return StoreRefusal{StoreFault::NotYours, {}};
    return findPerson(id);
}

StoreResult<std::vector<Person>> SqlStore::people(const StoreSession& session) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    std::vector<Person> people;
    Statement row = m_database->use(sql::people);
    while (row.step()) people.push_back(personOf(row));
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return people;
}

StoreResult<std::vector<Person>> SqlStore::whoMayEnter() {
    std::vector<Person> people;
    Statement row = m_database->use(sql::people);
    while (row.step()) {
        Person person = personOf(row);
        if (person.standing == Standing::Active) people.push_back(std::move(person));
    }
    const auto outcome = row.outcome();
    if (!outcome) return outcome.refusal();
    return people;
}

StoreResult<Done> SqlStore::insertPerson(const Id& id, Role role, const std::string& name) {
    auto added = m_database->use(sql::add_person)
                     .bind(id)
                     .bind(static_cast<std::int64_t>(role))
                     .bind(m_options.clock->now())
                     .run();
    if (!added) return added;
    return m_database->use(sql::set_name).bind(id).bind(name).run();
}

StoreResult<Id> SqlStore::insertTrainee(const StoreSession& session, const std::string& name) {
    const Id id = newId();
    const auto added = insertPerson(id, Role::Trainee, name);
    if (!added) return added.refusal();
    const auto noted = audit(session, "trainee_added", id);
    if (!noted) return noted.refusal();
    return id;
}

StoreResult<Id> SqlStore::addTrainee(const StoreSession& session, const std::string& name) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (auto no = refusedName(name)) return *no;
    return change<Id>({Summed::People, Summed::Names}, [&] { return insertTrainee(session, name); });
}

StoreResult<Id> SqlStore::introduce(const std::string& name) {
    if (m_options.access == Access::ReadOnly) return StoreRefusal{StoreFault::OpenedReadOnly, {}};
    return change<Id>({Summed::People, Summed::Names}, [&]() -> StoreResult<Id> {
        const auto hasSupervisor = isSetUp();
        if (!hasSupervisor) return hasSupervisor.refusal();
        if (*hasSupervisor) return StoreRefusal{StoreFault::NeedsSupervisor, {}};
        if (auto no = refusedName(name)) return *no;
        return insertTrainee(StoreSession(), name);
    });
}

StoreResult<SupervisorAccess> SqlStore::addSupervisor(const StoreSession& session, const std::string& name,
                                                      const std::string& passphrase) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (auto no = refusedName(name)) return *no;
    return change<SupervisorAccess>({Summed::People, Summed::Names, Summed::Credentials},
                                    [&]() -> StoreResult<SupervisorAccess> {
                                        const Id id = newId();
                                        const auto added = insertPerson(id, Role::Supervisor, name);
                                        if (!added) return added.refusal();
                                        const auto noted = audit(session, "supervisor_added", id);
                                        if (!noted) return noted.refusal();
                                        return giveAccess(id, passphrase);
                                    });
}

StoreResult<Done> SqlStore::rename(const StoreSession& session, const Id& person, const std::string& name) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (auto no = refusedName(name)) return *no;
    return change<Done>({Summed::Names}, [&]() -> StoreResult<Done> {
        const auto found = findPerson(person);
        if (!found) return found.refusal();
        if (found->standing == Standing::Erased) return StoreRefusal{StoreFault::NotActive, {}};
        auto set = m_database->use(sql::set_name).bind(person).bind(name).run();
        if (!set) return set;
        return audit(session, "renamed", person);
    });
}

StoreResult<Done> SqlStore::archive(const StoreSession& session, const Id& person) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    auto archived = change<Done>({Summed::People}, [&]() -> StoreResult<Done> {
        const auto found = findPerson(person);
        if (!found) return found.refusal();
        if (found->standing != Standing::Active) return StoreRefusal{StoreFault::NotActive, {}};
        const auto left = m_database->number(sql::active_supervisors);
        if (!left) return left.refusal();
        if (found->role == Role::Supervisor && *left < 2) return StoreRefusal{StoreFault::LastSupervisor, {}};
        auto set =
            m_database->use(sql::set_standing).bind(person).bind(static_cast<std::int64_t>(Standing::Archived)).run();
        if (!set) return set;
        return audit(session, "archived", person);
    });
    if (archived) m_sessions.closeAllOf(person);
    return archived;
}

StoreResult<Done> SqlStore::eraseInside(const StoreSession& session, const Id& person) {
    for (const std::string_view text : {sql::remove_name, sql::remove_credentials, sql::remove_memberships_of}) {
        auto removed = m_database->use(text).bind(person).run();
        if (!removed) return removed;
    }
    auto set = m_database->use(sql::set_standing).bind(person).bind(static_cast<std::int64_t>(Standing::Erased)).run();
    if (!set) return set;
    return audit(session, "erased", person);
}

StoreResult<Done> SqlStore::erase(const StoreSession& session, const Id& person) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    auto erased = change<Done>({Summed::People, Summed::Names, Summed::Credentials, Summed::Memberships},
                               [&]() -> StoreResult<Done> {
                                   const auto found = findPerson(person);
                                   if (!found) return found.refusal();
                                   const auto left = m_database->number(sql::active_supervisors);
                                   if (!left) return left.refusal();
                                   const bool isActive = found->standing == Standing::Active;
                                   if (found->role == Role::Supervisor && isActive && *left < 2)
                                       return StoreRefusal{StoreFault::LastSupervisor, {}};
                                   return eraseInside(session, person);
                               });
    if (!erased) return erased;
    m_sessions.closeAllOf(person);
    return removeOldCopies();
}

StoreResult<std::vector<Id>> SqlStore::eraseUnseenSince(const StoreSession& session, Milliseconds since) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    auto erased = change<std::vector<Id>>({Summed::People, Summed::Names, Summed::Credentials, Summed::Memberships},
                                          [&]() -> StoreResult<std::vector<Id>> {
                                              std::vector<Id> unseen;
                                              {
                                                  Statement row = m_database->use(sql::archived_and_unseen_since);
                                                  row.bind(since);
                                                  while (row.step()) unseen.push_back(row.text(0));
                                                  const auto outcome = row.outcome();
                                                  if (!outcome) return outcome.refusal();
                                              }
                                              for (const Id& id : unseen) {
                                                  const auto done = eraseInside(session, id);
                                                  if (!done) return done.refusal();
                                              }
                                              return unseen;
                                          });
    if (!erased || erased->empty()) return erased;
    const auto removed = removeOldCopies();
    if (!removed) return removed.refusal();
    return erased;
}

StoreResult<std::vector<Group>> SqlStore::groups(const StoreSession& session) {
    if (auto no = refused(session, Need::Supervisor)) return *no;
    std::vector<Group> groups;
    {
        Statement row = m_database->use(sql::groups);
        while (row.step()) groups.push_back({row.text(0), row.text(1), {}});
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    for (Group& group : groups) {
        Statement row = m_database->use(sql::members);
        row.bind(group.id);
        while (row.step()) group.members.push_back(row.text(0));
        const auto outcome = row.outcome();
        if (!outcome) return outcome.refusal();
    }
    return groups;
}

StoreResult<Id> SqlStore::addGroup(const StoreSession& session, const std::string& name) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    if (auto no = refusedName(name)) return *no;
    return change<Id>({Summed::Groups}, [&]() -> StoreResult<Id> {
        const Id id = newId();
        const auto added = m_database->use(sql::add_group).bind(id).bind(name).run();
        if (!added) return added.refusal();
        const auto noted = audit(session, "group_added", id);
        if (!noted) return noted.refusal();
        return id;
    });
}

StoreResult<Done> SqlStore::removeGroup(const StoreSession& session, const Id& group) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return change<Done>({Summed::Groups, Summed::Memberships}, [&]() -> StoreResult<Done> {
        auto emptied = m_database->use(sql::remove_members).bind(group).run();
        if (!emptied) return emptied;
        auto removed = m_database->use(sql::remove_group).bind(group).run();
        if (!removed) return removed;
        if (m_database->changes() == 0) return StoreRefusal{StoreFault::UnknownGroup, {}};
        return audit(session, "group_removed", group);
    });
}

StoreResult<Done> SqlStore::setMembers(const StoreSession& session, const Id& group, std::span<const Id> members) {
    if (auto no = refusedChange(session, Need::Supervisor)) return *no;
    return change<Done>({Summed::Memberships}, [&]() -> StoreResult<Done> {
        {
            Statement known = m_database->use(sql::group_count);
            known.bind(group);
            if (!known.step() || known.number(0) == 0) return StoreRefusal{StoreFault::UnknownGroup, {}};
        }
        auto emptied = m_database->use(sql::remove_members).bind(group).run();
        if (!emptied) return emptied;
        for (const Id& member : members) {
            const auto found = findPerson(member);
            if (!found) return found.refusal();
            if (found->standing == Standing::Erased) return StoreRefusal{StoreFault::NotActive, {}};
            auto added = m_database->use(sql::add_member).bind(group).bind(member).run();
            if (!added) return added;
        }
        return audit(session, "members_set", group);
    });
}

}  // namespace cutcard::store
