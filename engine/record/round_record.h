#pragma once

#include "engine/games/game.h"
#include "engine/json/json_writer.h"
#include "engine/table/refusal.h"
#include "engine/table/round.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace cutcard {

/// The tables that are open: the same chapter under the same selections is opened once, however many rounds come.
class OpenTables {
public:
    /// The table of a round file's "rules", "selections" and "paytables".
    std::shared_ptr<const Game> open(const Json* selections, const Json* houseTables, const std::string& rulesId,
                                     const JsonPath& root, Reading& reading);

private:
    // Enough for every choice a school uses; beyond it the oldest are closed again, so that no input fills the memory.
    static constexpr std::size_t kMost = 64;

    std::unordered_map<std::string, std::shared_ptr<const Game>> m_open;
};

/// A round as a file has it: its facts, and the table it was played at.
struct RoundRecord {
    std::shared_ptr<const Game> game;
    Round round;
};

/// Reads a `cutcard-round/1`. A round that could not have been played is refused with the place and the reason.
Result<RoundRecord> readRoundLine(std::string_view line, OpenTables& tables);
Result<RoundRecord> readRound(const Json& document, OpenTables& tables);

/// Writes the members of a round; `readRound` reads them back.
void writeRound(JsonWriter& out, const Game& game, const Round& round, const Settlement* settlement = nullptr);

void writeMeters(JsonWriter& out, const Game& game, const Meters& progressive, const Meters& fiveCardHandBonus);

/// Writes the member "steps" of a settlement.
void writeSteps(JsonWriter& out, const Procedure& procedure);

/// Writes a `cutcard-settlement/1`.
void writeSettlement(JsonWriter& out, const Game& game, const Settlement& settlement);

}  // namespace cutcard
