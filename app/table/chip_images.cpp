#include "app/table/chip_images.h"

#include "app/table/chip_painter.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace cutcard {

namespace {

constexpr qreal kNaturalWidth = 100;
constexpr int kMostOfOneValue = 1'000'000;

struct Pile {
    std::int64_t cents = 0;
    int count = 0;
};

struct Picture {
    QSizeF natural;
    std::function<void(QPainter&)> paint;
};

std::optional<std::int64_t> positive(QStringView text, std::int64_t most) {
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    if (!isNumber || number < 1 || number > most) return {};
    return number;
}

std::optional<Pile> parsePile(const QString& text) {
    const qsizetype cross = text.indexOf(QLatin1Char('x'));
    if (cross < 0) return {};
    const auto cents = positive(QStringView(text).left(cross), std::numeric_limits<int>::max());
    const auto count = positive(QStringView(text).mid(cross + 1), kMostOfOneValue);
    if (!cents || !count) return {};
    return Pile{*cents, static_cast<int>(*count)};
}

/// The piles of a stack from the bottom; empty when the id is no stack.
std::vector<Pile> parseStack(const QString& id) {
    std::vector<Pile> piles;
    for (const QString& part : id.split(QLatin1Char(','))) {
        const std::optional<Pile> pile = parsePile(part);
        if (!pile || piles.size() == ChipImages::kMostOnTheFelt) return {};
        piles.push_back(*pile);
    }
    return piles;
}

int chipsOf(const std::vector<Pile>& piles) {
    return std::accumulate(piles.begin(), piles.end(), 0, [](int sum, const Pile& pile) { return sum + pile.count; });
}

/// Takes from the highest pile until the stack can be shown: every value in it stays visible.
std::vector<ChipStyle> shownChips(std::vector<Pile> piles, int most) {
    for (Pile& pile : piles) pile.count = std::min(pile.count, most);
    const auto lower = [](const Pile& a, const Pile& b) { return a.count < b.count; };
    while (chipsOf(piles) > most) --std::max_element(piles.begin(), piles.end(), lower)->count;
    std::vector<ChipStyle> chips;
    for (const Pile& pile : piles)
        chips.insert(chips.end(), static_cast<std::size_t>(pile.count), chipStyle(pile.cents));
    return chips;
}

Picture stackPicture(std::vector<ChipStyle> chips, const ChipView& view, QSizeF natural) {
    return {natural, [chips = std::move(chips), view, natural](QPainter& painter) {
                paintStack(painter, chips, view, natural);
            }};
}

std::optional<Picture> facePicture(const QString& value) {
    const auto cents = positive(value, std::numeric_limits<int>::max());
    if (!cents) return {};
    const QSizeF natural(kNaturalWidth, kNaturalWidth);
    return Picture{natural,
                   [chip = chipStyle(*cents), natural](QPainter& painter) { paintFace(painter, chip, natural); }};
}

std::optional<Picture> trayPicture(const QString& column) {
    const int most = ChipImages::kMostInTheTray;
    const QString whole = column.contains(QLatin1Char('x')) ? column : QStringLiteral("%1x%2").arg(column).arg(most);
    const std::optional<Pile> pile = parsePile(whole);
    if (!pile) return {};
    return stackPicture(shownChips({*pile}, most), kInTheTray, ChipImages::traySize(kNaturalWidth));
}

std::optional<Picture> pictureOf(const QString& id) {
    if (id.startsWith(QLatin1String("face/"))) return facePicture(id.mid(5));
    if (id.startsWith(QLatin1String("tray/"))) return trayPicture(id.mid(5));
    const std::vector<Pile> piles = parseStack(id);
    if (piles.empty()) return {};
    std::vector<ChipStyle> chips = shownChips(piles, ChipImages::kMostOnTheFelt);
    const QSizeF natural = ChipImages::sizeFor(static_cast<int>(chips.size()), kNaturalWidth);
    return stackPicture(std::move(chips), kOnTheFelt, natural);
}

QImage draw(const Picture& picture, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QRectF rect = pictureRect(picture.natural, pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / picture.natural.width(), rect.height() / picture.natural.height());
    picture.paint(painter);
    return image;
}

}  // namespace

ChipImages::ChipImages() : QQuickImageProvider(QQuickImageProvider::Image) {}

QSizeF ChipImages::sizeFor(int chips, qreal width) {
    return {width, width * kOnTheFelt.height(std::clamp(chips, 1, kMostOnTheFelt))};
}

QSizeF ChipImages::traySize(qreal width) {
    return {width, width * kInTheTray.height(kMostInTheTray)};
}

qreal ChipImages::footing(qreal width) {
    return width * kOnTheFelt.footing();
}

QString ChipImages::idFor(std::span<const ChipStack> stacks) {
    QStringList piles;
    for (const ChipStack& stack : stacks) piles << QStringLiteral("%1x%2").arg(stack.value.inCents()).arg(stack.count);
    return piles.join(QLatin1Char(','));
}

QImage ChipImages::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const std::optional<Picture> picture = pictureOf(id);
    if (!picture) {
        qWarning("No chips are called \"%s\".", qUtf8Printable(id));
        return {};
    }
    if (size != nullptr) *size = picture->natural.toSize();
    const QSize pixels = pictureSize(picture->natural, requestedSize);
    return m_cache.find(id, pixels, [&] { return draw(*picture, pixels); });
}

int ChipMeasures::chipsIn(const QString& id) const {
    return chipsOf(parseStack(id));
}

}  // namespace cutcard
