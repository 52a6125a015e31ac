#pragma once

#include "engine/players/deal_round.h"
#include "tests/support/data_files.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace cutcard::test {

/// Opens a table of a chapter with a "selections" object; without one, of a house that says nothing.
std::shared_ptr<const Game> tableWith(std::string_view rulesId, const Json& selections = Json::object());

/// A table with everything the chapter can offer.
std::shared_ptr<const Game> tableWithEverything(std::string_view rulesId);

/// A table with any selections.
std::shared_ptr<const Game> anyTable(std::string_view rulesId, std::uint64_t seed);

/// The round of a request as `deal` writes it, without the end of the line.
std::string dealtLine(const Game& game, const DealRequest& request);

/// The same, as an object.
Json dealt(const Game& game, const DealRequest& request);

/// A request that asks for one of the chapter's methods and any number of players, by the seed.
DealRequest anyRequest(const Game& game, std::uint64_t seed);

}  // namespace cutcard::test
