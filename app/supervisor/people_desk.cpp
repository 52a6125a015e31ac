#include "app/supervisor/people_desk.h"

#include "app/text/catalogue.h"

#include <QUndoStack>

#include <algorithm>
#include <memory>

namespace cutcard::supervisor {
namespace {

bool has(const PeopleDesk::Ids& ids, const store::Id& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

PeopleDesk::PeopleDesk(ConsoleContext& context, QObject* parent) : QObject(parent), m_context(context) {}

StoreCommand::Told PeopleDesk::told() {
    return [this](const MaybeRefusal& refusal) {
        emit changed();
        emit said(refusal ? text::storeFault(*refusal) : QString(), refusal.has_value());
    };
}

void PeopleDesk::push(const QString& text, Act forth, Act back) {
    m_context.undo.push(new StoreCommand(text, std::move(forth), std::move(back), told()));
}

store::Id PeopleDesk::now(store::Id group) const {
    for (auto next = m_now.find(group); next != m_now.end(); next = m_now.find(group)) group = next->second;
    return group;
}

PeopleDesk::Act PeopleDesk::setName(const store::Id& person, const QString& name) {
    return [this, person, name = name.toStdString()] {
        return refusalOf(m_context.store.rename(m_context.session, person, name));
    };
}

void PeopleDesk::rename(const store::Person& person, const QString& name) {
    push(tr("rename"), setName(person.id, name), setName(person.id, QString::fromStdString(person.name)));
}

MaybeRefusal PeopleDesk::setOneStanding(const store::Id& person, bool isActive) {
    return refusalOf(isActive ? m_context.store.restore(m_context.session, person)
                              : m_context.store.archive(m_context.session, person));
}

PeopleDesk::Act PeopleDesk::setStanding(const Ids& people, bool isActive) {
    return [this, people, isActive]() -> MaybeRefusal {
        for (std::size_t done = 0; done < people.size(); ++done) {
            MaybeRefusal refusal = setOneStanding(people[done], isActive);
            if (!refusal) continue;
            while (done > 0) setOneStanding(people[--done], !isActive);
            return refusal;
        }
        return std::nullopt;
    };
}

void PeopleDesk::archive(const Ids& people) {
    if (has(people, m_context.session.person())) {
        emit said(tr("You cannot archive yourself. Another supervisor can."), true);
        return;
    }
    push(tr("archive"), setStanding(people, false), setStanding(people, true));
}

void PeopleDesk::restore(const Ids& people) {
    push(tr("restore"), setStanding(people, true), setStanding(people, false));
}

MaybeRefusal PeopleDesk::makeGroup(const store::Id& was, const QString& name, const Ids& members) {
    const auto made = m_context.store.addGroup(m_context.session, name.toStdString());
    if (!made) return made.refusal();
    if (!was.empty()) m_now[now(was)] = *made;
    return members.empty() ? std::nullopt : changeMembers(*made, members, {});
}

void PeopleDesk::addGroup(const QString& name) {
    // The id is known only after the first time.
    const auto id = std::make_shared<store::Id>();
    const auto forth = [this, id, name]() -> MaybeRefusal {
        if (!id->empty()) return makeGroup(*id, name, {});
        const auto made = m_context.store.addGroup(m_context.session, name.toStdString());
        if (made) *id = *made;
        return refusalOf(made);
    };
    push(tr("add group"), forth,
         [this, id] { return refusalOf(m_context.store.removeGroup(m_context.session, now(*id))); });
}

void PeopleDesk::renameGroup(const store::Group& group, const QString& name) {
    const auto to = [this, id = group.id](const std::string& wanted) {
        return
            [this, id, wanted] { return refusalOf(m_context.store.renameGroup(m_context.session, now(id), wanted)); };
    };
    push(tr("rename group"), to(name.toStdString()), to(group.name));
}

void PeopleDesk::removeGroup(const store::Group& group) {
    push(
        tr("remove group"),
        [this, id = group.id] { return refusalOf(m_context.store.removeGroup(m_context.session, now(id))); },
        [this, group] { return makeGroup(group.id, QString::fromStdString(group.name), group.members); });
}

void PeopleDesk::putInto(const store::Group& group, const Ids& people) {
    Ids added;
    std::copy_if(people.begin(), people.end(), std::back_inserter(added),
                 [&](const store::Id& id) { return !has(group.members, id); });
    if (added.empty()) return;
    push(
        tr("put into %1").arg(QString::fromStdString(group.name)),
        [this, id = group.id, added] { return changeMembers(now(id), added, {}); },
        [this, id = group.id, added] { return changeMembers(now(id), {}, added); });
}

void PeopleDesk::takeOut(const store::Group& group, const Ids& people) {
    Ids removed;
    std::copy_if(people.begin(), people.end(), std::back_inserter(removed),
                 [&](const store::Id& id) { return has(group.members, id); });
    if (removed.empty()) return;
    push(
        tr("take out of %1").arg(QString::fromStdString(group.name)),
        [this, id = group.id, removed] { return changeMembers(now(id), {}, removed); },
        [this, id = group.id, removed] { return changeMembers(now(id), removed, {}); });
}

MaybeRefusal PeopleDesk::changeMembers(const store::Id& group, const Ids& add, const Ids& remove) {
    const auto groups = m_context.store.groups(m_context.session);
    if (!groups) return groups.refusal();
    const auto found =
        std::find_if(groups->begin(), groups->end(), [&](const store::Group& one) { return one.id == group; });
    if (found == groups->end()) return store::StoreRefusal{store::StoreFault::UnknownGroup, {}};
    Ids members = add;
    std::copy_if(found->members.begin(), found->members.end(), std::back_inserter(members),
                 [&](const store::Id& id) { return !has(remove, id) && !has(add, id); });
    return refusalOf(m_context.store.setMembers(m_context.session, group, members));
}

}  // namespace cutcard::supervisor
