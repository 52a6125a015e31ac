#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cutcard {

/// An amount in whole cents.
class Money {
public:
    constexpr Money() = default;
    static constexpr Money cents(std::int64_t cents) {
        Money money;
        money.m_cents = cents;
        return money;
    }
    static constexpr Money dollars(std::int64_t dollars) { return cents(dollars * 100); }

    /// Digits with at most two decimals, no sign, no leading zero: "5", "7.5", "0.50".
    static std::optional<Money> parse(std::string_view text);

    constexpr std::int64_t inCents() const { return m_cents; }
    constexpr bool isZero() const { return m_cents == 0; }

    /// Always two decimals: "7.50".
    std::string text() const;

    constexpr Money operator+(Money other) const { return cents(m_cents + other.m_cents); }
    constexpr Money operator-(Money other) const { return cents(m_cents - other.m_cents); }
    constexpr Money operator*(std::int64_t times) const { return cents(m_cents * times); }
    constexpr Money& operator+=(Money other) { return *this = *this + other; }
    constexpr Money& operator-=(Money other) { return *this = *this - other; }
    constexpr auto operator<=>(const Money&) const = default;

private:
    std::int64_t m_cents = 0;
};

/// The most that one wager may be in a round file, and the most a meter may show.
inline constexpr Money kLargestWager = Money::dollars(1'000'000);
inline constexpr Money kLargestMeter = Money::dollars(100'000'000);

}  // namespace cutcard
