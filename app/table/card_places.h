#pragma once

#include "app/table/table_scene.h"

namespace cutcard {

/// Where the cards of a deck are while a round goes on. Cards at one place keep the order in which they came there.
class CardPlaces {
public:
    /// All of them in the shoe, the top one first.
    explicit CardPlaces(const Deck& deck);

    SceneCard& operator[](Card card) { return m_cards[static_cast<std::size_t>(card.index())]; }
    std::vector<Card> at(Zone zone, int seat = 0) const;

    void put(Card card, Zone zone, int seat, bool faceUp);
    void move(Zone from, int seat, Zone to);
    void turnUp(Zone zone, int seat = 0);

    /// Cards of the hand to the front in its order, the others aside.
    void setHand(Zone zone, int seat, const HandSet& hand);
    /// The same without moving a card, where the holder has fewer than play (hole cards, the board).
    void mark(Zone zone, int seat, const HandSet& hand, bool aside);
    void unmark(Zone zone);

    /// With slots counted.
    std::array<SceneCard, kDeckSize> counted() const;

private:
    std::array<SceneCard, kDeckSize> m_cards;
    std::array<int, kDeckSize> m_arrived{};
    int m_arrivals = 0;
};

}  // namespace cutcard
