#include "engine/rules/selections.h"

#include "engine/cards/random_source.h"

namespace cutcard {
namespace {

const std::vector<Money>& usualChips() {
    static const std::vector<Money> chips = {Money::cents(50),    Money::dollars(1),    Money::cents(250),
                                             Money::dollars(5),   Money::dollars(25),   Money::dollars(100),
                                             Money::dollars(500), Money::dollars(1000), Money::dollars(5000)};
    return chips;
}

}  // namespace

std::string_view Selections::option(std::string_view name) const {
    const auto found = options.find(name);
    return found == options.end() ? std::string_view() : std::string_view(found->second);
}

Breakage Selections::breakage() const {
    const std::string_view word = option("breakage");
    if (word == "down_to_50c") return Breakage::DownToFiftyCents;
    if (word == "down_to_dollar") return Breakage::DownToDollar;
    return Breakage::Exact;
}

Selections standardSelections(const RuleSet& rules) {
    Selections selections;
    for (const auto& [wager, terms] : rules.lettered) {
        if (terms.offer != Offer::OnRequest) selections.letters[wager] = terms.group.tables.front().letter;
    }
    for (const HouseOption& option : rules.options) selections.options[option.name] = option.standard;
    selections.chips = usualChips();
    return selections;
}

Selections everySelection(const RuleSet& rules) {
    Selections selections = standardSelections(rules);
    for (const auto& [wager, terms] : rules.lettered) {
        selections.letters[wager] = terms.group.tables.front().letter;
    }
    if (!rules.progressives.empty()) {
        const ProgressiveKind& kind = rules.progressives.front();
        selections.progressive = ProgressiveChoice{kind.name, kind.tables.front().table.letter, Money::dollars(1), {}};
    }
    if (rules.fiveCardHandBonus) selections.fiveCardHandBonus.emplace();
    selections.coverAll = rules.coverAll.has_value();
    return selections;
}

Selections randomSelections(const RuleSet& rules, RandomSource& random) {
    Selections selections = standardSelections(rules);
    const auto any = [&random](const auto& list) -> const auto& {
        return list[random.below(list.size())];
    };
    for (const auto& [wager, terms] : rules.lettered) {
        if (terms.offer != Offer::Always && random.percent(25)) {
            selections.letters.erase(wager);
        } else {
            selections.letters[wager] = any(terms.group.tables).letter;
        }
    }
    if (!rules.progressives.empty() && random.percent(75)) {
        const ProgressiveKind& kind = any(rules.progressives);
        selections.progressive =
            ProgressiveChoice{kind.name,
                              any(kind.tables).table.letter,
                              Money::dollars(random.percent(50) || rules.hasTrait("progressive_one_dollar") ? 1 : 5),
                              {}};
    }
    if (rules.fiveCardHandBonus && random.percent(75)) {
        selections.fiveCardHandBonus =
            FiveCardHandBonusChoice{Money::dollars(random.percent(75) ? 1 : 5), random.percent(75), random.percent(75)};
    }
    if (rules.coverAll) selections.coverAll = random.percent(75);
    for (const HouseOption& option : rules.options) {
        // A binding house order is a way to teach, not a property of the table's money: it stays off.
        if (option.name != "strict_house_order") selections.options[option.name] = any(option.values);
    }
    return selections;
}

}  // namespace cutcard
