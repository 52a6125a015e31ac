#include "tests/support/naive_poker.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace cutcard::test {
namespace {

int value(Card card) {
    return static_cast<int>(card.rank()) + 2;
}

/// Ranks by how often they occur, then by height.
std::vector<int> byCount(const std::vector<Card>& cards, std::vector<int>& counts) {
    std::map<int, int> times;
    for (Card card : cards) ++times[value(card)];
    std::vector<std::pair<int, int>> groups;
    for (const auto& [rank, count] : times) groups.emplace_back(count, rank);
    std::sort(groups.begin(), groups.end(), std::greater<>());
    std::vector<int> ranks;
    for (const auto& [count, rank] : groups) {
        counts.push_back(count);
        ranks.push_back(rank);
    }
    return ranks;
}

/// The top of a sequence of all cards, or 0.
int sequenceTop(const std::vector<int>& ranks, std::size_t size) {
    if (ranks.size() != size) return 0;
    std::vector<int> sorted = ranks;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.back() - sorted.front() == static_cast<int>(size) - 1) return sorted.back();
    if (sorted.back() == 14) {
        sorted.back() = 1;
        std::sort(sorted.begin(), sorted.end());
        if (sorted.back() == static_cast<int>(size)) return sorted.back();
    }
    return 0;
}

}  // namespace

NaiveHand naiveHand(const std::vector<Card>& cards) {
    const std::vector<std::string> fourOrder = {
        "high_card", "pair", "two_pair", "straight", "flush", "three_of_a_kind", "straight_flush", "four_of_a_kind"};
    const std::vector<std::string> fiveOrder = {"high_card",      "pair",       "two_pair",   "three_of_a_kind",
                                                "straight",       "flush",      "full_house", "four_of_a_kind",
                                                "straight_flush", "royal_flush"};
    const auto& order = cards.size() == 4 ? fourOrder : fiveOrder;
    std::vector<int> counts;
    std::vector<int> ranks = byCount(cards, counts);
    std::set<Suit> suits;
    for (Card card : cards) suits.insert(card.suit());
    const bool flush = suits.size() == 1;
    const int top = sequenceTop(ranks, cards.size());

    std::string category = "high_card";
    if (counts[0] == 4)
        category = "four_of_a_kind";
    else if (counts[0] == 3)
        category = counts.size() == 2 && counts[1] == 2 ? "full_house" : "three_of_a_kind";
    else if (counts[0] == 2)
        category = counts.size() > 1 && counts[1] == 2 ? "two_pair" : "pair";
    else if (flush && top == 14 && cards.size() == 5)
        category = "royal_flush";
    else if (flush && top > 0)
        category = "straight_flush";
    else if (flush)
        category = "flush";
    else if (top > 0)
        category = "straight";

    if (top > 0) ranks = {top};
    NaiveHand hand{category, {static_cast<int>(std::find(order.begin(), order.end(), category) - order.begin())}};
    hand.order.insert(hand.order.end(), ranks.begin(), ranks.end());
    return hand;
}

NaiveHand naiveBest(const std::vector<Card>& cards, std::size_t size) {
    std::vector<bool> chosen(cards.size(), false);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
    NaiveHand best;
    do {
        std::vector<Card> selection;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (chosen[i]) selection.push_back(cards[i]);
        }
        NaiveHand hand = naiveHand(selection);
        if (best.order.empty() || hand.order > best.order) best = std::move(hand);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return best;
}

}  // namespace cutcard::test
