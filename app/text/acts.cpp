#include "app/text/amounts.h"
#include "app/text/catalogue.h"
#include "app/text/comment.h"
#include "app/text/hand_names.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Act)
};

QString asWritten(const std::string& word) {
    return QString::fromStdString(word);
}

QString wagerWords(const Act& act) {
    const auto known = wagerNamed(*act.wager);
    const QString name = known ? wager(*known) : asWritten(*act.wager);
    return act.seat && *act.seat != kDealerPosition ? Say::tr("%1 of seat %2").arg(name).arg(*act.seat) : name;
}

/// A wager that is paid, taken or returned, by as much of it as was said.
QString settling(const Act& act) {
    const QString what = act.wager ? wagerWords(act) : Say::tr("wager");
    const bool amount = act.amount.has_value();
    const QString sum = amount ? money(*act.amount) : QString();
    if (act.outcome == "pay")
        return amount ? Say::tr("Pay the %1, %2").arg(what, sum) : Say::tr("Pay the %1").arg(what);
    if (act.outcome == "take") {
        return amount ? Say::tr("Take the %1, %2").arg(what, sum) : Say::tr("Take the %1").arg(what);
    }
    if (act.outcome == "return") {
        return amount ? Say::tr("Return the %1, %2").arg(what, sum) : Say::tr("Return the %1").arg(what);
    }
    return amount ? Say::tr("Settle the %1, %2").arg(what, sum) : Say::tr("Settle the %1").arg(what);
}

QString dealing(const Act& act) {
    if (!act.to) return Say::tr("Deal a card");
    if (const auto seat = seatOf(act)) return Say::tr("Deal a card to seat %1").arg(*seat);
    if (*act.to == spotName(Spot::Dealer)) return Say::tr("Deal a card to the dealer");
    if (*act.to == spotName(Spot::Community)) return Say::tr("Deal a community card");
    if (*act.to == spotName(Spot::SixCardBonus)) return Say::tr("Deal a card to the Six Card Bonus spot");
    if (*act.to == spotName(Spot::Burn)) return Say::tr("Burn a card");
    if (*act.to == spotName(Spot::Discard)) return Say::tr("Put a card into the discard rack");
    return Say::tr("Deal a card to %1").arg(asWritten(*act.to));
}

QString handSetting(const Act& act, const QString& whose) {
    const QString cards = cardMarks(act.cards);
    if (act.category) return Say::tr("%1: %2, %3").arg(whose, category(*act.category), cards);
    return Say::tr("%1: %2").arg(whose, cards);
}

std::optional<Action> actionOf(std::string_view word) {
    for (int action = 0; action < kActionCount; ++action) {
        if (actionName(static_cast<Action>(action)) == word) return static_cast<Action>(action);
    }
    return std::nullopt;
}

/// What was said beside the action, where it is a word that the program knows; else the word itself.
QString particular(const Act& act) {
    if (act.kind) {
        const auto known = irregularityNamed(*act.kind);
        return known ? irregularity(*known) : asWritten(*act.kind);
    }
    if (act.ruling) {
        const QString known = ruling(*act.ruling);
        return known.isEmpty() ? asWritten(*act.ruling) : known;
    }
    if (act.wager) return wagerWords(act);
    if (act.count) return QString::number(*act.count);
    if (act.fromSeat) {
        const QString from = Say::tr("for seat %1").arg(*act.fromSeat);
        return act.amount ? Say::tr("%1, %2").arg(from, money(*act.amount)) : from;
    }
    if (act.text == "no_more_bets" || act.text == "no_hand") return announcement(*act.text);
    for (const auto& word : {act.text, act.which, act.key}) {
        if (word) return asWritten(*word);
    }
    return {};
}

}  // namespace

QString act(const Act& act) {
    const auto action = actionOf(act.action);
    if (!action) return Say::tr("Something that no dealer does: %1").arg(asWritten(act.action));
    if (*action == Action::Settle) return settling(act);
    if (*action == Action::Deal) return dealing(act);
    if (*action == Action::SetDealerHand) return handSetting(act, Say::tr("Set the dealer's hand"));
    if (*action == Action::SetHand && act.seat) {
        return handSetting(act, Say::tr("Set the hand of seat %1").arg(*act.seat));
    }
    const QString label = actionLabel(*action);
    const QString what = particular(act);
    const bool seatIsSaid = act.wager && !act.kind && !act.ruling;
    const bool ofSeat = act.seat && *act.seat != kDealerPosition && !seatIsSaid;
    if (ofSeat && what.isEmpty()) return Say::tr("%1, seat %2", "an action").arg(label).arg(*act.seat);
    if (ofSeat) return Say::tr("%1, seat %2: %3", "an action").arg(label).arg(*act.seat).arg(what);
    return what.isEmpty() ? label : Say::tr("%1: %2").arg(label, what);
}

}  // namespace cutcard::text
