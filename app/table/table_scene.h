#pragma once

#include "engine/games/game.h"
#include "engine/procedure/settlement.h"
#include "engine/table/round.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace cutcard {

/// Where a card is.
enum class Zone : std::uint8_t { Shoe, Seat, Dealer, Community, SixCard, Burn, Rack };

struct SceneCard {
    Zone zone = Zone::Shoe;
    int seat = 0;  ///< In Zone::Seat.
    int slot = 0;  ///< Which of the cards at that place, from 0.
    int of = 1;    ///< How many there are.
    bool faceUp = false;
    bool plays = false;  ///< Belongs to the hand that was set.
    bool aside = false;  ///< Was pushed aside when the hand was set.
    bool drawn = false;  ///< In Zone::Shoe: lies before the shoe, drawn in error.

    bool operator==(const SceneCard&) const = default;
};

/// Where chips are: with the player, on the printed spot, beside it (what was paid), or in the dealer's tray.
enum class ChipZone : std::uint8_t { Player, Spot, Beside, Tray };

/// The stake of a wager, or what is paid on it. A round has the same ones from beginning to end; they only move. What
/// is wagered and credited electronically (Five Card Hand Bonus) has none (ALL-11).
struct SceneChips {
    int seat = 0;
    Wager wager = Wager::Ante;
    bool payment = false;
    int envyFrom = 0;  ///< The seat whose hand is paid for, where the payment is an envy bonus.
    ChipZone zone = ChipZone::Player;
    Money amount;

    bool operator==(const SceneChips&) const = default;
};

/// What became of a wager so far.
enum class SpotMark : std::uint8_t { None, Taken, Paid, Returned };

struct SceneSpot {
    int seat = 0;
    Wager wager = Wager::Ante;
    Money stake;       ///< Zero while nothing is wagered there.
    bool lit = false;  ///< Accepted electronically (progressive, Five Card Hand Bonus).
    SpotMark mark = SpotMark::None;
    Money amount;  ///< That was taken, paid or returned; an electronic one with what is paid on top of it.

    bool operator==(const SceneSpot&) const = default;
};

struct SceneSeat {
    int number = 0;
    bool occupied = false;
    bool decided = false;
    bool folded = false;
    bool left = false;  ///< The player has gone.
    bool held = false;  ///< The cards stay for the documents.
    bool cleared = false;
    std::optional<HandSet> hand;  ///< As it was set.
};

/// The light on the shuffler or the shoe.
enum class DeviceLight : std::uint8_t { Green, Yellow, Red, Covered };

/// Everything that lies on the table after some steps of a round were done.
struct Scene {
    std::array<SceneCard, kDeckSize> cards;  ///< By the card's index.
    std::vector<SceneChips> chips;
    std::vector<SceneSpot> spots;  ///< Every printed spot of every seat, seats ascending.
    std::vector<SceneSeat> seats;  ///< Every seat of the table, ascending.
    bool betsClosed = false;
    bool locked = false;
    bool stopped = false;  ///< By an irregularity, and not ruled on yet.
    bool floorIsHere = false;
    bool tableIsClear = false;
    std::optional<HandSet> dealerHand;
    std::optional<bool> dealerQualifies;  ///< Known once the dealer's hand is set.
    std::string_view announced;           ///< "no_more_bets", "no_hand", or empty.
    Meters progressive{};
    Meters fiveCardHandBonus{};
    std::optional<int> progressiveCount;  ///< How many wagers the display counts, once the dealer has looked.
    DeviceLight shuffler = DeviceLight::Green;
    DeviceLight shoe = DeviceLight::Green;
    std::optional<Irregularity> event;  ///< What can be seen now, in order or not; it stays until it is dealt with.
    std::optional<Card> shown;          ///< A card that shows its face where it lies (in the shoe), by the event.
};

/// The table is a function of the round and of what was done in it. `done` are steps of the settlement's procedure, in
/// the order in which they were done.
Scene sceneAt(const Game& game, const Round& round, const Settlement& settlement, std::span<const StepId> done);

}  // namespace cutcard
