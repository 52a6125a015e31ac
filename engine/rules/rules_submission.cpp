#include "engine/rules/rules_submission.h"

#include "engine/rules/paytable_reader.h"

#include <algorithm>

namespace cutcard {
namespace {

/// Rows are tried from the top: one below a row that covers it could never pay. The chapter's tables have the order.
bool isBelowInChapter(const PaytableGroup& group, Row upper, Row lower) {
    for (const Paytable& table : group.tables) {
        const auto place = [&table](Row row) {
            return std::find_if(table.rows.begin(), table.rows.end(),
                                [row](const PaytableRow& candidate) { return candidate.row == row; });
        };
        const auto last = table.rows.end();
        if (place(upper) != last && place(lower) != last && place(upper) > place(lower)) return true;
    }
    return false;
}

/// The branches and the kind of odds of the chapter's own rows serve the house's tables too.
void adoptRows(Paytable& table, const PaytableGroup& group, const JsonPath& at, Reading& reading) {
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        PaytableRow& row = table.rows[i];
        const PaytableRow* known = nullptr;
        for (const Paytable& chapterTable : group.tables) {
            for (const PaytableRow& candidate : chapterTable.rows) {
                if (candidate.row == row.row) known = &candidate;
            }
        }
        const JsonPath rowAt(at, i);
        if (known == nullptr) {
            reading.refuse(RefusalCode::BadFormat, rowAt, "row_not_in_chapter", {std::string(rowName(row.row))});
        } else if (known->odds.index() != row.odds.index()) {
            reading.refuse(RefusalCode::BadFormat, rowAt, "other_kind_of_odds", {oddsText(row.odds)});
        } else if (i > 0 && isBelowInChapter(group, table.rows[i - 1].row, row.row)) {
            reading.refuse(RefusalCode::BadFormat, rowAt, "rows_out_of_order",
                           {std::string(rowName(row.row)), std::string(rowName(table.rows[i - 1].row))});
        } else {
            row.branch = known->branch;
        }
    }
}

}  // namespace

bool RulesSubmission::offers(Wager wager) const {
    const auto among = [wager](const std::vector<Wager>& list) {
        return std::find(list.begin(), list.end(), wager) != list.end();
    };
    if (among(rules->mainWagers)) return true;
    switch (wager) {
    case Wager::Progressive: return selections.progressive.has_value();
    case Wager::FiveCardHandBonusPlayer:
    case Wager::FiveCardHandBonusDealer: return selections.fiveCardHandBonus.has_value();
    case Wager::CoverAll: return selections.coverAll;
    default: return selections.letters.contains(wager) && !isPaidOnTop(wager);
    }
}

const MeteredTable* RulesSubmission::progressiveTerms() const {
    if (!selections.progressive) return nullptr;
    return rules->progressive(selections.progressive->kind)->table(selections.progressive->paytable);
}

const MeteredTable* RulesSubmission::fiveCardHandBonusTerms() const {
    return selections.fiveCardHandBonus ? &rules->fiveCardHandBonus->onPlayer : nullptr;
}

std::shared_ptr<const RuleSet> withHouseTables(const RuleSet& chapter, const Json& tables, const JsonPath& at,
                                               Reading& reading) {
    auto extended = std::make_shared<RuleSet>(chapter);
    ObjectReader object(tables, at, reading);
    BranchBook unused;
    PaytableReader reader(reading, unused);
    for (auto& [wager, terms] : extended->lettered) {
        const Json* added = object.find(wagerName(wager));
        if (added == nullptr) continue;
        const JsonPath wagerAt = object.at(wagerName(wager));
        if (!added->is_object() || terms.group.tables.front().letter.empty()) {
            reading.refuse(RefusalCode::BadFormat, wagerAt, "no_house_table_here", {std::string(wagerName(wager))});
            continue;
        }
        constexpr std::size_t kMostTables = 32;
        if (added->size() > kMostTables) {
            reading.refuse(RefusalCode::BadFormat, wagerAt, "too_many_tables", {std::to_string(kMostTables)});
            continue;
        }
        for (const auto& [letter, rows] : added->items()) {
            const JsonPath tableAt(wagerAt, letter);
            if (letter.empty() || terms.group.find(letter) != nullptr) {
                reading.refuse(RefusalCode::BadFormat, tableAt, "letter_taken", {letter});
            }
            Paytable table{letter, "house", false, reader.rows(rows, tableAt, "house", Branch())};
            adoptRows(table, terms.group, tableAt, reading);
            terms.group.tables.push_back(std::move(table));
        }
    }
    object.refuseUnknown(RefusalCode::BadFormat, "no_house_table_here");
    return extended;
}

}  // namespace cutcard
