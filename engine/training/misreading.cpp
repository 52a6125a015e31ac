#include "engine/training/misreading.h"

#include <algorithm>
#include <array>
#include <functional>

namespace cutcard {
namespace {

using enum FiveCardCategory;

/// How somebody reads a hand. Each wrong rule changes one of these.
struct Eyes {
    std::size_t playing = 5;
    bool fourCardOrder = false;
    bool aceIsLowToo = true;
    bool aroundTheCorner = false;
    bool seesFlushes = true;
    bool seesStraights = true;
    bool coloursForSuits = false;
};

/// 657a.6(b): with four cards three of a kind comes before flush and straight, four of a kind before a straight flush.
int strength(FiveCardCategory category, bool fourCardOrder) {
    if (!fourCardOrder) return static_cast<int>(category);
    constexpr std::array kOrder = {HighCard,     Pair,      TwoPair,       Straight,    Flush,
                                   ThreeOfAKind, FullHouse, StraightFlush, FourOfAKind, RoyalFlush};
    return static_cast<int>(std::find(kOrder.begin(), kOrder.end(), category) - kOrder.begin());
}

bool isFlush(std::span<const Card> cards, const Eyes& eyes) {
    const auto suit = [&eyes](Card card) {
        // Clubs and spades are black, diamonds and hearts red.
        const bool red = card.suit() == Suit::Diamonds || card.suit() == Suit::Hearts;
        return eyes.coloursForSuits ? static_cast<int>(red) : static_cast<int>(card.suit());
    };
    return eyes.seesFlushes &&
           std::all_of(cards.begin(), cards.end(), [&](Card card) { return suit(card) == suit(cards.front()); });
}

/// Whether the ranks, all different, follow each other.
bool isStraight(std::uint32_t ranks, const Eyes& eyes) {
    if (!eyes.seesStraights) return false;
    constexpr int kRanks = 13;
    const std::uint32_t sequence = (1U << eyes.playing) - 1;
    for (int low = 0; low + static_cast<int>(eyes.playing) <= kRanks; ++low) {
        if (ranks == sequence << low) return true;
    }
    constexpr std::uint32_t kAce = 1U << (kRanks - 1);
    if (eyes.aceIsLowToo && ranks == (kAce | sequence >> 1)) return true;
    const auto corner = [&](int above) { return (sequence << (kRanks - above) & (2 * kAce - 1)) | sequence >> above; };
    for (int above = 2; eyes.aroundTheCorner && above < static_cast<int>(eyes.playing); ++above) {
        if (ranks == corner(above)) return true;
    }
    return false;
}

FiveCardCategory categoryOf(std::span<const Card> cards, const Eyes& eyes) {
    std::array<int, 13> counts{};
    std::uint32_t ranks = 0;
    for (Card card : cards) {
        ++counts[static_cast<std::size_t>(card.rank())];
        ranks |= 1U << static_cast<unsigned>(card.rank());
    }
    const int most = *std::max_element(counts.begin(), counts.end());
    const auto pairs = std::count(counts.begin(), counts.end(), 2);
    if (most == 4) return FourOfAKind;
    if (most == 3) return pairs > 0 ? FullHouse : ThreeOfAKind;
    const bool flush = isFlush(cards, eyes);
    if (most == 2 && !flush) return pairs > 1 ? TwoPair : Pair;
    const bool straight = most == 1 && isStraight(ranks, eyes);
    constexpr std::uint32_t kTenToAce = 0x1f00;
    if (straight && flush) return ranks == kTenToAce ? RoyalFlush : StraightFlush;
    if (flush) return Flush;
    return straight ? Straight : HighCard;
}

/// The best of all selections that hold the first `fixed` cards.
FiveCardCategory best(std::span<const Card> cards, const Eyes& eyes, std::size_t fixed = 0) {
    FiveCardCategory found = HighCard;
    std::vector<Card> chosen;
    const std::function<void(std::size_t)> choose = [&](std::size_t next) {
        if (chosen.size() == eyes.playing) {
            const FiveCardCategory category = categoryOf(chosen, eyes);
            if (strength(category, eyes.fourCardOrder) > strength(found, eyes.fourCardOrder)) found = category;
            return;
        }
        if (next == cards.size()) return;
        chosen.push_back(cards[next]);
        choose(next + 1);
        chosen.pop_back();
        if (next >= fixed) choose(next + 1);
    };
    choose(0);
    return found;
}

bool isSequenceOrSuit(FiveCardCategory category) {
    return category == Straight || category == Flush || category == StraightFlush;
}

void addOverlooked(FiveCardCategory right, std::vector<Misreading>& list) {
    switch (right) {
    case Pair: list.push_back({"pair_overlooked", HighCard}); break;
    case TwoPair: list.push_back({"pair_overlooked", Pair}); break;
    case ThreeOfAKind:
        list.push_back({"equal_card_overlooked", Pair});
        list.push_back({"equal_cards_paired", TwoPair});
        break;
    case FullHouse:
        list.push_back({"pair_overlooked", ThreeOfAKind});
        list.push_back({"equal_card_overlooked", TwoPair});
        break;
    case FourOfAKind:
        list.push_back({"equal_card_overlooked", ThreeOfAKind});
        list.push_back({"equal_cards_paired", TwoPair});
        break;
    case RoyalFlush: list.push_back({"royal_not_told_apart", StraightFlush}); break;
    default: break;
    }
}

}  // namespace

std::vector<Misreading> misreadings(const CardsToRead& cards, FiveCardCategory right) {
    std::vector<Card> all = cards.hand;
    all.insert(all.end(), cards.community.begin(), cards.community.end());
    const bool four = cards.playing == 4;
    const Eyes good{.playing = cards.playing, .fourCardOrder = four};
    std::vector<Misreading> list;
    const auto add = [&](std::string rule, auto change) {
        Eyes eyes = good;
        change(eyes);
        list.push_back({std::move(rule), best(all, eyes)});
    };
    add(four ? "five_card_order" : "four_card_order", [](Eyes& eyes) { eyes.fourCardOrder = !eyes.fourCardOrder; });
    if (four) {  // ALL-6: only four play.
        add("fifth_card_counted", [](Eyes& eyes) { eyes = {}; });
    }
    add("ace_around_the_corner", [](Eyes& eyes) { eyes.aroundTheCorner = true; });
    add("ace_high_only", [](Eyes& eyes) { eyes.aceIsLowToo = false; });
    add("flush_overlooked", [](Eyes& eyes) { eyes.seesFlushes = false; });
    add("straight_overlooked", [](Eyes& eyes) { eyes.seesStraights = false; });
    add("colour_taken_for_suit", [](Eyes& eyes) { eyes.coloursForSuits = true; });
    addOverlooked(right, list);

    Eyes shortened = good;
    --shortened.playing;
    const FiveCardCategory oneShort = best(all, shortened);
    if (isSequenceOrSuit(oneShort)) list.push_back({"one_card_short", oneShort});

    if (!cards.community.empty()) {  // TH-2: the best five of all seven.
        list.push_back({"board_alone", best(cards.community, good)});
        list.push_back({"both_hole_cards_forced", best(all, good, cards.hand.size())});
        list.push_back({"river_overlooked", best(std::span(all).first(all.size() - 1), good)});
    }
    return list;
}

}  // namespace cutcard
