#include "app/text/why.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// Why a wager of the game itself is paid, taken or given back.
constexpr std::array kSentences = {
    Sentence{"c4.ante.paid", QT_TRANSLATE_NOOP("Why", "{hands}, and the dealer qualifies with king-high or better.")},
    Sentence{"c4.ante.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}, and the dealer qualifies with king-high or better: the Ante is lost.")},
    Sentence{"c4.ante.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Ante goes back.")},
    Sentence{
        "c4.ante.returned_dealer_below_king",
        QT_TRANSLATE_NOOP("Why", "The dealer has only {dealer} and does not reach king-high: the Ante goes back.")},
    Sentence{"c4.play.paid_dealer_below_king",
             QT_TRANSLATE_NOOP("Why",
                               "The dealer has only {dealer}: below king-high the Play Wager wins even money whatever "
                               "seat {seat} holds.")},
    Sentence{"super_bonus.paid_dealer_below_king",
             QT_TRANSLATE_NOOP("Why",
                               "Seat {seat} has {hand}: from a straight up the Super Bonus is paid by its table, also "
                               "while the dealer stays below king-high.")},
    Sentence{
        "super_bonus.returned_dealer_below_king",
        QT_TRANSLATE_NOOP(
            "Why", "The dealer stays below king-high, and {hand} is less than a straight: the Super Bonus goes back.")},
    Sentence{"super_bonus.paid_while_losing",
             QT_TRANSLATE_NOOP("Why", "{hands}, but from a straight up the Super Bonus is paid all the same.")},
    Sentence{"super_bonus.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}, and below a straight the Super Bonus is lost with it.")},
    Sentence{"super_bonus.returned_while_winning",
             QT_TRANSLATE_NOOP("Why", "{hands}, but less than a straight only brings the Super Bonus back.")},
    Sentence{"super_bonus.paid_on_tie",
             QT_TRANSLATE_NOOP("Why", "{hands}: from a straight up the Super Bonus is paid on equal hands too.")},
    Sentence{"super_bonus.returned_on_tie",
             QT_TRANSLATE_NOOP("Why", "{hands}: equal hands below a straight bring the Super Bonus back.")},
    Sentence{"super_bonus.",
             QT_TRANSLATE_NOOP(
                 "Why", "{hands}, and from a straight up the Super Bonus is paid by its table: {odds} for {row}.")},
    Sentence{"fc.ante.paid",
             QT_TRANSLATE_NOOP("Why", "{hands}: the higher hand wins even money, and nobody has to qualify.")},
    Sentence{"fc.ante.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}: the Ante is lost, for there is no qualifier that could save it.")},
    Sentence{"fc.ante.paid_on_tie",
             QT_TRANSLATE_NOOP("Why", "{hands}: in this game equal hands are the player's, and the Ante is paid.")},
    Sentence{
        "fc.play.paid_on_tie",
        QT_TRANSLATE_NOOP("Why", "{hands}: in this game equal hands are the player's, and the Play Wager is paid.")},
    Sentence{
        "ante_bonus.paid_while_losing",
        QT_TRANSLATE_NOOP(
            "Why", "{hands}, but the Ante Bonus looks at the player's hand alone: {row} pays {odds} on the Ante.")},
    Sentence{
        "ante_bonus.",
        QT_TRANSLATE_NOOP("Why", "Seat {seat} has {hand}: that pays {odds} on the Ante as Ante Bonus, win or lose.")},
    Sentence{"th.ante.paid",
             QT_TRANSLATE_NOOP("Why", "{hands}, and from {ante from} up the Ante wins even money too.")},
    Sentence{"th.ante.returned_below_straight",
             QT_TRANSLATE_NOOP("Why", "{hands}, but the Ante is paid only from {ante from} up: it goes back.")},
    Sentence{"uth.ante.paid",
             QT_TRANSLATE_NOOP("Why", "{hands}, and the Ante is paid because the dealer has a pair or better.")},
    Sentence{"uth.ante.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}, and with a pair or better the dealer wins the Ante too.")},
    Sentence{"uth.ante.returned_dealer_below_pair",
             QT_TRANSLATE_NOOP("Why", "{hands}, but a dealer without a pair gives the Ante back.")},
    Sentence{"uth.ante.returned_while_losing",
             QT_TRANSLATE_NOOP("Why", "{hands}, but without a pair the dealer does not win the Ante: it goes back.")},
    Sentence{"blind.returned_below_table",
             QT_TRANSLATE_NOOP("Why", "{hands}, but the Blind is paid from {lowest} up by {table}: it goes back.")},
    Sentence{"blind.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Blind goes back.")},
    Sentence{"blind.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the Blind is lost.")},
    Sentence{"blind.", QT_TRANSLATE_NOOP("Why", "{hands}, and {row} pays {odds} on the Blind by {table}.")},
    Sentence{"cs.ante.paid", QT_TRANSLATE_NOOP("Why", "{hands}, and the dealer qualifies with ace-king or better.")},
    Sentence{"cs.ante.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}, and the dealer qualifies with ace-king or better: the Ante is lost.")},
    Sentence{"cs.ante.paid_no_hand", QT_TRANSLATE_NOOP("Why",
                                                       "The dealer has only {top two}, less than ace-king: with no "
                                                       "hand every Ante left in the round wins even money.")},
    Sentence{
        "bet.returned_no_hand",
        QT_TRANSLATE_NOOP(
            "Why",
            "The dealer has only {top two}, less than ace-king: with no hand the Bet is not in play and goes back.")},
    Sentence{"bet.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Bet goes back.")},
    Sentence{"bet.taken",
             QT_TRANSLATE_NOOP("Why", "{hands}, and the dealer qualifies with ace-king or better: the Bet is lost.")},
    Sentence{"bet.less", QT_TRANSLATE_NOOP("Why", "{hands}, and with less than two pair the Bet wins even money.")},
    Sentence{"bet.", QT_TRANSLATE_NOOP("Why", "{hands}, and {row} pays {odds} on the Bet.")},
    Sentence{"ante.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the Ante is lost.")},
    Sentence{"ante.paid", QT_TRANSLATE_NOOP("Why", "{hands}: the Ante wins even money.")},
    Sentence{"ante.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Ante goes back.")},
    Sentence{"play.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the Play Wager is lost.")},
    Sentence{"play.paid", QT_TRANSLATE_NOOP("Why", "{hands}: the Play Wager wins even money.")},
    Sentence{"play.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Play Wager goes back.")},
    Sentence{"flop.paid", QT_TRANSLATE_NOOP("Why", "{hands}: the Flop Wager wins even money.")},
    Sentence{"flop.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the Flop Wager is lost.")},
    Sentence{"flop.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Flop Wager goes back.")},
    Sentence{"turn.paid", QT_TRANSLATE_NOOP("Why", "{hands}: the Turn Wager wins even money.")},
    Sentence{"turn.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the Turn Wager is lost.")},
    Sentence{"turn.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the Turn Wager goes back.")},
    Sentence{"river.paid", QT_TRANSLATE_NOOP("Why", "{hands}: the River Wager wins even money.")},
    Sentence{"river.taken", QT_TRANSLATE_NOOP("Why", "{hands}: the River Wager is lost.")},
    Sentence{"river.returned_on_tie", QT_TRANSLATE_NOOP("Why", "{hands}: equal hands, so the River Wager goes back.")},
    Sentence{"payout_limit", QT_TRANSLATE_NOOP("Why",
                                               "This hand wins more than {limit}, the most that is paid for one hand: "
                                               "{amount} of it is left for the {wager}.")},
};

}  // namespace

std::span<const Sentence> mainWagerSentences() {
    return kSentences;
}

}  // namespace cutcard::text
