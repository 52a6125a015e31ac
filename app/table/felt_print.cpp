#include "app/table/table_layout.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace cutcard {
namespace {

// Three columns and three rows, from the rail to the cards; between two spots of a pair there is an equals sign.
constexpr qreal kColumn = 58;
constexpr qreal kPair = 34;
constexpr std::array<qreal, 3> kRows = {58, 120, 182};
constexpr qreal kMain = 25;
constexpr qreal kSide = 24;

struct Place {
    Wager wager;
    qreal x;
    int row;
    qreal radius;
};

struct Felt {
    std::string_view game;
    std::vector<Place> places;
};

/// How each game's felt is printed, seen by the dealer: what the player reads from left to right runs from right to
/// left here. Side wagers have the corners.
const std::vector<Felt>& felts() {
    using enum Wager;
    static const std::vector<Felt> kFelts = {
        // 657a.2(b)(2): the Super Bonus on the player's right of the Ante.
        {"crazy_four",
         {{Play, 0, 0, kMain},
          {SuperBonus, -kPair, 1, kMain},
          {Ante, kPair, 1, kMain},
          {QueensUp, 0, 2, kMain},
          {Progressive, kColumn, 0, kSide},
          {CoverAll, -kColumn, 0, kSide},
          {SixCardBonus, -kColumn, 0, kSide},
          {FiveCardHandBonusDealer, -kColumn, 2, kSide},
          {FiveCardHandBonusPlayer, kColumn, 2, kSide}}},
        {"four_card",
         {{Play, 0, 0, kMain},
          {Ante, 0, 1, kMain},
          {AcesUp, 0, 2, kMain},
          {Progressive, kColumn, 0, kSide},
          {BadBeat, -kColumn, 1, kSide},
          {SixCardBonus, -kColumn, 0, kSide},
          {FiveCardHandBonusDealer, -kColumn, 2, kSide},
          {FiveCardHandBonusPlayer, kColumn, 2, kSide}}},
        {"holdem_bonus",
         {{Ante, 0, 0, kMain},
          {River, -kColumn, 1, kMain},
          {Turn, 0, 1, kMain},
          {Flop, kColumn, 1, kMain},
          {HoldemBonus, 0, 2, kMain},
          {Progressive, kColumn, 0, kSide},
          {SixCardBonus, -kColumn, 0, kSide},
          {FiveCardHandBonusDealer, -kColumn, 2, kSide},
          {FiveCardHandBonusPlayer, kColumn, 2, kSide}}},
        {"caribbean_stud",
         {{Bet, 0, 0, kMain}, {Ante, 0, 1, kMain}, {CaribbeanBonus, 0, 2, kMain}, {Progressive, kColumn, 0, kSide}}},
        {"ultimate_holdem",
         {{Play, 0, 0, kMain},
          {Blind, -kPair, 1, kMain},
          {Ante, kPair, 1, kMain},
          {Trips, 0, 2, kMain},
          {Progressive, kColumn, 0, kSide}}},
    };
    return kFelts;
}

bool isOffered(const RulesSubmission& submission, Wager wager) {
    const std::vector<Wager>& decisions = submission.rules->decisionWagers;
    return submission.offers(wager) || std::find(decisions.begin(), decisions.end(), wager) != decisions.end();
}

}  // namespace

std::vector<PrintedSpot> printedSpots(const RulesSubmission& submission) {
    std::vector<PrintedSpot> spots;
    for (const Felt& felt : felts()) {
        if (felt.game != submission.rules->game) continue;
        for (const Place& place : felt.places) {
            if (!isOffered(submission, place.wager)) continue;
            PrintedSpot spot;
            spot.wager = place.wager;
            spot.at = {place.x, kRows[static_cast<std::size_t>(place.row)]};
            spot.radius = place.radius;
            spot.electronic =
                place.wager == Wager::FiveCardHandBonusPlayer || place.wager == Wager::FiveCardHandBonusDealer;
            spot.sensor = place.wager == Wager::Progressive;
            spots.push_back(spot);
        }
    }
    return spots;
}

}  // namespace cutcard
