#include "engine/training/hand_to_order.h"

#include "engine/cards/deck.h"
#include "engine/hands/four_card.h"
#include "engine/rules/row.h"
#include "engine/training/shuffle.h"

#include <algorithm>
#include <string>

namespace cutcard {
namespace {

constexpr int kRanks = 13;
constexpr int kSuits = 4;

Suit anySuit(RandomSource& random) {
    return static_cast<Suit>(random.below(kSuits));
}

/// Ranks in a row from `low` on, over the ace; −1 is the ace below the two.
Rank rankFrom(int low, std::size_t step) {
    return static_cast<Rank>((low + static_cast<int>(step) + kRanks) % kRanks);
}

std::vector<Card> ofOneRank(Rank rank, std::size_t count, RandomSource& random) {
    std::vector<Card> cards;
    cards.reserve(kSuits);
    for (int suit = 0; suit < kSuits; ++suit) cards.emplace_back(rank, static_cast<Suit>(suit));
    shuffle(cards, random);
    cards.resize(count);
    return cards;
}

/// Groups of equal ranks, such as three and two.
std::vector<Card> groups(const std::vector<std::size_t>& sizes, RandomSource& random) {
    std::vector<Rank> ranks;
    ranks.reserve(kRanks);
    for (int rank = 0; rank < kRanks; ++rank) ranks.push_back(static_cast<Rank>(rank));
    shuffle(ranks, random);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const std::vector<Card> group = ofOneRank(ranks[i], sizes[i], random);
        cards.insert(cards.end(), group.begin(), group.end());
    }
    return cards;
}

std::vector<Card> run(int low, std::size_t length, bool suited, RandomSource& random) {
    const Suit suit = anySuit(random);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < length; ++i) cards.emplace_back(rankFrom(low, i), suited ? suit : anySuit(random));
    return cards;
}

std::vector<Card> ofOneSuit(std::size_t count, RandomSource& random) {
    const Suit suit = anySuit(random);
    std::vector<Card> cards;
    cards.reserve(kRanks);
    for (int rank = 0; rank < kRanks; ++rank) cards.emplace_back(static_cast<Rank>(rank), suit);
    shuffle(cards, random);
    cards.resize(count);
    return cards;
}

/// The cards that make the category; what comes beside them may make more of it.
std::vector<Card> core(FiveCardCategory category, std::size_t playing, RandomSource& random) {
    using enum FiveCardCategory;
    const auto length = static_cast<int>(playing);
    switch (category) {
    case HighCard: return {};
    case Pair: return groups({2}, random);
    case TwoPair: return groups({2, 2}, random);
    case ThreeOfAKind: return groups({3}, random);
    case FullHouse: return groups({3, 2}, random);
    case FourOfAKind: return groups({4}, random);
    case Flush: return ofOneSuit(playing, random);
    case Straight:
    case StraightFlush: return run(random.between(-1, kRanks - length), playing, category == StraightFlush, random);
    case RoyalFlush: break;
    }
    return run(kRanks - length, playing, true, random);
}

void fillUp(std::vector<Card>& cards, std::size_t count, RandomSource& random) {
    for (Card card : shuffledDeck(random)) {
        if (cards.size() == count) break;
        if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
    }
    shuffle(cards, random);
}

}  // namespace

std::size_t playingCards(const RuleSet& rules) {
    const bool five = std::any_of(rules.branches->begin(), rules.branches->end(),
                                  [](const auto& entry) { return entry.first.ends_with(".hand.full_house"); });
    return five ? 5 : 4;
}

std::uint32_t bestRank(std::span<const Card> cards, std::size_t playing) {
    return playing == 4 ? bestFour(cards).value() : bestFive(cards).value();
}

std::string_view bestCategory(std::span<const Card> cards, std::size_t playing) {
    return playing == 4 ? categoryName(bestFour(cards).category()) : categoryName(bestFive(cards).category());
}

bool knowsCategory(FiveCardCategory category, std::size_t playing) {
    return playing == 5 || (category != FiveCardCategory::FullHouse && category != FiveCardCategory::RoyalFlush);
}

std::vector<Card> handToOrder(FiveCardCategory category, std::size_t count, std::size_t playing, RandomSource& random) {
    // What comes beside the core makes more of it now and then; a straight in one suit is more than a straight.
    for (;;) {
        std::vector<Card> cards = core(category, playing, random);
        fillUp(cards, count, random);
        if (bestCategory(cards, playing) == categoryName(category)) return cards;
    }
}

std::vector<Card> temptingHand(std::size_t count, RandomSource& random) {
    std::vector<Card> cards;
    if (random.percent(50)) {
        cards = run(random.between(kRanks - 3, kRanks - 2), 4, random.percent(30), random);
    } else {
        cards = ofOneSuit(4, random);
        // Clubs and spades, diamonds and hearts.
        const auto other = static_cast<Suit>(kSuits - 1 - static_cast<int>(cards.back().suit()));
        cards.back() = Card(cards.back().rank(), other);
    }
    fillUp(cards, count, random);
    return cards;
}

}  // namespace cutcard
