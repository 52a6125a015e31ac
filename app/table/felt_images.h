#pragma once

#include <QQuickImageProvider>

namespace cutcard {

/// Rail, felt and the light on it, as one picture behind everything that moves: `image://felt/table`, or
/// `image://felt/high` for high contrast. The picture is as large as it is shown, and the arc follows the canvas of
/// TableLayout, which stands in the middle of it.
class FeltImages : public QQuickImageProvider {
public:
    FeltImages() : QQuickImageProvider(QQuickImageProvider::Image) {}

    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

}  // namespace cutcard
