#pragma once

#include "engine/rules/rule_set.h"
#include "engine/training/exam.h"

#include <QString>

namespace cutcard::text {

/// "Crazy 4 Poker, Pennsylvania 657a".
QString gameOfChapter(std::string_view rules);

/// "Paytable B"; one that the house has added says so.
QString paytable(const Paytable& table);

/// "Five-card progressive".
QString progressiveKind(std::string_view kind);

/// What an option is about, and one of its values, as a supervisor chooses them.
QString houseOption(std::string_view option);
QString optionValue(std::string_view option, std::string_view value);

/// The end of a sentence that begins with "this house": "takes the Trips wager when a player folds".
QString houseChoice(std::string_view option, std::string_view value);

/// Why there is a choice: the regulation is silent and the house decides, or no regulation text is at hand.
QString optionNote(const HouseOption& option, std::string_view value);

/// Where a rule stands; says so where no regulation text is at hand.
QString standsIn(std::string_view cite);

QString criticalKind(CriticalKind kind);
QString showAfter(ShowAfter show);

}  // namespace cutcard::text
