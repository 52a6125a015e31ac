#pragma once

#include "engine/rules/paytable.h"
#include "engine/table/round.h"

#include <array>

namespace cutcard {

/// The meters of one progressive system while a round is settled (ALL-8).
class MeterBank {
public:
    /// `wager` is the amount of the table's progressive wager, by which seed and reseed are multiplied.
    MeterBank(const MeteredTable& terms, Money wager, const Meters& shown)
        : m_terms(&terms), m_wager(wager), m_shown(shown) {}

    /// Takes what a percentage win is worth out of the meter. A 100 % win starts the meter again from its reseed and
    /// the reserve.
    Money draw(MeterOdds odds);

    /// Whether a 100 % win has started the meter again in this round.
    bool wasReset(Meter meter) const { return m_reset[static_cast<std::size_t>(meter)]; }

    void add(Meter meter, Money amount) { m_shown[static_cast<std::size_t>(meter)] += amount; }
    const Meters& shown() const { return m_shown; }

    /// What the displays show before anybody has ever wagered.
    static Meters seeds(const MeteredTable& terms, Money wager);

    /// What one accepted wager adds to each meter and to the reserve, in the order of `Meter`.
    static Meters contribution(const MeteredTable& terms, Money wager);

private:
    const MeteredTable* m_terms;
    Money m_wager;
    Meters m_shown;
    std::array<bool, kMeterCount> m_reset{};
};

}  // namespace cutcard
