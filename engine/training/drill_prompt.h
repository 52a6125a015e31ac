#pragma once

#include "engine/cards/card.h"
#include "engine/games/game.h"
#include "engine/json/json_writer.h"

#include <span>
#include <string>
#include <string_view>

namespace cutcard {

void writeCardList(JsonWriter& out, std::string_view key, std::span<const Card> cards);

/// {"round","seat","wager","stake"}: one wager of the only seat of a round.
void writeWagerPrompt(JsonWriter& out, const Game& game, const Round& round, const WagerLine& line);

}  // namespace cutcard
