#pragma once

#include "engine/money/money.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace cutcard {

/// The amounts a progressive system shows. `Reserve` fills a meter again after a 100 % win (ALL-8).
enum class Meter : std::uint8_t { Main, Mega, Major, Minor, Reserve };
inline constexpr int kMeterCount = 5;

std::string_view meterName(Meter meter);
std::optional<Meter> meterNamed(std::string_view name);

/// "3 to 2": the stake stays the player's, stake × 3 / 2 is paid on top (ALL-2).
struct ToOdds {
    std::int64_t pays = 1;
    std::int64_t on = 1;
    bool operator==(const ToOdds&) const = default;
};

/// "300 for 1": the stake was taken before the deal; stake × 300 is paid and nothing given back (ALL-2).
struct ForOdds {
    std::int64_t pays = 1;
    bool operator==(const ForOdds&) const = default;
};

/// "10% of main", or an equal share of it: "1/3 of 10% of main" (ALL-11).
struct MeterOdds {
    int percent = 100;
    Meter meter = Meter::Main;
    int sharedBy = 1;
    bool operator==(const MeterOdds&) const = default;
};

using Odds = std::variant<ToOdds, ForOdds, MeterOdds>;

std::optional<Odds> parseOdds(std::string_view text);
std::string oddsText(const Odds& odds);

/// How what is paid in chips at "to" odds is rounded down (ALL-2).
enum class Breakage : std::uint8_t { Exact, DownToFiftyCents, DownToDollar };

Money payAt(ToOdds odds, Money stake, Breakage breakage);
Money payAt(ForOdds odds, Money stake);

/// p % of a meter, rounded down to the cent (ALL-8).
constexpr Money percentOf(Money meter, int percent) {
    return Money::cents(meter.inCents() / 100 * percent + meter.inCents() % 100 * percent / 100);
}

}  // namespace cutcard
