#pragma once

#include "engine/cards/card.h"
#include "engine/procedure/step.h"
#include "engine/rules/row.h"

#include <QString>

#include <span>

namespace cutcard::text {

/// "king", "9".
QString rankName(Rank rank);
/// "kings", "9s".
QString ranksName(Rank rank);

/// "the ace of diamonds".
QString cardName(Card card);

/// As it is printed: "10♥".
QString cardMark(Card card);
QString cardMarks(std::span<const Card> cards);

std::span<const Card> cardsOf(const HandSet& hand);

/// The name of the cards that play, four or five of them: "pair of 9s", "two pair, aces and 7s", "king-high".
QString handName(std::span<const Card> cards);

/// The same as a sentence has it: "a pair of 9s".
QString aHand(std::span<const Card> cards);

/// A line of a paytable as a sentence has it: "a pair of queens" for the row "pair of queens or better".
QString aRow(Row row);

/// "ace-queen": what a high-card hand has to show where two cards qualify.
QString topTwo(std::span<const Card> cards);

/// Two hole cards: "ace and king of one suit".
QString twoCards(std::span<const Card> cards);

/// Who has the higher hand, as the beginning of a sentence: "With three 6s, seat 5 beats the dealer's pair of 9s".
QString comparison(int seat, std::span<const Card> player, std::span<const Card> dealer);

}  // namespace cutcard::text
