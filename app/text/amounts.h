#pragma once

#include "engine/money/chips.h"

#include <QString>

#include <span>

namespace cutcard::text {

/// "$1,234.50", by the rules of the language of the text.
QString money(Money amount);

/// The same without cents where there are none: "$15".
QString shortMoney(Money amount);

/// "20,000".
QString number(std::int64_t number);

/// How a dealer cuts an amount out of the tray: "1 × $25, 1 × $5".
QString chips(Money amount, std::span<const Money> tray);

}  // namespace cutcard::text
