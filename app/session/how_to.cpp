#include "app/session/how_to.h"

#include "app/session/key_table.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

namespace cutcard {
namespace {

struct HowTo {
    Q_DECLARE_TR_FUNCTIONS(HowTo)
};

QString key(const KeyTable& keys, const char* action) {
    return keys.keyOf(QLatin1String(action));
}

}  // namespace

QString howTo(const Step& step, const KeyTable& keys) {
    switch (step.action) {
    case Action::Announce:
        return std::get<Announcement>(step.detail).text == "no_hand"
                   ? HowTo::tr("Say it: the button or %1.").arg(key(keys, "no_hand"))
                   : HowTo::tr("Close the bets: \"No more bets\", or %1.").arg(key(keys, "no_more_bets"));
    case Action::Deal:
        return HowTo::tr("Touch the shoe, or press %1 for each card; held down it goes on.").arg(key(keys, "deal"));
    case Action::Ask:
        return HowTo::tr("Touch a player or press the seat's number, then %1 to ask.").arg(key(keys, "ask"));
    case Action::CollectForfeit:
        return HowTo::tr("Choose a spot of a folded hand, then Take (%1).").arg(key(keys, "take"));
    case Action::TurnCards:
    case Action::CollectCards:
    case Action::HoldCards:
        return HowTo::tr("Choose a seat, then the button or its key: turn %1, collect %2.")
            .arg(key(keys, "turn_cards"), key(keys, "collect_cards"));
    case Action::SetHand:
        return HowTo::tr("Choose the seat, then %1: pull out the cards that play, and name the hand.")
            .arg(key(keys, "set_hand"));
    case Action::SetDealerHand:
        return HowTo::tr("Choose your own cards (0), then %1: pull out the cards that play, and name the hand.")
            .arg(key(keys, "set_hand"));
    case Action::Settle:
        return HowTo::tr("Choose a spot, then Take %1, Pay %2 or Return %3.")
            .arg(key(keys, "take"), key(keys, "pay"), key(keys, "return"));
    case Action::ReturnWager: return HowTo::tr("Choose a spot, then Return (%1).").arg(key(keys, "return"));
    case Action::CallFloor:
        return HowTo::tr("Choose the spot that needs the floor, then %1.").arg(key(keys, "call_floor"));
    case Action::PayEnvy: return HowTo::tr("Choose the seat that is paid, then %1.").arg(key(keys, "pay_envy"));
    default: break;
    }
    return HowTo::tr("It is among the buttons below; each shows its key.");
}

}  // namespace cutcard
