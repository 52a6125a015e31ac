#pragma once

#include "engine/games/game.h"
#include "engine/training/grader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// From a gesture at the table to the words in which it is judged. Nothing here asks whether it is right or due; where
/// the engine has two words for one gesture, the procedure says which of them is meant.
namespace cutcard::acts {

/// What has no particulars: reveal the dealer's cards, lock the wagers, shuffle, clear the table …
Act plain(Action action);
Act announce(std::string_view text);

/// The next card of the house order, wherever it goes; a bare "deal" where none is left.
Act deal(const Grader& grader);
/// The next question for this seat; where there is none, about the game's first wager of a decision.
Act ask(const Grader& grader, const Game& game, int seat);
/// The next of flop, turn and river that lies face down.
Act revealCommunity(const Grader& grader);

Act turnCards(int seat);
Act setHand(int seat, std::vector<Card> cards, std::string_view category);
Act setDealerHand(std::vector<Card> cards, std::string_view category);
Act collectCards(int seat);
/// The cards of a seat, or of the dealer (kDealerPosition).
Act holdCards(int seat);

/// Takes a stake: lost by a fold or by the hand.
Act take(const Grader& grader, const Round& round, int seat, Wager wager);
/// Gives a stake back: because the hand ties, or because the round is void.
Act giveBack(const Grader& grader, const Round& round, int seat, Wager wager);
Act pay(int seat, Wager wager, Money amount);
/// The same at a spot where something is paid on top of the wager, too (Ante Bonus, Magic Card, Lucky Bonus): what is
/// to be paid this amount is meant; else the wager itself as long as it is not settled, then what comes on top.
Act payAtSpot(const Grader& grader, int seat, Wager wager, Money amount);
Act payEnvy(int seat, int fromSeat, Money amount);
/// `seat` may be the dealer's (kDealerPosition).
Act callFloor(int seat, Wager wager);
/// For the whole table, after an irregularity.
Act callFloor();
Act keypad(std::string_view key, std::optional<int> seat = {});

Act verifyProgressive(int count);
Act countStub(int count);
Act cut(int depth);

Act stop(IrregularityKind kind);
Act rule(std::string_view ruling);

}  // namespace cutcard::acts
