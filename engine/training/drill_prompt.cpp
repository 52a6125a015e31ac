#include "engine/training/drill_prompt.h"

#include "engine/record/round_record.h"

namespace cutcard {

void writeCardList(JsonWriter& out, std::string_view key, std::span<const Card> cards) {
    out.key(key);
    out.beginArray();
    for (Card card : cards) out.text(card.name());
    out.endArray();
}

void writeWagerPrompt(JsonWriter& out, const Game& game, const Round& round, const WagerLine& line) {
    out.key("round");
    writeRound(out, game, round);
    out.number("seat", round.seats.front().number);
    out.text("wager", wagerName(line.wager));
    out.amount("stake", line.stake);
}

}  // namespace cutcard
