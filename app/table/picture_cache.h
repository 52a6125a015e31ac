#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

namespace cutcard {

/// The pixels to draw for what QML asked for; a missing side follows from the other, both missing give the natural
/// size.
QSize pictureSize(QSizeF natural, QSize requested);

/// Where a picture of the natural size lies in these pixels: as large as it fits, in the middle, standing on the
/// bottom.
QRectF pictureRect(QSizeF natural, QSize pixels);

/// Drawn pictures by id and size. QML asks from its loading thread as well as from its own.
class PictureCache {
public:
    QImage find(const QString& id, QSize pixels, const std::function<QImage()>& draw);

private:
    static constexpr qsizetype kMostBytes = 48 * 1024 * 1024;

    QMutex m_mutex;
    QCache<QString, QImage> m_pictures{kMostBytes};
};

}  // namespace cutcard
