#include "engine/side_wagers/meter_bank.h"

namespace cutcard {
namespace {

constexpr auto kReserve = static_cast<std::size_t>(Meter::Reserve);

Money scaled(Money perDollar, Money wager) {
    return Money::cents(perDollar.inCents() * wager.inCents() / 100);
}

}  // namespace

Money MeterBank::draw(MeterOdds odds) {
    const auto meter = static_cast<std::size_t>(odds.meter);
    Money& shown = m_shown[meter];
    const Money drawn = percentOf(shown, odds.percent);
    shown -= drawn;
    if (odds.percent == 100) {
        for (const MeterTerms& terms : m_terms->meters) {
            if (terms.meter == odds.meter) shown = scaled(terms.reseed, m_wager);
        }
        shown += m_shown[kReserve];
        m_shown[kReserve] = Money();
        m_reset[meter] = true;
    }
    return drawn;
}

Meters MeterBank::seeds(const MeteredTable& terms, Money wager) {
    Meters meters{};
    for (const MeterTerms& meter : terms.meters) {
        meters[static_cast<std::size_t>(meter.meter)] = scaled(meter.seed, wager);
    }
    return meters;
}

Meters MeterBank::contribution(const MeteredTable& terms, Money wager) {
    Meters meters{};
    for (const MeterTerms& meter : terms.meters) {
        meters[static_cast<std::size_t>(meter.meter)] = percentOf(wager, meter.rateInPercent);
    }
    meters[kReserve] = percentOf(wager, terms.reserveRateInPercent);
    return meters;
}

}  // namespace cutcard
