#include "app/table/card_places.h"

#include <algorithm>

namespace cutcard {
namespace {

bool isOf(const HandSet& hand, Card card) {
    return std::find(hand.cards.begin(), hand.cards.begin() + hand.size, card) != hand.cards.begin() + hand.size;
}

}  // namespace

CardPlaces::CardPlaces(const Deck& deck) {
    for (Card card : deck) put(card, Zone::Shoe, 0, false);
}

std::vector<Card> CardPlaces::at(Zone zone, int seat) const {
    std::vector<Card> cards;
    for (int i = 0; i < kDeckSize; ++i) {
        const SceneCard& card = m_cards[static_cast<std::size_t>(i)];
        if (card.zone == zone && card.seat == seat) cards.push_back(Card::fromIndex(i));
    }
    const auto arrived = [this](Card card) { return m_arrived[static_cast<std::size_t>(card.index())]; };
    std::sort(cards.begin(), cards.end(), [&](Card a, Card b) { return arrived(a) < arrived(b); });
    return cards;
}

void CardPlaces::put(Card card, Zone zone, int seat, bool faceUp) {
    SceneCard placed;
    placed.zone = zone;
    placed.seat = seat;
    placed.faceUp = faceUp;
    (*this)[card] = placed;
    m_arrived[static_cast<std::size_t>(card.index())] = m_arrivals++;
}

void CardPlaces::move(Zone from, int seat, Zone to) {
    for (Card card : at(from, seat)) put(card, to, 0, false);
}

void CardPlaces::turnUp(Zone zone, int seat) {
    for (Card card : at(zone, seat)) (*this)[card].faceUp = true;
}

void CardPlaces::setHand(Zone zone, int seat, const HandSet& hand) {
    const std::vector<Card> cards = at(zone, seat);
    const auto bring = [this](Card card) { m_arrived[static_cast<std::size_t>(card.index())] = m_arrivals++; };
    for (int i = 0; i < hand.size; ++i) {
        const Card card = hand.cards[static_cast<std::size_t>(i)];
        if (std::find(cards.begin(), cards.end(), card) != cards.end()) bring(card);
    }
    for (Card card : cards) {
        if (!isOf(hand, card)) bring(card);
    }
    mark(zone, seat, hand, true);
}

void CardPlaces::mark(Zone zone, int seat, const HandSet& hand, bool aside) {
    for (Card card : at(zone, seat)) {
        (*this)[card].plays = isOf(hand, card);
        (*this)[card].aside = aside && !isOf(hand, card);
    }
}

void CardPlaces::unmark(Zone zone) {
    for (Card card : at(zone)) (*this)[card].plays = (*this)[card].aside = false;
}

std::array<SceneCard, kDeckSize> CardPlaces::counted() const {
    std::array<SceneCard, kDeckSize> cards = m_cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        int before = 0;
        int all = 0;
        for (std::size_t other = 0; other < cards.size(); ++other) {
            if (cards[other].zone != cards[i].zone || cards[other].seat != cards[i].seat) continue;
            ++all;
            if (m_arrived[other] < m_arrived[i]) ++before;
        }
        cards[i].slot = before;
        cards[i].of = all;
    }
    return cards;
}

}  // namespace cutcard
