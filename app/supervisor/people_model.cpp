#include "app/supervisor/people_model.h"

#include "app/supervisor/console_words.h"

#include <QMimeData>

#include <map>

namespace cutcard::supervisor {

void PeopleModel::show(std::vector<store::Person> people, std::vector<store::Group> groups) {
    beginResetModel();
    m_groups = std::move(groups);
    m_members.clear();
    std::map<store::Id, QStringList> names;
    for (const store::Group& group : m_groups) {
        for (const store::Id& member : group.members) {
            names[member].append(QString::fromStdString(group.name));
            m_members.emplace(group.id, member);
        }
    }
    m_rows.clear();
    m_rows.reserve(people.size());
    for (store::Person& person : people) {
        QString joined = names[person.id].join(QStringLiteral(", "));
        m_rows.push_back({std::move(person), std::move(joined)});
    }
    endResetModel();
}

bool PeopleModel::isMember(int row, const store::Id& group) const {
    return m_members.contains({group, person(row).id});
}

int PeopleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PeopleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PeopleModel::text(const Row& row, int column) const {
    switch (column) {
    case Name: return nameOf(row.person);
    case Role: return roleWord(row.person.role);
    case Groups: return row.groups;
    case Standing: return standingWord(row.person.standing);
    case Added: return dateOf(row.person.createdAt);
    default: return {};
    }
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::EditRole: return QString::fromStdString(row.person.name);
    case Qt::ToolTipRole: return index.column() == Groups && !row.groups.isEmpty() ? QVariant(row.groups) : QVariant();
    case kSortRole:
        return index.column() == Added ? QVariant(static_cast<qlonglong>(row.person.createdAt))
                                       : text(row, index.column());
    default: return {};
    }
}

bool PeopleModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString name = value.toString().simplified();
    if (role != Qt::EditRole || index.column() != Name || name == data(index, Qt::EditRole).toString()) return false;
    emit renameWanted(person(index.row()), name);
    return true;
}

QVariant PeopleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Name");
    case Role: return tr("Role");
    case Groups: return tr("Groups");
    case Standing: return tr("Standing");
    case Added: return tr("Added");
    default: return {};
    }
}

Qt::ItemFlags PeopleModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled;
    const bool isErased = index.isValid() && person(index.row()).standing == store::Standing::Erased;
    if (index.column() == Name && !isErased) flags |= Qt::ItemIsEditable;
    return flags;
}

QMimeData* PeopleModel::mimeData(const QModelIndexList& indexes) const {
    QByteArray ids;
    for (const QModelIndex& index : indexes) {
        if (index.column() == Name) ids += QByteArray::fromStdString(person(index.row()).id) + '\n';
    }
    auto* data = new QMimeData;
    data->setData(QLatin1String(kMimeType), ids);
    return data;
}

PeopleFilter::PeopleFilter(PeopleModel& people, QObject* parent) : QSortFilterProxyModel(parent), m_people(people) {
    setSourceModel(&people);
    setSortRole(PeopleModel::kSortRole);
}

void PeopleFilter::setText(const QString& text) {
    m_text = text.simplified();
    invalidateFilter();
}

void PeopleFilter::setGroup(const std::optional<store::Id>& group) {
    m_group = group;
    invalidateFilter();
}

void PeopleFilter::showArchived(bool on) {
    m_archived = on;
    invalidateFilter();
}

bool PeopleFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (!m_archived && m_people.person(row).standing != store::Standing::Active) return false;
    if (m_group && !m_people.isMember(row, *m_group)) return false;
    if (m_text.isEmpty()) return true;
    for (const int column : {PeopleModel::Name, PeopleModel::Groups}) {
        const QString text = m_people.data(m_people.index(row, column, parent), Qt::DisplayRole).toString();
        if (text.contains(m_text, Qt::CaseInsensitive)) return true;
    }
    return false;
}

bool PeopleFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const {
    const QVariant one = left.data(PeopleModel::kSortRole);
    const QVariant other = right.data(PeopleModel::kSortRole);
    if (left.column() == PeopleModel::Added) return one.toLongLong() < other.toLongLong();
    return QString::localeAwareCompare(one.toString(), other.toString()) < 0;
}

}  // namespace cutcard::supervisor
