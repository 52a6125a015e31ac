#include "engine/odds/frequencies.h"

#include "engine/odds/card_sets.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace cutcard {
namespace {

/// Counts by category and by the highest rank that makes it: no paytable looks closer.
template <typename RankType>
class Histogram {
public:
    void add(RankType rank) { ++m_counts[static_cast<std::size_t>(rank.category())][made(rank)]; }

    Frequencies<RankType> frequencies() const {
        Frequencies<RankType> result;
        for (std::size_t category = 0; category < m_counts.size(); ++category) {
            for (std::size_t top = 0; top < m_counts[category].size(); ++top) {
                const std::uint64_t count = m_counts[category][top];
                if (count == 0) continue;
                const RankType hand(static_cast<typename RankType::Category>(category), (1U << top) >> 1, 0);
                result.classes.push_back({hand, count});
                result.hands += count;
            }
        }
        return result;
    }

private:
    static std::size_t made(RankType rank) { return static_cast<std::size_t>(std::bit_width(rank.made())); }

    std::array<std::array<std::uint64_t, 15>, 10> m_counts{};
};

template <int Cards, typename RankType, typename Evaluate>
Frequencies<RankType> count(const Evaluate& evaluate) {
    Histogram<RankType> histogram;
    forEachSet<Cards>({}, singleCards(wholeDeck()), [&](CardSet cards) { histogram.add(evaluate(cards)); });
    return histogram.frequencies();
}

using Pair = std::array<Card, 2>;

template <typename Visit>
void forEachPair(const Visit& visit) {
    for (int high = 1; high < kDeckSize; ++high) {
        for (int low = 0; low < high; ++low) visit(Pair{Card::fromIndex(high), Card::fromIndex(low)});
    }
}

class HoleCardCount {
public:
    void add(const HoleCards& cards) { ++m_counts[{cards.high, cards.low, cards.suited, cards.dealerAces}]; }

    Frequencies<HoleCards> frequencies() const {
        Frequencies<HoleCards> result;
        for (const auto& [cards, count] : m_counts) {
            result.classes.push_back({std::make_from_tuple<HoleCards>(cards), count});
            result.hands += count;
        }
        return result;
    }

private:
    std::map<std::tuple<Rank, Rank, bool, bool>, std::uint64_t> m_counts;
};

}  // namespace

const Frequencies<FourCardRank>& bestFourOfFive() {
    static const auto counted = count<5, FourCardRank>([](CardSet cards) { return bestFour<5>(cards); });
    return counted;
}

const Frequencies<FourCardRank>& bestFourOfSix() {
    static const auto counted = count<6, FourCardRank>([](CardSet cards) { return bestFour<6>(cards); });
    return counted;
}

const Frequencies<FiveCardRank>& fiveCardHands() {
    static const auto counted = count<5, FiveCardRank>([](CardSet cards) { return bestFive<5>(cards); });
    return counted;
}

const Frequencies<SixCardHand>& bestFiveOfSix() {
    static const auto counted = [] {
        const auto five = count<6, FiveCardRank>([](CardSet cards) { return bestFive<6>(cards); });
        Frequencies<SixCardHand> six{{}, five.hands};
        // Each suit has one six-card royal; they stand apart from the other royal flushes (ALL-12).
        constexpr int kSuits = 4;
        for (const auto& [hand, count] : five.classes) {
            const bool royal = hand.category() == FiveCardCategory::RoyalFlush;
            six.classes.push_back({{hand, std::nullopt}, royal ? count - kSuits : count});
            for (int suit = 0; royal && suit < kSuits; ++suit) {
                six.classes.push_back({{hand, static_cast<Suit>(suit)}, 1});
            }
        }
        return six;
    }();
    return counted;
}

const Frequencies<FiveCardRank>& bestFiveOfSeven() {
    static const auto counted = count<7, FiveCardRank>([](CardSet cards) { return bestFive<7>(cards); });
    return counted;
}

const Frequencies<HoleCards>& holeCards() {
    static const auto counted = [] {
        HoleCardCount count;
        forEachPair([&count](const Pair& player) { count.add({player, {}}); });
        return count.frequencies();
    }();
    return counted;
}

const Frequencies<HoleCards>& holeCardsOfPlayerAndDealer() {
    static const auto counted = [] {
        HoleCardCount count;
        forEachPair([&count](const Pair& player) {
            forEachPair([&](const Pair& dealer) {
                const bool apart =
                    std::find_first_of(player.begin(), player.end(), dealer.begin(), dealer.end()) == player.end();
                if (apart) count.add({player, dealer});
            });
        });
        return count.frequencies();
    }();
    return counted;
}

}  // namespace cutcard
