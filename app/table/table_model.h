#pragma once

#include "app/table/table_layout.h"
#include "app/table/table_scene.h"

#include <QAbstractListModel>
#include <QObject>
#include <QStringList>
#include <QVariantList>

#include <memory>
#include <span>

namespace cutcard {

class TableRows;

/// The table as QML draws it: rows with places, pictures and words, and no rule. Rows are the same from the beginning
/// of a round to its end, so that an item bound to one moves when the row changes. Units are those of the canvas.
///
/// cards  (52 rows): card, cx, cy, angle, size, faceUp, shown, depth, dim, plays, zone, seat, slot, name
/// chips: key, seat, wager, payment, cx, cy, angle, size, picture, shown, amount, zone, name
/// spots: key, seat, wager, label, cx, cy, radius, angle, electronic, sensor, lit, occupied, stake, mark, markText,
///        selected, name
/// seats: number, player, cx, cy, angle, size, occupied, active, folded, gone, cleared, hand, areaX, areaY, areaWidth,
///        areaHeight, equals, equalsX, equalsY, name
class TableModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT)
    Q_PROPERTY(QAbstractItemModel* chips READ chips CONSTANT)
    Q_PROPERTY(QAbstractItemModel* spots READ spots CONSTANT)
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT)
    Q_PROPERTY(qreal canvasWidth READ canvasWidth CONSTANT)
    Q_PROPERTY(qreal canvasHeight READ canvasHeight CONSTANT)
    Q_PROPERTY(qreal cardWidth READ cardWidth CONSTANT)
    Q_PROPERTY(qreal cardHeight READ cardHeight CONSTANT)
    Q_PROPERTY(qreal chipWidth READ chipWidth CONSTANT)
    /// {"kind","cx","cy","angle","size","text","light"}: shoe, shuffler, rack, tray, drop_box, tip_box, meter (one a
    /// meter, with "label" and "count"), six_card, community and dealer (one a card), inscription (one a line).
    Q_PROPERTY(QVariantList furniture READ furniture NOTIFY furnitureChanged)
    Q_PROPERTY(QString back READ back NOTIFY changed)
    Q_PROPERTY(QString dealerHand READ dealerHand NOTIFY changed)
    Q_PROPERTY(QString announcement READ announcement NOTIFY changed)
    Q_PROPERTY(QString eventText READ eventText NOTIFY changed)
    Q_PROPERTY(QString eventCaption READ eventCaption NOTIFY changed)
    Q_PROPERTY(bool floorIsHere READ floorIsHere NOTIFY changed)
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
    Q_PROPERTY(bool asPrinted READ asPrinted WRITE setAsPrinted NOTIFY changed)
    Q_PROPERTY(int activeSeat READ activeSeat NOTIFY changed)
    Q_PROPERTY(QString activeWager READ activeWager NOTIFY changed)

public:
    explicit TableModel(QObject* parent = nullptr);
    ~TableModel() override;

    /// Shows another round.
    void setRound(std::shared_ptr<const Game> game, const Round& round, const Settlement& settlement);
    /// Shows the round after these steps.
    void setDone(std::span<const StepId> done);
    /// Marks what the trainee works on; seat 0: nothing, an empty wager: the seat alone.
    void select(int seat, const QString& wager);
    /// Says everything anew, in the language of now.
    void retranslate();

    const Scene& scene() const;
    /// The spot beside the given one, or the first of the seat; for the arrow keys. dx and dy are −1, 0 or 1. Beyond
    /// the last column it is a spot of the next seat, which `neighbourSeat` names.
    Q_INVOKABLE QString neighbour(int seat, const QString& wager, int dx, int dy) const;
    Q_INVOKABLE int neighbourSeat(int seat, const QString& wager, int dx, int dy) const;

    QAbstractItemModel* cards() const;
    QAbstractItemModel* chips() const;
    QAbstractItemModel* spots() const;
    QAbstractItemModel* seats() const;
    qreal canvasWidth() const { return TableLayout::kCanvas.width(); }
    qreal canvasHeight() const { return TableLayout::kCanvas.height(); }
    qreal cardWidth() const { return TableLayout::kCard.width(); }
    qreal cardHeight() const { return TableLayout::kCard.height(); }
    qreal chipWidth() const { return TableLayout::kChip; }
    QVariantList furniture() const;
    QString back() const;  ///< "back_red" or "back_blue"; two decks alternate.
    QString dealerHand() const;
    QString announcement() const;
    QString eventText() const;     ///< What can be seen of an irregularity, without its name.
    QString eventCaption() const;  ///< The same where no picture shows it.
    bool floorIsHere() const;
    bool stopped() const;
    bool asPrinted() const;
    void setAsPrinted(bool on);
    int activeSeat() const;
    QString activeWager() const;

signals:
    void changed();
    void furnitureChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace cutcard
