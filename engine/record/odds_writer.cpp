#include "engine/record/odds_writer.h"

#include "engine/json/json_writer.h"
#include "engine/odds/bad_beat.h"

#include <algorithm>

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
    out.boolean("exact", !odds.simulated);
    if (odds.simulated) {
        out.key("seed");
        out.unsignedNumber(odds.simulated->seed);
    }
    out.number(odds.simulated ? "rounds" : "hands", static_cast<std::int64_t>(odds.hands));
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
    if (odds.simulated) out.text("standard_error", odds.simulated->standardError);
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

bool looksAtTheDealer(const Paytable& table) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [](const PaytableRow& row) { return row.row == Row::AcesBoth; });
}

/// By the hand that a wager's paytable looks at. Whether five or six cards are dealt to a hand, drawn from the flop or
/// lie beside it (FC-4, TH-4), they are any cards of the deck.
WagerOdds exactOdds(Wager wager, std::string_view kind, const Paytable& table, const std::vector<MeterTerms>& meters) {
    switch (wager) {
    case Wager::QueensUp:
    case Wager::AcesUp: return wagerOdds(table, meters, bestFourOfFive());
    case Wager::BadBeat: return wagerOdds(table, meters, beatenHands());
    case Wager::HoldemBonus:
        return wagerOdds(table, meters, looksAtTheDealer(table) ? holeCardsOfPlayerAndDealer() : holeCards());
    case Wager::Trips: return wagerOdds(table, meters, bestFiveOfSeven());
    case Wager::SixCardBonus: return wagerOdds(table, meters, bestFiveOfSix());
    default:
        return kind == "four_card" ? wagerOdds(table, meters, bestFourOfFive())
                                   : wagerOdds(table, meters, fiveCardHands());
    }
}

/// Goes through the tables of a chapter in a fixed order and writes those that are asked for.
class OddsList {
public:
    OddsList(const RulesSubmission& submission, const OddsRequest& request,
             const std::function<void(const std::string&)>& line)
        : m_submission(submission), m_request(request), m_line(line) {}

    void writeAll() const {
        for (const auto& [wager, terms] : rules().lettered) writeLettered(wager, terms.group);
        for (const ProgressiveKind& kind : rules().progressives) writeProgressive(kind);
        if (rules().fiveCardHandBonus && (!m_request.chosenOnly || chosen().fiveCardHandBonus)) {
            const MeteredTable& metered = rules().fiveCardHandBonus->onPlayer;
            for (Wager wager : {Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer}) {
                if (wanted(wager)) write(wager, {}, metered.table, metered.meters);
            }
        }
        if (rules().coverAll && (!m_request.chosenOnly || chosen().coverAll) && wanted(Wager::CoverAll)) {
            for (const Paytable& table : rules().coverAll->tables) {
                m_line(oddsLine(rules(), {Wager::CoverAll, {}, table},
                                simulatedCoverAll(m_submission, table, m_request.simulation)));
            }
        }
    }

private:
    const RuleSet& rules() const { return *m_submission.rules; }
    const Selections& chosen() const { return m_submission.selections; }
    bool wanted(Wager wager) const { return !m_request.wager || *m_request.wager == wager; }

    void writeLettered(Wager wager, const PaytableGroup& group) const {
        // What depends on the player's decisions is not listed: Super Bonus and its like.
        if (!wanted(wager) || group.loses == nullptr) return;
        for (const Paytable& table : group.tables) {
            const auto letter = chosen().letters.find(wager);
            if (!m_request.chosenOnly || (letter != chosen().letters.end() && letter->second == table.letter)) {
                write(wager, {}, table, {});
            }
        }
    }

    void writeProgressive(const ProgressiveKind& kind) const {
        if (!wanted(Wager::Progressive)) return;
        for (const MeteredTable& metered : kind.tables) {
            const auto& choice = chosen().progressive;
            if (!m_request.chosenOnly ||
                (choice && choice->kind == kind.name && choice->paytable == metered.table.letter)) {
                write(Wager::Progressive, kind.name, metered.table, metered.meters);
            }
        }
    }

    void write(Wager wager, std::string_view kind, const Paytable& table, const std::vector<MeterTerms>& meters) const {
        m_line(oddsLine(rules(), {wager, kind, table}, exactOdds(wager, kind, table, meters)));
    }

    const RulesSubmission& m_submission;
    const OddsRequest& m_request;
    const std::function<void(const std::string&)>& m_line;
};

}  // namespace

void writeOdds(const RulesSubmission& submission, const OddsRequest& request,
               const std::function<void(const std::string&)>& line) {
    OddsList(submission, request, line).writeAll();
}

}  // namespace cutcard
