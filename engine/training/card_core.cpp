#include "engine/training/card_core.h"

#include "engine/cards/random_source.h"
#include "engine/hands/hand_rank.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr int kRanks = 13;
constexpr int kSuits = 4;

/// The ranks of a run, from its top down; the ace is low below the two only (ALL-7).
std::vector<Rank> run(int top, int length) {
    std::vector<Rank> ranks;
    ranks.reserve(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) ranks.push_back(static_cast<Rank>((top - i + kRanks) % kRanks));
    return ranks;
}

/// Tops of runs: the lowest is the one that ends with the ace.
constexpr int lowestTop(int length) {
    return length - 2;
}

std::vector<Card> suited(const std::vector<Rank>& ranks, Suit suit) {
    std::vector<Card> cards;
    cards.reserve(ranks.size());
    for (Rank rank : ranks) cards.emplace_back(rank, suit);
    return cards;
}

Suit anySuit(RandomSource& random) {
    return static_cast<Suit>(random.below(kSuits));
}

/// `count` different numbers below `bound`.
std::vector<int> anyOf(int bound, int count, RandomSource& random) {
    std::vector<int> all(static_cast<std::size_t>(bound));
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        std::swap(all[i], all[i + random.below(all.size() - i)]);
    }
    all.resize(static_cast<std::size_t>(count));
    return all;
}

std::vector<Card> ofOneRank(int rank, int count, RandomSource& random) {
    std::vector<Card> cards;
    for (int suit : anyOf(kSuits, count, random)) cards.emplace_back(static_cast<Rank>(rank), static_cast<Suit>(suit));
    return cards;
}

std::vector<Card> anyStraightFlush(int length, RandomSource& random) {
    const int lowest = lowestTop(length);
    return suited(run(random.between(lowest, kRanks - 1), length), anySuit(random));
}

std::vector<Card> anyFullHouse(RandomSource& random) {
    const std::vector<int> ranks = anyOf(kRanks, 2, random);
    std::vector<Card> cards = ofOneRank(ranks[0], 3, random);
    for (Card card : ofOneRank(ranks[1], 2, random)) cards.push_back(card);
    return cards;
}

std::vector<Card> anyFlush(RandomSource& random) {
    const Suit suit = anySuit(random);
    std::vector<Card> cards;
    for (int rank : anyOf(kRanks, 5, random)) cards.emplace_back(static_cast<Rank>(rank), suit);
    return cards;
}

std::vector<Card> anyStraight(RandomSource& random) {
    std::vector<Card> cards;
    for (Rank rank : run(random.between(lowestTop(5), kRanks - 1), 5)) cards.emplace_back(rank, anySuit(random));
    return cards;
}

/// There are 52 sets of three and 44 runs of four; five cards hold a given three of 52 cards C(5, 3) / C(52, 3) of the
/// time and a given four C(5, 4) / C(52, 4).
std::vector<Card> anyTripsOrStraightFlush(RandomSource& random) {
    constexpr std::uint64_t kTrips = 52ULL * 10 * 270'725;
    constexpr std::uint64_t kRuns = 44ULL * 5 * 22'100;
    if (random.below(kTrips + kRuns) < kRuns) return anyStraightFlush(4, random);
    return ofOneRank(random.between(0, kRanks - 1), 3, random);
}

Suit anySuitButDiamonds(RandomSource& random) {
    constexpr std::array kOthers = {Suit::Clubs, Suit::Hearts, Suit::Spades};
    return kOthers[random.below(kOthers.size())];
}

constexpr int kAceTop = kRanks - 1;

int choose(int from, int count) {
    int ways = 1;
    for (int i = 0; i < count; ++i) ways = ways * (from - i) / (i + 1);
    return from < count ? 0 : ways;
}

int countOf(CardSet cards, Rank rank) {
    int count = 0;
    for (int suit = 0; suit < kSuits; ++suit) count += cards.contains(Card(rank, static_cast<Suit>(suit))) ? 1 : 0;
    return count;
}

int countOfRank(CardSet cards, int wanted) {
    int cores = 0;
    for (int rank = 0; rank < kRanks; ++rank) cores += choose(countOf(cards, static_cast<Rank>(rank)), wanted);
    return cores;
}

int countFullHouses(CardSet cards) {
    int cores = 0;
    for (int trips = 0; trips < kRanks; ++trips) {
        for (int pair = 0; pair < kRanks; ++pair) {
            if (pair == trips) continue;
            cores += choose(countOf(cards, static_cast<Rank>(trips)), 3) *
                     choose(countOf(cards, static_cast<Rank>(pair)), 2);
        }
    }
    return cores;
}

int countFlushes(CardSet cards) {
    int cores = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        int own = 0;
        for (int rank = 0; rank < kRanks; ++rank) {
            own += cards.contains(Card(static_cast<Rank>(rank), static_cast<Suit>(suit))) ? 1 : 0;
        }
        cores += choose(own, 5);
    }
    return cores;
}

int countStraights(CardSet cards) {
    int cores = 0;
    for (int top = lowestTop(5); top < kRanks; ++top) {
        int ways = 1;
        for (Rank rank : run(top, 5)) ways *= countOf(cards, rank);
        cores += ways;
    }
    return cores;
}

bool hasAll(CardSet cards, const std::vector<Card>& wanted) {
    return std::all_of(wanted.begin(), wanted.end(), [cards](Card card) { return cards.contains(card); });
}

int countRunsInSuit(CardSet cards, int length, int lowest, int firstSuit = 0, int lastSuit = kSuits - 1) {
    int cores = 0;
    for (int suit = firstSuit; suit <= lastSuit; ++suit) {
        for (int top = lowest; top < kRanks; ++top) {
            cores += hasAll(cards, suited(run(top, length), static_cast<Suit>(suit))) ? 1 : 0;
        }
    }
    return cores;
}

constexpr int kDiamonds = static_cast<int>(Suit::Diamonds);

}  // namespace

std::vector<Card> drawCore(CardCore core, RandomSource& random) {
    switch (core) {
    case CardCore::Trips: return ofOneRank(random.between(0, kRanks - 1), 3, random);
    case CardCore::Quads: return ofOneRank(random.between(0, kRanks - 1), 4, random);
    case CardCore::FourAces: return ofOneRank(kAceTop, 4, random);
    case CardCore::FullHouse: return anyFullHouse(random);
    case CardCore::Flush: return anyFlush(random);
    case CardCore::Straight: return anyStraight(random);
    case CardCore::FourStraightFlush: return anyStraightFlush(4, random);
    case CardCore::FourRoyal: return suited(run(kAceTop, 4), anySuit(random));
    case CardCore::StraightFlush: return anyStraightFlush(5, random);
    case CardCore::Royal: return suited(run(kAceTop, 5), anySuit(random));
    case CardCore::SixCardRoyal: return suited(run(kAceTop, 6), anySuitButDiamonds(random));
    case CardCore::SixCardRoyalDiamonds: return suited(run(kAceTop, 6), Suit::Diamonds);
    case CardCore::PairOfAces: return ofOneRank(kAceTop, 2, random);
    case CardCore::AceKingSuited: return suited(run(kAceTop, 2), anySuit(random));
    case CardCore::TripsOrStraightFlush: break;
    }
    return anyTripsOrStraightFlush(random);
}

int countCores(CardCore core, CardSet cards) {
    switch (core) {
    case CardCore::Trips: return countOfRank(cards, 3);
    case CardCore::Quads: return countOfRank(cards, 4);
    case CardCore::FourAces: return choose(countOf(cards, Rank::Ace), 4);
    case CardCore::FullHouse: return countFullHouses(cards);
    case CardCore::Flush: return countFlushes(cards);
    case CardCore::Straight: return countStraights(cards);
    case CardCore::FourStraightFlush: return countRunsInSuit(cards, 4, lowestTop(4));
    case CardCore::FourRoyal: return countRunsInSuit(cards, 4, kAceTop);
    case CardCore::StraightFlush: return countRunsInSuit(cards, 5, lowestTop(5));
    case CardCore::Royal: return countRunsInSuit(cards, 5, kAceTop);
    case CardCore::SixCardRoyal:
        return countRunsInSuit(cards, 6, kAceTop) - countRunsInSuit(cards, 6, kAceTop, kDiamonds, kDiamonds);
    case CardCore::SixCardRoyalDiamonds: return countRunsInSuit(cards, 6, kAceTop, kDiamonds, kDiamonds);
    case CardCore::PairOfAces: return choose(countOf(cards, Rank::Ace), 2);
    case CardCore::AceKingSuited: return countRunsInSuit(cards, 2, kAceTop);
    case CardCore::TripsOrStraightFlush: break;
    }
    return countCores(CardCore::Trips, cards) + countCores(CardCore::FourStraightFlush, cards);
}

}  // namespace cutcard
