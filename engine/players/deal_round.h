#pragma once

#include "engine/games/game.h"

#include <cstdint>
#include <optional>

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

/// Lets simulated players decide anew, on the cards they have now.
void decideAll(const Game& game, Round& round, RandomSource& random);

}  // namespace cutcard
