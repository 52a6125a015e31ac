#pragma once

#include "engine/cards/card.h"
#include "engine/cards/card_place.h"
#include "engine/money/odds.h"
#include "engine/rules/paytable.h"
#include "engine/table/irregularity.h"
#include "engine/table/round.h"
#include "engine/table/wager.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

namespace cutcard {

/// What a dealer does.
enum class Action : std::uint8_t {
    Announce,
    LockWagers,
    CollectProgressive,
    VerifyProgressive,
    Deal,
    CountStub,
    DiscardStub,
    Ask,
    CollectForfeit,
    CollectCards,
    RevealDealer,
    SetDealerHand,
    TurnCards,
    SetHand,
    Settle,
    RevealSixCard,
    CallFloor,
    HoldCards,
    PayEnvy,
    ClearTable,
    Stop,
    Rule,
    ReturnWager,
    DiscardCard,
    Reshuffle,
    Recut,
    RemoveDeck,
    CoverDevice,
    RevealCommunity,
    Keypad,
    InspectCards,
    VerifyInspection,
    SpreadCards,
    Wash,
    Stack,
    Shuffle,
    Cut,
    LoadShoe,
    AlternateDecks,
    ChangeDecks,
    LoadShuffler,
    TakeShuffledDeck
};
inline constexpr int kActionCount = 42;

std::string_view actionName(Action action);

enum class Outcome : std::uint8_t { Take, Pay, Return };

std::string_view outcomeName(Outcome outcome);

struct Announcement {
    std::string_view text;
};

/// A number of wagers or cards that the dealer verifies.
struct Count {
    int count = 0;
};

struct CardDealt {
    Card card;
    CardSlot slot;
};

/// The wager whose stake is collected, or for which the floor comes.
struct AboutWager {
    Wager wager = Wager::Ante;
};

/// The wager a player is asked to make or decline.
struct Asked {
    Wager wager = Wager::Play;
};

struct HandSet {
    std::array<Card, 5> cards{};
    int size = 0;
    std::string_view category;
};

struct Settled {
    Wager wager = Wager::Ante;
    Outcome outcome = Outcome::Take;
    Money amount;
};

/// The game is stopped because of this.
struct Stopped {
    IrregularityKind kind = IrregularityKind::FaceUpCard;
};

struct Ruled {
    std::string_view ruling;
};

/// Flop, turn or river, where they were dispensed before they are shown.
struct CommunityShown {
    std::string_view which;
};

/// A key of the progressive system (MA 13).
struct KeyPressed {
    std::string_view key;
};

struct EnvyPaid {
    int fromSeat = 0;
    Money amount;
};

using StepDetail = std::variant<std::monostate, Announcement, Count, CardDealt, AboutWager, Asked, HandSet, Settled,
                                EnvyPaid, Stopped, Ruled, CommunityShown, KeyPressed>;

/// No seat is concerned.
inline constexpr int kNoSeat = -1;

/// One thing the dealer does; what must precede it is in the procedure.
struct Step {
    Action action = Action::ClearTable;
    int seat = kNoSeat;  ///< A seat number, kDealerPosition for the dealer's cards, or kNoSeat.
    const Branch* branch = nullptr;
    StepDetail detail;
    std::uint32_t firstBefore = 0;
    std::uint32_t beforeCount = 0;
};

}  // namespace cutcard
