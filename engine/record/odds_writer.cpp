#include "engine/record/odds_writer.h"

#include "engine/json/json_writer.h"
#include "engine/odds/house_edge.h"

namespace cutcard {
namespace {

struct TableName {
    Wager wager;
    std::string_view kind;
    const Paytable& table;
};

std::string oddsLine(const RuleSet& rules, const TableName& name, const WagerOdds& odds) {
    std::string text;
    JsonWriter out(text);
    out.beginObject();
    out.text("rules", rules.id);
    out.text("wager", wagerName(name.wager));
    if (!name.kind.empty()) out.text("kind", name.kind);
    out.textOrNull("paytable", name.table.letter);
    if (!name.table.inChapter) out.boolean("house_table", true);
    out.text("cite", name.table.cite);
    out.boolean("exact", true);
    out.number("hands", static_cast<std::int64_t>(odds.hands));
    out.key("rows");
    out.beginArray();
    for (const RowFrequency& row : odds.rows) {
        out.beginObject();
        out.text("row", rowName(row.row));
        out.number("count", static_cast<std::int64_t>(row.count));
        out.text("odds", oddsText(row.odds));
        out.endObject();
    }
    out.endArray();
    out.text("return", odds.payback);
    out.text("edge", odds.edge);
    if (!odds.meters.empty()) {
        out.key("meter");
        out.beginObject();
        for (const MeterTerms& meter : odds.meters) out.amount(meterName(meter.meter), meter.seed);
        out.endObject();
    }
    if (odds.breakEven) out.amount("break_even", *odds.breakEven);
    out.endObject();
    return text;
}

/// Which hand a wager's paytable looks at, in the games that are decided by one hand of five cards.
WagerOdds oddsOf(Wager wager, std::string_view kind, const Paytable& table, const std::vector<MeterTerms>& meters) {
    if (wager == Wager::SixCardBonus) return wagerOdds(table, meters, bestFiveOfSix());
    if (wager == Wager::QueensUp || kind == "four_card") return wagerOdds(table, meters, bestFourOfFive());
    return wagerOdds(table, meters, fiveCardHands());
}

}  // namespace

void writeOdds(const RuleSet& rules, const Selections* only, std::optional<Wager> wager,
               const std::function<void(const std::string&)>& line) {
    const auto wanted = [wager](Wager candidate) { return !wager || *wager == candidate; };
    const auto write = [&](Wager of, std::string_view kind, const Paytable& table,
                           const std::vector<MeterTerms>& meters) {
        line(oddsLine(rules, {of, kind, table}, oddsOf(of, kind, table, meters)));
    };
    for (const auto& [of, terms] : rules.lettered) {
        // What depends on the player's decisions is not listed: Super Bonus and its like.
        if (!wanted(of) || terms.group.loses == nullptr) continue;
        for (const Paytable& table : terms.group.tables) {
            if (only != nullptr) {
                const auto chosen = only->letters.find(of);
                if (chosen == only->letters.end() || chosen->second != table.letter) continue;
            }
            write(of, {}, table, {});
        }
    }
    for (const ProgressiveKind& kind : rules.progressives) {
        for (const MeteredTable& metered : kind.tables) {
            const bool chosen = only == nullptr || (only->progressive && only->progressive->kind == kind.name &&
                                                    only->progressive->paytable == metered.table.letter);
            if (wanted(Wager::Progressive) && chosen) {
                write(Wager::Progressive, kind.name, metered.table, metered.meters);
            }
        }
    }
    if (rules.fiveCardHandBonus && (only == nullptr || only->fiveCardHandBonus)) {
        const MeteredTable& metered = rules.fiveCardHandBonus->onPlayer;
        for (Wager of : {Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer}) {
            if (wanted(of)) write(of, {}, metered.table, metered.meters);
        }
    }
}

}  // namespace cutcard
