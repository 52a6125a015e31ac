#pragma once

#include "app/store/store_types.h"

#include <QAbstractTableModel>

#include <vector>

namespace cutcard::supervisor {

/// The keys whose seals are believed, and those that are not any more.
class KeyModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Label, Key, Registered, Standing, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<store::RegisteredKey> keys);
    const store::RegisteredKey& key(int row) const { return m_keys[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<store::RegisteredKey> m_keys;
};

}  // namespace cutcard::supervisor
