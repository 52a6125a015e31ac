#include "app/text/amounts.h"
#include "app/text/catalogue.h"
#include "app/text/hand_names.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Step)
};

QString street(std::string_view which) {
    if (which == "flop") return Say::tr("the flop");
    return which == "turn" ? Say::tr("the turn") : Say::tr("the river");
}

QString key(std::string_view key) {
    if (key == "coin_in") return Say::tr("press COIN IN");
    return key == "hand" ? Say::tr("press the key of the winning hand") : Say::tr("press GAME OVER");
}

QString settled(int seat, const Settled& settled) {
    switch (settled.outcome) {
    case Outcome::Take:
        return Say::tr("Seat %1: take the %2, %3").arg(seat).arg(wager(settled.wager), money(settled.amount));
    case Outcome::Pay:
        return Say::tr("Seat %1: pay the %2, %3").arg(seat).arg(wager(settled.wager), money(settled.amount));
    case Outcome::Return: break;
    }
    return Say::tr("Seat %1: return the %2, %3").arg(seat).arg(wager(settled.wager), money(settled.amount));
}

}  // namespace

QString place(const CardPlace& where) {
    if (const int* seat = std::get_if<int>(&where)) return Say::tr("seat %1").arg(*seat);
    switch (std::get<Spot>(where)) {
    case Spot::Dealer: return Say::tr("the dealer");
    case Spot::Community: return Say::tr("the community cards");
    case Spot::SixCardBonus: return Say::tr("the Six Card Bonus spot");
    case Spot::Burn: return Say::tr("the burn pile");
    case Spot::Discard: break;
    }
    return Say::tr("the discard rack");
}

QString step(const Step& step) {
    switch (step.action) {
    case Action::Announce:
        return std::get<Announcement>(step.detail).text == "no_hand" ? Say::tr("Announce \"no hand\"")
                                                                     : Say::tr("Announce \"no more bets\"");
    case Action::LockWagers: return Say::tr("Lock the electronic wagers");
    case Action::CollectProgressive: return Say::tr("Collect the progressive wagers");
    case Action::VerifyProgressive:
        return Say::tr("Compare their number with the system's: %1").arg(std::get<Count>(step.detail).count);
    case Action::Deal: {
        const auto& dealt = std::get<CardDealt>(step.detail);
        return Say::tr("Deal %1 to %2").arg(cardMark(dealt.card), place(dealt.slot.to));
    }
    case Action::CountStub: return Say::tr("Count the stub: %1 cards").arg(std::get<Count>(step.detail).count);
    case Action::DiscardStub: return Say::tr("Put the stub into the discard rack unseen");
    case Action::Ask:
        return Say::tr("Ask seat %1: %2, or fold?").arg(step.seat).arg(wager(std::get<Asked>(step.detail).wager));
    case Action::CollectForfeit:
        return Say::tr("Seat %1 has folded: collect the %2")
            .arg(step.seat)
            .arg(wager(std::get<AboutWager>(step.detail).wager));
    case Action::CollectCards: return Say::tr("Seat %1: collect the cards").arg(step.seat);
    case Action::RevealDealer: return Say::tr("Turn the dealer's cards");
    case Action::SetDealerHand: {
        const auto& hand = std::get<HandSet>(step.detail);
        return Say::tr("Set the dealer's hand: %1, %2").arg(category(hand.category), cardMarks(cardsOf(hand)));
    }
    case Action::TurnCards: return Say::tr("Seat %1: turn the cards").arg(step.seat);
    case Action::SetHand: {
        const auto& hand = std::get<HandSet>(step.detail);
        return Say::tr("Seat %1: set the hand: %2, %3")
            .arg(step.seat)
            .arg(category(hand.category), cardMarks(cardsOf(hand)));
    }
    case Action::Settle: return settled(step.seat, std::get<Settled>(step.detail));
    case Action::RevealSixCard: return Say::tr("Turn the Six Card Bonus card");
    case Action::CallFloor: {
        const auto* about = std::get_if<AboutWager>(&step.detail);
        if (about == nullptr) return Say::tr("Call the floor");
        return Say::tr("Seat %1: call the floor for the %2").arg(step.seat).arg(wager(about->wager));
    }
    case Action::HoldCards:
        return step.seat == kDealerPosition ? Say::tr("Leave the dealer's cards for the documents")
                                            : Say::tr("Seat %1: leave the cards for the documents").arg(step.seat);
    case Action::PayEnvy: {
        const auto& paid = std::get<EnvyPaid>(step.detail);
        return Say::tr("Seat %1: pay the envy bonus for seat %2, %3")
            .arg(step.seat)
            .arg(paid.fromSeat)
            .arg(money(paid.amount));
    }
    case Action::Stop: return Say::tr("Stop the game: %1").arg(irregularity(std::get<Stopped>(step.detail).kind));
    case Action::Rule: return Say::tr("Rule: %1").arg(ruling(std::get<Ruled>(step.detail).ruling));
    case Action::ReturnWager:
        return Say::tr("Seat %1: give back the %2").arg(step.seat).arg(wager(std::get<AboutWager>(step.detail).wager));
    case Action::DiscardCard: return Say::tr("Put the card into the discard rack");
    case Action::Reshuffle: return Say::tr("Shuffle again");
    case Action::Recut: return Say::tr("Cut again");
    case Action::RemoveDeck: return Say::tr("Take the deck from the table");
    case Action::RevealCommunity:
        return Say::tr("Turn the community cards: %1").arg(street(std::get<CommunityShown>(step.detail).which));
    case Action::Keypad: return Say::tr("Keypad: %1").arg(key(std::get<KeyPressed>(step.detail).key));
    case Action::InspectCards: return Say::tr("Inspect the cards for defects");
    case Action::VerifyInspection: return Say::tr("The floor verifies the inspection");
    case Action::SpreadCards: return Say::tr("Spread the cards for the first player to see");
    case Action::Wash: return Say::tr("Turn the cards face down and wash them");
    case Action::Stack: return Say::tr("Stack the cards");
    case Action::Shuffle: return Say::tr("Shuffle the cards");
    case Action::Cut:
        return Say::tr("Cut the cards, the cover card at least %1 deep").arg(std::get<Count>(step.detail).count);
    case Action::LoadShoe: return Say::tr("Put the stack into the shoe");
    case Action::AlternateDecks: return Say::tr("One deck into play, the other into the shuffler");
    case Action::ChangeDecks: return Say::tr("Change the decks");
    case Action::LoadShuffler: return Say::tr("Put the stack into the shuffler");
    case Action::TakeShuffledDeck: return Say::tr("Take the shuffled deck out of the shuffler");
    case Action::CoverDevice: return Say::tr("Cover the device, or mark it as out of order");
    case Action::ClearTable: break;
    }
    return Say::tr("Clear the table");
}

}  // namespace cutcard::text
