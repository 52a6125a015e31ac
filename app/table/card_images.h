#pragma once

#include "app/table/picture_cache.h"

#include <QQuickImageProvider>

namespace cutcard {

/// The cards for QML: "As/two" and "As/four" are the ace of spades in the two- and the four-colour deck, "back_red" and
/// "back_blue" the backs. Drawn at the size that is asked for; 250 × 350 when none is.
class CardImages : public QQuickImageProvider {
    Q_OBJECT

public:
    CardImages();

    static constexpr QSize kNaturalSize{250, 350};

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;

private:
    PictureCache m_cache;
};

}  // namespace cutcard
