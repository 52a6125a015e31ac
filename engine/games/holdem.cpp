#include "engine/games/holdem.h"

#include <algorithm>

namespace cutcard {

std::vector<Card> withBoard(std::span<const Card> hole, std::span<const Card> community) {
    std::vector<Card> cards(hole.begin(), hole.end());
    cards.insert(cards.end(), community.begin(), community.end());
    return cards;
}

FiveCardRank bestWithBoard(std::span<const Card> hole, std::span<const Card> community) {
    return bestFive<7>(CardSet(hole) | CardSet(community));
}

FiveCardRank bestWithFlop(std::span<const Card> hole, std::span<const Card> community) {
    return bestFive<5>(CardSet(hole) | CardSet(community.first(3)));
}

bool pairUsesHoleCard(std::span<const Card> hole, std::span<const Card> board) {
    const CardSet all = CardSet(hole) | CardSet(board);
    const FiveCardRank hand = all.size() == 5   ? bestFive<5>(all)
                              : all.size() == 6 ? bestFive<6>(all)
                                                : bestFive<7>(all);
    switch (hand.category()) {
    case FiveCardCategory::HighCard: return false;
    case FiveCardCategory::Straight:
    case FiveCardCategory::Flush:
    case FiveCardCategory::StraightFlush:
    case FiveCardCategory::RoyalFlush: return board.size() < 5 || bestFive<5>(CardSet(board)) != hand;
    default: break;
    }
    return std::any_of(hole.begin(), hole.end(),
                       [&hand](Card card) { return (hand.made() & 2U << static_cast<unsigned>(card.rank())) != 0; });
}

HoldemDeal holdemDeal(const Round& round, DealingMethod method, int sixCards, bool burnBeforeRiver) {
    HoldemDeal deal;
    const auto give = [&deal](CardPlace place, int count, bool faceUp = false) {
        deal.plan.insert(deal.plan.end(), static_cast<std::size_t>(count), {place, faceUp});
        return static_cast<std::size_t>(count);
    };
    const int sixCount = round.anyone(Wager::SixCardBonus) ? sixCards : 0;
    switch (method) {
    case DealingMethod::ManualShoe:
    case DealingMethod::Hand:
        // 647a.8(d), 647a.9(d): the Six Card Bonus cards, then one card at a time, the dealer last.
        give(Spot::SixCardBonus, sixCount);
        for (int pass = 0; pass < 2; ++pass) {
            for (const Seat& seat : round.seats) give(seat.number, 1);
            give(Spot::Dealer, 1);
        }
        break;
    case DealingMethod::AutomatedShoe:
        // 647a.10(b)–(c), 569.10(b)–(c): stacks of two; the rest from the hand.
        for (const Seat& seat : round.seats) give(seat.number, 2);
        give(Spot::Dealer, 2);
        give(Spot::SixCardBonus, sixCount);
        break;
    case DealingMethod::AutomatedShoeReshuffling:
        // 647a.10(g), 563.10(g), 569.10(g): the community first, face down; then nothing is burned (TH-9). The Six Card
        // Bonus cards come after all others (ALL-16).
        give(Spot::Community, 5);
        for (const Seat& seat : round.seats) give(seat.number, 2);
        give(Spot::Dealer, 2);
        give(Spot::SixCardBonus, sixCount);
        deal.beforeFlop = deal.plan.size();
        return deal;
    }
    deal.beforeFlop = deal.plan.size();
    deal.flop = give(Spot::Burn, 1) + give(Spot::Community, 3, true);
    deal.turn = give(Spot::Burn, 1) + give(Spot::Community, 1, true);
    deal.river = (burnBeforeRiver ? give(Spot::Burn, 1) : 0) + give(Spot::Community, 1, true);
    return deal;
}

void showStreet(Opening::Run& opening, std::size_t cards, std::string_view which, const Branch& branch) {
    if (cards > 0) {
        opening.deal(cards);
    } else {
        opening.add(Action::RevealCommunity, branch, CommunityShown{which});
    }
}

}  // namespace cutcard
