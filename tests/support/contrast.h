#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace cutcard::test {

inline double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

inline double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// By WCAG 2. What is written needs 4.5, with high contrast 7.
inline double contrast(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

inline constexpr double kReadable = 4.5;
inline constexpr double kHighlyReadable = 7;

}  // namespace cutcard::test
