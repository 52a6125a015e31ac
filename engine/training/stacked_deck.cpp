#include "engine/training/stacked_deck.h"

#include "engine/cards/random_source.h"

#include <algorithm>

namespace cutcard {
namespace {

DeckSlots both(DeckSlots first, const DeckSlots& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

/// Cards of the same ranks; nothing where there are not enough.
std::vector<Card> mirrored(const std::vector<Card>& hand, CardSet taken, RandomSource& random) {
    std::vector<Card> mirror;
    const bool oneSuit =
        std::all_of(hand.begin(), hand.end(), [&hand](Card card) { return card.suit() == hand.front().suit(); });
    const auto shift = 1 + random.below(3);
    for (Card card : hand) {
        std::vector<Card> free;
        for (std::uint64_t i = 0; i < 4; ++i) {
            const auto suit = static_cast<Suit>((static_cast<std::uint64_t>(card.suit()) + i) % 4);
            const Card other(card.rank(), suit);
            if (!taken.contains(other) && (!oneSuit || i == shift)) free.push_back(other);
        }
        if (free.empty()) return {};
        mirror.push_back(free[random.below(free.size())]);
        taken.add(mirror.back());
    }
    return mirror;
}

}  // namespace

CardPlaces::CardPlaces(const Game& game, const Round& round) : m_plan(game.dealPlan(round, round.deal->method)) {}

DeckSlots CardPlaces::of(CardGroup group, int seat) const {
    switch (group) {
    case CardGroup::SeatHand: return both(to(seat), to(Spot::Community));
    case CardGroup::SeatFive: return both(to(seat), flop());
    case CardGroup::SeatSix: return both(to(seat), to(Spot::SixCardBonus));
    case CardGroup::SeatHole: return to(seat);
    case CardGroup::DealerHand: return to(Spot::Dealer);
    case CardGroup::DealerFive: break;
    }
    // FC-4: of six cards the first five.
    DeckSlots five = to(Spot::Dealer);
    if (five.size() > 5) five.resize(5);
    return both(std::move(five), flop());
}

DeckSlots CardPlaces::flop() const {
    DeckSlots board = to(Spot::Community);
    if (board.size() > 3) board.resize(3);
    return board;
}

DeckSlots CardPlaces::to(CardPlace place) const {
    DeckSlots slots;
    for (std::size_t i = 0; i < m_plan.size(); ++i) {
        if (m_plan[i].to == place) slots.push_back(i);
    }
    return slots;
}

bool StackedDeck::put(const std::vector<Card>& cards, DeckSlots slots, RandomSource& random) {
    std::erase_if(slots, [this](std::size_t slot) { return m_taken[slot]; });
    if (slots.size() < cards.size()) return false;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (m_used.contains(cards[i])) return false;
        std::swap(slots[i], slots[i + random.below(slots.size() - i)]);
        m_deck[slots[i]] = cards[i];
        m_taken[slots[i]] = true;
        m_used.add(cards[i]);
    }
    return true;
}

CardSet StackedDeck::cardsAt(const DeckSlots& slots) const {
    CardSet cards;
    for (std::size_t slot : slots) {
        if (m_taken[slot]) cards.add(m_deck[slot]);
    }
    return cards;
}

Deck StackedDeck::fill(RandomSource& random) const {
    Deck deck = m_deck;
    std::vector<Card> rest;
    for (Card card : orderedDeck()) {
        if (!m_used.contains(card)) rest.push_back(card);
    }
    std::size_t next = 0;
    for (std::size_t slot = 0; slot < deck.size(); ++slot) {
        if (m_taken[slot]) continue;
        std::swap(rest[next], rest[next + random.below(rest.size() - next)]);
        deck[slot] = rest[next++];
    }
    return deck;
}

std::vector<Card> cardsAt(const Deck& deck, const DeckSlots& slots) {
    std::vector<Card> cards;
    cards.reserve(slots.size());
    for (std::size_t slot : slots) cards.push_back(deck[slot]);
    return cards;
}

void mirrorHand(const std::vector<Card>& hand, const std::vector<Card>& besides, DeckSlots slots, Deck& deck,
                RandomSource& random) {
    const std::vector<Card> mirror = mirrored(hand, CardSet(besides), random);
    for (std::size_t i = 0; i < mirror.size(); ++i) {
        std::swap(slots[i], slots[i + random.below(slots.size() - i)]);
        std::swap(*std::find(deck.begin(), deck.end(), mirror[i]), deck[slots[i]]);
    }
}

}  // namespace cutcard
