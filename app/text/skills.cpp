#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

struct Title {
    std::string_view id;
    const char* text;
};

constexpr std::array kTitles = {
    Title{"c4.ask", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: fold, or a Play Wager of one to three Antes")},
    Title{"fold.ante", QT_TRANSLATE_NOOP("Skill", "Fold: the Ante is lost")},
    Title{"fold.super_bonus", QT_TRANSLATE_NOOP("Skill", "Fold: the Super Bonus is lost")},
    Title{"fold.queens_up", QT_TRANSLATE_NOOP("Skill", "Fold: Queens Up is lost")},
    Title{"fold.progressive", QT_TRANSLATE_NOOP("Skill", "Fold: the progressive is lost, envy stays")},
    Title{"fold.five_card_hand_bonus",
          QT_TRANSLATE_NOOP("Skill", "Fold: the Five Card Hand Bonus, where the house says so")},
    Title{"fold.cards_to_rack", QT_TRANSLATE_NOOP("Skill", "Fold: the cards go to the rack")},
    Title{"fold.cards_stay", QT_TRANSLATE_NOOP("Skill", "Fold: the cards stay while a wager looks at them")},
    Title{"dealer.reveal", QT_TRANSLATE_NOOP("Skill", "Reveal the dealer's cards after the forfeits")},
    Title{"dealer.below_king", QT_TRANSLATE_NOOP("Skill", "The dealer's hand is below king-high")},
    Title{"dealer.qualifies", QT_TRANSLATE_NOOP("Skill", "The dealer qualifies with king-high or better")},
    Title{"turn_cards", QT_TRANSLATE_NOOP("Skill", "Turn the next player's cards, counterclockwise")},
    Title{"ante.returned_dealer_below_king", QT_TRANSLATE_NOOP("Skill", "Ante returned: dealer below king-high")},
    Title{"ante.taken", QT_TRANSLATE_NOOP("Skill", "Ante taken: the dealer's hand is higher")},
    Title{"ante.paid", QT_TRANSLATE_NOOP("Skill", "Ante paid: the player's hand is higher")},
    Title{"ante.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Ante returned: equal hands")},
    Title{"play.paid_dealer_below_king",
          QT_TRANSLATE_NOOP("Skill", "Play paid whatever the hands: dealer below king-high")},
    Title{"play.taken", QT_TRANSLATE_NOOP("Skill", "Play taken: the dealer's hand is higher")},
    Title{"play.paid", QT_TRANSLATE_NOOP("Skill", "Play paid: the player's hand is higher")},
    Title{"play.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Play returned: equal hands")},
    Title{"super_bonus.paid_dealer_below_king", QT_TRANSLATE_NOOP("Skill", "Super Bonus paid: dealer below king-high")},
    Title{"super_bonus.returned_dealer_below_king",
          QT_TRANSLATE_NOOP("Skill", "Super Bonus returned: dealer below king-high, no straight")},
    Title{"super_bonus.paid_while_losing", QT_TRANSLATE_NOOP("Skill", "Super Bonus paid although the hand loses")},
    Title{"super_bonus.taken", QT_TRANSLATE_NOOP("Skill", "Super Bonus taken: the hand loses and is below a straight")},
    Title{"super_bonus.returned_while_winning",
          QT_TRANSLATE_NOOP("Skill", "Super Bonus returned: the hand wins without a straight")},
    Title{"super_bonus.paid_on_tie", QT_TRANSLATE_NOOP("Skill", "Super Bonus paid: equal hands from a straight up")},
    Title{"super_bonus.returned_on_tie",
          QT_TRANSLATE_NOOP("Skill", "Super Bonus returned: equal hands below a straight")},
    Title{"collect_cards", QT_TRANSLATE_NOOP("Skill", "Collect the hands so that each can be reconstructed")},
    Title{"clear_table", QT_TRANSLATE_NOOP("Skill", "Clear the table when everything is settled")},
    Title{"progressive.call_floor", QT_TRANSLATE_NOOP("Skill", "The floor validates every progressive win")},
    Title{"progressive.hold_cards", QT_TRANSLATE_NOOP("Skill", "A progressive win from a meter holds the hand")},
    Title{"progressive.five_card.paid_after_reset",
          QT_TRANSLATE_NOOP("Skill", "Five-card progressive: paid from a meter that was just reset")},
    Title{"fchb.call_floor", QT_TRANSLATE_NOOP("Skill", "The floor verifies a large Five Card Hand Bonus win")},
    Title{"fchb.hold_cards", QT_TRANSLATE_NOOP("Skill", "A Five Card Hand Bonus win from the meter holds the hand")},
    Title{"fchb.hold_dealer_cards",
          QT_TRANSLATE_NOOP("Skill", "A win from the meter on the dealer's hand holds the dealer's cards")},
    Title{"fchb.dealer.shared_from_meter",
          QT_TRANSLATE_NOOP("Skill", "A win from the meter on the dealer's hand is divided equally")},
    Title{"fchb.paid_after_reset",
          QT_TRANSLATE_NOOP("Skill", "Five Card Hand Bonus: paid from a meter that was just reset")},
    Title{"fchb.magic_card.player", QT_TRANSLATE_NOOP("Skill", "Magic Card in the player's hand")},
    Title{"fchb.magic_card.dealer", QT_TRANSLATE_NOOP("Skill", "Magic Card in the dealer's hand")},
    Title{"fchb.lucky_bonus.player", QT_TRANSLATE_NOOP("Skill", "Lucky Bonus at the player's position")},
    Title{"fchb.lucky_bonus.dealer", QT_TRANSLATE_NOOP("Skill", "Lucky Bonus at the dealer's position")},
    Title{"fold.cover_all", QT_TRANSLATE_NOOP("Skill", "Fold: Cover All, where the house says so")},
    Title{"announce_no_hand", QT_TRANSLATE_NOOP("Skill", "Announce \"no hand\" before the Antes are paid")},
    Title{"ante.paid_no_hand", QT_TRANSLATE_NOOP("Skill", "Ante paid: the dealer has no hand")},
    Title{"cs.ask", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: fold, or a Bet Wager of twice the Ante")},
    Title{"bet.returned_no_hand", QT_TRANSLATE_NOOP("Skill", "Bet returned: the dealer has no hand")},
    Title{"bet.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Bet returned: equal hands")},
    Title{"bet.taken", QT_TRANSLATE_NOOP("Skill", "Bet taken: the dealer's hand is higher")},
    Title{"collect_cards_no_hand", QT_TRANSLATE_NOOP("Skill", "Collect the hands after the last Ante is paid")},
    Title{"collect_losing_hand", QT_TRANSLATE_NOOP("Skill", "Collect a losing hand at once")},
    Title{"collect_tied_hand", QT_TRANSLATE_NOOP("Skill", "Collect a tied hand after the losers")},
    Title{"collect_winning_hand", QT_TRANSLATE_NOOP("Skill", "Winning hands stay until all winners are paid")},
    Title{"dealer.no_hand", QT_TRANSLATE_NOOP("Skill", "The dealer has less than ace-king: no hand")},
    Title{"cs.dealer.qualifies", QT_TRANSLATE_NOOP("Skill", "The dealer qualifies with ace-king or better")},
    Title{"fold.bonus", QT_TRANSLATE_NOOP("Skill", "Fold: the bonus wager is lost")},
    Title{"turn_for_side_wagers", QT_TRANSLATE_NOOP("Skill", "No hand: turn only the hands with a side wager")},
    Title{"ante.paid_on_tie", QT_TRANSLATE_NOOP("Skill", "Ante paid: equal hands go to the player")},
    Title{"play.paid_on_tie", QT_TRANSLATE_NOOP("Skill", "Play paid: equal hands go to the player")},
    Title{"ante_bonus.paid_while_losing", QT_TRANSLATE_NOOP("Skill", "Ante Bonus paid although the hand loses")},
    Title{"fc.ask", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: fold, or a Play Wager of one to three Antes")},
    Title{"fc.dealer.hand", QT_TRANSLATE_NOOP("Skill", "Set the dealer's best four of six cards")},
    Title{"th.dealer.hand", QT_TRANSLATE_NOOP("Skill", "Set the dealer's best five of seven cards")},
    Title{"fold.bad_beat", QT_TRANSLATE_NOOP("Skill", "Fold: Bad Beat, where the house says so")},
    Title{"keypad.game_over", QT_TRANSLATE_NOOP("Skill", "Keypad: GAME OVER when everything is reconciled")},
    Title{"keypad.hand", QT_TRANSLATE_NOOP("Skill", "Keypad: the key of the winning hand, then the supervisor")},
    Title{"payout_limit", QT_TRANSLATE_NOOP("Skill", "The payout limit of one hand")},
    Title{"progressive.multi_link.paid_after_reset",
          QT_TRANSLATE_NOOP("Skill", "Multi Game Link: paid from a meter that was just reset")},
    Title{"street.burn", QT_TRANSLATE_NOOP("Skill", "Burn a card before the street")},
    Title{"street.flop", QT_TRANSLATE_NOOP("Skill", "The flop: three cards face up")},
    Title{"street.turn", QT_TRANSLATE_NOOP("Skill", "The turn: the fourth community card")},
    Title{"street.river", QT_TRANSLATE_NOOP("Skill", "The river: the fifth community card")},
    Title{"ante.returned_below_straight",
          QT_TRANSLATE_NOOP("Skill", "Ante returned: the hand wins but is too low for the Ante")},
    Title{"th.ask_flop", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: fold, or a Flop Wager of twice the Ante")},
    Title{"th.ask_turn", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: a Turn Wager, or check")},
    Title{"th.ask_river", QT_TRANSLATE_NOOP("Skill", "Ask clockwise: a River Wager, or check")},
    Title{"flop.paid", QT_TRANSLATE_NOOP("Skill", "Flop paid: the player's hand is higher")},
    Title{"flop.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Flop returned: equal hands")},
    Title{"flop.taken", QT_TRANSLATE_NOOP("Skill", "Flop taken: the dealer's hand is higher")},
    Title{"turn.paid", QT_TRANSLATE_NOOP("Skill", "Turn paid: the player's hand is higher")},
    Title{"turn.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Turn returned: equal hands")},
    Title{"turn.taken", QT_TRANSLATE_NOOP("Skill", "Turn taken: the dealer's hand is higher")},
    Title{"river.paid", QT_TRANSLATE_NOOP("Skill", "River paid: the player's hand is higher")},
    Title{"river.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "River returned: equal hands")},
    Title{"river.taken", QT_TRANSLATE_NOOP("Skill", "River taken: the dealer's hand is higher")},
    Title{"fold.turned_for_envy",
          QT_TRANSLATE_NOOP("Skill", "A folded hand kept for envy is turned after the last seat")},
    Title{"ante.returned_dealer_below_pair",
          QT_TRANSLATE_NOOP("Skill", "Ante returned on a win: the dealer has less than a pair")},
    Title{"ante.returned_while_losing",
          QT_TRANSLATE_NOOP("Skill", "Ante returned on a loss: the dealer has less than a pair")},
    Title{"uth.ask_preflop",
          QT_TRANSLATE_NOOP("Skill", "Before the flop: check, or a Play Wager of three or four Antes")},
    Title{"uth.ask_flop", QT_TRANSLATE_NOOP("Skill", "After the flop: check, or a Play Wager of two Antes")},
    Title{"uth.ask_river", QT_TRANSLATE_NOOP("Skill", "At the end: a Play Wager of one Ante, or fold")},
    Title{"blind.returned_below_table", QT_TRANSLATE_NOOP("Skill", "Blind returned: the hand wins below the table")},
    Title{"blind.returned_on_tie", QT_TRANSLATE_NOOP("Skill", "Blind returned: equal hands")},
    Title{"blind.taken", QT_TRANSLATE_NOOP("Skill", "Blind taken: the dealer's hand is higher")},
    Title{"dealer.below_pair", QT_TRANSLATE_NOOP("Skill", "The dealer has less than a pair")},
    Title{"dealer.pair_or_better", QT_TRANSLATE_NOOP("Skill", "The dealer has a pair or better")},
    Title{"fold.blind", QT_TRANSLATE_NOOP("Skill", "Fold: the Blind is lost")},
    Title{"fold.trips", QT_TRANSLATE_NOOP("Skill", "Fold: Trips, where the house says so")},
    Title{"table.inspect_cards", QT_TRANSLATE_NOOP("Skill", "New cards: the dealer inspects them")},
    Title{"table.verify_inspection", QT_TRANSLATE_NOOP("Skill", "New cards: the floor verifies the inspection")},
    Title{"table.spread", QT_TRANSLATE_NOOP("Skill", "New cards: spread face up for the first player")},
    Title{"table.wash", QT_TRANSLATE_NOOP("Skill", "Wash the cards face down")},
    Title{"table.stack", QT_TRANSLATE_NOOP("Skill", "Stack the washed cards")},
    Title{"table.shuffle", QT_TRANSLATE_NOOP("Skill", "Shuffle before play and after each round")},
    Title{"table.cut", QT_TRANSLATE_NOOP("Skill", "Cut with the cover card at least ten cards deep")},
    Title{"table.load_shoe", QT_TRANSLATE_NOOP("Skill", "The stack goes into the shoe")},
    Title{"table.alternate_decks", QT_TRANSLATE_NOOP("Skill", "Two decks alternate round by round")},
    Title{"table.change_decks", QT_TRANSLATE_NOOP("Skill", "Change the decks in time")},
    Title{"table.idle_spread", QT_TRANSLATE_NOOP("Skill", "Nobody plays: spread the cards face down")},
    Title{"table.idle_stack",
          QT_TRANSLATE_NOOP("Skill", "Idle table with a shuffler: stack the cards, do not wash them")},
    Title{"table.idle_load_shuffler", QT_TRANSLATE_NOOP("Skill", "Idle table with a shuffler: the stack goes into it")},
    Title{"table.idle_take_deck", QT_TRANSLATE_NOOP("Skill", "Idle table with a shuffler: play with the deck it held")},
    Title{"irregular.one_face_up_card", QT_TRANSLATE_NOOP("Skill", "Irregular: one card face up goes to the rack")},
    Title{"irregular.several_face_up_cards",
          QT_TRANSLATE_NOOP("Skill", "Irregular: several cards face up void the round")},
    Title{"irregular.card_drawn_unseen", QT_TRANSLATE_NOOP("Skill", "Irregular: a card drawn unseen is the next card")},
    Title{"irregular.card_drawn_seen", QT_TRANSLATE_NOOP("Skill", "Irregular: a card drawn and seen goes to the rack")},
    Title{"irregular.wrong_card_count",
          QT_TRANSLATE_NOOP("Skill", "Irregular: a wrong number of cards voids the round")},
    Title{"irregular.dealer_card_exposed",
          QT_TRANSLATE_NOOP("Skill", "Irregular: an exposed dealer card voids the round")},
    Title{"irregular.dealer_card_seen_late",
          QT_TRANSLATE_NOOP("Skill", "Not irregular: a dealer card seen too late to matter")},
    Title{"irregular.face_up_sixth_card",
          QT_TRANSLATE_NOOP("Skill", "Not irregular: the dealer's sixth card lies face up")},
    Title{"irregular.shuffler_jam", QT_TRANSLATE_NOOP("Skill", "Irregular: the shuffler jams, shuffle again")},
    Title{"irregular.shoe_jam", QT_TRANSLATE_NOOP("Skill", "Irregular: the shoe jams, the round is void")},
    Title{"irregular.device_out_of_order", QT_TRANSLATE_NOOP("Skill", "Irregular: a device out of order is covered")},
    Title{"irregular.shuffler_count_wrong",
          QT_TRANSLATE_NOOP("Skill", "Irregular: the shuffler's count is wrong, the deck goes")},
    Title{"irregular.stub_misdealt", QT_TRANSLATE_NOOP("Skill", "Irregular: the stub shows a misdeal")},
    Title{"irregular.stub_deck_wrong", QT_TRANSLATE_NOOP("Skill", "Irregular: the stub shows an incomplete deck")},
    Title{"irregular.cut_too_shallow", QT_TRANSLATE_NOOP("Skill", "Irregular: a cut less than ten cards deep")},
    Title{"irregular.cut_deep_enough", QT_TRANSLATE_NOOP("Skill", "Not irregular: a cut of ten cards or more")},
    Title{"irregular.late_wager", QT_TRANSLATE_NOOP("Skill", "Irregular: a wager after \"no more bets\"")},
    Title{"irregular.cash_wager", QT_TRANSLATE_NOOP("Skill", "Irregular: a spoken wager with cash")},
    Title{"irregular.player_left", QT_TRANSLATE_NOOP("Skill", "Irregular: a player leaves during the round")},
    Title{"irregular.second_position", QT_TRANSLATE_NOOP("Skill", "A player wagers at a second position")},
    Title{"irregular.progressive_count_mismatch",
          QT_TRANSLATE_NOOP("Skill", "Irregular: progressive chips and the system's count differ")},
    Title{"six_card.reveal",
          QT_TRANSLATE_NOOP("Skill", "Reveal the Six Card Bonus card once, at the first wager on it")},
};

/// Skills whose last part is a row of a paytable, a kind of hand, or "lost".
constexpr std::array kGroups = {
    Title{"super_bonus.", QT_TRANSLATE_NOOP("Skill", "Super Bonus: %1")},
    Title{"queens_up.", QT_TRANSLATE_NOOP("Skill", "Queens Up: %1")},
    Title{"hand.", QT_TRANSLATE_NOOP("Skill", "Read a hand: %1")},
    Title{"ante_bonus.", QT_TRANSLATE_NOOP("Skill", "Ante Bonus: %1")},
    Title{"aces_up.", QT_TRANSLATE_NOOP("Skill", "Aces Up: %1")},
    Title{"bad_beat.player_beaten.", QT_TRANSLATE_NOOP("Skill", "Bad Beat, the player's hand is beaten: %1")},
    Title{"bad_beat.dealer_beaten.", QT_TRANSLATE_NOOP("Skill", "Bad Beat, the dealer's hand is beaten: %1")},
    Title{"bonus.", QT_TRANSLATE_NOOP("Skill", "Bonus wager: %1")},
    Title{"blind.", QT_TRANSLATE_NOOP("Skill", "Blind: %1")},
    Title{"trips.", QT_TRANSLATE_NOOP("Skill", "Trips: %1")},
    Title{"bet.", QT_TRANSLATE_NOOP("Skill", "Bet: %1")},
    Title{"cover_all.", QT_TRANSLATE_NOOP("Skill", "Cover All: %1")},
    Title{"progressive.multi_link.", QT_TRANSLATE_NOOP("Skill", "Multi Game Link progressive: %1")},
    Title{"envy.multi_link.", QT_TRANSLATE_NOOP("Skill", "Multi Game Link envy bonus: %1")},
    Title{"progressive.four_card.", QT_TRANSLATE_NOOP("Skill", "Four-card progressive: %1")},
    Title{"progressive.five_card.", QT_TRANSLATE_NOOP("Skill", "Five-card progressive: %1")},
    Title{"envy.four_card.", QT_TRANSLATE_NOOP("Skill", "Four-card envy bonus: %1")},
    Title{"envy.five_card.", QT_TRANSLATE_NOOP("Skill", "Five-card envy bonus: %1")},
    Title{"fchb.player.", QT_TRANSLATE_NOOP("Skill", "Five Card Hand Bonus on the player's hand: %1")},
    Title{"fchb.dealer.", QT_TRANSLATE_NOOP("Skill", "Five Card Hand Bonus on the dealer's hand: %1")},
    Title{"six_card.", QT_TRANSLATE_NOOP("Skill", "Six Card Bonus: %1")},
};

constexpr std::array kMethods = {
    Title{"manual_shoe.", QT_TRANSLATE_NOOP("Skill", "Manual shoe: %1")},
    Title{"hand.", QT_TRANSLATE_NOOP("Skill", "Dealing from the hand: %1")},
    Title{"automated_shoe_reshuffling.", QT_TRANSLATE_NOOP("Skill", "Reshuffling shoe: %1")},
    Title{"automated_shoe.", QT_TRANSLATE_NOOP("Skill", "Automated shoe: %1")},
};

constexpr std::array kDealing = {
    Title{"no_more_bets", QT_TRANSLATE_NOOP("Skill", "announce \"no more bets\"")},
    Title{"lock_wagers", QT_TRANSLATE_NOOP("Skill", "lock the electronic wagers")},
    Title{"collect_progressive", QT_TRANSLATE_NOOP("Skill", "collect the progressive wagers")},
    Title{"verify_progressive", QT_TRANSLATE_NOOP("Skill", "compare their number with the system's")},
    Title{"six_card", QT_TRANSLATE_NOOP("Skill", "deal the Six Card Bonus card")},
    Title{"card", QT_TRANSLATE_NOOP("Skill", "the right card to the right place")},
    Title{"discard", QT_TRANSLATE_NOOP("Skill", "discard the rest of the last stack unseen")},
    Title{"face_up_card", QT_TRANSLATE_NOOP("Skill", "the dealer's last card face up")},
    Title{"coin_in", QT_TRANSLATE_NOOP("Skill", "press COIN IN before the chips are removed")},
    Title{"count_stub", QT_TRANSLATE_NOOP("Skill", "count the stub face down")},
    Title{"discard_stub", QT_TRANSLATE_NOOP("Skill", "the stub to the rack unseen")},
};

template <typename Titles>
const Title* withPrefix(const Titles& titles, std::string_view skill) {
    for (const Title& title : titles) {
        if (skill.starts_with(title.id)) return &title;
    }
    return nullptr;
}

template <typename Titles>
const Title* withId(const Titles& titles, std::string_view id) {
    for (const Title& title : titles) {
        if (title.id == id) return &title;
    }
    return nullptr;
}

QString translated(const Title& title) {
    return QCoreApplication::translate("Skill", title.text);
}

}  // namespace

QString skillTitle(std::string_view skill) {
    if (const Title* title = withId(kTitles, skill)) return translated(*title);
    // The chapters of one game share their titles, and so do the games where the same thing is done.
    for (const std::string_view game : {"c4.", "fc.", "th.", "uth.", "cs."}) {
        if (skill.starts_with(game)) return skillTitle(skill.substr(game.size()));
    }
    if (const Title* method = withPrefix(kMethods, skill)) {
        if (const Title* what = withId(kDealing, skill.substr(method->id.size()))) {
            return translated(*method).arg(translated(*what));
        }
    }
    if (const Title* group = withPrefix(kGroups, skill)) {
        const std::string_view last = skill.substr(group->id.size());
        return translated(*group).arg(last == "lost" ? QCoreApplication::translate("Skill", "lost") : category(last));
    }
    return {};
}

}  // namespace cutcard::text
