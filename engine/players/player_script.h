#pragma once

#include "engine/games/game.h"
#include "engine/players/temperament.h"

namespace cutcard {

class RandomSource;

/// How people play one game: what they put down before the cards, and what they do when they have seen them.
struct PlayerScript {
    void (*bet)(const Game& game, Temperament temperament, RandomSource& random, Seat& seat);
    void (*decide)(const Game& game, const Round& round, Temperament temperament, RandomSource& random, Seat& seat);
};

const PlayerScript& playerScript(std::string_view game);

}  // namespace cutcard
