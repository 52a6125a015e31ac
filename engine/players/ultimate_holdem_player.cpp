#include "engine/players/ultimate_holdem_player.h"

#include "engine/cards/random_source.h"
#include "engine/games/holdem.h"
#include "engine/hands/hole_cards.h"
#include "engine/players/betting.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

void bet(const Game& game, Temperament temperament, RandomSource& random, Seat& seat) {
    seat.wagers[Wager::Ante] = seat.wagers[Wager::Blind] = mainStake(game.selections(), temperament, random);
    placeSideWagers(game.submission(), temperament, random, seat.wagers);
}

/// Any ace, K2s and K5o up, Q6s and Q8o up, J8s up and JTo, pairs from 33.
bool raisesBeforeTheFlop(const HoleCards& hole) {
    if (hole.isPair()) return hole.high >= Rank::Three;
    switch (hole.high) {
    case Rank::Ace: return true;
    case Rank::King: return hole.suited || hole.low >= Rank::Five;
    case Rank::Queen: return hole.low >= (hole.suited ? Rank::Six : Rank::Eight);
    case Rank::Jack: return hole.low >= (hole.suited ? Rank::Eight : Rank::Ten);
    default: return false;
    }
}

bool fourToAFlushWithAHighHoleCard(std::span<const Card> hole, std::span<const Card> board) {
    for (Card own : hole) {
        if (own.rank() < Rank::Ten) continue;
        const auto sameSuit = [own](Card card) { return card.suit() == own.suit(); };
        if (std::count_if(hole.begin(), hole.end(), sameSuit) + std::count_if(board.begin(), board.end(), sameSuit) >=
            4) {
            return true;
        }
    }
    return false;
}

bool raisesOnTheFlop(std::span<const Card> hole, std::span<const Card> flop) {
    const FiveCardRank hand = bestFive<5>(CardSet(hole) | CardSet(flop));
    if (hand.category() >= FiveCardCategory::TwoPair) return true;
    const bool pocketTwos = hole[0].rank() == Rank::Two && hole[1].rank() == Rank::Two;
    return (!pocketTwos && pairUsesHoleCard(hole, flop)) || fourToAFlushWithAHighHoleCard(hole, flop);
}

/// How many of the cards the player cannot see would, alone in the dealer's hand, beat the player.
int cardsThatBeat(std::span<const Card> hole, std::span<const Card> board) {
    const CardSet seen = CardSet(hole) | CardSet(board);
    const FiveCardRank mine = bestFive<7>(seen);
    int count = 0;
    for (int i = 0; i < kDeckSize; ++i) {
        const Card card = Card::fromIndex(i);
        if (!seen.contains(card) && bestFive<6>(CardSet(board) | CardSet{card}) > mine) ++count;
    }
    return count;
}

void play(Seat& seat, Street street, int times) {
    seat.decision = Decision::Bet;
    seat.playedOn = street;
    seat.wagers[Wager::Play] = seat.wagers[Wager::Ante] * times;
}

void decide(const Game&, const Round& round, Temperament temperament, RandomSource& random, Seat& seat) {
    constexpr int kTooManyCards = 21;
    const std::span<const Card> board(round.community);
    const HoleCards hole(seat.cards, {});
    if (deviates(temperament, random) != raisesBeforeTheFlop(hole)) {
        return play(seat, Street::Preflop, temperament == Temperament::Careful && random.percent(50) ? 3 : 4);
    }
    if (deviates(temperament, random) != raisesOnTheFlop(seat.cards, board.first(3))) {
        return play(seat, Street::Flop, 2);
    }
    const bool stays = pairUsesHoleCard(seat.cards, board) || cardsThatBeat(seat.cards, board) < kTooManyCards;
    if (deviates(temperament, random) != stays) return play(seat, Street::River, 1);
    seat.decision = Decision::Fold;
}

}  // namespace

PlayerScript ultimateHoldemPlayer() {
    return {bet, decide};
}

}  // namespace cutcard
