#include "app/table/picture_cache.h"

#include <QMutexLocker>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int kLongestSide = 4096;

int side(qreal length) {
    return std::clamp(qRound(length), 1, kLongestSide);
}

}  // namespace

QSize pictureSize(QSizeF natural, QSize requested) {
    const bool hasWidth = requested.width() > 0;
    const bool hasHeight = requested.height() > 0;
    if (hasWidth && hasHeight) return {side(requested.width()), side(requested.height())};
    if (hasWidth) return {side(requested.width()), side(requested.width() * natural.height() / natural.width())};
    if (hasHeight) return {side(requested.height() * natural.width() / natural.height()), side(requested.height())};
    return {side(natural.width()), side(natural.height())};
}

QRectF pictureRect(QSizeF natural, QSize pixels) {
    const QSizeF size = natural.scaled(pixels, Qt::KeepAspectRatio);
    return {{(pixels.width() - size.width()) / 2, pixels.height() - size.height()}, size};
}

QImage PictureCache::find(const QString& id, QSize pixels, const std::function<QImage()>& draw) {
    const QString key = QStringLiteral("%1@%2x%3").arg(id).arg(pixels.width()).arg(pixels.height());
    const QMutexLocker lock(&m_mutex);
    if (const QImage* picture = m_pictures.object(key)) return *picture;
    QImage picture = draw();
    m_pictures.insert(key, new QImage(picture), picture.sizeInBytes());
    return picture;
}

}  // namespace cutcard
