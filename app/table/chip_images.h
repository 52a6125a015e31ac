#pragma once

#include "app/table/picture_cache.h"
#include "engine/money/chips.h"

#include <QQuickImageProvider>

#include <span>

namespace cutcard {

/// The chips for QML, drawn at the size that is asked for:
///   "2500x3,500x1,100x2"  a stack on the felt, the first value at the bottom; as sizeFor() says
///   "tray/500"            a full column of the tray, "tray/500x7" what is left of it; as traySize() says
///   "face/500"            one chip from straight above; a square
/// A picture asked for with another ratio stands in the middle of the bottom edge.
class ChipImages : public QQuickImageProvider {
    Q_OBJECT

public:
    ChipImages();

    static constexpr int kMostOnTheFelt = 12;  ///< A higher stack looks like one of this height,
    static constexpr int kMostInTheTray = 20;  ///< and so does a column of the tray.

    static QSizeF sizeFor(int chips, qreal width);
    static QSizeF traySize(qreal width);

    /// How far over the bottom of its picture a stack of this width has the middle of the spot it stands on.
    static qreal footing(qreal width);

    /// The id of a stack.
    static QString idFor(std::span<const ChipStack> stacks);

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    PictureCache m_cache;
};

/// The same measures where QML can ask for them.
class ChipMeasures : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE QSizeF sizeFor(int chips, qreal width) const { return ChipImages::sizeFor(chips, width); }
    Q_INVOKABLE QSizeF traySize(qreal width) const { return ChipImages::traySize(width); }
    Q_INVOKABLE qreal footing(qreal width) const { return ChipImages::footing(width); }

    /// How many chips the stack of this id has; 0 when it is none.
    Q_INVOKABLE int chipsIn(const QString& id) const;
};

}  // namespace cutcard
