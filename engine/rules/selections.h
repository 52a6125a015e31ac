#pragma once

#include "engine/json/json_reader.h"
#include "engine/json/json_writer.h"
#include "engine/rules/rule_set.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cutcard {

class RandomSource;

struct ProgressiveChoice {
    std::string kind;
    std::string paytable;
    Money wager = Money::dollars(1);
    std::string envy;  ///< Only where the chapter lets the house choose it apart (ALL-9).
    bool operator==(const ProgressiveChoice&) const = default;
};

struct FiveCardHandBonusChoice {
    Money wager = Money::dollars(1);
    bool magicCard = true;
    bool luckyBonus = true;
    bool operator==(const FiveCardHandBonusChoice&) const = default;
};

/// What a house chooses in its Rules Submission.
struct Selections {
    std::map<Wager, std::string> letters;  ///< A wager that is absent is not offered.
    std::optional<ProgressiveChoice> progressive;
    std::optional<FiveCardHandBonusChoice> fiveCardHandBonus;
    bool coverAll = false;
    std::map<std::string, std::string, std::less<>> options;  ///< Every option of the chapter, by name.
    Money tableMinimum = Money::dollars(5);
    std::optional<Money> tableMaximum;
    std::vector<Money> chips;

    std::string_view option(std::string_view name) const;
    bool stands(std::string_view onFoldOption) const { return option(onFoldOption) == "stands"; }
    Breakage breakage() const;
    bool operator==(const Selections&) const = default;
};

/// A house that says nothing.
Selections standardSelections(const RuleSet& rules);

/// Everything the chapter can offer, with the first letter of each.
Selections everySelection(const RuleSet& rules);

Selections randomSelections(const RuleSet& rules, RandomSource& random);

/// Reads a "selections" object over the standard ones.
Selections readSelections(const Json& value, const JsonPath& at, const RuleSet& rules, Reading& reading);

void writeSelections(JsonWriter& out, const RuleSet& rules, const Selections& selections);

}  // namespace cutcard
