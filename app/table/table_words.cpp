#include "app/table/table_words.h"

#include "engine/money/chips.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace cutcard::words {
namespace {

struct Table {
    Q_DECLARE_TR_FUNCTIONS(Table)
};

constexpr std::array kPlayers = {"Aisha", "Ben",  "Chloe", "Dana", "Diego", "Elif", "Finn",   "Grace", "Hugo", "Ines",
                                 "Jun",   "Kofi", "Lena",  "Luis", "Marco", "Mei",  "Nadia",  "Omar",  "Otto", "Priya",
                                 "Quinn", "Rosa", "Ruth",  "Sven", "Tara",  "Vera", "Viktor", "Wei",   "Yuki", "Zoe"};

QString suit(Suit suit) {
    switch (suit) {
    case Suit::Clubs: return Table::tr("clubs");
    case Suit::Diamonds: return Table::tr("diamonds");
    case Suit::Hearts: return Table::tr("hearts");
    case Suit::Spades: break;
    }
    return Table::tr("spades");
}

QString rank(Rank rank) {
    switch (rank) {
    case Rank::Two: return Table::tr("Two");
    case Rank::Three: return Table::tr("Three");
    case Rank::Four: return Table::tr("Four");
    case Rank::Five: return Table::tr("Five");
    case Rank::Six: return Table::tr("Six");
    case Rank::Seven: return Table::tr("Seven");
    case Rank::Eight: return Table::tr("Eight");
    case Rank::Nine: return Table::tr("Nine");
    case Rank::Ten: return Table::tr("Ten");
    case Rank::Jack: return Table::tr("Jack");
    case Rank::Queen: return Table::tr("Queen");
    case Rank::King: return Table::tr("King");
    case Rank::Ace: break;
    }
    return Table::tr("Ace");
}

}  // namespace

QString card(Card card) {
    return Table::tr("%1 of %2").arg(rank(card.rank()), suit(card.suit()));
}

QString picture(Money amount, std::span<const Money> denominations) {
    QStringList stacks;
    for (const ChipStack& stack : breakDown(amount, denominations).stacks) {
        stacks << QStringLiteral("%1x%2").arg(stack.value.inCents()).arg(stack.count);
    }
    return stacks.join(',');
}

QString player(std::uint64_t seed, int seat) {
    // Steps through the names by a number that has no divisor in common with how many there are.
    const auto count = static_cast<std::uint64_t>(kPlayers.size());
    const std::uint64_t mixed = seed * 0x9E3779B97F4A7C15U >> 32U;
    std::uint64_t step = 1 + mixed / count % (count - 1);
    while (std::gcd(step, count) != 1) ++step;
    const std::uint64_t place = (mixed + static_cast<std::uint64_t>(seat) * step) % count;
    return QString::fromLatin1(kPlayers[place]);
}

QString event(const Scene& scene) {
    if (!scene.event) return {};
    const Irregularity& event = *scene.event;
    const int seat = event.seat.value_or(0);
    switch (event.kind) {
    case IrregularityKind::FaceUpCard:
        return event.count > 1 ? Table::tr("%n card(s) lie face up in the shoe", nullptr, event.count)
                               : Table::tr("A card lies face up in the shoe");
    case IrregularityKind::CardDrawnInError:
        return event.exposed ? Table::tr("A card too many has come out of the shoe, and its face was seen")
                             : Table::tr("A card too many has come out of the shoe, unseen");
    case IrregularityKind::DealerCardExposed: return Table::tr("A card of the dealer lies face up");
    case IrregularityKind::ShufflerJam: return Table::tr("The shuffler's light is red and it has stopped");
    case IrregularityKind::ShoeJam: return Table::tr("The shoe's light is red and no card comes out");
    case IrregularityKind::DeviceOutOfOrder: return Table::tr("The shuffler does not start, its light stays red");
    case IrregularityKind::ShufflerCountWrong:
        return Table::tr("The shuffler's light is red, its display does not show %1 cards").arg(kDeckSize);
    case IrregularityKind::CutTooShallow: return Table::tr("The cover card was put in %1 cards deep").arg(event.depth);
    case IrregularityKind::LateWager: return Table::tr("Seat %1 has just put down a wager").arg(seat);
    case IrregularityKind::CashWager: return Table::tr("Seat %1 calls out a wager and holds up bank notes").arg(seat);
    case IrregularityKind::PlayerLeft: return Table::tr("Nobody sits at seat %1 any more").arg(seat);
    case IrregularityKind::SecondPosition:
        return Table::tr("The player of seat %1 also puts chips down at the next place").arg(seat);
    case IrregularityKind::ProgressiveCountMismatch:
        return Table::tr("The display counts %n progressive wager(s)", nullptr, scene.progressiveCount.value_or(0));
    case IrregularityKind::WrongCardCount:
    case IrregularityKind::StubCountWrong: break;
    }
    return {};
}

QString caption(const Scene& scene) {
    if (!scene.event || scene.stopped) return event(scene);
    switch (scene.event->kind) {
    case IrregularityKind::FaceUpCard:
    case IrregularityKind::DealerCardExposed:
    case IrregularityKind::CardDrawnInError:
    case IrregularityKind::PlayerLeft:
    case IrregularityKind::ProgressiveCountMismatch: return {};
    default: return event(scene);
    }
}

QStringList inscriptions(const RulesSubmission& submission) {
    const std::string& game = submission.rules->game;
    if (game == "crazy_four") {
        return {Table::tr("Best four-card hand plays"), Table::tr("Dealer qualifies with a king or better"),
                Table::tr("Pair of aces or better: Play up to three times the Ante"),
                Table::tr("Super Bonus comes back on a win or tie below a straight")};
    }
    if (game == "four_card") {
        return {Table::tr("Best four-card hand plays"), Table::tr("Ties go to the player"),
                Table::tr("Ante Bonus from three of a kind up, win or lose")};
    }
    if (game == "holdem_bonus") {
        const bool flush = submission.selections.option("ante_pays_from") == "flush";
        return {flush ? Table::tr("Ante comes back on a win below a flush")
                      : Table::tr("Ante comes back on a win below a straight"),
                Table::tr("Payouts are subject to the posted limit")};
    }
    if (game == "caribbean_stud") {
        return {Table::tr("Dealer plays with ace-king or better"), Table::tr("Bet is twice the Ante"),
                Table::tr("Payouts are subject to the posted limit")};
    }
    return {Table::tr("Dealer qualifies with a pair or better"), Table::tr("Blind equals Ante"),
            Table::tr("Payouts are subject to the posted limit")};
}

}  // namespace cutcard::words
