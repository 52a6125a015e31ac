#include "app/table/row_writer.h"
#include "app/text/amounts.h"

#include "app/table/table_words.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(Rows)
};

QString name(std::string_view code) {
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

QString zoneName(Zone zone) {
    static constexpr std::array<const char*, 7> kNames = {"shoe",     "seat", "dealer", "community",
                                                          "six_card", "burn", "rack"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(zone)]);
}

QString zoneName(ChipZone zone) {
    static constexpr std::array<const char*, 4> kNames = {"player", "spot", "beside", "tray"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(zone)]);
}

QString markName(SpotMark mark) {
    static constexpr std::array<const char*, 4> kNames = {"none", "taken", "paid", "returned"};
    return QString::fromLatin1(kNames[static_cast<std::size_t>(mark)]);
}

/// Of a pile only what can be seen of it is drawn; the rack keeps some that are still on their way.
bool isSeen(const SceneCard& card) {
    constexpr int kOnTheirWay = 12;
    switch (card.zone) {
    case Zone::Shoe: return card.slot == 0 || card.drawn || card.faceUp;
    case Zone::Rack: return card.slot >= card.of - kOnTheirWay;
    default: return true;
    }
}

/// What lies on top of what.
int depthOf(const SceneCard& card) {
    switch (card.zone) {
    case Zone::Shoe: return card.of - card.slot;
    case Zone::Rack: return card.slot;
    case Zone::Burn: return 60 + card.slot;
    default: return 100 + card.slot;
    }
}

/// "Ace of spades, seat 3".
QString cardName(const SceneCard& card, Card face) {
    const QString shown = card.faceUp ? words::card(face) : Rows::tr("Face-down card");
    switch (card.zone) {
    case Zone::Seat: return Rows::tr("%1, seat %2").arg(shown).arg(card.seat);
    case Zone::Dealer: return Rows::tr("%1, your own hand").arg(shown);
    case Zone::Community: return Rows::tr("%1, community card").arg(shown);
    case Zone::SixCard: return Rows::tr("%1, Six Card Bonus").arg(shown);
    case Zone::Shoe: return Rows::tr("%1, in the shoe").arg(shown);
    case Zone::Burn:
    case Zone::Rack: break;
    }
    return Rows::tr("%1, out of play").arg(shown);
}

QString seatName(const SceneSeat& seat, const QString& player) {
    if (!seat.occupied) return Rows::tr("Seat %1, empty").arg(seat.number);
    if (seat.left) return Rows::tr("Seat %1, %2, has left").arg(seat.number).arg(player);
    if (seat.folded) return Rows::tr("Seat %1, %2, folded").arg(seat.number).arg(player);
    if (!seat.hand) return Rows::tr("Seat %1, %2").arg(seat.number).arg(player);
    return Rows::tr("Seat %1, %2, %3").arg(seat.number).arg(player, text::handTitle(seat.hand->category));
}

/// "Seat 5, Ante, $30, paid $30".
QString stakeName(const SceneSpot& spot) {
    const QString wager = text::wager(spot.wager);
    const QString stake = text::shortMoney(spot.stake);
    const QString amount = text::shortMoney(spot.amount);
    const bool staked = !spot.stake.isZero();
    switch (spot.mark) {
    case SpotMark::Taken: return Rows::tr("Seat %1, %2, taken %3").arg(spot.seat).arg(wager, amount);
    case SpotMark::Returned: return Rows::tr("Seat %1, %2, returned %3").arg(spot.seat).arg(wager, amount);
    case SpotMark::Paid:
        return staked ? Rows::tr("Seat %1, %2, %3, paid %4").arg(spot.seat).arg(wager, stake, amount)
                      : Rows::tr("Seat %1, %2, paid %3").arg(spot.seat).arg(wager, amount);
    case SpotMark::None: break;
    }
    return staked ? Rows::tr("Seat %1, %2, %3").arg(spot.seat).arg(wager, stake)
                  : Rows::tr("Seat %1, %2, no wager").arg(spot.seat).arg(wager);
}

/// The light of the progressive system says that it has taken the wager.
QString spotName(const SceneSpot& spot) {
    return spot.lit ? Rows::tr("%1, accepted").arg(stakeName(spot)) : stakeName(spot);
}

QString chipsKey(const SceneChips& chips) {
    QString key = QStringLiteral("%1 %2").arg(chips.seat).arg(name(wagerName(chips.wager)));
    if (chips.payment) key += QStringLiteral(" paid");
    if (chips.envyFrom > 0) key += QStringLiteral(" envy %1").arg(chips.envyFrom);
    return key;
}

QString chipsName(const SceneChips& chips) {
    const QString wager = text::wager(chips.wager);
    const QString amount = text::shortMoney(chips.amount);
    if (chips.envyFrom > 0) {
        return Rows::tr("Envy bonus of seat %1 for seat %2, %3").arg(chips.seat).arg(chips.envyFrom).arg(amount);
    }
    return chips.payment ? Rows::tr("Paid on the %1 of seat %2, %3").arg(wager).arg(chips.seat).arg(amount)
                         : Rows::tr("%1 of seat %2, %3").arg(wager).arg(chips.seat).arg(amount);
}

}  // namespace

QList<QByteArray> RowWriter::cardColumns() {
    return {"card",  "cx",  "cy",    "angle", "size", "faceUp", "shown",
            "depth", "dim", "plays", "zone",  "seat", "slot",   "name"};
}

QList<QByteArray> RowWriter::chipColumns() {
    return {"key",  "seat",    "wager", "payment", "cx",   "cy",  "angle",
            "size", "picture", "shown", "amount",  "zone", "name"};
}

QList<QByteArray> RowWriter::spotColumns() {
    return {"key",    "seat", "wager",    "label", "cx",   "cy",       "radius",   "angle", "electronic",
            "sensor", "lit",  "occupied", "stake", "mark", "markText", "selected", "name"};
}

QList<QByteArray> RowWriter::seatColumns() {
    return {"number",  "player", "cx",    "cy",    "angle",     "size",       "occupied", "active",  "folded",  "gone",
            "cleared", "hand",   "areaX", "areaY", "areaWidth", "areaHeight", "equals",   "equalsX", "equalsY", "name"};
}

QVariantList RowWriter::card(int index) const {
    const SceneCard& card = m_view.scene.cards[static_cast<std::size_t>(index)];
    const Pose pose = m_view.layout.card(card);
    const Card face = Card::fromIndex(index);
    return {name(face.name()),   pose.at.x(),  pose.at.y(),   pose.angle,          pose.scale,
            card.faceUp,         isSeen(card), depthOf(card), card.aside,          card.plays,
            zoneName(card.zone), card.seat,    card.slot,     cardName(card, face)};
}

QList<QVariantList> RowWriter::cards() const {
    QList<QVariantList> rows;
    for (int index = 0; index < kDeckSize; ++index) rows << card(index);
    return rows;
}

QVariantList RowWriter::chip(const SceneChips& chips) const {
    const Pose pose = m_view.layout.chips(chips);
    const bool onTheFelt = chips.zone == ChipZone::Spot || chips.zone == ChipZone::Beside;
    return {chipsKey(chips),
            chips.seat,
            name(wagerName(chips.wager)),
            chips.payment,
            pose.at.x(),
            pose.at.y(),
            m_view.asPrinted ? pose.angle : 0.0,
            pose.scale,
            words::picture(chips.amount, m_view.game.selections().chips),
            onTheFelt,
            text::shortMoney(chips.amount),
            zoneName(chips.zone),
            chipsName(chips)};
}

QList<QVariantList> RowWriter::chips() const {
    QList<QVariantList> rows;
    for (const SceneChips& chips : m_view.scene.chips) rows << chip(chips);
    return rows;
}

bool RowWriter::hasChips(const SceneSpot& spot) const {
    const auto& chips = m_view.scene.chips;
    return std::any_of(chips.begin(), chips.end(), [&spot](const SceneChips& c) {
        return c.seat == spot.seat && c.wager == spot.wager && !c.payment && c.zone == ChipZone::Spot;
    });
}

QVariantList RowWriter::spot(const SceneSpot& spot, const PrintedSpot& printed) const {
    const Pose pose = m_view.layout.spot(spot.seat, spot.wager);
    const QString wager = name(wagerName(spot.wager));
    return {QStringLiteral("%1 %2").arg(spot.seat).arg(wager), spot.seat, wager, text::feltLabel(spot.wager),
            pose.at.x(), pose.at.y(), m_view.layout.spotRadius(spot.seat, spot.wager),
            // Printed for the player, who sits on the other side.
            m_view.asPrinted ? pose.angle + 180 : 0.0, printed.electronic, printed.sensor, spot.lit, hasChips(spot),
            spot.stake.isZero() ? QString() : text::shortMoney(spot.stake), markName(spot.mark),
            spot.mark == SpotMark::None ? QString() : text::shortMoney(spot.amount),
            spot.seat == m_view.activeSeat && wager == m_view.activeWager, spotName(spot)};
}

QList<QVariantList> RowWriter::spots() const {
    QList<QVariantList> rows;
    const std::vector<PrintedSpot>& printed = m_view.layout.printed();
    for (std::size_t i = 0; i < m_view.scene.spots.size(); ++i) {
        rows << spot(m_view.scene.spots[i], printed[i % printed.size()]);
    }
    return rows;
}

QVariantList RowWriter::seat(const SceneSeat& seat) const {
    const Pose plate = m_view.layout.namePlate(seat.number);
    const QRectF area = m_view.layout.seatArea(seat.number);
    const std::optional<Pose> equals = m_view.layout.equalsSign(seat.number);
    const QString player = seat.occupied ? words::player(m_view.seed, seat.number) : QString();
    return {seat.number,
            player,
            plate.at.x(),
            plate.at.y(),
            plate.angle,
            plate.scale,
            seat.occupied,
            seat.number == m_view.activeSeat,
            seat.folded,
            seat.left,
            seat.cleared,
            seat.hand ? text::handTitle(seat.hand->category) : QString(),
            area.x(),
            area.y(),
            area.width(),
            area.height(),
            equals.has_value(),
            equals ? equals->at.x() : 0.0,
            equals ? equals->at.y() : 0.0,
            seatName(seat, player)};
}

QList<QVariantList> RowWriter::seats() const {
    QList<QVariantList> rows;
    for (const SceneSeat& shown : m_view.scene.seats) rows << seat(shown);
    return rows;
}

}  // namespace cutcard
