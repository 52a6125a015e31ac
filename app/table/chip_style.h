#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <span>

namespace cutcard {

/// What a chip of one value looks like. The colour never tells alone: the edge spots differ in number and width too.
struct ChipStyle {
    std::int64_t cents = 0;
    QColor body;
    QColor spot;
    QColor inlay;
    QColor text;
    int groups = 0;         ///< Groups of edge spots round the chip,
    int spots = 0;          ///< the spots in each group,
    qreal spotDegrees = 0;  ///< and how wide one is; as much is between the spots of a group.
    qreal reach = 0;        ///< How far from the middle the spots begin on the face; 1 is the edge.

    /// What is printed on it.
    QString value() const;
};

/// The chips that have a look of their own, smallest first.
std::span<const ChipStyle> chipStyles();

/// The look of a chip of this value; grey when it is none of the usual ones.
ChipStyle chipStyle(std::int64_t cents);

}  // namespace cutcard
