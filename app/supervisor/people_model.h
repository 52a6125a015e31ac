#pragma once

#include "app/store/store.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <set>
#include <vector>

namespace cutcard::supervisor {

/// The people of the store. A new name in the first column is not set here but asked for.
class PeopleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Role, Groups, Standing, Added, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr auto kMimeType = "application/x-cutcard-people";

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<store::Person> people, std::vector<store::Group> groups);
    const store::Person& person(int row) const { return m_rows[static_cast<std::size_t>(row)].person; }
    const std::vector<store::Group>& groups() const { return m_groups; }
    bool isMember(int row, const store::Id& group) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override { return {QLatin1String(kMimeType)}; }
    /// The ids of the people, one a line.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

signals:
    void renameWanted(const cutcard::store::Person& person, const QString& name);

private:
    struct Row {
        store::Person person;
        QString groups;
    };
    QVariant text(const Row& row, int column) const;

    std::vector<Row> m_rows;
    std::vector<store::Group> m_groups;
    std::set<std::pair<store::Id, store::Id>> m_members;
};

/// Whom the page shows, in which order.
class PeopleFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit PeopleFilter(PeopleModel& people, QObject* parent = nullptr);

    void setText(const QString& text);
    /// Nothing: everybody.
    void setGroup(const std::optional<store::Id>& group);
    void showArchived(bool on);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    PeopleModel& m_people;
    QString m_text;
    std::optional<store::Id> m_group;
    bool m_archived = false;
};

}  // namespace cutcard::supervisor
