#include "engine/odds/bad_beat.h"

#include "engine/odds/card_sets.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr int kPlayerCards = 5;
constexpr int kDealerCards = 6;
constexpr auto kLowest = FourCardCategory::TwoPair;

/// The ranks from two pair up, numbered from the lowest, and the way from a rank to its number.
class RankNumbers {
public:
    RankNumbers() {
        forEachSet<4>({}, singleCards(wholeDeck()), [this](CardSet cards) {
            const FourCardRank rank = bestFour<4>(cards);
            if (rank.category() >= kLowest) m_ranks.push_back(rank);
        });
        std::sort(m_ranks.begin(), m_ranks.end());
        m_ranks.erase(std::unique(m_ranks.begin(), m_ranks.end()), m_ranks.end());
        for (std::size_t i = 0; i < m_ranks.size(); ++i) m_numbers[place(m_ranks[i])] = static_cast<std::uint16_t>(i);
    }

    std::size_t size() const { return m_ranks.size(); }
    FourCardRank rank(std::size_t number) const { return m_ranks[number]; }
    std::size_t number(FourCardRank rank) const { return m_numbers[place(rank)]; }

private:
    static constexpr std::size_t kMasks = 1U << 14;

    // Three of a kind alone has another card that counts; two single ranks fit where a mask does.
    static std::size_t place(FourCardRank rank) {
        const auto category = static_cast<std::size_t>(rank.category()) - static_cast<std::size_t>(kLowest);
        std::size_t within = rank.made();
        if (rank.category() == FourCardCategory::ThreeOfAKind) {
            within = static_cast<std::size_t>(std::bit_width(rank.made()) << 4 | std::bit_width(rank.others()));
        }
        return category * kMasks + within;
    }

    std::vector<FourCardRank> m_ranks;
    std::array<std::uint16_t, 6 * kMasks> m_numbers{};
};

/// How many sets a change of suits makes of this one; 0 unless it is the one that stands for them all, its suits in
/// falling order.
std::int64_t setsAlike(CardSet cards) {
    std::int64_t permutations = 24;
    std::int64_t equalLanes = 1;
    for (int suit = 1; suit < 4; ++suit) {
        const std::uint64_t before = cards.bits() >> (suit * 16 - 16) & 0xffff;
        const std::uint64_t lane = cards.bits() >> (suit * 16) & 0xffff;
        if (lane > before) return 0;
        equalLanes = lane == before ? equalLanes + 1 : 1;
        permutations /= equalLanes;
    }
    return permutations;
}

/// Counts the pairs of hands that have no card in common as all pairs, less those that share a card, plus those that
/// share two …: the hands that contain given cards are independent of each other and are counted one after the other,
/// not pair by pair. The winner is better than a hand of two pair or better, so lower hands are left out on both sides.
class BeatenHandCount {
public:
    explicit BeatenHandCount(CardSet deck)
        : m_deck(deck), m_player(m_numbers.size()), m_dealer(m_numbers.size()), m_beaten(m_numbers.size()) {
        addSharing<0>();
        addSharing<1>();
        addSharing<2>();
        addSharing<3>();
        addSharing<4>();
        addSharing<5>();
    }

    Frequencies<FourCardRank> frequencies() const {
        Frequencies<FourCardRank> result;
        for (std::size_t i = 0; i < m_beaten.size(); ++i) {
            if (m_beaten[i] != 0) {
                result.classes.push_back({m_numbers.rank(i), static_cast<std::uint64_t>(m_beaten[i])});
            }
        }
        const int size = m_deck.size();
        result.hands = choose(size, kPlayerCards) * choose(size - kPlayerCards, kDealerCards);
        return result;
    }

private:
    using Counts = std::vector<std::int64_t>;

    static std::uint64_t choose(int from, int cards) {
        std::uint64_t ways = 1;
        for (int i = 0; i < cards; ++i)
            ways = ways * static_cast<std::uint64_t>(from - i) / (static_cast<std::uint64_t>(i) + 1);
        return ways;
    }

    template <int Shared>
    void addSharing() {
        forEachSet<Shared>({}, singleCards(m_deck), [this](CardSet shared) {
            const std::int64_t alike = setsAlike(shared);
            if (alike == 0) return;
            CardSet others = m_deck;
            for (int i = 0; i < kDeckSize; ++i) {
                if (shared.contains(Card::fromIndex(i))) others.remove(Card::fromIndex(i));
            }
            const std::vector<CardSet> rest = singleCards(others);
            if (!countHands<kPlayerCards, Shared>(shared, rest, m_player)) return;
            if (!countHands<kDealerCards, Shared>(shared, rest, m_dealer)) return;
            addPairs(Shared % 2 == 0 ? alike : -alike);
        });
    }

    /// Counts the hands of `Cards` cards that contain the shared ones, by rank. False where none is good enough.
    template <int Cards, int Shared>
    bool countHands(CardSet shared, std::span<const CardSet> rest, Counts& counts) const {
        std::fill(counts.begin(), counts.end(), 0);
        bool any = false;
        forEachSet<Cards - Shared>(shared, rest, [&](CardSet cards) {
            const FourCardRank rank = bestFour<Cards>(cards);
            if (rank.category() < kLowest) return;
            ++counts[m_numbers.number(rank)];
            any = true;
        });
        return any;
    }

    void addPairs(std::int64_t times) {
        std::int64_t betterPlayers = 0;
        std::int64_t betterDealers = 0;
        for (std::size_t i = m_beaten.size(); i-- > 0;) {
            m_beaten[i] += times * (m_player[i] * betterDealers + m_dealer[i] * betterPlayers);
            betterPlayers += m_player[i];
            betterDealers += m_dealer[i];
        }
    }

    RankNumbers m_numbers;
    CardSet m_deck;
    Counts m_player;
    Counts m_dealer;
    Counts m_beaten;
};

}  // namespace

Frequencies<FourCardRank> beatenHands(CardSet deck) {
    return BeatenHandCount(deck).frequencies();
}

const Frequencies<FourCardRank>& beatenHands() {
    static const auto counted = beatenHands(wholeDeck());
    return counted;
}

}  // namespace cutcard
