#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <array>

namespace cutcard::text {
namespace {

struct Sentence {
    std::string_view reason;
    const char* text;
};

constexpr std::array kSentences = {
    Sentence{"syntax", QT_TRANSLATE_NOOP("Refusal", "This is not a JSON text (at character %1).")},
    Sentence{"duplicate_key", QT_TRANSLATE_NOOP("Refusal", "The key \"%1\" stands twice in one object. Remove one.")},
    Sentence{"too_deep", QT_TRANSLATE_NOOP("Refusal", "The text is nested deeper than %1 levels.")},
    Sentence{"line_too_long", QT_TRANSLATE_NOOP("Refusal", "The line is longer than %1 bytes.")},
    Sentence{"not_an_object", QT_TRANSLATE_NOOP("Refusal", "An object in braces is expected here.")},
    Sentence{"not_a_list",
             QT_TRANSLATE_NOOP("Refusal", "A list in square brackets, neither empty nor endless, is expected here.")},
    Sentence{"not_a_text", QT_TRANSLATE_NOOP("Refusal", "A text in quotes is expected here.")},
    Sentence{"not_true_or_false", QT_TRANSLATE_NOOP("Refusal", "Write true or false here.")},
    Sentence{"not_a_whole_number", QT_TRANSLATE_NOOP("Refusal", "A whole number from %1 to %2 is expected here.")},
    Sentence{"not_a_seed", QT_TRANSLATE_NOOP("Refusal", "A seed is a whole number, 0 or more.")},
    Sentence{
        "not_an_amount",
        QT_TRANSLATE_NOOP("Refusal", "An amount is a text of digits with at most two decimals, such as \"7.50\".")},
    Sentence{"amount_out_of_range", QT_TRANSLATE_NOOP("Refusal", "The amount has to be from $%1 to $%2.")},
    Sentence{"missing_key", QT_TRANSLATE_NOOP("Refusal", "The key \"%1\" is missing.")},
    Sentence{"unknown_key", QT_TRANSLATE_NOOP("Refusal", "The key \"%1\" is not known here. Check its spelling.")},
    Sentence{"wrong_format", QT_TRANSLATE_NOOP("Refusal", "The format has to be \"%1\".")},
    Sentence{"unknown_rules",
             QT_TRANSLATE_NOOP("Refusal", "There is no rule set \"%1\"; \"cutcard-cli rules list\" names them all.")},
    Sentence{"unknown_selection", QT_TRANSLATE_NOOP("Refusal", "This rule set has no selection \"%1\".")},
    Sentence{"unknown_value",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" cannot be chosen here; see \"cutcard-cli rules show\".")},
    Sentence{"progressive_one_or_five", QT_TRANSLATE_NOOP("Refusal", "A progressive wager is $1 or $5.")},
    Sentence{"bad_card", QT_TRANSLATE_NOOP("Refusal", "\"%1\" is not a card: write rank and suit, such as Td.")},
    Sentence{"duplicate_card", QT_TRANSLATE_NOOP("Refusal", "The card %1 is on the table twice.")},
    Sentence{"card_count", QT_TRANSLATE_NOOP("Refusal", "%1 cards belong here, not %2.")},
    Sentence{"six_card_missing",
             QT_TRANSLATE_NOOP("Refusal", "Somebody made a Six Card Bonus Wager; its card is missing.")},
    Sentence{"six_card_unwanted",
             QT_TRANSLATE_NOOP("Refusal", "Nobody made a Six Card Bonus Wager; no card is dealt for it.")},
    Sentence{"other_deck",
             QT_TRANSLATE_NOOP("Refusal", "This deck, dealt by this method, does not give the cards of this round.")},
    Sentence{"unknown_method", QT_TRANSLATE_NOOP("Refusal", "\"%1\" is not a way of dealing in this rule set.")},
    Sentence{"unknown_topic", QT_TRANSLATE_NOOP("Refusal", "There is no theory question \"%1\".")},
    Sentence{"unknown_number", QT_TRANSLATE_NOOP("Refusal", "This rule set has no number \"%1\" to ask for.")},
    Sentence{"wrong_answer_count",
             QT_TRANSLATE_NOOP("Refusal", "The theory question \"%1\" needs two to four wrong answers.")},
    Sentence{"answer_twice", QT_TRANSLATE_NOOP("Refusal", "The answer \"%1\" is there twice.")},
    Sentence{"unknown_irregularity", QT_TRANSLATE_NOOP("Refusal", "There is no irregularity \"%1\".")},
    Sentence{"unknown_word", QT_TRANSLATE_NOOP("Refusal", "\"%1\" cannot be said here.")},
    Sentence{"not_the_right_answer",
             QT_TRANSLATE_NOOP("Refusal", "One answer is right and has no wrong rule; every other one has.")},
    Sentence{"not_a_step", QT_TRANSLATE_NOOP("Refusal", "A step is named s1, s2, and so on.")},
    Sentence{"not_dealt",
             QT_TRANSLATE_NOOP("Refusal", "Only a dealt round (with deck and method) has an opening to judge.")},
    Sentence{"no_seat", QT_TRANSLATE_NOOP("Refusal", "At least one seat has to be occupied.")},
    Sentence{"bad_seat", QT_TRANSLATE_NOOP("Refusal", "The table has the seats 1 to %1.")},
    Sentence{"duplicate_seat", QT_TRANSLATE_NOOP("Refusal", "Seat %1 is there twice.")},
    Sentence{"no_wager", QT_TRANSLATE_NOOP("Refusal", "This seat has no wager.")},
    Sentence{"wager_missing", QT_TRANSLATE_NOOP("Refusal", "The wager \"%1\" is required.")},
    Sentence{"wager_not_offered", QT_TRANSLATE_NOOP("Refusal", "The wager \"%1\" is not offered at this table.")},
    Sentence{"super_bonus_not_equal", QT_TRANSLATE_NOOP("Refusal", "The Super Bonus has to equal the Ante.")},
    Sentence{"not_the_tables_wager", QT_TRANSLATE_NOOP("Refusal", "At this table this wager is $%1.")},
    Sentence{"decision_missing", QT_TRANSLATE_NOOP("Refusal", "The player has neither folded nor bet.")},
    Sentence{"decision_without_ante", QT_TRANSLATE_NOOP("Refusal", "A seat without an Ante has nothing to decide.")},
    Sentence{"unknown_street",
             QT_TRANSLATE_NOOP("Refusal", "A Play Wager is made on preflop, flop or river, not \"%1\".")},
    Sentence{"flop_not_twice", QT_TRANSLATE_NOOP("Refusal", "The Flop Wager is twice the Ante: $%1.")},
    Sentence{"not_the_ante", QT_TRANSLATE_NOOP("Refusal", "The %1 Wager equals the Ante, $%2, or is checked.")},
    Sentence{"bet_not_twice", QT_TRANSLATE_NOOP("Refusal", "The Bet Wager is twice the Ante: $%1.")},
    Sentence{"blind_not_equal", QT_TRANSLATE_NOOP("Refusal", "The Blind has to equal the Ante.")},
    Sentence{"play_of_street",
             QT_TRANSLATE_NOOP("Refusal", "Before the flop a Play Wager is 3 or 4 Antes, after it 2, at the end 1.")},
    Sentence{"progressive_one", QT_TRANSLATE_NOOP("Refusal", "In this game a progressive wager is $1.")},
    Sentence{"not_a_decision",
             QT_TRANSLATE_NOOP("Refusal", "A decision is \"fold\" or an object such as {\"play\":\"10\"}.")},
    Sentence{"unknown_decision",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" is no decision; write \"fold\" or the wager made.")},
    Sentence{"empty_decision",
             QT_TRANSLATE_NOOP("Refusal", "The decision names no wager; a player who bets nothing folds.")},
    Sentence{"not_in_this_game", QT_TRANSLATE_NOOP("Refusal", "There is no wager \"%1\" in this game.")},
    Sentence{"play_out_of_range", QT_TRANSLATE_NOOP("Refusal", "With this hand the Play Wager is from $%1 to $%2.")},
    Sentence{"unknown_table", QT_TRANSLATE_NOOP("Refusal", "There is no shared table \"%1\".")},
    Sentence{"unknown_wager", QT_TRANSLATE_NOOP("Refusal", "There is no wager \"%1\".")},
    Sentence{"unknown_offer", QT_TRANSLATE_NOOP("Refusal", "\"%1\" does not say when a wager is offered.")},
    Sentence{"unknown_meter", QT_TRANSLATE_NOOP("Refusal", "There is no meter \"%1\".")},
    Sentence{"unknown_row", QT_TRANSLATE_NOOP("Refusal", "\"%1\" is not a row of a paytable.")},
    Sentence{"row_twice", QT_TRANSLATE_NOOP("Refusal", "The row \"%1\" stands twice in one table.")},
    Sentence{"empty_table", QT_TRANSLATE_NOOP("Refusal", "A paytable needs at least one row.")},
    Sentence{"bad_odds",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" is no odds; write \"3 to 2\", \"300 for 1\" or \"10% of main\".")},
    Sentence{"row_not_in_chapter",
             QT_TRANSLATE_NOOP("Refusal",
                               "No table of the chapter pays \"%1\" for this wager; a house table cannot either.")},
    Sentence{"other_kind_of_odds",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" is another kind of odds than the chapter's for this row.")},
    Sentence{"rows_out_of_order",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" ranks above \"%2\"; write the rows from the highest hand down.")},
    Sentence{"too_many_tables", QT_TRANSLATE_NOOP("Refusal", "A house can add at most %1 tables for a wager.")},
    Sentence{"letter_taken",
             QT_TRANSLATE_NOOP("Refusal", "\"%1\" cannot name a house table; choose a name of your own.")},
    Sentence{"no_house_table_here", QT_TRANSLATE_NOOP("Refusal", "A house cannot add a table for \"%1\".")},
    Sentence{"bad_title", QT_TRANSLATE_NOOP("Refusal", "A title has 1 to %1 bytes.")},
    Sentence{"bad_house_id",
             QT_TRANSLATE_NOOP("Refusal", "A short name has 1 to %1 small letters, digits and hyphens.")},
    Sentence{"house_id_taken",
             QT_TRANSLATE_NOOP("Refusal", "Other rules are called \"%1\" already; choose another short name.")},
    Sentence{"rules_or_submission",
             QT_TRANSLATE_NOOP("Refusal", "Name a rule set with its selections, or give a submission; not both.")},
    Sentence{"no_weight", QT_TRANSLATE_NOOP("Refusal", "Every section weighs nothing: give at least one a weight.")},
    Sentence{"skill_twice", QT_TRANSLATE_NOOP("Refusal", "The skill \"%1\" is named twice.")},
    Sentence{"not_an_exam_seed", QT_TRANSLATE_NOOP("Refusal", "A seed is a whole number for everybody, or \"fresh\".")},
    Sentence{"skills_beside_every_skill",
             QT_TRANSLATE_NOOP("Refusal", "\"every_skill\" has every skill in it; leave the list of skills out.")},
    Sentence{"too_few_questions",
             QT_TRANSLATE_NOOP("Refusal", "This table has only %1 different questions for this section.")},
    Sentence{"skill_not_asked", QT_TRANSLATE_NOOP("Refusal", "No question of this kind is about \"%1\".")},
    Sentence{"not_a_hash", QT_TRANSLATE_NOOP("Refusal", "A hash has 64 hexadecimal digits in lower case.")},
    Sentence{"not_a_uuid", QT_TRANSLATE_NOOP("Refusal", "A person or an attempt is named by a UUID in lower case.")},
    Sentence{"other_definition",
             QT_TRANSLATE_NOOP("Refusal", "This is not the hash of the exam definition beside it.")},
    Sentence{"not_a_question", QT_TRANSLATE_NOOP("Refusal", "This item is a round; it has no answer to choose.")},
    Sentence{"not_a_round", QT_TRANSLATE_NOOP("Refusal", "This item is a question; nothing is dealt in it.")},
    Sentence{"not_a_transcript", QT_TRANSLATE_NOOP("Refusal", "This is not an attempt file of Cutcard.")},
    Sentence{"item_not_started", QT_TRANSLATE_NOOP("Refusal", "This item was not the one being worked on.")},
    Sentence{"time_goes_back",
             QT_TRANSLATE_NOOP("Refusal", "This event carries an earlier time than the one before it.")},
    Sentence{"not_finished", QT_TRANSLATE_NOOP("Refusal", "The attempt was closed without having been finished.")},
    Sentence{"header_missing",
             QT_TRANSLATE_NOOP("Refusal", "The first line, which says what the attempt stands on, is missing.")},
    Sentence{"event_changed", QT_TRANSLATE_NOOP("Refusal", "This line was changed after it was written.")},
    Sentence{"event_missing", QT_TRANSLATE_NOOP("Refusal", "Event %1 is missing before this line.")},
    Sentence{"event_added", QT_TRANSLATE_NOOP("Refusal", "This line was added after the attempt was written.")},
    Sentence{"event_order",
             QT_TRANSLATE_NOOP("Refusal", "Event %1 belongs here; the lines were put into another order.")},
    Sentence{"cut_off",
             QT_TRANSLATE_NOOP("Refusal", "The file ends here without its last line: its tail was cut off.")},
    Sentence{"unknown_version",
             QT_TRANSLATE_NOOP("Refusal", "This program does not know the format \"%1\"; a newer one may.")},
    Sentence{"other_rules", QT_TRANSLATE_NOOP("Refusal", "This is by the rule set \"%1\", the exam by \"%2\".")},
    Sentence{"unknown_skill",
             QT_TRANSLATE_NOOP("Refusal", "This rule set has no skill \"%1\"; \"cutcard-cli skills\" lists them.")},
    Sentence{"skill_not_offered",
             QT_TRANSLATE_NOOP("Refusal", "The skill \"%1\" cannot occur at this table: the house does not offer it.")},
    Sentence{"skills_cannot_coexist",
             QT_TRANSLATE_NOOP("Refusal", "The skill \"%1\" finds no place beside the others; ask for more items.")},
};

}  // namespace

QString refusal(const Refusal& refusal) {
    for (const Sentence& sentence : kSentences) {
        if (sentence.reason != refusal.reason) continue;
        QString text = QCoreApplication::translate("Refusal", sentence.text);
        int place = 0;
        for (const std::string& param : refusal.params) {
            const bool isAmount = QLatin1String(sentence.text).contains(QStringLiteral("$%%1").arg(++place));
            text = text.arg(isAmount ? figures(QString::fromStdString(param)) : QString::fromStdString(param));
        }
        return text;
    }
    const std::string_view code = refusalCodeName(refusal.code);
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

}  // namespace cutcard::text
