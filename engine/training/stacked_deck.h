#pragma once

#include "engine/cards/card_set.h"
#include "engine/cards/deck.h"
#include "engine/games/game.h"
#include "engine/training/needs.h"

#include <array>
#include <vector>

namespace cutcard {

class RandomSource;

/// Places in a deck, counted from the top.
using DeckSlots = std::vector<std::size_t>;

/// The place of every card of a deal plan, by whom it goes to.
class CardPlaces {
public:
    CardPlaces(const Game& game, const Round& round);

    DeckSlots of(CardGroup group, int seat) const;
    DeckSlots flop() const;

private:
    DeckSlots to(CardPlace place) const;

    DealPlan m_plan;
};

/// A deck of which some cards are put in place and the rest comes by chance.
class StackedDeck {
public:
    /// Puts cards into any of the slots; false where a card is in the deck already or the slots are full.
    bool put(const std::vector<Card>& cards, DeckSlots slots, RandomSource& random);

    /// The cards that were put there.
    CardSet cardsAt(const DeckSlots& slots) const;

    Deck fill(RandomSource& random) const;

private:
    Deck m_deck{};
    std::array<bool, kDeckSize> m_taken{};
    CardSet m_used;
};

std::vector<Card> cardsAt(const Deck& deck, const DeckSlots& slots);

/// Exchanges cards of a full deck so that those in some of the slots have the ranks of a hand, in other suits: a hand
/// of the same rank can be made of them, where there are enough cards for it.
void mirrorHand(const std::vector<Card>& hand, const std::vector<Card>& besides, DeckSlots slots, Deck& deck,
                RandomSource& random);

}  // namespace cutcard
