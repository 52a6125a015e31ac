#include "app/supervisor/settlement_list.h"

#include "app/supervisor/console_style.h"
#include "app/text/catalogue.h"
#include "app/text/citation.h"

#include <QHeaderView>

namespace cutcard::supervisor {
namespace {

enum Column { WhatColumn, OutcomeColumn, AmountColumn, CiteColumn };

QString outcomeWord(Outcome outcome) {
    switch (outcome) {
    case Outcome::Take: return SettlementList::tr("take");
    case Outcome::Pay: return SettlementList::tr("pay");
    case Outcome::Return: return SettlementList::tr("return");
    }
    return {};
}

QString total(const SeatSettlement& seat) {
    QStringList parts;
    for (const Outcome outcome : {Outcome::Pay, Outcome::Return, Outcome::Take}) {
        const Money sum = seat.total(outcome);
        if (!sum.isZero())
            parts << SettlementList::tr("%1 %2", "outcome, sum").arg(outcomeWord(outcome), text::money(sum));
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace

SettlementList::SettlementList(QWidget* parent) : QTreeWidget(parent) {
    named(this, "settlement", tr("Settlement"));
    setHeaderLabels({tr("What"), tr("Outcome"), tr("Amount"), tr("By")});
    setRootIsDecorated(false);
    setIndentation(14);
    header()->setSectionResizeMode(WhatColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(OutcomeColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(AmountColumn, QHeaderView::ResizeToContents);
    setMinimumHeight(120);
}

void SettlementList::showRound(const ReplayTable& round) {
    clear();
    const Settlement& settlement = round.settlement;
    if (settlement.ruledBy != nullptr) {
        const auto answer = ruleOn(round.game->rules(), *round.round.irregularity);
        const QString cite = text::citation(round.game->rules(), {settlement.ruledBy->cite});
        new QTreeWidgetItem(this, {text::irregularity(round.round.irregularity->kind), {}, {}, cite});
        const std::string_view ruling = rulingName(answer.ruling);
        topLevelItem(0)->setText(
            WhatColumn,
            tr("%1: %2", "irregularity and ruling").arg(topLevelItem(0)->text(WhatColumn), text::ruling(ruling)));
    }
    if (settlement.dealerHand) {
        QString hand = tr("Dealer: %1").arg(text::handName(*settlement.dealerHand));
        if (settlement.dealerQualifies) {
            hand = *settlement.dealerQualifies ? tr("%1, qualifies").arg(hand) : tr("%1, does not qualify").arg(hand);
        }
        new QTreeWidgetItem(this, {hand});
    }
    for (const SeatSettlement& seat : settlement.seats) addSeat(round, seat);
    expandAll();
}

void SettlementList::addSeat(const ReplayTable& round, const SeatSettlement& seat) {
    QString name = tr("Seat %1").arg(seat.seat);
    if (seat.folded) name = tr("%1, folded").arg(name);
    if (seat.hand) name = tr("%1: %2", "seat and hand").arg(name, text::handName(*seat.hand));
    auto* line = new QTreeWidgetItem(this, {name, {}, {}, total(seat)});
    for (const WagerLine& one : seat.lines) addLine(line, round.game->rules(), one);
    for (const EnvyLine& envy : seat.envy) {
        new QTreeWidgetItem(line, {tr("Envy for seat %1").arg(envy.fromSeat), outcomeWord(Outcome::Pay),
                                   text::money(envy.amount), text::citation(round.game->rules(), {envy.branch->cite})});
    }
}

void SettlementList::addLine(QTreeWidgetItem* seat, const RuleSet& rules, const WagerLine& line) {
    QString by = text::citation(rules, {line.branch->cite, line.oddsCite});
    if (!line.branch->ruling.empty()) {
        by = tr("%1, ruling %2").arg(by, QString::fromStdString(line.branch->ruling));
    }
    auto* item =
        new QTreeWidgetItem(seat, {text::wager(line.wager), outcomeWord(line.outcome), text::money(line.amount), by});
    item->setTextAlignment(AmountColumn, Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace cutcard::supervisor
