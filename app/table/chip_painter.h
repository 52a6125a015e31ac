#pragma once

#include "app/table/chip_style.h"

#include <QPainter>
#include <QSizeF>

#include <span>

namespace cutcard {

/// How steeply a stack is looked at; lengths in widths of the picture.
struct ChipView {
    qreal flattening;  ///< The height of a face over its width.
    qreal thickness;   ///< How much of the side of one chip is seen.

    qreal height(int chips) const;

    /// From the bottom of the picture to the middle of what the stack stands on.
    qreal footing() const;
};

inline constexpr ChipView kOnTheFelt{0.80, 0.078};
inline constexpr ChipView kInTheTray{0.72, 0.074};

/// A stack, the first chip at the bottom, on the bottom edge of a picture this wide and high.
void paintStack(QPainter& painter, std::span<const ChipStyle> chips, const ChipView& view, QSizeF picture);

/// One chip from straight above.
void paintFace(QPainter& painter, const ChipStyle& chip, QSizeF picture);

}  // namespace cutcard
