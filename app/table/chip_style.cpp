#include "app/table/chip_style.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

ChipStyle style(std::int64_t cents, QRgb body, QRgb spot, QRgb inlay, QRgb text, int groups, int spots, qreal degrees,
                qreal reach) {
    return {cents, QColor(body), QColor(spot), QColor(inlay), QColor(text), groups, spots, degrees, reach};
}

}  // namespace

QString ChipStyle::value() const {
    if (cents < 100) return QStringLiteral("%1¢").arg(cents);
    if (cents % 100 == 0) return QString::number(cents / 100);
    return QString::number(static_cast<double>(cents) / 100, 'f', 2);
}

std::span<const ChipStyle> chipStyles() {
    static const std::array kStyles{
        style(50, 0xc06a2b, 0xffe6c8, 0x74390f, 0xffffff, 4, 1, 34, 0.78),
        style(100, 0xe6e8ea, 0x34568c, 0xfafbfb, 0x1a2534, 8, 1, 15, 0.78),
        style(250, 0xe889a9, 0xffffff, 0xfdeef3, 0x75103a, 3, 1, 52, 0.74),
        style(500, 0xc9242e, 0xffffff, 0x97161f, 0xffffff, 6, 1, 27, 0.76),
        style(2500, 0x1a8a48, 0xffffff, 0x0f5a2d, 0xffffff, 4, 2, 16, 0.76),
        style(10000, 0x25272d, 0xeceef0, 0x0d0e11, 0xffffff, 4, 3, 10, 0.76),
        style(50000, 0x6f37b0, 0xf4e3a1, 0x46207a, 0xffffff, 6, 2, 11, 0.78),
        style(100000, 0xe6b32c, 0x4a3706, 0xfdebb0, 0x3a2b04, 3, 3, 16, 0.74),
        style(500000, 0x74bbe2, 0x123a53, 0xe8f5fc, 0x0f344c, 5, 1, 36, 0.74),
    };
    return kStyles;
}

ChipStyle chipStyle(std::int64_t cents) {
    const auto styles = chipStyles();
    const auto found = std::find_if(styles.begin(), styles.end(), [&](const auto& s) { return s.cents == cents; });
    return found != styles.end() ? *found : style(cents, 0x858a92, 0xdfe2e6, 0x4a4e55, 0xffffff, 2, 1, 64, 0.78);
}

}  // namespace cutcard
