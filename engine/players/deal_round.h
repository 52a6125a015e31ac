#pragma once

#include "engine/games/game.h"
#include "engine/players/temperament.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cutcard {

class RandomSource;

/// Changes whenever the same seed would deal something else. Golden files pin it.
inline constexpr int kGenerator = 1;

struct DealRequest {
    std::uint64_t seed = 1;
    std::int64_t number = 1;
    std::optional<int> players;  ///< Nothing: any number.
    DealingMethod method = DealingMethod::ManualShoe;
    std::optional<TableProcedure> preparation = {};
};

/// A complete round with simulated players: dealt, wagered, decided. The same request gives the same round for ever.
Round dealRound(const Game& game, const DealRequest& request);

/// Players have sat down and wagered, the meters are fed and the system has drawn; no card is dealt.
struct WageredTable {
    Round round;
    std::vector<Temperament> temperaments;  ///< Of each seat.
};

/// `random` decides who sits where and how they are made. The deck of the round is left as it is.
WageredTable openBets(const Game& game, const DealRequest& request, RandomSource& random);

/// Gives out the round's deck and lets the players decide.
void dealAndDecide(const Game& game, WageredTable& table, RandomSource& random);

/// Lets simulated players decide anew, on the cards they have now.
void decideAll(const Game& game, Round& round, RandomSource& random);

}  // namespace cutcard
