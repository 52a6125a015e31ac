#pragma once

#include "engine/odds/frequencies.h"
#include "engine/rules/paytable.h"

#include <optional>
#include <string>
#include <vector>

namespace cutcard {

struct RowFrequency {
    Row row = Row::HighCard;
    std::uint64_t count = 0;
    Odds odds;
};

/// Where counts come from rounds of simulated players and not from all cases.
struct Simulation {
    std::uint64_t seed = 0;
    std::string standardError;  ///< Of the edge, in percent of the wager.
};

/// What a wager is worth by one paytable, exactly unless it was simulated. Percentages have six decimals and are
/// rounded once, at the end.
struct WagerOdds {
    std::uint64_t hands = 0;  ///< Equally likely cases, or simulated rounds.
    std::vector<RowFrequency> rows;
    std::string edge;                ///< Percent of the wager, positive for the house.
    std::string payback;             ///< Percent of the wager.
    std::vector<MeterTerms> meters;  ///< Standing at these seeds.
    std::optional<Money> breakEven;  ///< The single meter at which the wager is fair.
    std::optional<Simulation> simulated;
};

/// Works out edge, payback and break-even from the row counts.
void completeOdds(WagerOdds& odds);

/// How far the edge of simulated rounds, at least two, is likely to be off. Only for rows at "to" odds.
std::string standardError(const WagerOdds& odds);

template <typename Hand>
WagerOdds wagerOdds(const Paytable& table, const std::vector<MeterTerms>& meters,
                    const Frequencies<Hand>& frequencies) {
    WagerOdds result;
    result.hands = frequencies.hands;
    result.meters = meters;
    for (const PaytableRow& row : table.rows) result.rows.push_back({row.row, 0, row.odds});
    for (const auto& [hand, count] : frequencies.classes) {
        if (const PaytableRow* row = table.rowFor(hand)) {
            result.rows[static_cast<std::size_t>(row - table.rows.data())].count += count;
        }
    }
    completeOdds(result);
    return result;
}

}  // namespace cutcard
