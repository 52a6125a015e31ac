#pragma once

#include <QQuickItem>

#include <vector>

namespace cutcard {

/// Every item of a window that can be seen, in drawing order.
std::vector<QQuickItem*> visibleItems(QQuickItem& root);
QString accessibleName(QQuickItem& item);

}  // namespace cutcard
