#include "app/text/amounts.h"
#include "app/text/arithmetic.h"
#include "app/text/catalogue.h"
#include "app/text/comment.h"
#include "app/text/hand_names.h"
#include "app/text/wrong_values.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Verdict)
};

constexpr qsizetype kMostMissing = 3;

const Step& stepOf(const Settlement& settlement, StepId id) {
    return settlement.procedure.steps()[id];
}

/// What is to be done, without what it comes to: that is still to be found out.
QString toDo(const Step& what) {
    switch (what.action) {
    case Action::Settle:
        return Say::tr("Seat %1: settle the %2").arg(what.seat).arg(wager(std::get<Settled>(what.detail).wager));
    case Action::SetHand: return Say::tr("Seat %1: set the hand").arg(what.seat);
    case Action::SetDealerHand: return Say::tr("Set the dealer's hand");
    case Action::PayEnvy:
        return Say::tr("Seat %1: pay the envy bonus for seat %2")
            .arg(what.seat)
            .arg(std::get<EnvyPaid>(what.detail).fromSeat);
    case Action::Deal:
    case Action::VerifyProgressive:
    case Action::CountStub:
    case Action::Cut:
    case Action::Stop:
    case Action::Rule: return stepTopic(what);
    default: break;
    }
    return step(what);
}

/// Why a step has to wait, by the first that is missing before it.
QString whyNotYet(const Step& first) {
    switch (first.action) {
    case Action::Announce: return Say::tr("Something has to be announced before that.");
    case Action::LockWagers:
    case Action::CollectProgressive:
    case Action::VerifyProgressive: return Say::tr("The electronic and progressive wagers are not closed yet.");
    case Action::Keypad: return Say::tr("The progressive system has to be told first.");
    case Action::Deal: return Say::tr("The cards that come first are not dealt yet.");
    case Action::CountStub:
    case Action::DiscardStub: return Say::tr("What is left of the deck has to be put away first.");
    case Action::RevealCommunity: return Say::tr("The community cards are not shown yet.");
    case Action::Ask: return Say::tr("Seat %1 has not decided yet.").arg(first.seat);
    case Action::CollectForfeit:
        return Say::tr("What seat %1 has lost by folding still lies on the table.").arg(first.seat);
    case Action::CollectCards: return Say::tr("The cards of seat %1 are still on the table.").arg(first.seat);
    case Action::RevealDealer: return Say::tr("The dealer's hand comes first, and it is still face down.");
    case Action::SetDealerHand: return Say::tr("The dealer's hand has to be set before it can decide anything.");
    case Action::TurnCards: return Say::tr("The cards of seat %1 are still face down.").arg(first.seat);
    case Action::SetHand: return Say::tr("The hand of seat %1 decides this, and it is not set yet.").arg(first.seat);
    case Action::Settle:
        return Say::tr("The %1 of seat %2 has to be settled before that.")
            .arg(wager(std::get<Settled>(first.detail).wager))
            .arg(first.seat);
    case Action::RevealSixCard: return Say::tr("What lies on the Six Card Bonus spot is not shown yet.");
    case Action::CallFloor: return Say::tr("The floor has to be called before that.");
    case Action::HoldCards: return Say::tr("A hand that won from a meter has to be left for the papers first.");
    case Action::PayEnvy: return Say::tr("An envy bonus is still to be paid to seat %1.").arg(first.seat);
    case Action::Stop:
    case Action::Rule: return Say::tr("The game stands still until what happened is ruled on.");
    default: break;
    }
    return Say::tr("Something else has to be done before that.");
}

/// The first missing step that belongs to another seat than the one meant.
const Step* ofAnotherSeat(const Settlement& settlement, const std::vector<StepId>& missing, const Act& meant) {
    for (StepId id : missing) {
        const auto other = seatOf(actOf(stepOf(settlement, id)));
        if (other && other != seatOf(meant)) return &stepOf(settlement, id);
    }
    return nullptr;
}

QString seatOrder(int seat, Action meant) {
    switch (meant) {
    case Action::Deal:
        return Say::tr("Cards go round clockwise from the dealer's left, and seat %1 is next.").arg(seat);
    case Action::Ask: return Say::tr("Decisions go clockwise from the dealer's left, and seat %1 is next.").arg(seat);
    default: break;
    }
    return Say::tr("Seats are settled from the dealer's right, counterclockwise, and seat %1 is not finished.")
        .arg(seat);
}

void aboutOrder(const Settlement& settlement, const Grader& grader, const Verdict& verdict, Comment& comment) {
    comment.headline = Say::tr("Not yet");
    comment.why = Say::tr("Something else has to be done before that.");
    if (const auto now = grader.allowed(); !now.empty() && verdict.step) {
        comment.expected = Say::tr("Now: %1").arg(toDo(stepOf(settlement, now.front())));
    }
    if (!verdict.step) return;
    std::vector<StepId> missing = grader.missingBefore(*verdict.step);
    if (missing.empty()) return;
    std::sort(missing.begin(), missing.end());
    comment.why = whyNotYet(stepOf(settlement, missing.front()));
    const Step& meant = stepOf(settlement, *verdict.step);
    if (verdict.reason == Reason::WrongSeatOrder) {
        if (const Step* other = ofAnotherSeat(settlement, missing, actOf(meant))) {
            const int seat = *seatOf(actOf(*other));
            comment.headline = Say::tr("Seat %1 comes first").arg(seat);
            comment.why = seatOrder(seat, meant.action);
        }
    }
    for (StepId id : missing) {
        // A stop that is still to come, and what follows from it, must not be given away.
        if (stepOf(settlement, id).action == Action::Stop || comment.missing.size() == kMostMissing) break;
        comment.missing << toDo(stepOf(settlement, id));
    }
}

QString nameOfWager(const Act& act) {
    const auto known = wagerNamed(act.wager.value_or(""));
    return known ? wager(*known) : QString::fromStdString(act.wager.value_or(""));
}

bool hasMade(const Round& round, const Act& act) {
    const auto known = wagerNamed(act.wager.value_or(""));
    return known && std::any_of(round.seats.begin(), round.seats.end(), [&](const Seat& seat) {
               return seat.number == act.seat.value_or(kNoSeat) && seat.wagers.has(*known);
           });
}

void aboutNoSuchWager(const Round& round, const Act& act, Comment& comment) {
    const int seat = act.seat.value_or(0);
    if (!hasMade(round, act)) {
        comment.headline = Say::tr("There is no such wager");
        comment.why = Say::tr("Seat %1 has no %2 in this round.").arg(seat).arg(nameOfWager(act));
        return;
    }
    comment.headline = Say::tr("Nothing to do for this wager");
    comment.why = isTakenBeforeTheDeal(*wagerNamed(*act.wager))
                      ? Say::tr("The %2 of seat %1 was taken before the deal and wins nothing: no chip moves.")
                      : Say::tr("Nothing of the kind is done with the %2 of seat %1 in this round.");
    comment.why = comment.why.arg(QString::number(seat), nameOfWager(act));
}

}  // namespace

Comment commentOn(const Game& game, const Round& round, const Settlement& settlement, const Grader& grader,
                  const Act& act, const Verdict& verdict) {
    Comment comment;
    if (verdict.step) comment = explainStep(game, round, settlement, *verdict.step);
    const QString instruction = comment.headline;
    if (verdict.step) comment.expected = toldUnseen(stepOf(settlement, *verdict.step));
    switch (verdict.reason) {
    case Reason::Ok:
        comment.headline = Say::tr("Right. %1").arg(instruction);
        comment.expected.clear();
        break;
    case Reason::UnknownAction:
        comment.headline = Say::tr("That is not done here");
        comment.why = Say::tr("No step of this round asks for it: %1.").arg(text::act(act));
        break;
    case Reason::NoSuchWager: aboutNoSuchWager(round, act, comment); break;
    case Reason::FalseAlarm:
        comment.headline = Say::tr("Nothing is wrong here");
        comment.why = Say::tr("Everything on the table is in order at this moment: the round goes on.");
        break;
    case Reason::AlreadyDone:
        comment.headline = Say::tr("Already done");
        comment.why = Say::tr("This has been done before and is not done twice: %1.").arg(text::act(act));
        comment.expected.clear();
        break;
    case Reason::MissedIrregularity:
        // What it is has still to be said; and what was meant is not to be done.
        comment = Comment();
        comment.headline = Say::tr("You went on although something is wrong");
        comment.why = Say::tr("The game stands still until what happened is ruled on.");
        comment.expected = Say::tr("Stop the game: look what is wrong.");
        break;
    case Reason::WrongSeatOrder:
    case Reason::OutOfOrder:
        // What the step comes to is not told before its time.
        comment.arithmetic.clear();
        comment.chips.clear();
        comment.expected.clear();
        aboutOrder(settlement, grader, verdict, comment);
        break;
    default: aboutWrongValue(game, settlement, grader, act, verdict, comment); break;
    }
    return comment;
}

}  // namespace cutcard::text
