#include "app/text/why.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// Why a side wager is paid or taken, and who is called for it.
constexpr std::array kSentences = {
    Sentence{"queens_up.lost",
             QT_TRANSLATE_NOOP("Why", "Queens Up is paid from {lowest} up, and seat {seat} has only {read}.")},
    Sentence{
        "queens_up.",
        QT_TRANSLATE_NOOP("Why", "Seat {seat} has {read}: Queens Up pays {odds} by {table}, whatever the dealer has.")},
    Sentence{"aces_up.lost",
             QT_TRANSLATE_NOOP("Why", "Aces Up is paid from {lowest} up, and seat {seat} has only {read}.")},
    Sentence{
        "aces_up.",
        QT_TRANSLATE_NOOP("Why", "Seat {seat} has {read}: Aces Up pays {odds} by {table}, whatever the dealer has.")},
    Sentence{"trips.lost",
             QT_TRANSLATE_NOOP("Why", "Trips is paid from {lowest} up, and seat {seat} has only {read}.")},
    Sentence{"trips.", QT_TRANSLATE_NOOP(
                           "Why", "Seat {seat} has {read}: Trips pays {odds} by {table}, whatever the dealer has.")},
    Sentence{"cs.bonus.lost",
             QT_TRANSLATE_NOOP("Why", "The bonus is paid from {lowest} up, and seat {seat} has only {read}.")},
    Sentence{"cs.bonus.",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has {read}: the bonus pays {odds} by {table}, win or lose.")},
    Sentence{
        "th.bonus.aces_both",
        QT_TRANSLATE_NOOP("Why", "Seat {seat} and the dealer both hold two aces: the bonus pays {odds} by {table}.")},
    Sentence{"th.bonus.lost",
             QT_TRANSLATE_NOOP("Why", "The first two cards of seat {seat}, {two cards}, are in no row of {table}.")},
    Sentence{"th.bonus.", QT_TRANSLATE_NOOP("Why",
                                            "The first two cards of seat {seat} are {two cards}: the bonus pays {odds} "
                                            "by {table}, whatever comes later.")},
    Sentence{"bad_beat.player_beaten.lost",
             QT_TRANSLATE_NOOP("Why", "{hands}, so no hand from {lowest} up is beaten.")},
    Sentence{"bad_beat.dealer_beaten.lost",
             QT_TRANSLATE_NOOP("Why", "{hands}, so no hand from {lowest} up is beaten.")},
    Sentence{"bad_beat.player_beaten.",
             QT_TRANSLATE_NOOP("Why", "{hands}: the Bad Beat Bonus pays {odds} by {table} for {row} that is beaten.")},
    Sentence{"bad_beat.dealer_beaten.",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "{hands}: the dealer's {row name} is beaten, and the Bad Beat Bonus pays {odds} by {table} for it.")},
    Sentence{"six_card.lost", QT_TRANSLATE_NOOP("Why",
                                                "With the extra cards the best five of seat {seat} are {read}, and the "
                                                "Six Card Bonus is paid from {lowest} up.")},
    Sentence{"six_card.six_card_royal_diamonds",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "All six cards of seat {seat} run from ace to 9 in diamonds: {table} has a row of its own for them.")},
    Sentence{"six_card.six_card_royal",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "All six cards of seat {seat} run from ace to 9 in one suit: {table} has a row of its own for them.")},
    Sentence{"six_card.", QT_TRANSLATE_NOOP("Why",
                                            "The best five of the six cards of seat {seat} are {read}: the Six Card "
                                            "Bonus pays {odds} by {table}, whatever the dealer has.")},
    Sentence{"progressive.five_card.paid_after_reset",
             QT_TRANSLATE_NOOP("Why",
                               "A seat before has won the whole meter, so seat {seat} is paid from it as it started "
                               "again: {odds} for {row}.")},
    Sentence{"progressive.multi_link.paid_after_reset",
             QT_TRANSLATE_NOOP("Why",
                               "A seat before has won the whole meter, so seat {seat} is paid from it as it started "
                               "again: {odds} for {row}.")},
    Sentence{
        "progressive.call_floor",
        QT_TRANSLATE_NOOP(
            "Why",
            "Seat {seat} wins the progressive with {read}: the floor validates every such win before it is paid.")},
    Sentence{"progressive.hold_cards", QT_TRANSLATE_NOOP("Why",
                                                         "What seat {seat} won comes from the meter and not from the "
                                                         "tray: its hand stays until the papers are done.")},
    Sentence{"progressive.",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has {read}: the progressive pays {odds} by {table}, win or lose.")},
    Sentence{"envy.", QT_TRANSLATE_NOOP("Why",
                                        "Seat {from} holds {holds}, and seat {seat} has made the progressive wager: "
                                        "the envy bonus rewards everybody else who did.")},
    Sentence{
        "fchb.player.",
        QT_TRANSLATE_NOOP(
            "Why", "The five cards of seat {seat} make {read}: the Five Card Hand Bonus pays {odds}, win or lose.")},
    Sentence{"fchb.dealer.shared_from_meter",
             QT_TRANSLATE_NOOP("Why",
                               "The dealer's five cards make {read}: {odds} is worked out once and divided among the "
                               "{sharers} seats that wagered on it.")},
    Sentence{"fchb.dealer.",
             QT_TRANSLATE_NOOP(
                 "Why", "The dealer's five cards make {read}: seat {seat} has wagered on that hand and wins {odds}.")},
    Sentence{"fchb.paid_after_reset", QT_TRANSLATE_NOOP("Why",
                                                        "The whole meter was won a moment ago, so seat {seat} is paid "
                                                        "from it as it started again: {odds} for {row}.")},
    Sentence{"fchb.call_floor", QT_TRANSLATE_NOOP("Why",
                                                  "A Five Card Hand Bonus of 500 for 1, or from the meter, is verified "
                                                  "by the floor before anything is credited.")},
    Sentence{"fchb.hold_cards", QT_TRANSLATE_NOOP("Why",
                                                  "A win from the meter is not credited to the account: the hand of "
                                                  "seat {seat} stays until the papers are done.")},
    Sentence{"fchb.hold_dealer_cards",
             QT_TRANSLATE_NOOP("Why",
                               "The dealer's hand has won from the meter: its cards stay until the papers are done.")},
    Sentence{"fchb.magic_card.player", QT_TRANSLATE_NOOP("Why",
                                                         "The system drew {magic} as Magic Card, and seat {seat} holds "
                                                         "it among its five: {odds} on top of everything else.")},
    Sentence{"fchb.magic_card.dealer", QT_TRANSLATE_NOOP("Why",
                                                         "The system drew {magic} as Magic Card, and it is among the "
                                                         "dealer's five: {odds} on the wager on that hand.")},
    Sentence{"fchb.lucky_bonus.player",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "The system drew the position of seat {seat} for the Lucky Bonus: {odds} on top of everything else.")},
    Sentence{
        "fchb.lucky_bonus.dealer",
        QT_TRANSLATE_NOOP(
            "Why",
            "The system drew the dealer's position for the Lucky Bonus: {odds} on the wager on the dealer's hand.")},
    Sentence{"cover_all.lost",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "The highest hand at the table is with {holder}, {highest}, and Cover All is paid from {lowest} up.")},
    Sentence{"cover_all.", QT_TRANSLATE_NOOP("Why",
                                             "The highest hand at the table is with {holder}, {highest}: Cover All "
                                             "pays {odds} for it where the number of players is {players}.")},
};

}  // namespace

std::span<const Sentence> sideWagerSentences() {
    return kSentences;
}

}  // namespace cutcard::text
