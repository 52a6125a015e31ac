#include "engine/training/drill_draft.h"
#include "engine/training/drill_kinds.h"
#include "engine/training/drill_prompt.h"
#include "engine/training/drill_round.h"
#include "engine/training/shuffle.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The table that is posted at the layout for a wager, and those that hang elsewhere.
struct Posted {
    std::vector<const Paytable*> tables;
    std::size_t own = 0;

    const Paytable* table() const { return own < tables.size() ? tables[own] : nullptr; }
};

bool hasRowOf(const PaytableGroup& group, const Branch* branch) {
    return std::any_of(group.tables.begin(), group.tables.end(), [branch](const Paytable& table) {
        return std::any_of(table.rows.begin(), table.rows.end(),
                           [branch](const PaytableRow& row) { return row.branch == branch; });
    });
}

Posted postedAmong(const std::vector<Paytable>& tables, std::string_view letter) {
    Posted posted;
    for (const Paytable& table : tables) {
        if (table.letter == letter) posted.own = posted.tables.size();
        posted.tables.push_back(&table);
    }
    return posted;
}

Posted postedFor(const Game& game, const WagerLine& line) {
    const RuleSet& rules = game.rules();
    const Selections& selections = game.selections();
    if (const auto terms = rules.lettered.find(line.wager); terms != rules.lettered.end()) {
        const bool other = terms->second.otherHand && hasRowOf(*terms->second.otherHand, line.branch);
        const auto letter = selections.letters.find(line.wager);
        return postedAmong(other ? terms->second.otherHand->tables : terms->second.group.tables,
                           letter != selections.letters.end() ? letter->second : "");
    }
    if (line.wager == Wager::Progressive) {
        Posted posted;
        for (const MeteredTable& metered : rules.progressive(selections.progressive->kind)->tables) {
            if (metered.table.letter == selections.progressive->paytable) posted.own = posted.tables.size();
            posted.tables.push_back(&metered.table);
        }
        return posted;
    }
    if (line.wager == Wager::FiveCardHandBonusPlayer) return {{&rules.fiveCardHandBonus->onPlayer.table}};
    if (line.wager == Wager::FiveCardHandBonusDealer) return {{&rules.fiveCardHandBonus->onDealer.table}};
    if (line.wager == Wager::CoverAll) return postedAmong(rules.coverAll->tables, "1");
    return {};
}

/// Works out what a wrong rule would pay.
class WrongAmounts {
public:
    WrongAmounts(const Game& game, const Round& round, const WagerLine& line, DrillDraft& draft)
        : m_game(game), m_round(round), m_line(line), m_draft(draft), m_posted(postedFor(game, line)) {}

    void addAll() {
        addRows();
        addLetters();
        addToAndFor();
        addRounding();
        add("stake_returned", m_line.stake);
        const Money ante = m_round.seats.front().wagers[Wager::Ante];
        if (!m_line.paidFromMeter() && !ante.isZero()) add("paid_on_the_ante", at(*m_line.odds, ante));
        if (m_line.limit != nullptr) add("limit_ignored", at(*m_line.odds, m_line.stake));  // TH-7
    }

    const Paytable* table() const { return m_posted.table(); }

private:
    void add(std::string rule, Money amount) {
        if (amount > Money()) m_draft.addWrong(std::move(rule), "amount", {amount.text()});
    }

    Money at(const Odds& odds, Money stake) const { return at(odds, stake, m_game.selections().breakage()); }

    Money at(const Odds& odds, Money stake, Breakage breakage) const {
        if (const auto* to = std::get_if<ToOdds>(&odds)) return payAt(*to, stake, breakage);
        if (const auto* fixed = std::get_if<ForOdds>(&odds)) return payAt(*fixed, stake);
        const auto& share = std::get<MeterOdds>(odds);
        const Meters& meters = m_line.wager == Wager::Progressive ? m_round.progressive : m_round.fiveCardHandBonus;
        return percentOf(meters[static_cast<std::size_t>(share.meter)], share.percent);
    }

    void addRows() {
        if (table() == nullptr || !m_line.row) return;
        const auto& rows = table()->rows;
        const auto own =
            std::find_if(rows.begin(), rows.end(), [this](const PaytableRow& row) { return row.row == *m_line.row; });
        if (own == rows.end()) return;
        if (own != rows.begin()) add("row_above", at((own - 1)->odds, m_line.stake));
        if (own + 1 != rows.end()) add("row_below", at((own + 1)->odds, m_line.stake));
    }

    void addLetters() {
        if (!m_line.row) return;
        for (std::size_t i = 0; i < m_posted.tables.size(); ++i) {
            const bool neighbour = i + 1 == m_posted.own || i == m_posted.own + 1;
            if (!neighbour) continue;
            for (const PaytableRow& row : m_posted.tables[i]->rows) {
                if (row.row == *m_line.row) add("neighbouring_letter", at(row.odds, m_line.stake));
            }
        }
    }

    /// ALL-2: at "to" the stake stays the player's and is no part of what is paid; at "for" it is gone.
    void addToAndFor() {
        if (std::holds_alternative<ToOdds>(*m_line.odds)) {
            add("to_taken_for_for", m_line.amount - m_line.stake);
            add("stake_added", m_line.amount + m_line.stake);
            const auto odds = std::get<ToOdds>(*m_line.odds);
            if (odds.on > 1) add("odds_inverted", payAt(ToOdds{odds.on, odds.pays}, m_line.stake, Breakage::Exact));
        } else {
            add("for_taken_for_to", m_line.amount + m_line.stake);
            add("stake_deducted", m_line.amount - m_line.stake);
        }
    }

    void addRounding() {
        if (m_line.paidFromMeter()) {
            add("whole_meter", at(MeterOdds{100, std::get<MeterOdds>(*m_line.odds).meter, 1}, m_line.stake));
            return;
        }
        if (m_game.selections().breakage() != Breakage::Exact) {
            add("breakage_ignored", at(*m_line.odds, m_line.stake, Breakage::Exact));
        } else {
            add("breakage_of_another_house", at(*m_line.odds, m_line.stake, Breakage::DownToDollar));
        }
    }

    const Game& m_game;
    const Round& m_round;
    const WagerLine& m_line;
    DrillDraft& m_draft;
    Posted m_posted;
};

/// Paid something, and out of a meter that no line before it has changed (ALL-8).
std::vector<const WagerLine*> askable(const std::vector<WagerLine>& lines, std::string_view skill) {
    const auto fromMeters =
        std::count_if(lines.begin(), lines.end(), [](const WagerLine& line) { return line.paidFromMeter(); });
    std::vector<const WagerLine*> found;
    for (const WagerLine& line : lines) {
        if (line.outcome != Outcome::Pay || !line.odds || line.amount.isZero()) continue;
        if (line.paidFromMeter() && fromMeters > 1) continue;
        if (skill.empty() || line.branch->skill == skill) found.push_back(&line);
    }
    return found;
}

}  // namespace

std::optional<DrillQuestion> askWhatPays(const Game& game, const DrillRound& drill, const WagerLine& line,
                                         RandomSource& random) {
    DrillDraft draft(DrillKind::WhatPays, game.rules(), *line.branch, {"amount", {line.amount.text()}});
    if (!line.oddsCite.empty()) draft.setCite(line.oddsCite);
    WrongAmounts wrong(game, drill.round, line, draft);
    wrong.addAll();
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    writeWagerPrompt(out, game, drill.round, line);
    out.textOrNull("row", line.row ? rowName(*line.row) : "");
    out.textOrNull("paytable", wrong.table() != nullptr ? wrong.table()->letter : "");
    out.endObject();
    return std::move(draft).finish(text, random);
}

std::optional<DrillQuestion> tryWhatPays(const Game& game, std::string_view skill, RandomSource& random) {
    const std::optional<DrillRound> found =
        skill.empty() ? drillRound(game, random) : drillRoundWith(game, skill, random);
    if (!found) return std::nullopt;
    const DrillRound& table = *found;
    const DrillRound drill = aloneAtTheTable(game, table.round, table.seat);
    std::vector<const WagerLine*> lines = askable(drill.settlement.seats.front().lines, skill);
    // Even money needs little practice: where a table pays something, that is asked.
    if (skill.empty() && std::any_of(lines.begin(), lines.end(), [](const WagerLine* line) { return !!line->row; })) {
        std::erase_if(lines, [](const WagerLine* line) { return !line->row; });
    }
    if (lines.empty()) return std::nullopt;
    return askWhatPays(game, drill, *anyOf(lines, random), random);
}

}  // namespace cutcard
