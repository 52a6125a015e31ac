#include "app/supervisor/settlement_list.h"

#include "app/supervisor/console_style.h"
#include "app/supervisor/fitting.h"
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
    setIndentation(look::px(14));
    header()->setSectionResizeMode(WhatColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(OutcomeColumn, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(AmountColumn, QHeaderView::ResizeToContents);
    fitColumns(*header());
    letShrink(*this);
}

void SettlementList::showRound(const ReplayTable& round) {
    clear();
    const Settlement& settlement = round.settlement;
    if (settlement.ruledBy != nullptr) {
        const Irregularity& irregularity = *round.round.irregularity;
        const std::string_view ruling = rulingName(ruleOn(round.game->rules(), irregularity).ruling);
        const QString words = tr("%1: %2 (%3)", "irregularity, ruling, paragraph")
                                  .arg(text::irregularity(irregularity.kind), text::ruling(ruling),
                                       QString::fromStdString(settlement.ruledBy->cite));
        (new QTreeWidgetItem(this, {words}))->setFirstColumnSpanned(true);
    }
    if (settlement.dealerHand) {
        QString hand = tr("Dealer: %1").arg(text::handName(*settlement.dealerHand));
        if (settlement.dealerQualifies) {
            hand = *settlement.dealerQualifies ? tr("%1, qualifies").arg(hand) : tr("%1, does not qualify").arg(hand);
        }
        (new QTreeWidgetItem(this, {hand}))->setFirstColumnSpanned(true);
    }
    for (const SeatSettlement& seat : settlement.seats) addSeat(round, seat);
    expandAll();
}

void SettlementList::addSeat(const ReplayTable& round, const SeatSettlement& seat) {
    QString name = tr("Seat %1").arg(seat.seat);
    if (seat.folded) name = tr("%1, folded").arg(name);
    if (seat.hand) name = tr("%1: %2", "seat and hand").arg(name, text::handName(*seat.hand));
    if (const QString sums = total(seat); !sums.isEmpty()) name = tr("%1 (%2)", "seat and sums").arg(name, sums);
    auto* line = new QTreeWidgetItem(this, {name});
    line->setFirstColumnSpanned(true);
    const RuleSet& rules = round.game->rules();
    for (const WagerLine& one : seat.lines) {
        add(line, rules, {text::wager(one.wager), outcomeWord(one.outcome), text::money(one.amount)}, *one.branch,
            one.oddsCite);
    }
    for (const EnvyLine& envy : seat.envy) {
        add(line, rules,
            {tr("Envy for seat %1").arg(envy.fromSeat), outcomeWord(Outcome::Pay), text::money(envy.amount)},
            *envy.branch, {});
    }
}

/// The paragraphs alone; with the title of the code where one points at them.
void SettlementList::add(QTreeWidgetItem* seat, const RuleSet& rules, const QStringList& words, const Branch& branch,
                         std::string_view oddsCite) {
    QStringList by = {QString::fromStdString(branch.cite)};
    if (!oddsCite.empty() && oddsCite != branch.cite)
        by << QString::fromUtf8(oddsCite.data(), qsizetype(oddsCite.size()));
    if (!branch.ruling.empty()) by << QString::fromStdString(branch.ruling);
    auto* item = new QTreeWidgetItem(seat, words + QStringList{by.join(QStringLiteral(", "))});
    item->setTextAlignment(AmountColumn, Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(CiteColumn, text::citation(rules, {branch.cite, oddsCite}));
}

void SettlementList::showNothing(const QString& why) {
    clear();
    (new QTreeWidgetItem(this, {why}))->setFirstColumnSpanned(true);
}

}  // namespace cutcard::supervisor
