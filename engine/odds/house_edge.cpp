#include "engine/odds/house_edge.h"

#include <cmath>
#include <numeric>

namespace cutcard {
namespace {

using Wide = __int128;

/// Numerator / denominator, rounded to the nearest, halves away from zero.
std::int64_t rounded(Wide numerator, Wide denominator) {
    const Wide doubled = numerator * 2;
    const Wide shifted = numerator < 0 ? doubled - denominator : doubled + denominator;
    return static_cast<std::int64_t>(shifted / (denominator * 2));
}

/// A share as percent with six decimals.
std::string percentText(Wide numerator, Wide denominator) {
    const std::int64_t micro = rounded(numerator * 100'000'000, denominator);
    const std::int64_t size = micro < 0 ? -micro : micro;
    const std::string decimals = std::to_string(size % 1'000'000);
    std::string text(micro < 0 ? 1 : 0, '-');
    text += std::to_string(size / 1'000'000);
    text += '.';
    text.append(6 - decimals.size(), '0');
    return text += decimals;
}

Money seedOf(const std::vector<MeterTerms>& meters, Meter meter) {
    for (const MeterTerms& terms : meters) {
        if (terms.meter == meter) return terms.seed;
    }
    return {};
}

}  // namespace

void completeOdds(WagerOdds& odds) {
    // Everything below is in units of 1/unit of a $1 wager, so that "3 to 2" and a seed in cents stay whole.
    std::int64_t unit = 10'000;
    for (const RowFrequency& row : odds.rows) {
        if (const auto* to = std::get_if<ToOdds>(&row.odds)) unit = std::lcm(unit, to->on);
    }
    Wide returned = 0;
    Wide fixedReturn = 0;
    Wide meterPercent = 0;
    for (const RowFrequency& row : odds.rows) {
        const Wide count = row.count;
        if (const auto* to = std::get_if<ToOdds>(&row.odds)) {
            fixedReturn += count * (unit + to->pays * (unit / to->on));
        } else if (const auto* forOne = std::get_if<ForOdds>(&row.odds)) {
            fixedReturn += count * forOne->pays * unit;
        } else {
            const auto& ofMeter = std::get<MeterOdds>(row.odds);
            returned += count * ofMeter.percent * seedOf(odds.meters, ofMeter.meter).inCents() * (unit / 10'000);
            meterPercent += count * ofMeter.percent;
        }
    }
    returned += fixedReturn;
    const Wide wagered = Wide(odds.hands) * unit;
    odds.edge = percentText(wagered - returned, wagered);
    odds.payback = percentText(returned, wagered);
    if (odds.meters.size() == 1 && meterPercent > 0) {
        odds.breakEven = Money::cents(rounded((wagered - fixedReturn) * 10'000, meterPercent * unit));
    }
}

std::string standardError(const WagerOdds& odds) {
    const auto rounds = static_cast<double>(odds.hands);
    double sum = 0;
    double squares = 0;
    for (const RowFrequency& row : odds.rows) {
        const auto& to = std::get<ToOdds>(row.odds);
        const double returned = 1 + static_cast<double>(to.pays) / static_cast<double>(to.on);
        sum += static_cast<double>(row.count) * returned;
        squares += static_cast<double>(row.count) * returned * returned;
    }
    const double variance = (squares - sum * sum / rounds) / (rounds - 1);
    constexpr std::int64_t kUnit = 1'000'000'000'000;
    return percentText(std::llround(std::sqrt(variance / rounds) * static_cast<double>(kUnit)), kUnit);
}

}  // namespace cutcard
