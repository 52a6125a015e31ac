#pragma once

#include "engine/procedure/procedure.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cutcard {

/// What becomes of one wager.
struct WagerLine {
    Wager wager = Wager::Ante;
    Outcome outcome = Outcome::Take;
    Money stake;
    Money amount;
    std::optional<Odds> odds;
    std::optional<Row> row;
    const Branch* branch = nullptr;
    const Branch* limit = nullptr;  ///< Set where a payout limit has cut the amount (TH-7).
    std::string_view oddsCite;      ///< The paragraph that prints the odds; empty where none are paid.
    bool ofHouseTable = false;      ///< Paid by a table that is not in the chapter.
    bool forfeited = false;         ///< Lost by a fold.

    bool paidFromMeter() const { return odds && std::holds_alternative<MeterOdds>(*odds); }
};

struct EnvyLine {
    int fromSeat = 0;
    Row row = Row::HighCard;
    Money amount;
    const Branch* branch = nullptr;
};

struct SeatSettlement {
    int seat = 0;
    bool folded = false;
    std::optional<HandSet> hand;  ///< Nothing when the cards are in the rack.
    std::vector<WagerLine> lines;
    std::vector<EnvyLine> envy;

    Money total(Outcome outcome) const;
};

/// The verdict on a round: what happens to every wager, and everything the dealer does.
struct Settlement {
    const Branch* ruledBy = nullptr;      ///< What decides on the round's irregularity; null where there is none.
    bool isVoid = false;                  ///< Stopped for good by an irregularity: nothing was decided.
    std::optional<HandSet> dealerHand;    ///< Nothing in a void round.
    std::optional<bool> dealerQualifies;  ///< Nothing where the game has no qualifier.
    std::vector<SeatSettlement> seats;    ///< Ascending.
    Meters progressive{};
    Meters fiveCardHandBonus{};
    Procedure procedure;
};

}  // namespace cutcard
