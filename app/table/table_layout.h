#pragma once

#include "app/table/table_scene.h"
#include "engine/rules/rules_submission.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace cutcard {

/// Where a thing is drawn: its centre in units of the canvas, how it is turned (degrees, clockwise) and how much larger
/// than usual it is.
struct Pose {
    QPointF at;
    qreal angle = 0;
    qreal scale = 1;

    bool operator==(const Pose&) const = default;
};

/// One printed spot of a seat, before the seat is put on the arc: x to the dealer's right, y from the rail towards the
/// dealer.
struct PrintedSpot {
    Wager wager = Wager::Ante;
    QPointF at;
    qreal radius = 25;
    bool electronic = false;  ///< A light and no chips (Five Card Hand Bonus).
    bool sensor = false;      ///< A chip on a sensor with a light (progressive).
};

/// What is printed in front of a player at this table, by the wagers the house offers. The dealer sees it turned: the
/// Super Bonus, printed on the player's right of the Ante, is on the dealer's left.
std::vector<PrintedSpot> printedSpots(const RulesSubmission& submission);

/// Geometry of the table in units of a canvas, seen from the dealer's chair. Nothing here knows pixels.
class TableLayout {
public:
    static constexpr QSizeF kCanvas{1480, 860};
    static constexpr QSizeF kCard{64, 89.6};
    static constexpr qreal kChip = 40;        ///< Diameter.
    static constexpr QSizeF kPlate{112, 26};  ///< A player's name.

    explicit TableLayout(const RulesSubmission& submission);

    int seats() const { return m_seats; }
    /// The seat that is worked on is drawn larger, its neighbours give way; 0: none.
    void setActiveSeat(int seat);

    const std::vector<PrintedSpot>& printed() const { return m_printed; }
    Pose spot(int seat, Wager wager) const;
    qreal spotRadius(int seat, Wager wager) const;
    Pose card(const SceneCard& card) const;
    Pose chips(const SceneChips& chips) const;
    Pose namePlate(int seat) const;
    /// Where the equals sign is printed; nothing where the game has no pair of equal wagers.
    std::optional<Pose> equalsSign(int seat) const;
    QRectF seatArea(int seat) const;  ///< Where a touch means this seat.

    /// Where the card of that number is expected, before it is dealt.
    Pose dealerCard(int slot) const;
    Pose communityCard(int slot) const;
    Pose sixCard(int slot) const;

    Pose shoe() const;
    Pose shuffler() const;
    Pose rack() const;
    Pose dealerHand() const;  ///< The middle of the dealer's cards.
    Pose meter() const;
    Pose tray() const;
    Pose dropBox() const;
    Pose tipBox() const;
    Pose sixCardSpot() const;
    Pose community() const;
    Pose inscription(int line, int of) const;  ///< Printed between the players' cards and the dealer's.

private:
    struct Place {
        qreal angle = 0;
        qreal scale = 1;
    };

    void arrange();
    const Place& place(int seat) const { return m_places[static_cast<std::size_t>(seat) - 1]; }
    Pose inSeat(int seat, QPointF local, qreal scale = 1) const;
    const PrintedSpot* printedSpot(Wager wager) const;
    Pose seatCard(const SceneCard& card) const;
    Pose row(QPointF middle, int slot, int of, qreal scale, qreal room) const;
    QPointF besideSpot(const SceneChips& chips) const;

    int m_seats;
    int m_active = 0;
    CardCounts m_cards;
    bool m_hasSixCard = false;
    std::vector<PrintedSpot> m_printed;
    std::vector<Place> m_places;
};

}  // namespace cutcard
