#include "app/table/table_model.h"

#include "app/table/row_writer.h"
#include "app/table/table_rows.h"
#include "app/table/table_words.h"
#include "app/text/catalogue.h"

#include <algorithm>
#include <cmath>

namespace cutcard {
namespace {

QString name(Wager wager) {
    const std::string_view code = wagerName(wager);
    return QString::fromLatin1(code.data(), static_cast<qsizetype>(code.size()));
}

/// Two decks alternate only where a device shuffles one while the other is in play (ALL-14).
bool hasTwoDecks(const Deal& deal) {
    return deal.method == DealingMethod::Hand || deal.preparation == TableProcedure::OpenTableTwoDecks;
}

}  // namespace

struct TableModel::Private {
    struct SpotAt {
        int seat = 0;
        QString wager;
    };

    std::shared_ptr<const Game> game;
    Round round;
    Settlement settlement;
    std::vector<StepId> done;
    Scene scene;
    std::optional<TableLayout> layout;
    int activeSeat = 0;
    QString activeWager;
    bool asPrinted = false;
    QVariantList furniture;
    TableRows cards{RowWriter::cardColumns()};
    TableRows chips{RowWriter::chipColumns()};
    TableRows spots{RowWriter::spotColumns()};
    TableRows seats{RowWriter::seatColumns()};

    void write(bool anew = false);
    SpotAt neighbour(const SpotAt& from, int dx, int dy) const;
};

void TableModel::Private::write(bool anew) {
    if (!layout) return;
    layout->setActiveSeat(activeSeat);
    const RowWriter::View view{*game,      scene,       *layout,  round.deal ? round.deal->seed : 0,
                               activeSeat, activeWager, asPrinted};
    const RowWriter writer(view);
    const auto put = [anew](TableRows& model, const QList<QVariantList>& rows) {
        anew ? model.resetRows(rows) : model.setRows(rows);
    };
    put(cards, writer.cards());
    put(chips, writer.chips());
    put(spots, writer.spots());
    put(seats, writer.seats());
    furniture = writer.furniture();
}

TableModel::Private::SpotAt TableModel::Private::neighbour(const SpotAt& from, int dx, int dy) const {
    if (!layout) return from;
    const std::vector<PrintedSpot>& printed = layout->printed();
    const auto here = std::find_if(printed.begin(), printed.end(),
                                   [&from](const PrintedSpot& spot) { return name(spot.wager) == from.wager; });
    if (here == printed.end()) return {from.seat, name(printed.front().wager)};
    // A column's width to the side leads to the next seat.
    constexpr qreal kSeatsApart = 1000;
    SpotAt best = from;
    qreal nearest = 0;
    for (int seat = from.seat - std::abs(dx); seat <= from.seat + std::abs(dx); ++seat) {
        if (seat < 1 || seat > layout->seats()) continue;
        for (const PrintedSpot& spot : printed) {
            const QPointF way = spot.at - here->at + QPointF((seat - from.seat) * kSeatsApart, 0);
            const qreal ahead = way.x() * dx + way.y() * dy;
            const qreal aslant = std::abs(way.x() * dy) + std::abs(way.y() * dx);
            const qreal distance = ahead + 2 * aslant;
            if (ahead < 1 || (nearest > 0 && distance >= nearest)) continue;
            nearest = distance;
            best = {seat, name(spot.wager)};
        }
    }
    return best;
}

TableModel::TableModel(QObject* parent) : QObject(parent), d(std::make_unique<Private>()) {}

TableModel::~TableModel() = default;

void TableModel::setRound(std::shared_ptr<const Game> game, const Round& round, const Settlement& settlement) {
    d->layout.emplace(game->submission());
    d->game = std::move(game);
    d->round = round;
    d->settlement = settlement;
    d->activeSeat = 0;
    d->activeWager.clear();
    d->done.clear();
    d->scene = sceneAt(*d->game, d->round, d->settlement, d->done);
    d->write(true);
    emit furnitureChanged();
    emit changed();
}

void TableModel::setDone(std::span<const StepId> done) {
    if (!d->game) return;
    const QVariantList before = d->furniture;
    d->done.assign(done.begin(), done.end());
    d->scene = sceneAt(*d->game, d->round, d->settlement, d->done);
    d->write();
    if (d->furniture != before) emit furnitureChanged();
    emit changed();
}

void TableModel::select(int seat, const QString& wager) {
    if (seat == d->activeSeat && wager == d->activeWager) return;
    d->activeSeat = seat;
    d->activeWager = wager;
    d->write();
    emit changed();
}

void TableModel::retranslate() {
    d->write();
    emit furnitureChanged();
    emit changed();
}

const Scene& TableModel::scene() const {
    return d->scene;
}

QString TableModel::neighbour(int seat, const QString& wager, int dx, int dy) const {
    return d->neighbour({seat, wager}, dx, dy).wager;
}

int TableModel::neighbourSeat(int seat, const QString& wager, int dx, int dy) const {
    return d->neighbour({seat, wager}, dx, dy).seat;
}

QAbstractItemModel* TableModel::cards() const {
    return &d->cards;
}

QAbstractItemModel* TableModel::chips() const {
    return &d->chips;
}

QAbstractItemModel* TableModel::spots() const {
    return &d->spots;
}

QAbstractItemModel* TableModel::seats() const {
    return &d->seats;
}

QVariantList TableModel::furniture() const {
    return d->furniture;
}

QString TableModel::back() const {
    const bool second = d->round.deal && hasTwoDecks(*d->round.deal) && d->round.deal->number % 2 == 0;
    return second ? QStringLiteral("back_blue") : QStringLiteral("back_red");
}

QString TableModel::dealerHand() const {
    if (d->scene.tableIsClear) return {};
    if (!d->scene.dealerHand) return {};
    const QString hand = text::handTitle(d->scene.dealerHand->category);
    if (!d->scene.dealerQualifies) return tr("Dealer: %1").arg(hand);
    return *d->scene.dealerQualifies ? tr("Dealer: %1, qualifies").arg(hand)
                                     : tr("Dealer: %1, does not qualify").arg(hand);
}

QString TableModel::announcement() const {
    if (d->scene.announced.empty()) return {};
    return d->scene.announced == "no_hand" ? tr("No hand") : tr("No more bets");
}

QString TableModel::eventText() const {
    return words::event(d->scene);
}

QString TableModel::eventCaption() const {
    return words::caption(d->scene);
}

bool TableModel::floorIsHere() const {
    return d->scene.floorIsHere;
}

bool TableModel::stopped() const {
    return d->scene.stopped;
}

bool TableModel::asPrinted() const {
    return d->asPrinted;
}

void TableModel::setAsPrinted(bool on) {
    if (on == d->asPrinted) return;
    d->asPrinted = on;
    d->write();
    emit changed();
}

int TableModel::activeSeat() const {
    return d->activeSeat;
}

QString TableModel::activeWager() const {
    return d->activeWager;
}

}  // namespace cutcard
