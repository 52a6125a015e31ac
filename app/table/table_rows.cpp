#include "app/table/table_rows.h"

namespace cutcard {

TableRows::TableRows(const QList<QByteArray>& columns, QObject* parent)
    : QAbstractListModel(parent), m_columns(columns) {}

void TableRows::setRows(const QList<QVariantList>& rows) {
    if (rows.size() != m_rows.size()) {
        resetRows(rows);
        return;
    }
    for (int row = 0; row < rows.size(); ++row) {
        QList<int> roles;
        for (int column = 0; column < m_columns.size(); ++column) {
            if (rows[row][column] != m_rows[row][column]) roles << Qt::UserRole + column;
        }
        if (roles.isEmpty()) continue;
        m_rows[row] = rows[row];
        emit dataChanged(index(row), index(row), roles);
    }
}

void TableRows::resetRows(const QList<QVariantList>& rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

int TableRows::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant TableRows::data(const QModelIndex& index, int role) const {
    const int column = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || column < 0 || column >= m_columns.size()) return {};
    return m_rows[index.row()][column];
}

QHash<int, QByteArray> TableRows::roleNames() const {
    QHash<int, QByteArray> names;
    for (int column = 0; column < m_columns.size(); ++column) names.insert(Qt::UserRole + column, m_columns[column]);
    return names;
}

QVariant TableRows::cell(int row, const QByteArray& column) const {
    return m_rows[row][m_columns.indexOf(column)];
}

}  // namespace cutcard
