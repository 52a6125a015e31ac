#include "app/text/catalogue.h"
#include "engine/json/strict_json.h"
#include "engine/rules/rule_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Drill)
};

struct Rule {
    std::string_view id;
    const char* text;
};

constexpr std::array kRules = {
    // Reading a hand.
    Rule{"five_card_order", QT_TRANSLATE_NOOP("Drill", "Hands of four cards rank in another order than hands of five")},
    Rule{"four_card_order", QT_TRANSLATE_NOOP("Drill", "Hands of five cards rank in another order than hands of four")},
    Rule{"fifth_card_counted", QT_TRANSLATE_NOOP("Drill", "Only four cards play; the fifth was counted in")},
    Rule{"ace_around_the_corner", QT_TRANSLATE_NOOP("Drill", "A straight does not go on from the ace to the two")},
    Rule{"ace_high_only", QT_TRANSLATE_NOOP("Drill", "The ace may also stand below the two")},
    Rule{"flush_overlooked", QT_TRANSLATE_NOOP("Drill", "The cards of one suit were overlooked")},
    Rule{"straight_overlooked", QT_TRANSLATE_NOOP("Drill", "The cards in a row were overlooked")},
    Rule{"colour_taken_for_suit", QT_TRANSLATE_NOOP("Drill", "Two suits of one colour are not one suit")},
    Rule{"pair_overlooked", QT_TRANSLATE_NOOP("Drill", "A pair was overlooked")},
    Rule{"equal_card_overlooked", QT_TRANSLATE_NOOP("Drill", "One more card of the same rank was overlooked")},
    Rule{"equal_cards_paired", QT_TRANSLATE_NOOP("Drill", "Cards of one rank were counted as two pairs")},
    Rule{"royal_not_told_apart", QT_TRANSLATE_NOOP("Drill", "A straight flush up to the ace has a name of its own")},
    Rule{"one_card_short", QT_TRANSLATE_NOOP("Drill", "One card is missing for that hand")},
    Rule{"board_alone", QT_TRANSLATE_NOOP("Drill", "The player's own two cards were not counted")},
    Rule{"both_hole_cards_forced", QT_TRANSLATE_NOOP("Drill", "The player need not use both of his own cards")},
    Rule{"river_overlooked", QT_TRANSLATE_NOOP("Drill", "The last community card was overlooked")},
    // Who wins.
    Rule{"tie_as_in_another_game", QT_TRANSLATE_NOOP("Drill", "Equal hands are settled so in another game")},
    Rule{"qualifier_forgotten", QT_TRANSLATE_NOOP("Drill", "The dealer's hand does not qualify")},
    Rule{"qualifier_misjudged", QT_TRANSLATE_NOOP("Drill", "The dealer's hand does qualify")},
    Rule{"qualifier_of_another_game", QT_TRANSLATE_NOOP("Drill", "In this game the dealer needs nothing to qualify")},
    Rule{"fifth_card_compared", QT_TRANSLATE_NOOP("Drill", "A card that does not play was compared")},
    Rule{"hole_cards_compared", QT_TRANSLATE_NOOP("Drill", "Own cards that do not play were compared")},
    Rule{"hands_confused", QT_TRANSLATE_NOOP("Drill", "The lower hand was taken for the higher one")},
    Rule{"like_another_wager", QT_TRANSLATE_NOOP("Drill", "That happens to another wager of this hand")},
    Rule{"returned_wager_taken", QT_TRANSLATE_NOOP("Drill", "This wager does not lose: it goes back")},
    Rule{"returned_wager_paid", QT_TRANSLATE_NOOP("Drill", "This wager does not win: it goes back")},
    Rule{"paid_wager_returned", QT_TRANSLATE_NOOP("Drill", "This wager does not only go back: it is paid")},
    Rule{"paid_wager_taken", QT_TRANSLATE_NOOP("Drill", "This wager does not lose: it is paid")},
    Rule{"taken_wager_returned", QT_TRANSLATE_NOOP("Drill", "This wager does not go back: it loses")},
    Rule{"taken_wager_paid", QT_TRANSLATE_NOOP("Drill", "This wager does not win: it loses")},
    // What does it pay.
    Rule{"row_above", QT_TRANSLATE_NOOP("Drill", "That is the row above in the paytable")},
    Rule{"row_below", QT_TRANSLATE_NOOP("Drill", "That is the row below in the paytable")},
    Rule{"neighbouring_letter", QT_TRANSLATE_NOOP("Drill", "That is another paytable than the posted one")},
    Rule{"to_taken_for_for", QT_TRANSLATE_NOOP("Drill", "At \"to\" odds the stake is not part of what is paid")},
    Rule{"for_taken_for_to", QT_TRANSLATE_NOOP("Drill", "At \"for\" odds the stake is not given back on top")},
    Rule{"stake_added", QT_TRANSLATE_NOOP("Drill", "The stake was counted as part of the winnings")},
    Rule{"stake_deducted", QT_TRANSLATE_NOOP("Drill", "The stake, which is in the tray already, was taken off again")},
    Rule{"odds_inverted", QT_TRANSLATE_NOOP("Drill", "The odds were read the wrong way round")},
    Rule{"whole_meter", QT_TRANSLATE_NOOP("Drill", "Only a part of the meter is paid")},
    Rule{"breakage_ignored", QT_TRANSLATE_NOOP("Drill", "This house rounds down what is paid in chips")},
    Rule{"breakage_of_another_house", QT_TRANSLATE_NOOP("Drill", "This house does not round down what is paid")},
    Rule{"stake_returned", QT_TRANSLATE_NOOP("Drill", "The stake alone was handed over")},
    Rule{"paid_on_the_ante", QT_TRANSLATE_NOOP("Drill", "The odds were taken of the Ante, not of this wager")},
    Rule{"limit_ignored", QT_TRANSLATE_NOOP("Drill", "There is a limit to what one hand is paid")},
    // What comes next.
    Rule{"wrong_seat_order", QT_TRANSLATE_NOOP("Drill", "Another seat comes first")},
    Rule{"out_of_order", QT_TRANSLATE_NOOP("Drill", "Something else has to be done before it")},
    Rule{"already_done", QT_TRANSLATE_NOOP("Drill", "That is done already")},
    Rule{"cleared_too_early", QT_TRANSLATE_NOOP("Drill", "The table is cleared when everything is settled")},
    Rule{"collected_before_envy", QT_TRANSLATE_NOOP("Drill", "The hand stays until the envy bonuses for it are paid")},
    Rule{"revealed_before_forfeits", QT_TRANSLATE_NOOP("Drill", "What the folded seats lost is collected first")},
    Rule{"settled_before_hand_set", QT_TRANSLATE_NOOP("Drill", "The hand is turned and set before it is settled")},
    Rule{"settled_before_floor", QT_TRANSLATE_NOOP("Drill", "The floor comes before this win is paid")},
    Rule{"side_wager_before_main", QT_TRANSLATE_NOOP("Drill", "The main wagers come before this side wager")},
    Rule{"settled_before_six_card", QT_TRANSLATE_NOOP("Drill", "The Six Card Bonus card is turned first")},
    // Irregularities.
    Rule{"another_chapter", QT_TRANSLATE_NOOP("Drill", "Another game's chapter rules so")},
    Rule{"another_moment", QT_TRANSLATE_NOOP("Drill", "At another moment of the round it would be ruled so")},
    Rule{"one_card_too_many", QT_TRANSLATE_NOOP("Drill", "With more cards it would be ruled so")},
    Rule{"one_card_too_few", QT_TRANSLATE_NOOP("Drill", "With fewer cards it would be ruled so")},
    Rule{"seen_and_unseen_confused", QT_TRANSLATE_NOOP("Drill", "It matters whether the card's face was seen")},
    Rule{"face_up_card_confused", QT_TRANSLATE_NOOP("Drill", "One of the dealer's cards lies face up by the rules")},
    Rule{"deck_not_checked", QT_TRANSLATE_NOOP("Drill", "It matters whether the deck is complete")},
    Rule{"taken_for_another_event", QT_TRANSLATE_NOOP("Drill", "That is the ruling on another event")},
    Rule{"went_on_regardless", QT_TRANSLATE_NOOP("Drill", "This is irregular: the game cannot just go on")},
    Rule{"voided_out_of_caution", QT_TRANSLATE_NOOP("Drill", "This alone does not give every wager back")},
};

QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString wagerNamedIn(const std::string& word) {
    const auto named = wagerNamed(word);
    return named ? wager(*named) : toQString(word);
}

QString outcome(std::string_view code) {
    if (code == "take") return Say::tr("It is taken");
    return code == "pay" ? Say::tr("It is paid") : Say::tr("It is returned");
}

QString place(const std::string& to) {
    if (to == "dealer") return Say::tr("the dealer");
    if (to == "community") return Say::tr("the community cards");
    if (to == "six_card_bonus") return Say::tr("the Six Card Bonus spot");
    if (to == "burn") return Say::tr("the burn pile");
    if (to == "discard") return Say::tr("the discard rack");
    return Say::tr("seat %1").arg(toQString(to));
}

/// A step that is asked for, without amounts and cards: those are other questions.
QString stepAnswer(const DrillOption& option) {
    int action = 0;
    while (action < kActionCount && actionName(static_cast<Action>(action)) != option.code) ++action;
    if (action == kActionCount || option.params.size() != 2) return {};
    const std::string& seat = option.params[0];
    const std::string& about = option.params[1];
    Step step;
    step.action = static_cast<Action>(action);
    step.seat = seat.empty() ? kNoSeat : seat == "dealer" ? kDealerPosition : toQString(seat).toInt();
    const Wager named = wagerNamed(about).value_or(Wager::Ante);
    switch (step.action) {
    case Action::Settle: return Say::tr("Seat %1: settle the %2").arg(toQString(seat), wager(named));
    case Action::SetHand: return Say::tr("Seat %1: set the hand").arg(toQString(seat));
    case Action::SetDealerHand: return Say::tr("Set the dealer's hand");
    case Action::Deal: return Say::tr("Deal the next card to %1").arg(place(about));
    case Action::PayEnvy:
        return Say::tr("Seat %1: pay the envy bonus for seat %2").arg(toQString(seat), toQString(about));
    case Action::VerifyProgressive: return Say::tr("Compare the number of progressive wagers with the system's");
    case Action::CountStub: return Say::tr("Count the stub");
    case Action::Cut: return Say::tr("Cut the cards");
    case Action::Announce: step.detail = Announcement{about}; break;
    case Action::Ask: step.detail = Asked{named}; break;
    case Action::CollectForfeit:
    case Action::CallFloor:
    case Action::ReturnWager: step.detail = AboutWager{named}; break;
    case Action::RevealCommunity: step.detail = CommunityShown{about}; break;
    case Action::Keypad: step.detail = KeyPressed{about}; break;
    default: break;
    }
    return text::step(step);
}

/// Words that may stand within a sentence, where they stand by themselves.
QString asLine(QString words) {
    if (!words.isEmpty()) words[0] = words[0].toUpper();
    return words;
}

QString rulingAnswer(const DrillOption& option) {
    QString ruled = ruling(option.code);
    if (option.params.empty() || option.params[0] == "none") return ruled;
    if (option.params[0] == "all" || option.params.size() < 2) return Say::tr("%1; every wager goes back").arg(ruled);
    return Say::tr("%1; the %2 is settled, every other wager goes back").arg(ruled, wagerNamedIn(option.params[1]));
}

/// A text of the prompt; empty where there is none.
std::string word(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

int number(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : 0;
}

bool yes(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

QString moment(std::string_view when) {
    if (when == "dealing") return Say::tr("while the cards are dealt");
    if (when == "after_initial_cards") return Say::tr("when everybody has the first cards");
    if (when == "before_last_decision") return Say::tr("before the last decision");
    return when == "after_last_decision" ? Say::tr("after the last decision") : Say::tr("when the hand is turned up");
}

QString holder(std::string_view who) {
    if (who == "dealer") return Say::tr("the dealer has a wrong number of cards");
    if (who == "community") return Say::tr("there is a wrong number of community cards");
    return who == "player" ? Say::tr("a player has a wrong number of cards")
                           : Say::tr("there is a wrong number of Six Card Bonus cards");
}

QString stub(const Json& event) {
    if (!yes(event, "misdealt")) return Say::tr("the stub has a wrong number of cards, and the deck is not complete");
    return yes(event, "deck_complete") ? Say::tr("the stub shows a misdeal; the deck is complete")
                                       : Say::tr("the stub shows a misdeal, and the deck is not complete");
}

/// What can be seen, without what it is called: a cut of ten cards is not "too shallow".
QString eventText(const Json& event) {
    const auto kind = irregularityNamed(word(event, "kind"));
    if (!kind) return {};
    const QString when = moment(word(event, "when"));
    switch (*kind) {
    case IrregularityKind::FaceUpCard:
        return Say::tr("%1: face up in the shoe or the deck, number of cards: %2")
            .arg(when)
            .arg(number(event, "count"));
    case IrregularityKind::CardDrawnInError:
        return yes(event, "exposed") ? Say::tr("a card was drawn in error and its face was seen")
                                     : Say::tr("a card was drawn in error and its face was not seen");
    case IrregularityKind::WrongCardCount: return holder(word(event, "who"));
    case IrregularityKind::DealerCardExposed:
        return Say::tr("%1: the dealer's card number %2 can be seen").arg(when).arg(number(event, "card"));
    case IrregularityKind::StubCountWrong: return stub(event);
    case IrregularityKind::CutTooShallow:
        return Say::tr("the cover card was put in so many cards deep: %1").arg(number(event, "depth"));
    default: break;
    }
    return irregularity(*kind);
}

QString payQuestion(const Json& prompt) {
    const QString stake = groupedFigures(toQString(word(prompt, "stake")));
    const QString wagered = wagerNamedIn(word(prompt, "wager"));
    const std::string row = word(prompt, "row");
    const std::string letter = word(prompt, "paytable");
    if (row.empty()) return Say::tr("The %1 of $%2 wins. How much is handed over?").arg(wagered, stake);
    if (letter.empty()) {
        return Say::tr("The %1 of $%2 wins with: %3. How much is handed over?").arg(wagered, stake, category(row));
    }
    return Say::tr("The %1 of $%2 wins with: %3. How much is handed over by paytable %4?")
        .arg(wagered, stake, category(row), toQString(letter));
}

}  // namespace

QString drillQuestion(const DrillQuestion& question) {
    const auto parsed = parseStrictJson(question.prompt);
    const Json prompt = parsed && parsed->is_object() ? *parsed : Json::object();
    switch (question.kind) {
    case DrillKind::ReadHand:
        return word(prompt, "whose") == "dealer" ? Say::tr("Which hand does the dealer have?")
                                                 : Say::tr("Which hand does the player have?");
    case DrillKind::WhoWins: return Say::tr("What becomes of the %1?").arg(wagerNamedIn(word(prompt, "wager")));
    case DrillKind::WhatPays: return payQuestion(prompt);
    case DrillKind::WhatNext: return Say::tr("Which of these comes next?");
    case DrillKind::IsIrregular: {
        const auto event = prompt.find("event");
        return Say::tr("What now? %1").arg(event != prompt.end() ? asLine(eventText(*event)) : QString());
    }
    case DrillKind::Theory: break;
    }
    return theoryQuestion(question.skill);
}

QString drillAnswer(DrillKind kind, const DrillOption& option) {
    switch (kind) {
    case DrillKind::ReadHand: return asLine(category(option.code));
    case DrillKind::WhoWins: return outcome(option.code);
    case DrillKind::WhatPays: return option.params.empty() ? QString() : dollars(toQString(option.params[0]));
    case DrillKind::WhatNext: return stepAnswer(option);
    case DrillKind::IsIrregular: return asLine(rulingAnswer(option));
    case DrillKind::Theory: break;
    }
    TheoryAnswer answer{option.code, {}};
    if (!option.params.empty()) answer.number = toQString(option.params[0]).toInt();
    return theoryAnswer(answer);
}

QString wrongRule(DrillKind kind, std::string_view rule) {
    if (kind == DrillKind::Theory) return Say::tr("The chapter says something else");
    const auto found = std::find_if(kRules.begin(), kRules.end(), [rule](const Rule& own) { return own.id == rule; });
    return found == kRules.end() ? QString() : QCoreApplication::translate("Drill", found->text);
}

}  // namespace cutcard::text
