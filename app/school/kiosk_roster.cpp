#include "app/school/kiosk_desk.h"
#include "app/store/sql_change.h"
#include "app/store/sql_texts.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace cutcard::school {

using namespace store;

namespace {

/// Not 0: somebody was erased whose name is still in backups. A new one is to take their place.
constexpr auto kOldCopies = "school.old_copies";
/// Not 0: somebody was archived or erased who sat an exam here, and leaves after it.
constexpr auto kLeavesLater = "school.leaves_later";

}  // namespace

StoreResult<bool> KioskDesk::takePerson(const Person& person) {
    const auto known = m_store.findPerson(person.id);
    if (!known && known.refusal().fault != StoreFault::UnknownPerson) return known.refusal();
    if (known && (known->role != Role::Trainee || known->standing == Standing::Erased)) return false;
    // Nobody comes who could not enter anyway.
    if (!known && person.standing != Standing::Active) return false;
    Database& database = *m_store.m_database;
    bool isChanged = false;
    if (!known) {
        const auto added = database.use(store::sql::add_person)
                               .bind(person.id)
                               .bind(static_cast<std::int64_t>(Role::Trainee))
                               .bind(person.createdAt)
                               .run();
        if (!added) return added.refusal();
        isChanged = true;
    }
    if (person.standing == Standing::Erased) {
        const auto erased = m_store.eraseInside(StoreSession(), person.id);
        if (!erased) return erased.refusal();
        return true;
    }
    if (!person.name.empty() && (!known || known->name != person.name)) {
        const auto set = database.use(store::sql::set_name).bind(person.id).bind(person.name).run();
        if (!set) return set.refusal();
        isChanged = true;
    }
    if (known && known->standing != person.standing) {
        const auto set = database.use(store::sql::set_standing)
                             .bind(person.id)
                             .bind(static_cast<std::int64_t>(person.standing))
                             .run();
        if (!set) return set.refusal();
        isChanged = true;
    }
    return isChanged;
}

StoreResult<bool> KioskDesk::takeGroup(const Group& group) {
    Database& database = *m_store.m_database;
    std::optional<std::string> name;
    std::set<Id> before;
    {
        Statement row = database.use(store::sql::groups);
        while (row.step()) {
            if (row.text(0) == group.id) name = row.text(1);
        }
        Statement member = database.use(store::sql::members);
        member.bind(group.id);
        while (member.step()) before.insert(member.text(0));
    }
    std::set<Id> wanted;
    for (const Id& member : group.members) {
        const auto person = m_store.findPerson(member);
        if (person && person->role == Role::Trainee && person->standing != Standing::Erased) wanted.insert(member);
    }
    if (name == group.name && before == wanted) return false;
    const auto set =
        database.use(name ? store::sql::set_group_name : store::sql::add_group).bind(group.id).bind(group.name).run();
    if (!set) return set.refusal();
    const auto removed = database.use(store::sql::remove_members).bind(group.id).run();
    if (!removed) return removed.refusal();
    for (const Id& member : wanted) {
        const auto added = database.use(store::sql::add_member).bind(group.id).bind(member).run();
        if (!added) return added.refusal();
    }
    return true;
}

/// Those that the school has no longer go; those that were made here stay.
StoreResult<int> KioskDesk::takeGroups(const SchoolRoster& roster) {
    Database& database = *m_store.m_database;
    std::set<Id> gone;
    {
        Statement fact = database.use(store::sql::fact);
        fact.bind("school.groups");
        std::istringstream words(fact.step() ? fact.text(0) : std::string());
        for (Id id; words >> id;) gone.insert(id);
    }
    int changed = 0;
    std::string ids;
    for (const Group& group : roster.groups) {
        const auto taken = takeGroup(group);
        if (!taken) return taken.refusal();
        changed += *taken ? 1 : 0;
        gone.erase(group.id);
        ids += group.id + ' ';
    }
    for (const Id& group : gone) {
        for (const std::string_view text : {store::sql::remove_members, store::sql::remove_group}) {
            const auto removed = database.use(text).bind(group).run();
            if (!removed) return removed.refusal();
        }
        ++changed;
    }
    const auto noted = database.use(store::sql::set_fact).bind("school.groups").bind(ids).run();
    if (!noted) return noted.refusal();
    return changed;
}

StoreResult<bool> KioskDesk::takeKey(const RegisteredKey& key, std::span<const RegisteredKey> known) {
    const auto here =
        std::find_if(known.begin(), known.end(), [&](const RegisteredKey& one) { return one.key == key.key; });
    // What was revoked here stays so, whatever the school says.
    const bool isRevoked = key.revoked || (here != known.end() && here->revoked);
    if (here != known.end() && here->label == key.label && here->revoked == isRevoked) return false;
    Database& database = *m_store.m_database;
    const auto set = database.use(store::sql::set_key).bind(key.key).bind(key.label).bind(key.at).run();
    if (!set) return set.refusal();
    if (!isRevoked) return true;
    const auto revoked = database.use(store::sql::revoke_key).bind(key.key).run();
    if (!revoked) return revoked.refusal();
    return true;
}

StoreResult<KioskDesk::TakenPeople> KioskDesk::takePeople(std::span<const Person> people) {
    const auto running = m_store.runningAttempts();
    if (!running) return running.refusal();
    TakenPeople taken;
    for (const Person& person : people) {
        if (person.role != Role::Trainee) continue;
        const bool stays = person.standing == Standing::Active;
        const bool sits = std::any_of(running->begin(), running->end(),
                                      [&](const RunningAttempt& one) { return one.trainee == person.id; });
        // Nobody else could go on with the exam, or seal it: who sits one leaves after it.
        if (!stays && sits) {
            taken.areAll = false;
            continue;
        }
        const auto one = takePerson(person);
        if (!one) return one.refusal();
        if (!*one) continue;
        ++taken.changed;
        if (!stays) taken.left.push_back(person.id);
        if (person.standing == Standing::Erased) taken.isOneErased = true;
    }
    return taken;
}

StoreResult<int> KioskDesk::takeRosterInside(const SchoolRoster& roster, std::int64_t stamp, std::vector<Id>& left) {
    const auto keys = m_store.keys();
    if (!keys) return keys.refusal();
    auto people = takePeople(roster.people);
    if (!people) return people.refusal();
    left = std::move(people->left);
    const auto groups = takeGroups(roster);
    if (!groups) return groups.refusal();
    int changed = people->changed + *groups;
    for (const RegisteredKey& key : roster.keys) {
        const auto one = takeKey(key, *keys);
        if (!one) return one.refusal();
        changed += *one ? 1 : 0;
    }
    if (people->isOneErased) {
        const auto noted = note(kOldCopies, 1);
        if (!noted) return noted.refusal();
    }
    const auto later = note(kLeavesLater, people->areAll ? 0 : 1);
    if (!later) return later.refusal();
    const auto known = note(kStamp, stamp);
    if (!known) return known.refusal();
    return changed;
}

StoreResult<std::int64_t> KioskDesk::knownStamp() {
    const auto later = number(kLeavesLater);
    if (!later) return later.refusal();
    if (*later == 0) return number(kStamp);
    const auto running = m_store.runningAttempts();
    if (!running) return running.refusal();
    return running->empty() ? 0 : number(kStamp);
}

StoreResult<int> KioskDesk::takeRoster(const SchoolRoster& roster, std::int64_t stamp) {
    std::vector<Id> left;
    auto taken = m_store.change<int>({Summed::Facts, Summed::People, Summed::Names, Summed::Credentials, Summed::Groups,
                                      Summed::Memberships, Summed::SigningKeys},
                                     [&] { return takeRosterInside(roster, stamp, left); });
    if (!taken) return taken;
    for (const Id& person : left) m_store.m_sessions.closeAllOf(person);
    return taken;
}

StoreResult<std::optional<StoreOptions>> KioskDesk::oldCopies() {
    const auto wanted = number(kOldCopies);
    if (!wanted) return wanted.refusal();
    const auto running = m_store.runningAttempts();
    if (!running) return running.refusal();
    if (*wanted == 0 || !running->empty()) return std::optional<StoreOptions>();
    const auto emptied = m_store.m_database->execute("PRAGMA wal_checkpoint(TRUNCATE)");
    if (!emptied) return emptied.refusal();
    return std::optional(m_store.m_options);
}

StoreResult<Done> KioskDesk::oldCopiesRemoved() {
    return m_store.change<Done>({Summed::Facts}, [&] { return note(kOldCopies, 0); });
}

}  // namespace cutcard::school
