#pragma once

#include "app/store/store_types.h"

#include <QListWidget>

#include <optional>
#include <vector>

namespace cutcard::supervisor {

/// Everybody, and every group with how many are in it. People can be dropped on a group.
class GroupList : public QListWidget {
    Q_OBJECT

public:
    explicit GroupList(QWidget* parent);

    /// The group that was chosen stays chosen, where it is still there.
    void show(const std::vector<store::Group>& groups, int everybody);
    /// Nothing: everybody.
    const store::Group* chosen() const;
    void choose(const store::Id& group);

signals:
    void peopleDropped(const cutcard::store::Group& group, const std::vector<cutcard::store::Id>& people);

protected:
    QStringList mimeTypes() const override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    const store::Group* groupAt(int row) const;

    std::vector<store::Group> m_groups;
};

}  // namespace cutcard::supervisor
