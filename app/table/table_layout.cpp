#include "app/table/table_layout.h"

#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <numeric>

namespace cutcard {
namespace {

// The rail is a part of a circle; seats hang from it towards the dealer.
constexpr QPointF kCentre(740, 785);
constexpr qreal kRail = 770;
constexpr qreal kLastSeat = 60;    ///< Degrees to either side.
constexpr qreal kSeatHalf = 86;    ///< Half the width of what is printed and dealt at a seat,
constexpr qreal kSeatDepth = 320;  ///< and how far it reaches from the rail.
constexpr qreal kActive = 1.5;
constexpr qreal kCardsAt = 264;   ///< From the rail to the middle of the cards.
constexpr qreal kCardRoom = 156;  ///< The width of a hand.
constexpr qreal kAside = 10;      ///< Towards the dealer.

constexpr qreal kDealerY = 704;
constexpr qreal kBoardY = 596;
constexpr qreal kGap = 4;

/// The angle between two seats side by side whose scales are these.
qreal apart(qreal one, qreal other) {
    const qreal inner = kRail - kSeatDepth * std::min(one, other);
    return qRadiansToDegrees(qAtan2(kSeatHalf * one, inner) + qAtan2(kSeatHalf * other, inner));
}

}  // namespace

TableLayout::TableLayout(const RulesSubmission& submission)
    : m_seats(submission.rules->seats), m_cards(submission.rules->cards),
      m_hasSixCard(submission.offers(Wager::SixCardBonus)), m_printed(printedSpots(submission)) {
    arrange();
}

void TableLayout::setActiveSeat(int seat) {
    m_active = seat >= 1 && seat <= m_seats ? seat : 0;
    arrange();
}

void TableLayout::arrange() {
    const bool few = m_seats < 7;
    const qreal usual = few ? 1.06 : 1;
    const qreal given = few ? 0.92 : 0.84;
    m_places.assign(static_cast<std::size_t>(m_seats), Place{0, m_active == 0 ? usual : given});
    if (m_active > 0) m_places[static_cast<std::size_t>(m_active) - 1].scale = kActive;
    std::vector<qreal> steps;
    for (std::size_t i = 1; i < m_places.size(); ++i) {
        steps.push_back(apart(m_places[i - 1].scale, m_places[i].scale));
    }
    const qreal all = std::accumulate(steps.begin(), steps.end(), qreal(0));
    qreal angle = -kLastSeat;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_places[i].angle = angle;
        if (i < steps.size()) angle += steps[i] * 2 * kLastSeat / all;
    }
}

Pose TableLayout::inSeat(int seat, QPointF local, qreal scale) const {
    const Place& at = place(seat);
    QTransform turned;
    turned.translate(kCentre.x(), kCentre.y()).rotate(at.angle).translate(0, -kRail).scale(at.scale, at.scale);
    return {turned.map(local), at.angle, at.scale * scale};
}

const PrintedSpot* TableLayout::printedSpot(Wager wager) const {
    const auto spot = std::find_if(m_printed.begin(), m_printed.end(),
                                   [wager](const PrintedSpot& printed) { return printed.wager == wager; });
    return spot == m_printed.end() ? nullptr : &*spot;
}

Pose TableLayout::spot(int seat, Wager wager) const {
    const PrintedSpot* printed = printedSpot(wager);
    return inSeat(seat, printed == nullptr ? QPointF(0, kCardsAt) : printed->at);
}

qreal TableLayout::spotRadius(int seat, Wager wager) const {
    const PrintedSpot* printed = printedSpot(wager);
    return printed == nullptr ? 0 : printed->radius * place(seat).scale;
}

Pose TableLayout::namePlate(int seat) const {
    return inSeat(seat, {0, kPlate.height() / 2});
}

std::optional<Pose> TableLayout::equalsSign(int seat) const {
    for (Wager equal : {Wager::SuperBonus, Wager::Blind}) {
        const PrintedSpot* other = printedSpot(equal);
        if (other != nullptr) return inSeat(seat, (other->at + printedSpot(Wager::Ante)->at) / 2);
    }
    return std::nullopt;
}

QRectF TableLayout::seatArea(int seat) const {
    QPolygonF corners;
    for (qreal x : {-kSeatHalf, kSeatHalf}) {
        for (qreal y : {qreal(0), kSeatDepth}) corners << inSeat(seat, {x, y}).at;
    }
    return corners.boundingRect();
}

Pose TableLayout::row(QPointF middle, int slot, int of, qreal scale, qreal room) const {
    const qreal card = kCard.width() * scale;
    const qreal step = of > 1 ? std::min(card + kGap, (room - card) / (of - 1)) : 0;
    return {{middle.x() + (slot - (of - 1) / 2.0) * step, middle.y()}, 0, scale};
}

Pose TableLayout::seatCard(const SceneCard& card) const {
    const int of = std::max(card.of, m_cards.seat);
    const Pose local = row({0, kCardsAt + (card.aside ? kAside : 0)}, card.slot, of, 1, kCardRoom);
    return inSeat(card.seat, local.at);
}

Pose TableLayout::dealerHand() const {
    // Beside the Six Card Bonus cards there is less room.
    const bool board = m_cards.community > 0;
    const qreal scale = m_cards.dealer > 5 ? 1.05 : 1.25;
    const qreal x = !m_hasSixCard ? kCentre.x() : board ? 582 : 688;
    return {{x, kDealerY}, 0, scale};
}

Pose TableLayout::dealerCard(int slot) const {
    const Pose hand = dealerHand();
    return row(hand.at, slot, m_cards.dealer, hand.scale, kCanvas.width());
}

Pose TableLayout::community() const {
    return {{kCentre.x(), kBoardY}, 0, 1};
}

Pose TableLayout::communityCard(int slot) const {
    return row(community().at, slot, m_cards.community, community().scale, kCanvas.width());
}

Pose TableLayout::sixCardSpot() const {
    const bool board = m_cards.community > 0;
    return {{board ? 845.0 : 952.0, kDealerY}, 0, board ? 1.1 : 1.08};
}

Pose TableLayout::sixCard(int slot) const {
    return row(sixCardSpot().at, slot, m_cards.sixCardBonus, sixCardSpot().scale, kCanvas.width());
}

Pose TableLayout::card(const SceneCard& card) const {
    switch (card.zone) {
    case Zone::Seat: return seatCard(card);
    case Zone::Dealer: {
        const Pose hand = dealerHand();
        const qreal room = m_cards.dealer * (kCard.width() * hand.scale + kGap);
        const QPointF middle(hand.at.x(), hand.at.y() + (card.aside ? kAside : 0));
        return row(middle, card.slot, std::max(card.of, m_cards.dealer), hand.scale, room);
    }
    case Zone::Community: return communityCard(card.slot);
    case Zone::SixCard: return sixCard(card.slot);
    case Zone::Shoe: {
        // The mouth of the shoe shows the next card; what was drawn lies before it.
        Pose pose = shoe();
        pose.at += card.drawn ? QPointF(100, 4) : QPointF(34, 4);
        pose.angle = card.drawn ? 12 : 0;
        return pose;
    }
    case Zone::Burn:
    case Zone::Rack: break;
    }
    // 647a.1: a burned card goes into the rack too. A whole deck stays inside it.
    Pose pose = rack();
    pose.scale = 0.8;
    pose.at += QPointF(0.12 * card.slot, card.zone == Zone::Burn ? 8 : 2 - 0.12 * card.slot);
    return pose;
}

/// Partly over the edge of the spot, so that two stacks are seen.
QPointF TableLayout::besideSpot(const SceneChips& chips) const {
    const Wager wager = chips.wager == Wager::AnteBonus ? Wager::Ante : chips.wager;
    const PrintedSpot* printed = printedSpot(wager);
    const QPointF at = printed == nullptr ? QPointF(0, kCardsAt) : printed->at;
    if (chips.envyFrom > 0) return at + QPointF(-20, 6 + 3 * chips.envyFrom);
    return at + QPointF(chips.wager == Wager::AnteBonus ? -24 : 24, 14);
}

Pose TableLayout::chips(const SceneChips& chips) const {
    switch (chips.zone) {
    case ChipZone::Player: return inSeat(chips.seat, {0, kPlate.height() / 2});
    case ChipZone::Spot: return spot(chips.seat, chips.wager);
    case ChipZone::Beside: return inSeat(chips.seat, besideSpot(chips), 0.9);
    case ChipZone::Tray: break;
    }
    return tray();
}

Pose TableLayout::shoe() const {
    return {{130, 730}, 0, 1};
}

Pose TableLayout::shuffler() const {
    return {{300, 800}, 0, 1};
}

Pose TableLayout::rack() const {
    return {{1350, 730}, 0, 1};
}

Pose TableLayout::meter() const {
    return {{kCentre.x(), 808}, 0, 1};
}

Pose TableLayout::inscription(int line, int of) const {
    // Above the board, or between the cards of the seats and the name of the dealer's hand.
    const qreal y = m_cards.community > 0 ? 430.0 + 30 * line : 593.0 - 25 * (of - 1 - line);
    return {{kCentre.x(), y}, 0, 1};
}

Pose TableLayout::tray() const {
    return {{kCentre.x(), 850}, 0, 1};
}

Pose TableLayout::dropBox() const {
    return {{1430, 830}, 0, 1};
}

Pose TableLayout::tipBox() const {
    return {{50, 830}, 0, 1};
}

}  // namespace cutcard
