#pragma once

#include "app/supervisor/console_page.h"
#include "app/supervisor/store_command.h"

#include <map>
#include <vector>

namespace cutcard::supervisor {

/// What is done with people and groups and can be taken back.
class PeopleDesk : public QObject {
    Q_OBJECT

public:
    using Ids = std::vector<store::Id>;

    PeopleDesk(ConsoleContext& context, QObject* parent);

    void rename(const store::Person& person, const QString& name);
    /// All of them or none.
    void archive(const Ids& people);
    void restore(const Ids& people);
    void addGroup(const QString& name);
    void renameGroup(const store::Group& group, const QString& name);
    void removeGroup(const store::Group& group);
    void putInto(const store::Group& group, const Ids& people);
    void takeOut(const store::Group& group, const Ids& people);

signals:
    /// Something was done or taken back: what is shown has to be read again.
    void changed();
    void said(const QString& sentence, bool isFault);

private:
    using Act = StoreCommand::Act;

    void push(const QString& text, Act forth, Act back);
    StoreCommand::Told told();
    Act setStanding(const Ids& people, bool isActive);
    Act setName(const store::Id& person, const QString& name);
    MaybeRefusal setOneStanding(const store::Id& person, bool isActive);
    MaybeRefusal changeMembers(const store::Id& group, const Ids& add, const Ids& remove);
    /// Makes a group again that was removed, under whatever id the store gives it.
    MaybeRefusal makeGroup(const store::Id& was, const QString& name, const Ids& members);
    /// The id that this group has now.
    store::Id now(store::Id group) const;

    ConsoleContext& m_context;
    std::map<store::Id, store::Id> m_now;  ///< Former id of a group to the one that followed it.
};

}  // namespace cutcard::supervisor
