#pragma once

#include <QObject>

class QAbstractItemView;
class QComboBox;
class QModelIndex;

namespace cutcard::supervisor {

/// Where words in a cell or in a box are longer than their place, the pointer over them shows them whole.
class CutTips : public QObject {
    Q_OBJECT

public:
    explicit CutTips(QObject* parent) : QObject(parent) {}

    static bool isCut(const QAbstractItemView& view, const QModelIndex& index);
    static bool isCut(const QComboBox& box);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace cutcard::supervisor
