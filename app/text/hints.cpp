#include "app/text/comment.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Hint)
};

QString whereCardsGo(const CardPlace& place) {
    return std::holds_alternative<int>(place) || std::get<Spot>(place) == Spot::Dealer
               ? Say::tr("Look at the shoe: whose card is the next?")
               : Say::tr("Look at the shoe and the spots in front of you");
}

QString settling(int seat, Outcome outcome) {
    switch (outcome) {
    case Outcome::Pay: return Say::tr("A wager of seat %1 is to be paid").arg(seat);
    case Outcome::Take: return Say::tr("A wager of seat %1 is to be taken").arg(seat);
    case Outcome::Return: break;
    }
    return Say::tr("A wager of seat %1 goes back").arg(seat);
}

QString whatOfASeat(const Step& step) {
    switch (step.action) {
    case Action::Ask: return Say::tr("Seat %1 has to decide").arg(step.seat);
    case Action::CollectForfeit: return Say::tr("Seat %1 has lost something by folding").arg(step.seat);
    case Action::CollectCards: return Say::tr("The cards of seat %1 are not needed any more").arg(step.seat);
    case Action::TurnCards: return Say::tr("The cards of seat %1 are to be shown").arg(step.seat);
    case Action::SetHand: return Say::tr("The best hand of seat %1 is to be laid out").arg(step.seat);
    case Action::CallFloor: return Say::tr("Seat %1 has won something that you do not pay alone").arg(step.seat);
    case Action::HoldCards: return Say::tr("The hand of seat %1 has to stay for a while").arg(step.seat);
    case Action::PayEnvy: return Say::tr("Seat %1 earns something by another seat's hand").arg(step.seat);
    case Action::ReturnWager: return Say::tr("Seat %1 gets something back").arg(step.seat);
    case Action::Keypad: return Say::tr("The system has to be told about seat %1").arg(step.seat);
    default: break;
    }
    return Say::tr("Something is to be done at seat %1").arg(step.seat);
}

QString whatBeforeTheCards(Action action) {
    switch (action) {
    case Action::Announce: return Say::tr("Something is to be said aloud");
    case Action::LockWagers: return Say::tr("The electronic wagers are still open");
    case Action::CollectProgressive: return Say::tr("Some wagers are taken before the cards");
    case Action::VerifyProgressive: return Say::tr("Two numbers have to agree");
    case Action::Keypad: return Say::tr("The progressive system waits for a key");
    case Action::Deal: return Say::tr("A card is to be dealt");
    case Action::CountStub: return Say::tr("The rest of the deck is to be counted");
    case Action::DiscardStub: return Say::tr("The rest of the deck is not needed any more");
    case Action::RevealCommunity: return Say::tr("Community cards are to be shown");
    default: break;
    }
    return Say::tr("Something is to be done with the cards");
}

}  // namespace

QString hintWhere(const Step& step) {
    if (step.seat > 0) return Say::tr("Look at seat %1").arg(step.seat);
    switch (step.action) {
    case Action::RevealDealer:
    case Action::SetDealerHand:
    case Action::HoldCards: return Say::tr("Look at your own hand");
    case Action::Deal: return whereCardsGo(std::get<CardDealt>(step.detail).slot.to);
    case Action::CountStub:
    case Action::DiscardStub: return Say::tr("Look at what is left of the deck");
    case Action::RevealSixCard: return Say::tr("Look at the Six Card Bonus spot");
    case Action::RevealCommunity: return Say::tr("Look at the community cards");
    case Action::Announce: return Say::tr("Look at the players");
    case Action::LockWagers:
    case Action::CollectProgressive:
    case Action::VerifyProgressive:
    case Action::Keypad: return Say::tr("Look at the progressive system");
    case Action::Stop:
    case Action::Rule: return Say::tr("Look at the table: is everything in order?");
    case Action::CallFloor: return Say::tr("Look for somebody who can decide this");
    case Action::ClearTable: return Say::tr("Look at the whole table");
    default: break;
    }
    return Say::tr("Look at the cards and the shoe");
}

QString hintWhat(const Step& step) {
    if (const auto* settled = std::get_if<Settled>(&step.detail)) return settling(step.seat, settled->outcome);
    if (step.seat > 0) return whatOfASeat(step);
    switch (step.action) {
    case Action::RevealDealer: return Say::tr("Your own cards are to be shown");
    case Action::SetDealerHand: return Say::tr("Your own best hand is to be laid out");
    case Action::HoldCards: return Say::tr("Your own hand has to stay for a while");
    case Action::RevealSixCard: return Say::tr("What lies on the Six Card Bonus spot is to be shown");
    case Action::Stop: return Say::tr("Something is not in order: do not go on");
    case Action::Rule: return Say::tr("The game stands still until somebody says what follows");
    case Action::CallFloor: return Say::tr("This is not yours to decide");
    case Action::ClearTable: return Say::tr("Nothing is left to settle");
    default: break;
    }
    return whatBeforeTheCards(step.action);
}

}  // namespace cutcard::text
