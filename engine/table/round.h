#pragma once

#include "engine/cards/card.h"
#include "engine/cards/deck.h"
#include "engine/money/odds.h"
#include "engine/rules/dealing_method.h"
#include "engine/table/irregularity.h"
#include "engine/table/table_procedure.h"
#include "engine/table/wager.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace cutcard {

enum class Decision : std::uint8_t { None, Fold, Bet };

/// When a Play Wager was made, in a game that lets the player choose the moment.
enum class Street : std::uint8_t { None, Preflop, Flop, River };

std::string_view streetName(Street street);
Street streetNamed(std::string_view name);

/// One occupied seat. Wagers made as part of the decision (Play, Flop …) stand among the others.
struct Seat {
    int number = 0;
    std::vector<Card> cards;
    Wagers wagers;
    Decision decision = Decision::None;
    Street playedOn = Street::None;
    bool left = false;  ///< Has left the table: every wager is abandoned. Set by the ruling, never read from a file.

    bool folded() const { return decision == Decision::Fold; }
    bool operator==(const Seat&) const = default;
};

/// What the displays of one progressive system show, in the order of `Meter`.
using Meters = std::array<Money, kMeterCount>;

/// A seat number, or the dealer's position.
using Position = int;
inline constexpr Position kDealerPosition = 0;

/// What the table game system drew for Magic Card and Lucky Bonus.
struct SystemDraw {
    std::optional<Card> magicCard;
    std::optional<Position> luckyPosition;
    bool operator==(const SystemDraw&) const = default;
};

/// Where a dealt round comes from, and the deck it was dealt from.
struct Deal {
    int generator = 0;
    std::uint64_t seed = 0;
    std::int64_t number = 1;
    DealingMethod method = DealingMethod::ManualShoe;
    Deck deck{};
    std::optional<TableProcedure> preparation = {};  ///< What is done with the cards before the bets are closed.
    bool operator==(const Deal&) const = default;
};

/// The facts of one round; nothing is decided in it. Seats stand in ascending order.
struct Round {
    std::vector<Seat> seats;
    std::vector<Card> dealer;
    std::vector<Card> community;
    std::vector<Card> sixCardBonus;
    Meters progressive{};
    Meters fiveCardHandBonus{};
    SystemDraw system;
    std::optional<Deal> deal;
    std::optional<Irregularity> irregularity;

    /// Whether anybody at the table made the wager.
    bool anyone(Wager wager) const {
        return std::any_of(seats.begin(), seats.end(), [wager](const Seat& seat) { return seat.wagers.has(wager); });
    }
    bool operator==(const Round&) const = default;
};

}  // namespace cutcard
