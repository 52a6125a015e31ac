#include "app/text/hand_names.h"

#include "app/text/catalogue.h"
#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"

#include <QCoreApplication>

#include <array>
#include <bit>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Hand)
};

// In the order of `Rank`.
constexpr std::array<const char*, 13> kRanks = {
    QT_TRANSLATE_NOOP("Rank", "2"),    QT_TRANSLATE_NOOP("Rank", "3"),     QT_TRANSLATE_NOOP("Rank", "4"),
    QT_TRANSLATE_NOOP("Rank", "5"),    QT_TRANSLATE_NOOP("Rank", "6"),     QT_TRANSLATE_NOOP("Rank", "7"),
    QT_TRANSLATE_NOOP("Rank", "8"),    QT_TRANSLATE_NOOP("Rank", "9"),     QT_TRANSLATE_NOOP("Rank", "10"),
    QT_TRANSLATE_NOOP("Rank", "jack"), QT_TRANSLATE_NOOP("Rank", "queen"), QT_TRANSLATE_NOOP("Rank", "king"),
    QT_TRANSLATE_NOOP("Rank", "ace")};

constexpr std::array<const char*, 13> kRanksOfSeveral = {
    QT_TRANSLATE_NOOP("Ranks", "2s"),    QT_TRANSLATE_NOOP("Ranks", "3s"),     QT_TRANSLATE_NOOP("Ranks", "4s"),
    QT_TRANSLATE_NOOP("Ranks", "5s"),    QT_TRANSLATE_NOOP("Ranks", "6s"),     QT_TRANSLATE_NOOP("Ranks", "7s"),
    QT_TRANSLATE_NOOP("Ranks", "8s"),    QT_TRANSLATE_NOOP("Ranks", "9s"),     QT_TRANSLATE_NOOP("Ranks", "10s"),
    QT_TRANSLATE_NOOP("Ranks", "jacks"), QT_TRANSLATE_NOOP("Ranks", "queens"), QT_TRANSLATE_NOOP("Ranks", "kings"),
    QT_TRANSLATE_NOOP("Ranks", "aces")};

// In the order of `Row`.
constexpr std::array<const char*, kRowCount> kRows = {
    QT_TRANSLATE_NOOP("RowInASentence", "four aces"),
    QT_TRANSLATE_NOOP("RowInASentence", "four of a kind"),
    QT_TRANSLATE_NOOP("RowInASentence", "a straight flush"),
    QT_TRANSLATE_NOOP("RowInASentence", "three of a kind"),
    QT_TRANSLATE_NOOP("RowInASentence", "a flush"),
    QT_TRANSLATE_NOOP("RowInASentence", "a straight"),
    QT_TRANSLATE_NOOP("RowInASentence", "two pair"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair of queens"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair of aces"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair of 10s"),
    QT_TRANSLATE_NOOP("RowInASentence", "a royal flush"),
    QT_TRANSLATE_NOOP("RowInASentence", "a full house"),
    QT_TRANSLATE_NOOP("RowInASentence", "six diamonds from ace to 9"),
    QT_TRANSLATE_NOOP("RowInASentence", "six cards of one suit from ace to 9"),
    QT_TRANSLATE_NOOP("RowInASentence", "two aces on both sides"),
    QT_TRANSLATE_NOOP("RowInASentence", "two aces"),
    QT_TRANSLATE_NOOP("RowInASentence", "ace and king of one suit"),
    QT_TRANSLATE_NOOP("RowInASentence", "an ace with a queen or jack of its suit"),
    QT_TRANSLATE_NOOP("RowInASentence", "ace and king of two suits"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair of kings, queens or jacks"),
    QT_TRANSLATE_NOOP("RowInASentence", "an ace with a queen or jack of another suit"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair between 10s and 2s"),
    QT_TRANSLATE_NOOP("RowInASentence", "less than two pair"),
    QT_TRANSLATE_NOOP("RowInASentence", "a pair"),
    QT_TRANSLATE_NOOP("RowInASentence", "a high card")};

/// The ranks of a mask, one bit a rank from bit 1 on, highest first.
Rank highestIn(std::uint32_t mask) {
    return static_cast<Rank>(std::bit_width(mask) - 2);
}

Rank secondIn(std::uint32_t mask) {
    return highestIn(mask ^ std::bit_floor(mask));
}

/// A hand of four or five cards on one scale of kinds.
struct Reading {
    FiveCardCategory category = FiveCardCategory::HighCard;
    std::uint32_t made = 0;
    std::uint32_t others = 0;
};

Reading readingOf(std::span<const Card> cards) {
    if (cards.size() != 4) {
        const FiveCardRank rank = bestFive(cards);
        return {rank.category(), rank.made(), rank.others()};
    }
    static constexpr std::array kKinds = {FiveCardCategory::HighCard,      FiveCardCategory::Pair,
                                          FiveCardCategory::TwoPair,       FiveCardCategory::Straight,
                                          FiveCardCategory::Flush,         FiveCardCategory::ThreeOfAKind,
                                          FiveCardCategory::StraightFlush, FiveCardCategory::FourOfAKind};
    const FourCardRank rank = bestFour(cards);
    return {kKinds[static_cast<std::size_t>(rank.category())], rank.made(), rank.others()};
}

QString named(const Reading& hand, bool article) {
    switch (hand.category) {
    case FiveCardCategory::HighCard: return Say::tr("%1-high").arg(rankName(highestIn(hand.others)));
    case FiveCardCategory::Pair:
        return (article ? Say::tr("a pair of %1") : Say::tr("pair of %1")).arg(ranksName(highestIn(hand.made)));
    case FiveCardCategory::TwoPair:
        return Say::tr("two pair, %1 and %2").arg(ranksName(highestIn(hand.made)), ranksName(secondIn(hand.made)));
    case FiveCardCategory::ThreeOfAKind: return Say::tr("three %1").arg(ranksName(highestIn(hand.made)));
    case FiveCardCategory::Straight:
        return (article ? Say::tr("a straight, %1-high") : Say::tr("straight, %1-high"))
            .arg(rankName(highestIn(hand.made)));
    case FiveCardCategory::Flush:
        return (article ? Say::tr("a flush, %1-high") : Say::tr("flush, %1-high")).arg(rankName(highestIn(hand.made)));
    case FiveCardCategory::FullHouse:
        return (article ? Say::tr("a full house, %1 over %2") : Say::tr("full house, %1 over %2"))
            .arg(ranksName(highestIn(hand.made)), ranksName(highestIn(hand.others)));
    case FiveCardCategory::FourOfAKind: return Say::tr("four %1").arg(ranksName(highestIn(hand.made)));
    case FiveCardCategory::StraightFlush:
        return (article ? Say::tr("a straight flush, %1-high") : Say::tr("straight flush, %1-high"))
            .arg(rankName(highestIn(hand.made)));
    case FiveCardCategory::RoyalFlush: break;
    }
    return article ? Say::tr("a royal flush") : Say::tr("royal flush");
}

}  // namespace

QString rankName(Rank rank) {
    return QCoreApplication::translate("Rank", kRanks[static_cast<std::size_t>(rank)]);
}

QString ranksName(Rank rank) {
    return QCoreApplication::translate("Ranks", kRanksOfSeveral[static_cast<std::size_t>(rank)]);
}

QString cardName(Card card) {
    const QString rank = rankName(card.rank());
    switch (card.suit()) {
    case Suit::Clubs: return Say::tr("the %1 of clubs").arg(rank);
    case Suit::Diamonds: return Say::tr("the %1 of diamonds").arg(rank);
    case Suit::Hearts: return Say::tr("the %1 of hearts").arg(rank);
    case Suit::Spades: break;
    }
    return Say::tr("the %1 of spades").arg(rank);
}

QString handName(std::span<const Card> cards) {
    return named(readingOf(cards), false);
}

QString handName(const HandSet& hand) {
    return handName(cardsOf(hand));
}

QString aHand(std::span<const Card> cards) {
    return named(readingOf(cards), true);
}

QString aRow(Row row) {
    return QCoreApplication::translate("RowInASentence", kRows[static_cast<std::size_t>(row)]);
}

QString topTwo(std::span<const Card> cards) {
    const Reading hand = readingOf(cards);
    if (hand.category != FiveCardCategory::HighCard) return aHand(cards);
    return Say::tr("%1-%2", "the two highest cards")
        .arg(rankName(highestIn(hand.others)), rankName(secondIn(hand.others)));
}

QString twoCards(std::span<const Card> cards) {
    const Rank high = std::max(cards[0].rank(), cards[1].rank());
    const Rank low = std::min(cards[0].rank(), cards[1].rank());
    if (high == low) return Say::tr("two %1").arg(ranksName(high));
    return cards[0].suit() == cards[1].suit() ? Say::tr("%1 and %2 of one suit").arg(rankName(high), rankName(low))
                                              : Say::tr("%1 and %2 of two suits").arg(rankName(high), rankName(low));
}

QString comparison(int seat, std::span<const Card> player, std::span<const Card> dealer) {
    const auto value = [](std::span<const Card> cards) {
        return cards.size() == 4 ? bestFour(cards).value() : bestFive(cards).value();
    };
    const std::uint32_t own = value(player);
    const std::uint32_t other = value(dealer);
    if (own == other) return Say::tr("Seat %1 and the dealer both have %2").arg(seat).arg(aHand(player));
    const bool wins = own > other;
    if (handName(player) != handName(dealer)) {
        return (wins ? Say::tr("With %2, seat %1 beats the dealer's %3")
                     : Say::tr("With %2, seat %1 loses to the dealer's %3"))
            .arg(seat)
            .arg(aHand(player), handName(dealer));
    }
    // The same name: the first card that differs decides (ALL-5).
    const Reading mine = readingOf(player);
    const Reading theirs = readingOf(dealer);
    const bool inMade = mine.made != theirs.made;
    const std::uint32_t differs = inMade ? mine.made ^ theirs.made : mine.others ^ theirs.others;
    const QString ownRank = rankName(highestIn((inMade ? mine.made : mine.others) & differs));
    const QString otherRank = rankName(highestIn((inMade ? theirs.made : theirs.others) & differs));
    return (wins ? Say::tr("Both have %2, and the %3 of seat %1 is higher than the dealer's %4")
                 : Say::tr("Both have %2, and the dealer's %4 is higher than the %3 of seat %1"))
        .arg(seat)
        .arg(aHand(player), ownRank, otherRank);
}

QString cardMark(Card card) {
    static const std::array<QString, 4> kSuits = {QStringLiteral("♣"), QStringLiteral("♦"), QStringLiteral("♥"),
                                                  QStringLiteral("♠")};
    const QString rank = card.rank() == Rank::Ten ? QStringLiteral("10") : QString(QLatin1Char(card.name()[0]));
    return rank + kSuits[static_cast<std::size_t>(card.suit())];
}

QString cardMarks(std::span<const Card> cards) {
    QStringList marks;
    for (const Card card : cards) marks << cardMark(card);
    return marks.join(QLatin1Char(' '));
}

std::span<const Card> cardsOf(const HandSet& hand) {
    return {hand.cards.data(), static_cast<std::size_t>(hand.size)};
}

}  // namespace cutcard::text
