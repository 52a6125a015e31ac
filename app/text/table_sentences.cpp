#include "app/text/why.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

// Why things are done in their order, from new cards to the cleared table. What begins with a dot holds for every way
// of dealing.
constexpr std::array kSentences = {
    Sentence{"c4.ask", QT_TRANSLATE_NOOP("Why",
                                         "Decisions go clockwise from the dealer's left: seat {seat} folds or plays "
                                         "the Ante, and from a pair of aces up as much as three times the Ante.")},
    Sentence{"fc.ask", QT_TRANSLATE_NOOP("Why",
                                         "Decisions go clockwise from the dealer's left: seat {seat} folds, or plays "
                                         "one to three times the Ante with any hand.")},
    Sentence{"th.ask_flop", QT_TRANSLATE_NOOP("Why",
                                              "Before the flop each player in turn, clockwise, folds or makes a Flop "
                                              "Wager of twice the Ante: now seat {seat}.")},
    Sentence{"th.ask_turn",
             QT_TRANSLATE_NOOP(
                 "Why", "Who is still in may wager the Ante once more before the turn or check: now seat {seat}.")},
    Sentence{"th.ask_river",
             QT_TRANSLATE_NOOP(
                 "Why", "Who is still in may wager the Ante once more before the river or check: now seat {seat}.")},
    Sentence{"uth.ask_preflop",
             QT_TRANSLATE_NOOP(
                 "Why", "Before the flop a player checks or plays three or four times the Ante: now seat {seat}.")},
    Sentence{"uth.ask_flop",
             QT_TRANSLATE_NOOP(
                 "Why", "After the flop, who has not played yet checks or plays twice the Ante: now seat {seat}.")},
    Sentence{
        "uth.ask_river",
        QT_TRANSLATE_NOOP(
            "Why", "With the whole board out, who has not played yet plays the Ante once or folds: now seat {seat}.")},
    Sentence{"cs.ask", QT_TRANSLATE_NOOP("Why",
                                         "With one card of the dealer in sight each player, clockwise, folds or bets "
                                         "twice the Ante: now seat {seat}.")},
    Sentence{"irregular.player_left",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has left the table: its {wager} is treated as lost.")},
    Sentence{"c4.fold.cards_to_rack",
             QT_TRANSLATE_NOOP(
                 "Why", "No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.")},
    Sentence{"fc.fold.cards_to_rack",
             QT_TRANSLATE_NOOP(
                 "Why", "No wager of seat {seat} stands any more after the fold: its cards go to the rack unseen.")},
    Sentence{"th.fold.cards_to_rack", QT_TRANSLATE_NOOP("Why",
                                                        "After the fold nothing at the table looks at the cards of "
                                                        "seat {seat} any more: they go to the rack at once.")},
    Sentence{"uth.fold.cards_to_rack", QT_TRANSLATE_NOOP("Why",
                                                         "After the fold nothing at the table looks at the cards of "
                                                         "seat {seat} any more: they go to the rack at once.")},
    Sentence{"cs.fold.cards_to_rack",
             QT_TRANSLATE_NOOP(
                 "Why", "A fold ends the hand: the cards of seat {seat} go to the rack together with the wagers.")},
    Sentence{
        "fc.fold.bad_beat",
        QT_TRANSLATE_NOOP("Why", "Seat {seat} has folded, and at this house a fold loses the Bad Beat Bonus too.")},
    Sentence{"c4.fold.cover_all",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has folded, and at this house a fold loses Cover All too.")},
    Sentence{"fold.trips",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has folded, and at this house a fold loses Trips too.")},
    Sentence{"c4.fold.cards_stay", QT_TRANSLATE_NOOP("Why",
                                                     "Seat {seat} has folded, but a wager that still stands looks at "
                                                     "its cards: they are turned in their turn.")},
    Sentence{"fc.fold.cards_stay", QT_TRANSLATE_NOOP("Why",
                                                     "Seat {seat} has folded, but a wager that still stands looks at "
                                                     "its cards: they are turned in their turn.")},
    Sentence{"fold.cards_stay", QT_TRANSLATE_NOOP("Why",
                                                  "Seat {seat} has folded, but a wager that still stands looks at its "
                                                  "cards: they are turned in their turn.")},
    Sentence{"fold.turned_for_envy", QT_TRANSLATE_NOOP("Why",
                                                       "Seat {seat} has folded and its cards stayed for the envy bonus "
                                                       "alone: they are turned after the last seat.")},
    Sentence{
        "c4.fold.",
        QT_TRANSLATE_NOOP(
            "Why", "Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.")},
    Sentence{
        "fc.fold.",
        QT_TRANSLATE_NOOP(
            "Why", "Seat {seat} has folded: its {wager} is lost, and is collected before the dealer shows a card.")},
    Sentence{"fold.", QT_TRANSLATE_NOOP("Why", "Seat {seat} folds: its {wager} is lost, and is collected at once.")},
    Sentence{
        "c4.dealer.reveal",
        QT_TRANSLATE_NOOP(
            "Why",
            "Everybody has decided and the forfeits are in: the dealer's hand is shown before the first player's.")},
    Sentence{"fc.dealer.reveal", QT_TRANSLATE_NOOP("Why",
                                                   "Everybody has decided and the forfeits are in: the dealer's six "
                                                   "cards are shown before the first player's.")},
    Sentence{"th.dealer.reveal", QT_TRANSLATE_NOOP("Why",
                                                   "The last wager is made and the board is complete: the dealer's two "
                                                   "cards are shown before the first player's.")},
    Sentence{"uth.dealer.reveal", QT_TRANSLATE_NOOP("Why",
                                                    "The last decision is made and the board is complete: the dealer's "
                                                    "two cards are shown before the first player's.")},
    Sentence{"cs.dealer.reveal",
             QT_TRANSLATE_NOOP("Why", "Everybody has bet or folded: now the four hole cards are turned.")},
    Sentence{"c4.dealer.qualifies",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "The best four of the dealer's five cards are {dealer}, king-high or better: the dealer qualifies.")},
    Sentence{"c4.dealer.below_king", QT_TRANSLATE_NOOP("Why",
                                                       "The best four of the dealer's five cards are only {dealer}, "
                                                       "below king-high: the dealer does not qualify.")},
    Sentence{
        "fc.dealer.hand",
        QT_TRANSLATE_NOOP("Why", "The best four of all six cards are {dealer}; the dealer needs nothing to qualify.")},
    Sentence{"th.dealer.hand", QT_TRANSLATE_NOOP("Why", "The best five of the two cards and the board are {dealer}.")},
    Sentence{
        "dealer.pair_or_better",
        QT_TRANSLATE_NOOP(
            "Why",
            "The best five of the two cards and the board are {dealer}, a pair or better: the Antes are in play.")},
    Sentence{"dealer.below_pair", QT_TRANSLATE_NOOP("Why",
                                                    "The best five of the two cards and the board are only {dealer}, "
                                                    "less than a pair: the Antes still in play go back.")},
    Sentence{
        "cs.dealer.qualifies",
        QT_TRANSLATE_NOOP("Why", "The dealer has {dealer}, and ace-king or better qualifies: the hands are compared.")},
    Sentence{"cs.dealer.no_hand",
             QT_TRANSLATE_NOOP("Why", "The dealer has only {top two}: less than ace-king is no hand.")},
    Sentence{"announce_no_hand",
             QT_TRANSLATE_NOOP(
                 "Why", "The dealer has less than ace-king: the players hear it before the first Ante is paid.")},
    Sentence{"turn_for_side_wagers", QT_TRANSLATE_NOOP("Why",
                                                       "The dealer has no hand, so only hands with a bonus or "
                                                       "progressive wager are turned: that of seat {seat} is one.")},
    Sentence{"cs.turn_cards", QT_TRANSLATE_NOOP("Why",
                                                "From the dealer's right, counterclockwise, one hand after the other "
                                                "is turned, and losers are taken at once: now seat {seat}.")},
    Sentence{"turn_cards",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "Hands are settled one after the other from the dealer's right, counterclockwise: now seat {seat}.")},
    Sentence{"c4.hand.",
             QT_TRANSLATE_NOOP("Why",
                               "The best four of the five cards of seat {seat} are {hand}; the fifth does not count.")},
    Sentence{"fc.hand.",
             QT_TRANSLATE_NOOP("Why",
                               "The best four of the five cards of seat {seat} are {hand}; the fifth does not count.")},
    Sentence{"th.hand.",
             QT_TRANSLATE_NOOP("Why", "For seat {seat} the best five of two cards and the board are {hand}.")},
    Sentence{"uth.hand.",
             QT_TRANSLATE_NOOP("Why", "For seat {seat} the best five of two cards and the board are {hand}.")},
    Sentence{"cs.hand.", QT_TRANSLATE_NOOP("Why", "All five cards of seat {seat} play: {hand}.")},
    Sentence{"six_card.reveal", QT_TRANSLATE_NOOP("Why",
                                                  "The first Six Card Bonus is to be settled and everything that comes "
                                                  "before it is done: what lies on that spot is shown once for all.")},
    Sentence{"c4.collect_cards", QT_TRANSLATE_NOOP("Why",
                                                   "The wagers that the cards of seat {seat} decide are settled: they "
                                                   "go to the rack so that the hand can be found again.")},
    Sentence{
        "collect_cards",
        QT_TRANSLATE_NOOP(
            "Why",
            "Every wager of seat {seat} is settled: its cards go to the rack so that the hand can be found again.")},
    Sentence{
        "collect_losing_hand",
        QT_TRANSLATE_NOOP(
            "Why", "Seat {seat} has lost and its side wagers are settled: the cards of a losing hand go at once.")},
    Sentence{"collect_tied_hand",
             QT_TRANSLATE_NOOP("Why", "Seat {seat} has its wagers back: a tied hand goes after the losers.")},
    Sentence{"collect_winning_hand",
             QT_TRANSLATE_NOOP("Why",
                               "Every winner is paid: only now the winning hands go, that of seat {seat} among them.")},
    Sentence{"collect_cards_no_hand",
             QT_TRANSLATE_NOOP("Why", "The last Ante is paid: now the hand of seat {seat} may go.")},
    Sentence{"clear_table",
             QT_TRANSLATE_NOOP(
                 "Why", "Every wager is settled and every hand is in: the table is cleared for the next round.")},
    Sentence{"keypad.hand",
             QT_TRANSLATE_NOOP(
                 "Why", "The system learns which hand has won by its key, and then the supervisor confirms it.")},
    Sentence{"keypad.game_over",
             QT_TRANSLATE_NOOP("Why",
                               "Everything is settled and reconciled: GAME OVER opens the system for the next round.")},
    Sentence{"street.burn", QT_TRANSLATE_NOOP("Why", "Before community cards are shown one card goes away unseen.")},
    Sentence{"street.flop", QT_TRANSLATE_NOOP("Why", "Everybody has decided: the flop is three cards, face up.")},
    Sentence{"street.turn",
             QT_TRANSLATE_NOOP("Why",
                               "The fourth community card follows when nobody has anything left to decide before it.")},
    Sentence{"street.river", QT_TRANSLATE_NOOP("Why", "The fifth community card completes the board.")},
    Sentence{".no_more_bets",
             QT_TRANSLATE_NOOP("Why", "Cards are dealt only when the players know that bets are closed.")},
    Sentence{".lock_wagers",
             QT_TRANSLATE_NOOP("Why", "With bets closed no electronic wager may slip in: the system is locked.")},
    Sentence{".coin_in", QT_TRANSLATE_NOOP("Why", "The key lights the sensors while the chips still lie on them.")},
    Sentence{
        ".collect_progressive",
        QT_TRANSLATE_NOOP("Why", "The progressive wagers are taken before the first card, whatever becomes of them.")},
    Sentence{
        ".verify_progressive",
        QT_TRANSLATE_NOOP("Why", "The number of chips taken, {count}, has to be the one that the system accepted.")},
    Sentence{".six_card", QT_TRANSLATE_NOOP("Why",
                                            "Somebody has a Six Card Bonus: what it is decided by has a place of its "
                                            "own in front of the dealer, face down.")},
    Sentence{
        ".discard",
        QT_TRANSLATE_NOOP("Why", "Of the last stack only what is needed is used: the rest goes to the rack unseen.")},
    Sentence{".face_up_card",
             QT_TRANSLATE_NOOP("Why", "The dealer's last card lies face up by the rules: it is no exposed card.")},
    Sentence{
        "manual_shoe.card",
        QT_TRANSLATE_NOOP(
            "Why",
            "One card at a time, clockwise from the dealer's left, the dealer's own last in each pass: now {to}.")},
    Sentence{
        "hand.card",
        QT_TRANSLATE_NOOP(
            "Why",
            "One card at a time, clockwise from the dealer's left, the dealer's own last in each pass: now {to}.")},
    Sentence{
        "automated_shoe.card",
        QT_TRANSLATE_NOOP(
            "Why", "The shoe gives whole stacks, clockwise from the dealer's left, the dealer's own last: now {to}.")},
    Sentence{
        "automated_shoe_reshuffling.card",
        QT_TRANSLATE_NOOP(
            "Why", "This shoe gives each hand as a whole, in an order of its own that the rules allow: now {to}.")},
    Sentence{".count_stub", QT_TRANSLATE_NOOP("Why",
                                              "Where no device counts the deck, the dealer counts what is left at "
                                              "least every {every} rounds: {count} cards.")},
    Sentence{".discard_stub",
             QT_TRANSLATE_NOOP("Why", "What is left of the deck is not needed any more, and nobody may see it.")},
    Sentence{"table.inspect_cards", QT_TRANSLATE_NOOP("Why",
                                                      "New cards are looked through before anybody plays with them: "
                                                      "front and back, for anything that marks them.")},
    Sentence{"table.verify_inspection",
             QT_TRANSLATE_NOOP("Why", "A second pair of eyes: the floor confirms what the dealer has inspected.")},
    Sentence{"table.spread", QT_TRANSLATE_NOOP("Why", "The first player to arrive may see that the deck is complete.")},
    Sentence{"table.wash", QT_TRANSLATE_NOOP("Why", "Face down and mixed by hand, no card can be followed.")},
    Sentence{"table.stack", QT_TRANSLATE_NOOP("Why", "The washed cards become one stack again for the shuffle.")},
    Sentence{"table.shuffle",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "Before play and after each round the cards are shuffled so that nothing of the old order is left.")},
    Sentence{"table.cut",
             QT_TRANSLATE_NOOP(
                 "Why",
                 "The cover card goes at least {count} cards deep, so that nobody knows the first card or the last.")},
    Sentence{"table.load_shoe",
             QT_TRANSLATE_NOOP("Why", "The cut stack goes into the shoe, from which alone it is dealt.")},
    Sentence{
        "table.alternate_decks",
        QT_TRANSLATE_NOOP(
            "Why", "Two decks of different backs change places every round: one is played, the other is shuffled.")},
    Sentence{"table.change_decks",
             QT_TRANSLATE_NOOP("Why", "Decks are replaced in time, before wear or marks tell one card from another.")},
    Sentence{"table.idle_spread", QT_TRANSLATE_NOOP("Why", "While nobody plays, the cards lie spread face down.")},
    Sentence{
        "table.idle_stack",
        QT_TRANSLATE_NOOP("Why", "At a table with a shuffler the cards of an idle table are stacked and not washed.")},
    Sentence{"table.idle_load_shuffler",
             QT_TRANSLATE_NOOP("Why", "The stack of the idle table goes into the shuffler, and is shuffled there.")},
    Sentence{"table.idle_take_deck",
             QT_TRANSLATE_NOOP("Why", "Play begins with the deck that the shuffler has held ready.")},
};

}  // namespace

std::span<const Sentence> tableSentences() {
    return kSentences;
}

}  // namespace cutcard::text
