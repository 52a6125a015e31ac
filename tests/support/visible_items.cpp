#include "tests/support/visible_items.h"

#include <QAccessible>

namespace cutcard {

std::vector<QQuickItem*> visibleItems(QQuickItem& root) {
    std::vector<QQuickItem*> items;
    if (!root.isVisible()) return items;
    items.push_back(&root);
    for (QQuickItem* child : root.childItems()) {
        const auto below = visibleItems(*child);
        items.insert(items.end(), below.begin(), below.end());
    }
    return items;
}

QString accessibleName(QQuickItem& item) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face && face->isValid() ? face->text(QAccessible::Name) : QString();
}

}  // namespace cutcard
