#include "app/supervisor/key_model.h"

#include "app/supervisor/console_words.h"

namespace cutcard::supervisor {

void KeyModel::show(std::vector<store::RegisteredKey> keys) {
    beginResetModel();
    m_keys = std::move(keys);
    endResetModel();
}

int KeyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

int KeyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant KeyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const store::RegisteredKey& one = key(index.row());
    QString whole = QString::fromStdString(one.key);
    if (role == Qt::ToolTipRole && index.column() == Key) return whole;
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case Label: return QString::fromStdString(one.label);
    case Key: return whole;
    case Registered: return timeOf(one.at);
    case Standing: return one.revoked ? tr("Revoked") : tr("Believed");
    default: return {};
    }
}

QVariant KeyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Label: return tr("Whose");
    case Key: return tr("Key");
    case Registered: return tr("Registered");
    case Standing: return tr("Standing");
    default: return {};
    }
}

}  // namespace cutcard::supervisor
