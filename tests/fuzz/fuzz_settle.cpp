#include "engine/record/round_record.h"

#include <cstdint>
#include <cstdlib>

using namespace cutcard;

/// What `cutcard-cli settle` does with a line; and what was accepted must survive being written down and read again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static OpenTables tables;
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const auto record = readRoundLine(line, tables);
    if (!record) return 0;
    std::string settlement;
    JsonWriter out(settlement);
    writeSettlement(out, *record->game, record->game->adjudicate(record->round));

    std::string written;
    JsonWriter round(written);
    writeRound(round, *record->game, record->round);
    const auto again = readRoundLine(written, tables);
    if (!again || !(again->round == record->round)) std::abort();
    return 0;
}
