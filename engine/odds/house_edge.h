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

/// What a wager is worth by one paytable, exactly. Percentages have six decimals and are rounded once, at the end.
struct WagerOdds {
    std::uint64_t hands = 0;
    std::vector<RowFrequency> rows;
    std::string edge;                ///< Percent of the wager, positive for the house.
    std::string payback;             ///< Percent of the wager.
    std::vector<MeterTerms> meters;  ///< Standing at these seeds.
    std::optional<Money> breakEven;  ///< The single meter at which the wager is fair.
};

/// Works out edge, payback and break-even from the row counts.
void completeOdds(WagerOdds& odds);

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
