#include "engine/money/money.h"

namespace cutcard {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Far above every limit of the round files, and far below what would overflow.
constexpr std::size_t kMostDigits = 12;

}  // namespace

std::optional<Money> Money::parse(std::string_view text) {
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    if (whole.empty() || whole.size() > kMostDigits) return std::nullopt;
    if (whole.size() > 1 && whole.front() == '0') return std::nullopt;
    std::int64_t cents = 0;
    for (char c : whole) {
        if (!isDigit(c)) return std::nullopt;
        cents = cents * 10 + (c - '0');
    }
    cents *= 100;
    if (point != std::string_view::npos) {
        const std::string_view decimals = text.substr(point + 1);
        if (decimals.empty() || decimals.size() > 2) return std::nullopt;
        int unit = 10;
        for (char c : decimals) {
            if (!isDigit(c)) return std::nullopt;
            cents += (c - '0') * unit;
            unit /= 10;
        }
    }
    return Money::cents(cents);
}

std::string Money::text() const {
    const bool negative = m_cents < 0;
    const std::int64_t size = negative ? -m_cents : m_cents;
    std::string text = negative ? "-" : "";
    text += std::to_string(size / 100);
    text += '.';
    text += static_cast<char>('0' + size % 100 / 10);
    text += static_cast<char>('0' + size % 10);
    return text;
}

}  // namespace cutcard
