#pragma once

#include "app/cli/commands.h"
#include "engine/table/refusal.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace cutcard::cli {

inline constexpr std::size_t kLongestLine = 1024 * 1024;

/// Appends the answer to `out`, or says why there is none.
using ServeLine = std::function<std::optional<Refusal>(std::string_view line, std::string& out)>;

/// Reads lines from a file descriptor and writes one answer each to another, in order. Blank lines are skipped, CRLF is
/// accepted; a line that is too long is refused without being kept, and the next one is served.
Status serveLines(int in, int out, const ServeLine& serve);

/// {"error":{"code","message","at"}}
void writeError(std::string& out, const Refusal& refusal);

/// Writes everything, however small the pieces a pipe takes. Ends the program quietly when nobody reads any more.
void writeFully(int out, std::string_view text);

}  // namespace cutcard::cli
