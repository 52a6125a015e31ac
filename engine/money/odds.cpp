#include "engine/money/odds.h"

#include <array>
#include <charconv>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, kMeterCount> kMeterNames = {"main", "mega", "major", "minor", "reserve"};

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    // "05" is a typing error, as in an amount.
    if (text.starts_with('0')) return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > 1'000'000) {
        return std::nullopt;
    }
    return number;
}

}  // namespace

std::string_view meterName(Meter meter) {
    return kMeterNames[static_cast<std::size_t>(meter)];
}

std::optional<Meter> meterNamed(std::string_view name) {
    for (std::size_t i = 0; i < kMeterNames.size(); ++i) {
        if (kMeterNames[i] == name) return static_cast<Meter>(i);
    }
    return std::nullopt;
}

std::optional<Odds> parseOdds(std::string_view text) {
    if (const auto at = text.find(" to "); at != std::string_view::npos) {
        const auto pays = wholeNumber(text.substr(0, at));
        const auto on = wholeNumber(text.substr(at + 4));
        // House edges are worked out over a common multiple of what odds are paid on; no table goes beyond "to 20".
        constexpr std::int64_t kMostOn = 20;
        if (pays && on && *on <= kMostOn) return ToOdds{*pays, *on};
    } else if (const auto forOne = text.find(" for 1"); forOne != std::string_view::npos) {
        const auto pays = wholeNumber(text.substr(0, forOne));
        if (pays && forOne + 6 == text.size()) return ForOdds{*pays};
    } else if (const auto percentOf = text.find("% of "); percentOf != std::string_view::npos) {
        const auto percent = wholeNumber(text.substr(0, percentOf));
        const auto meter = meterNamed(text.substr(percentOf + 5));
        if (percent && *percent <= 100 && meter) return MeterOdds{static_cast<int>(*percent), *meter};
    }
    return std::nullopt;
}

std::string oddsText(const Odds& odds) {
    if (const auto* to = std::get_if<ToOdds>(&odds)) {
        return std::to_string(to->pays) + " to " + std::to_string(to->on);
    }
    if (const auto* forOne = std::get_if<ForOdds>(&odds)) return std::to_string(forOne->pays) + " for 1";
    const auto& ofMeter = std::get<MeterOdds>(odds);
    std::string text;
    if (ofMeter.sharedBy > 1) text = "1/" + std::to_string(ofMeter.sharedBy) + " of ";
    text += std::to_string(ofMeter.percent) + "% of ";
    text += meterName(ofMeter.meter);
    return text;
}

Money payAt(ToOdds odds, Money stake, Breakage breakage) {
    const std::int64_t cents = stake.inCents() * odds.pays / odds.on;
    switch (breakage) {
    case Breakage::Exact: break;
    case Breakage::DownToFiftyCents: return Money::cents(cents - cents % 50);
    case Breakage::DownToDollar: return Money::cents(cents - cents % 100);
    }
    return Money::cents(cents);
}

Money payAt(ForOdds odds, Money stake) {
    return stake * odds.pays;
}

}  // namespace cutcard
