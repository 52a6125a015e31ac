#include "app/session/round_scores.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {
namespace {

struct Respect {
    Q_DECLARE_TR_FUNCTIONS(Respect)
};

bool isOrder(Reason reason) {
    return reason == Reason::OutOfOrder || reason == Reason::WrongSeatOrder;
}

bool isIrregular(Reason reason) {
    return reason == Reason::MissedIrregularity || reason == Reason::FalseAlarm || reason == Reason::WrongKind ||
           reason == Reason::WrongRuling;
}

void count(RoundScore& score, bool right) {
    ++score.of;
    if (right) ++score.right;
}

}  // namespace

std::vector<RoundScore> roundScores(const PracticeRound& round) {
    RoundScore order{Respect::tr("Order")};
    RoundScore outcome{Respect::tr("Take, pay, return")};
    RoundScore amount{Respect::tr("Amounts")};
    RoundScore hands{Respect::tr("Hands")};
    RoundScore irregular{Respect::tr("Irregularities")};
    for (std::size_t i = 0; i < round.tries().size(); ++i) {
        const Try& made = round.tries()[i];
        const Reason reason = made.verdict.reason;
        const bool ofStep = made.verdict.step && round.isFirstAtItsStep(i);
        if (isIrregular(reason) || (ofStep && (made.act.action == "stop" || made.act.action == "rule"))) {
            count(irregular, reason == Reason::Ok);
        }
        if (!ofStep || isIrregular(reason)) continue;
        count(order, !isOrder(reason));
        if (isOrder(reason)) continue;
        if (made.act.action == "settle") count(outcome, reason != Reason::WrongOutcome);
        const bool paid = made.act.outcome == "pay" || made.act.action == "pay_envy";
        if (paid && reason != Reason::WrongOutcome) count(amount, reason != Reason::WrongAmount);
        const bool set = made.act.action == "set_hand" || made.act.action == "set_dealer_hand";
        if (set) count(hands, reason == Reason::Ok);
    }
    std::vector<RoundScore> scores = {order, outcome, amount, hands, irregular};
    std::erase_if(scores, [](const RoundScore& score) { return score.of == 0; });
    return scores;
}

}  // namespace cutcard
