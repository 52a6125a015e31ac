#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Topic {
    Q_DECLARE_TR_FUNCTIONS(Topic)
};

QString cardTo(const CardPlace& place) {
    if (const int* seat = std::get_if<int>(&place)) return Topic::tr("A card to seat %1").arg(*seat);
    switch (std::get<Spot>(place)) {
    case Spot::Dealer: return Topic::tr("A card to the dealer");
    case Spot::Community: return Topic::tr("A community card");
    case Spot::SixCardBonus: return Topic::tr("A card to the Six Card Bonus spot");
    case Spot::Burn: return Topic::tr("Burn a card");
    case Spot::Discard: break;
    }
    return Topic::tr("A card to the discard rack");
}

}  // namespace

QString stepTopic(const Step& step) {
    switch (step.action) {
    case Action::Deal: return cardTo(std::get<CardDealt>(step.detail).slot.to);
    case Action::Settle: return wager(std::get<Settled>(step.detail).wager);
    case Action::SetHand: return Topic::tr("Set and name the hand");
    case Action::SetDealerHand: return Topic::tr("Set and name the dealer's hand");
    case Action::TurnCards: return Topic::tr("Turn the cards");
    case Action::CollectCards: return Topic::tr("Seat %1: collect the cards").arg(step.seat);
    case Action::PayEnvy: return Topic::tr("Envy bonus for seat %1").arg(std::get<EnvyPaid>(step.detail).fromSeat);
    case Action::CallFloor:
        if (const auto* about = std::get_if<AboutWager>(&step.detail)) {
            return Topic::tr("The floor, for the %1").arg(wager(about->wager));
        }
        break;
    case Action::VerifyProgressive: return Topic::tr("Compare the number of progressive wagers");
    case Action::CountStub: return Topic::tr("Count the stub");
    case Action::Ask: return Topic::tr("Ask seat %1").arg(step.seat);
    case Action::Stop: return Topic::tr("Something is wrong");
    case Action::Rule: return Topic::tr("The ruling");
    case Action::Cut: return Topic::tr("Cut the cards");
    default: break;
    }
    return text::step(step);
}

QString toldUnseen(const Step& step) {
    return step.action == Action::Deal ? stepTopic(step) : text::step(step);
}

QString phase(const Step& step) {
    switch (step.action) {
    case Action::Announce:
        if (std::get<Announcement>(step.detail).text == "no_hand") return Topic::tr("The dealer's hand");
        [[fallthrough]];
    case Action::LockWagers:
    case Action::CollectProgressive:
    case Action::VerifyProgressive: return Topic::tr("Opening of the bets");
    case Action::Deal:
    case Action::RevealCommunity:
    case Action::CountStub:
    case Action::DiscardStub: return Topic::tr("The deal");
    case Action::Ask: return Topic::tr("The players decide");
    case Action::CollectForfeit: return Topic::tr("Folded hands");
    case Action::RevealDealer:
    case Action::SetDealerHand: return Topic::tr("The dealer's hand");
    case Action::Stop:
    case Action::Rule:
    case Action::ReturnWager:
    case Action::DiscardCard:
    case Action::Reshuffle:
    case Action::Recut:
    case Action::RemoveDeck:
    case Action::CoverDevice: return Topic::tr("Something is wrong");
    case Action::InspectCards:
    case Action::VerifyInspection:
    case Action::SpreadCards:
    case Action::Wash:
    case Action::Stack:
    case Action::Shuffle:
    case Action::Cut:
    case Action::LoadShoe:
    case Action::AlternateDecks:
    case Action::ChangeDecks:
    case Action::LoadShuffler:
    case Action::TakeShuffledDeck: return Topic::tr("The cards");
    case Action::CollectCards:
    case Action::ClearTable: return Topic::tr("The end of the round");
    case Action::Keypad:
        // MA 13: a wager is told before the deal, a hand in its turn, the end when all is paid.
        if (std::get<KeyPressed>(step.detail).key == "coin_in") return Topic::tr("Opening of the bets");
        if (std::get<KeyPressed>(step.detail).key == "game_over") return Topic::tr("The end of the round");
        break;
    case Action::CallFloor:
        if (step.seat < kDealerPosition) return Topic::tr("Something is wrong");
        break;
    default: break;
    }
    return step.seat > 0 ? Topic::tr("Seat %1").arg(step.seat) : Topic::tr("The dealer's hand");
}

}  // namespace cutcard::text
