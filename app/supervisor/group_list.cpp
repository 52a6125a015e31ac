#include "app/supervisor/group_list.h"

#include "app/supervisor/people_model.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalBlocker>

namespace cutcard::supervisor {

GroupList::GroupList(QWidget* parent) : QListWidget(parent) {
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DropOnly);
    setDropIndicatorShown(true);
}

void GroupList::show(const std::vector<store::Group>& groups, int everybody) {
    const store::Group* before = chosen();
    const store::Id wanted = before ? before->id : store::Id();
    m_groups = groups;
    {
        const QSignalBlocker quiet(this);
        clear();
        addItem(tr("Everybody (%1)").arg(everybody));
        for (const store::Group& group : m_groups)
            addItem(QStringLiteral("%1 (%2)").arg(QString::fromStdString(group.name)).arg(group.members.size()));
    }
    choose(wanted);
}

void GroupList::choose(const store::Id& group) {
    int row = 0;
    for (int i = 1; i < count(); ++i) {
        if (groupAt(i)->id == group) row = i;
    }
    setCurrentRow(row);
}

const store::Group* GroupList::groupAt(int row) const {
    const auto at = static_cast<std::size_t>(row - 1);
    return row >= 1 && at < m_groups.size() ? &m_groups[at] : nullptr;
}

const store::Group* GroupList::chosen() const {
    return groupAt(currentRow());
}

QStringList GroupList::mimeTypes() const {
    return {QLatin1String(PeopleModel::kMimeType)};
}

void GroupList::dragEnterEvent(QDragEnterEvent* event) {
    event->setAccepted(event->mimeData()->hasFormat(mimeTypes().front()));
}

void GroupList::dragMoveEvent(QDragMoveEvent* event) {
    event->setAccepted(groupAt(indexAt(event->position().toPoint()).row()) != nullptr);
}

void GroupList::dropEvent(QDropEvent* event) {
    const store::Group* group = groupAt(indexAt(event->position().toPoint()).row());
    if (!group) return;
    std::vector<store::Id> people;
    for (const QByteArray& id : event->mimeData()->data(mimeTypes().front()).split('\n')) {
        if (!id.isEmpty()) people.push_back(id.toStdString());
    }
    event->acceptProposedAction();
    // The list is read again while this is done.
    const store::Group copy = *group;
    emit peopleDropped(copy, people);
}

}  // namespace cutcard::supervisor
