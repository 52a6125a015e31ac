#pragma once

#include "engine/procedure/settlement.h"
#include "engine/side_wagers/meter_bank.h"

namespace cutcard {

/// A wager whose stake was taken before the deal wins the row that covers the hand: a fixed amount at "for" odds, or
/// a part of a meter. `afterReset` decides when an earlier 100 % win of the same round has emptied that meter.
template <typename Hand>
WagerLine settleFromMeters(Wager wager, Money stake, const Hand& hand, const Paytable& table, MeterBank& bank,
                           const Branch& loses, const Branch* afterReset) {
    WagerLine line;
    line.wager = wager;
    line.stake = line.amount = stake;
    line.branch = &loses;
    const PaytableRow* row = table.rowFor(hand);
    if (row == nullptr) return line;
    line.outcome = Outcome::Pay;
    line.odds = row->odds;
    line.row = row->row;
    line.branch = row->branch;
    line.oddsCite = table.cite;
    line.ofHouseTable = !table.inChapter;
    if (const auto* fixed = std::get_if<ForOdds>(&row->odds)) {
        line.amount = payAt(*fixed, stake);
    } else {
        const MeterOdds ofMeter = std::get<MeterOdds>(row->odds);
        if (afterReset != nullptr && bank.wasReset(ofMeter.meter)) line.branch = afterReset;
        line.amount = bank.draw(ofMeter);
    }
    return line;
}

}  // namespace cutcard
