#include "engine/rules/selections.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr Money kOneDollar = Money::dollars(1);
constexpr Money kFiveDollars = Money::dollars(5);

/// Reads each selection that the chapter knows; everything else is `unknown_selection`.
class SelectionsReader {
public:
    SelectionsReader(const Json& value, const JsonPath& at, const RuleSet& rules, Reading& reading)
        : m_object(value, at, reading), m_rules(rules), m_reading(reading), m_selections(standardSelections(rules)) {}

    Selections read() {
        for (const auto& [wager, terms] : m_rules.lettered) {
            if (isSelectable(terms)) readLetter(wager, terms);
        }
        if (!m_rules.progressives.empty()) readProgressive();
        if (m_rules.fiveCardHandBonus) readFiveCardHandBonus();
        if (m_rules.coverAll) {
            if (const Json* value = m_object.find("cover_all")) {
                m_selections.coverAll = m_reading.boolean(*value, m_object.at("cover_all"));
            }
        }
        for (const HouseOption& option : m_rules.options) readOption(option);
        readLimits();
        readChips();
        m_object.refuseUnknown(RefusalCode::UnknownSelection, "unknown_selection");
        return std::move(m_selections);
    }

    /// A wager with one unnamed table leaves nothing to choose.
    static bool isSelectable(const LetteredWager& terms) { return !terms.group.tables.front().letter.empty(); }

private:
    void unknown(const JsonPath& at, const Json& value) {
        m_reading.refuse(RefusalCode::UnknownSelection, at, "unknown_value", {m_reading.text(value, at)});
    }

    void readLetter(Wager wager, const LetteredWager& terms) {
        const std::string_view name = wagerName(wager);
        const Json* value = m_object.find(name);
        if (value == nullptr) return;
        if (value->is_null() && terms.offer != Offer::Always) {
            m_selections.letters.erase(wager);
        } else if (value->is_string() && terms.group.find(value->get_ref<const std::string&>()) != nullptr) {
            m_selections.letters[wager] = value->get<std::string>();
        } else {
            unknown(m_object.at(name), *value);
        }
    }

    void readProgressive() {
        const Json* value = m_object.find("progressive");
        if (value == nullptr || value->is_null()) return;
        const JsonPath at = m_object.at("progressive");
        ObjectReader object(*value, at, m_reading);
        ProgressiveChoice choice;
        choice.kind = object.text("kind");
        choice.paytable = object.text("paytable");
        const ProgressiveKind* kind = m_rules.progressive(choice.kind);
        if (kind == nullptr) {
            m_reading.refuse(RefusalCode::UnknownSelection, object.at("kind"), "unknown_value", {choice.kind});
        } else if (kind->table(choice.paytable) == nullptr) {
            m_reading.refuse(RefusalCode::UnknownSelection, object.at("paytable"), "unknown_value", {choice.paytable});
        }
        // The envy schedules know $1 and $5 wagers only (ALL-8).
        choice.wager = m_reading.amount(object.required("wager"), object.at("wager"), Money::cents(1), kLargestWager);
        if (choice.wager != kOneDollar && choice.wager != kFiveDollars) {
            m_reading.refuse(RefusalCode::BadProgressiveWager, object.at("wager"), "progressive_one_or_five");
        }
        // 555.7(c)
        if (m_rules.hasTrait("progressive_one_dollar") && choice.wager != kOneDollar) {
            m_reading.refuse(RefusalCode::BadProgressiveWager, object.at("wager"), "progressive_one");
        }
        if (m_rules.hasTrait("envy_chosen_apart")) readEnvy(object, kind, choice);
        object.refuseUnknown(RefusalCode::UnknownSelection, "unknown_selection");
        m_selections.progressive = std::move(choice);
    }

    /// 641a.12(d)(5): one of the four-card schedules, whatever the paytable.
    void readEnvy(ObjectReader& object, const ProgressiveKind* kind, ProgressiveChoice& choice) {
        const Json* value = object.find("envy");
        if (value == nullptr || kind == nullptr) return;
        choice.envy = m_reading.text(*value, object.at("envy"));
        const bool known = std::any_of(kind->envy.begin(), kind->envy.end(), [&choice](const EnvySchedule& schedule) {
            return !schedule.letter.empty() && schedule.letter == choice.envy;
        });
        if (!known) unknown(object.at("envy"), *value);
    }

    void readFiveCardHandBonus() {
        const Json* value = m_object.find("five_card_hand_bonus");
        if (value == nullptr || value->is_null()) return;
        const JsonPath at = m_object.at("five_card_hand_bonus");
        ObjectReader object(*value, at, m_reading);
        FiveCardHandBonusChoice choice;
        if (const Json* wager = object.find("wager")) {
            choice.wager = m_reading.amount(*wager, object.at("wager"), Money::cents(1), kLargestWager);
        }
        if (const Json* magic = object.find("magic_card")) {
            choice.magicCard = m_reading.boolean(*magic, object.at("magic_card"));
        }
        if (const Json* lucky = object.find("lucky_bonus")) {
            choice.luckyBonus = m_reading.boolean(*lucky, object.at("lucky_bonus"));
        }
        object.refuseUnknown(RefusalCode::UnknownSelection, "unknown_selection");
        m_selections.fiveCardHandBonus = choice;
    }

    void readOption(const HouseOption& option) {
        const Json* value = m_object.find(option.name);
        if (value == nullptr) return;
        const JsonPath at = m_object.at(option.name);
        std::string word;
        if (isYesOrNo(option)) {
            word = m_reading.boolean(*value, at) ? "true" : "false";
        } else {
            word = m_reading.text(*value, at);
        }
        if (std::find(option.values.begin(), option.values.end(), word) == option.values.end()) {
            unknown(at, *value);
        } else {
            m_selections.options[option.name] = word;
        }
    }

    static bool isYesOrNo(const HouseOption& option) { return option.standard == "true" || option.standard == "false"; }

    void readLimits() {
        if (const Json* value = m_object.find("table_minimum")) {
            m_selections.tableMinimum =
                m_reading.amount(*value, m_object.at("table_minimum"), Money::cents(1), kLargestWager);
        }
        if (const Json* value = m_object.find("table_maximum"); value != nullptr && !value->is_null()) {
            m_selections.tableMaximum =
                m_reading.amount(*value, m_object.at("table_maximum"), m_selections.tableMinimum, kLargestWager);
        }
    }

    void readChips() {
        const Json* value = m_object.find("chips");
        if (value == nullptr) return;
        const JsonPath at = m_object.at("chips");
        constexpr std::size_t kMostChips = 32;
        if (!value->is_array() || value->empty() || value->size() > kMostChips) {
            m_reading.refuse(RefusalCode::BadFormat, at, "not_a_list");
            return;
        }
        m_selections.chips.clear();
        for (const Json& chip : *value) {
            m_selections.chips.push_back(
                m_reading.amount(chip, JsonPath(at, m_selections.chips.size()), Money::cents(1), kLargestWager));
        }
    }

    ObjectReader m_object;
    const RuleSet& m_rules;
    Reading& m_reading;
    Selections m_selections;
};

}  // namespace

Selections readSelections(const Json& value, const JsonPath& at, const RuleSet& rules, Reading& reading) {
    return SelectionsReader(value, at, rules, reading).read();
}

void writeSelections(JsonWriter& out, const RuleSet& rules, const Selections& selections) {
    out.beginObject();
    for (const auto& [wager, terms] : rules.lettered) {
        if (!SelectionsReader::isSelectable(terms)) continue;
        const auto letter = selections.letters.find(wager);
        out.textOrNull(wagerName(wager), letter == selections.letters.end() ? "" : letter->second);
    }
    if (!rules.progressives.empty()) {
        out.key("progressive");
        if (const auto& choice = selections.progressive) {
            out.beginObject();
            out.text("kind", choice->kind);
            out.text("paytable", choice->paytable);
            out.amount("wager", choice->wager);
            if (!choice->envy.empty()) out.text("envy", choice->envy);
            out.endObject();
        } else {
            out.null();
        }
    }
    if (rules.coverAll) out.boolean("cover_all", selections.coverAll);
    if (rules.fiveCardHandBonus) {
        out.key("five_card_hand_bonus");
        if (const auto& choice = selections.fiveCardHandBonus) {
            out.beginObject();
            out.amount("wager", choice->wager);
            out.boolean("magic_card", choice->magicCard);
            out.boolean("lucky_bonus", choice->luckyBonus);
            out.endObject();
        } else {
            out.null();
        }
    }
    for (const HouseOption& option : rules.options) {
        const std::string_view word = selections.option(option.name);
        out.key(option.name);
        if (word == "true" || word == "false") {
            out.raw(word);
        } else {
            out.text(word);
        }
    }
    out.amount("table_minimum", selections.tableMinimum);
    if (selections.tableMaximum) out.amount("table_maximum", *selections.tableMaximum);
    out.key("chips");
    out.beginArray();
    for (Money chip : selections.chips) out.amount(chip);
    out.endArray();
    out.endObject();
}

}  // namespace cutcard
