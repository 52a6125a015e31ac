#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QVariantList>

namespace cutcard {

/// Rows with named columns. New rows of the same number replace the old ones cell by cell: only what is different
/// signals, so that an item bound to a row moves and is not made anew.
class TableRows : public QAbstractListModel {
    Q_OBJECT

public:
    explicit TableRows(const QList<QByteArray>& columns, QObject* parent = nullptr);

    void setRows(const QList<QVariantList>& rows);
    /// Rows that have nothing to do with the old ones.
    void resetRows(const QList<QVariantList>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// A cell by the column's name.
    QVariant cell(int row, const QByteArray& column) const;

private:
    QList<QByteArray> m_columns;
    QList<QVariantList> m_rows;
};

}  // namespace cutcard
