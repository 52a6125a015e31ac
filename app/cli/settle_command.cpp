#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/line_server.h"
#include "engine/record/round_record.h"

#include <unistd.h>

namespace cutcard::cli {

Status settleCommand(const Words& words) {
    Arguments(words, {}).expectWords(0, "settle < rounds");
    OpenTables tables;
    return serveLines(STDIN_FILENO, STDOUT_FILENO,
                      [&tables](std::string_view line, std::string& out) -> std::optional<Refusal> {
                          const auto record = readRoundLine(line, tables);
                          if (!record) return record.refusal();
                          JsonWriter json(out);
                          writeSettlement(json, *record->game, record->game->adjudicate(record->round));
                          return std::nullopt;
                      });
}

}  // namespace cutcard::cli
