#include "app/supervisor/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace cutcard::supervisor {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : m_items) delete item;
}

void FlowLayout::addGrowing(QWidget* widget) {
    addWidget(widget);
    m_growing = m_items.back();
}

void FlowLayout::addStretch() {
    addItem(new QSpacerItem(0, 0, QSizePolicy::Expanding, QSizePolicy::Minimum));
    m_growing = m_items.back();
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.push_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item == nullptr) return nullptr;
    m_items.erase(m_items.begin() + index);
    if (item == m_growing) m_growing = nullptr;
    invalidate();
    return item;
}

/// What may wrap is given a line of its own before it is made so narrow.
int FlowLayout::widthIn(QLayoutItem* item, int width) const {
    return std::clamp(item->sizeHint().width(), std::min(item->minimumSize().width(), width), std::max(width, 0));
}

int FlowLayout::heightOf(QLayoutItem* item, int width) const {
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}

std::vector<FlowLayout::Line> FlowLayout::linesIn(int width) const {
    std::vector<Line> lines(1);
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty() && item->spacerItem() == nullptr) continue;
        const int own = widthIn(item, width);
        const int gap = lines.back().items.empty() || item->spacerItem() != nullptr ? 0 : spacing();
        if (lines.back().width + gap + own > width && !lines.back().items.empty()) lines.emplace_back();
        Line& line = lines.back();
        line.width += own + (line.items.empty() ? 0 : gap);
        line.items.push_back(item);
    }
    for (Line& line : lines) {
        for (QLayoutItem* item : line.items) {
            const int rest = item == m_growing ? std::max(0, width - line.width) : 0;
            line.height = std::max(line.height, heightOf(item, widthIn(item, width) + rest));
        }
    }
    return lines;
}

int FlowLayout::heightForWidth(int width) const {
    const QMargins around = contentsMargins();
    int height = around.top() + around.bottom() - spacing();
    for (const Line& line : linesIn(width - around.left() - around.right())) height += line.height + spacing();
    return height;
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
    }
    const QMargins around = contentsMargins();
    width += around.left() + around.right();
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (QLayoutItem* item : m_items) {
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    }
    const QMargins around = contentsMargins();
    return least + QSize(around.left() + around.right(), around.top() + around.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect inside = rect.marginsRemoved(contentsMargins());
    int y = inside.y();
    for (const Line& line : linesIn(inside.width())) {
        place(line, QRect(inside.x(), y, inside.width(), line.height));
        y += line.height + spacing();
    }
}

void FlowLayout::place(const Line& line, const QRect& where) const {
    int x = where.x();
    for (QLayoutItem* item : line.items) {
        const int rest = item == m_growing ? std::max(0, where.width() - line.width) : 0;
        const int width = widthIn(item, where.width()) + rest;
        if (item->spacerItem() == nullptr && x > where.x()) x += spacing();
        const int height = heightOf(item, width);
        QRect place(x, where.y() + (where.height() - height) / 2, width, height);
        if (parentWidget() != nullptr && parentWidget()->isRightToLeft())
            place.moveRight(where.right() - (x - where.x()));
        item->setGeometry(place);
        x += width;
    }
}

}  // namespace cutcard::supervisor
