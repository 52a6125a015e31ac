#include "app/text/why.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// Why the game stops, by the last part of the branch that rules on it.
constexpr std::array kSentences = {
    Sentence{
        "one_face_up_card",
        QT_TRANSLATE_NOOP("Why", "One card lies face up: it goes to the rack, and the round goes on with the next.")},
    Sentence{"several_face_up_cards",
             QT_TRANSLATE_NOOP("Why", "{faces} cards lie face up: with more than one the round is void.")},
    Sentence{
        "card_drawn_unseen",
        QT_TRANSLATE_NOOP("Why", "A card came out too early but nobody saw its face: it simply is the next card.")},
    Sentence{
        "card_drawn_seen",
        QT_TRANSLATE_NOOP(
            "Why", "A card came out too early and its face was seen: it goes to the rack like one found face up.")},
    Sentence{"wrong_card_count",
             QT_TRANSLATE_NOOP("Why",
                               "A hand has a wrong number of cards: that cannot be put right, and the round is void.")},
    Sentence{
        "dealer_card_exposed",
        QT_TRANSLATE_NOOP(
            "Why", "A card of the dealer has been seen while it still could change a decision: the round is void.")},
    Sentence{"shuffler_jam",
             QT_TRANSLATE_NOOP(
                 "Why", "The shuffler has jammed: nobody can answer for its order, so the cards are shuffled again.")},
    Sentence{"shoe_jam", QT_TRANSLATE_NOOP("Why", "The shoe has jammed in the middle of a round: the round is void.")},
    Sentence{"device_out_of_order",
             QT_TRANSLATE_NOOP(
                 "Why", "The device does not work: it is covered or marked before cards are dealt in another way.")},
    Sentence{"shuffler_count_wrong",
             QT_TRANSLATE_NOOP("Why", "The shuffler counts a wrong number of cards: that deck leaves the table.")},
    Sentence{"stub_misdealt", QT_TRANSLATE_NOOP("Why", "The stub shows that cards were misdealt: the round is void.")},
    Sentence{
        "stub_deck_wrong",
        QT_TRANSLATE_NOOP(
            "Why", "The stub shows that the deck is not complete: the round is void and the deck leaves the table.")},
    Sentence{"cut_too_shallow",
             QT_TRANSLATE_NOOP("Why", "The cover card is less than ten cards deep: the cards are cut again.")},
    Sentence{"late_wager", QT_TRANSLATE_NOOP("Why", "A wager came after \"no more bets\": it is not accepted.")},
    Sentence{"cash_wager",
             QT_TRANSLATE_NOOP("Why", "A wager was called with cash and not made with chips: it is not accepted.")},
    Sentence{
        "player_left",
        QT_TRANSLATE_NOOP(
            "Why",
            "A player has left in the middle of the round: the wagers are treated as lost, and the round goes on.")},
    Sentence{
        "second_position",
        QT_TRANSLATE_NOOP("Why", "Here a player may have one position only: the wager at the second one is refused.")},
    Sentence{
        "progressive_count_mismatch",
        QT_TRANSLATE_NOOP(
            "Why", "The chips collected and the number the system accepted differ: that is for the floor to settle.")},
};

}  // namespace

std::span<const Sentence> irregularSentences() {
    return kSentences;
}

}  // namespace cutcard::text
