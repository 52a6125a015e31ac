#include "app/table/card_images.h"

#include "engine/cards/card.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <optional>

namespace cutcard {

namespace {

// What the drawings have where the colour of the suit belongs; see scripts/cards.
constexpr char kSuitPlaceholder[] = "#010203";

const char* suitColour(Suit suit, bool fourColours) {
    switch (suit) {
    case Suit::Clubs: return fourColours ? "#1f7a3d" : "#1a1d22";
    case Suit::Diamonds: return fourColours ? "#1f5fbf" : "#c8202f";
    case Suit::Hearts: return "#c8202f";
    case Suit::Spades: break;
    }
    return "#1a1d22";
}

QByteArray drawing(const QString& name) {
    QFile file(QStringLiteral(":/assets/cards/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The drawing in its colours; nothing when the id names no card.
std::optional<QByteArray> colouredDrawing(const QString& id) {
    if (id == QLatin1String("back_red") || id == QLatin1String("back_blue")) return drawing(id);
    const QString name = id.section(QLatin1Char('/'), 0, 0);
    const QString deck = id.section(QLatin1Char('/'), 1);
    const std::optional<Card> card = Card::parse(name.toStdString());
    const bool fourColours = deck == QLatin1String("four");
    if (!card || (!fourColours && deck != QLatin1String("two"))) return {};
    return drawing(name).replace(kSuitPlaceholder, suitColour(card->suit(), fourColours));
}

QImage draw(const QByteArray& svg, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, pictureRect(CardImages::kNaturalSize, pixels));
    return image;
}

}  // namespace

CardImages::CardImages() : QQuickImageProvider(QQuickImageProvider::Image) {}

QImage CardImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const std::optional<QByteArray> svg = colouredDrawing(id);
    if (!svg || svg->isEmpty()) {
        qWarning("No card is called \"%s\".", qUtf8Printable(id));
        return {};
    }
    if (size != nullptr) *size = kNaturalSize;
    const QSize pixels = pictureSize(kNaturalSize, requestedSize);
    return m_cache.find(id, pixels, [&] { return draw(*svg, pixels); });
}

}  // namespace cutcard
