#pragma once

#include "engine/training/act.h"

#include <QString>

namespace cutcard {

/// How hands at the window do an act.

/// The name by which the palette and the key table know what is done.
inline QString deedOf(const Act& act) {
    if (act.action == "announce") return QString::fromStdString(act.text.value_or(""));
    if (act.action == "collect_forfeit") return QStringLiteral("take");
    if (act.action == "return_wager") return QStringLiteral("return");
    if (act.action == "settle") return QString::fromStdString(act.outcome.value_or(""));
    if (act.action == "set_dealer_hand") return QStringLiteral("set_hand");
    return QString::fromStdString(act.action);
}

/// What is typed for an amount.
inline QString digitsOf(Money amount) {
    const auto cents = amount.inCents();
    const QString dollars = QString::number(cents / 100);
    return cents % 100 == 0 ? dollars : QStringLiteral("%1.%2").arg(dollars).arg(cents % 100, 2, 10, QLatin1Char('0'));
}

/// The spot at which it is done; what is paid on top of a wager is paid at its spot.
inline std::string spotOf(const Act& act) {
    if (act.wager == "ante_bonus") return "ante";
    if (act.wager == "magic_card_player" || act.wager == "lucky_bonus_player") return "five_card_hand_bonus_player";
    if (act.wager == "magic_card_dealer" || act.wager == "lucky_bonus_dealer") return "five_card_hand_bonus_dealer";
    return act.wager.value_or("");
}

}  // namespace cutcard
