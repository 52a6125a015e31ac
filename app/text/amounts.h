#pragma once

#include "engine/money/chips.h"

#include <QLocale>
#include <QString>

#include <span>

namespace cutcard::text {

/// How the language of the text writes amounts and dates, whatever the machine is set to: the command line's is always
/// that of the United States.
QLocale locale();

/// "$1,234.50", by the rules of the language of the text.
QString money(Money amount);

/// The same without cents where there are none: "$15".
QString shortMoney(Money amount);

/// An amount as the formats write it ("7.50"), or as far as it is typed, with the decimal sign of the language.
QString figures(const QString& amount);

/// What somebody wrote, as the formats want it: a decimal comma means the point.
QString plainFigures(const QString& typed);

/// The same as it is read, not typed: "5,014.79".
QString groupedFigures(const QString& amount);

/// Such figures with the sign of the currency: "$7.50".
QString dollars(const QString& amount);

/// "66.67" for two decimals.
QString decimal(double number, int decimals);

/// "20,000".
QString number(std::int64_t number);

/// How a dealer cuts an amount out of the tray: "1 × $25, 1 × $5".
QString chips(Money amount, std::span<const Money> tray);

}  // namespace cutcard::text
