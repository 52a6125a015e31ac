#include "tests/support/worked_cases.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <stdexcept>

namespace cutcard::test {
namespace {

Json pairs(const std::string& text) {
    Json object = Json::object();
    std::istringstream stream(text);
    for (std::string pair; stream >> pair;) {
        const auto equals = pair.find('=');
        object[pair.substr(0, equals)] = pair.substr(equals + 1);
    }
    return object;
}

bool isFiveCardHandBonus(const std::string& wager) {
    return wager.starts_with("five_card_hand_bonus") || wager.starts_with("magic_card") ||
           wager.starts_with("lucky_bonus");
}

std::string stakedWager(const std::string& line) {
    if (line.ends_with("_player") && isFiveCardHandBonus(line)) return "five_card_hand_bonus_player";
    if (line.ends_with("_dealer") && isFiveCardHandBonus(line)) return "five_card_hand_bonus_dealer";
    return line;
}

Json selectionsOfRow(const std::string& wager, const std::string& table, const std::string& stake) {
    Json selections = Json::object();
    if (isFiveCardHandBonus(wager)) {
        selections["five_card_hand_bonus"] = {{"wager", stake}};
    } else if (const auto colon = table.find(':'); colon != std::string::npos) {
        selections["progressive"] = {
            {"kind", table.substr(0, colon)}, {"paytable", table.substr(colon + 1)}, {"wager", stake}};
    } else if (table != "-") {
        selections[wager] = table;
    } else if (wager == "cover_all") {
        selections[wager] = true;
    }
    return selections;
}

QString compare(const std::string& what, const Json& expected, const Json& actual) {
    if (expected == actual) return {};
    return QString::fromStdString(what + ": expected " + expected.dump() + ", got " + actual.dump());
}

QString seatDifference(const std::string& seat, const Json& expected, const Json& actual) {
    const std::string at = "seat " + seat + " ";
    Json lines = Json::object();
    for (const Json& line : actual["wagers"]) lines[line["wager"]] = {line["outcome"], line["amount"]};
    Json envy = Json::array();
    for (const Json& line : actual["envy"]) envy.push_back({line["from_seat"], line["row"], line["amount"]});
    Json wantedEnvy = expected["envy"];
    std::sort(envy.begin(), envy.end());
    std::sort(wantedEnvy.begin(), wantedEnvy.end());
    const Json& totals = actual["totals"];
    const Json category = actual["hand"].is_null() ? Json() : actual["hand"]["category"];
    for (const QString& found :
         {compare(at + "wagers", expected["wagers"], lines),
          compare(at + "folded", expected["folded"], actual["folded"]),
          expected.contains("category") ? compare(at + "category", expected["category"], category) : QString(),
          compare(at + "envy", wantedEnvy, envy),
          compare(at + "totals", expected["totals"], {totals["taken"], totals["paid"], totals["returned"]})}) {
        if (!found.isEmpty()) return found;
    }
    for (const char* field : {"odds", "cites"}) {
        if (!expected.contains(field)) continue;
        for (const auto& [wager, wanted] : expected[field].items()) {
            for (const Json& line : actual["wagers"]) {
                if (line["wager"] != wager) continue;
                const std::string key = field == std::string("odds") ? "odds" : "cite";
                const QString found = compare(at + wager + " " + key, wanted, line[key]);
                if (!found.isEmpty()) return found;
            }
        }
    }
    return {};
}

}  // namespace

const std::vector<WorkedRules>& workedRules() {
    static const std::vector<WorkedRules> rules = {{"pa-657a-crazy4", "crazy_four"},
                                                   {"pa-573-crazy4", "crazy_four"},
                                                   {"ma-crazy4", "crazy_four"},
                                                   {"pa-641a-fourcard", "four_card"},
                                                   {"pa-647a-holdem-bonus", "holdem_bonus"},
                                                   {"pa-555-caribbean-stud", "caribbean_stud"},
                                                   {"pa-569-ultimate-holdem", "ultimate_holdem"}};
    return rules;
}

RoundRecord recordOf(const Json& round) {
    OpenTables tables;
    auto record = readRoundLine(round.dump(), tables);
    if (!record) {
        throw std::runtime_error(std::string(refusalCodeName(record.refusal().code)) + " at " + record.refusal().at +
                                 ": " + std::string(record.refusal().reason));
    }
    return std::move(*record);
}

Json settled(const Json& round) {
    const RoundRecord record = recordOf(round);
    std::string text;
    JsonWriter out(text);
    writeSettlement(out, *record.game, record.game->adjudicate(record.round));
    return Json::parse(text);
}

Json roundOfRow(const std::string& rulesId, const std::map<std::string, std::string>& row) {
    const std::string& wager = row.at("wager");
    const std::string& stake = row.at("stake");
    const bool main = wager == "ante" || wager == "super_bonus";
    const std::string ante = row.contains("ante") ? row.at("ante") : main ? stake : "10";
    Json wagers = Json::object();
    if (ante != "-") wagers["ante"] = ante;
    if (rulesId.find("crazy4") != std::string::npos) wagers["super_bonus"] = ante;
    if (rulesId == "pa-569-ultimate-holdem") wagers["blind"] = ante;
    Json decision = {{"play", wager == "play" ? stake : ante}};
    if (row.contains("decision")) decision = row.at("decision") == "-" ? Json() : Json::parse(row.at("decision"));
    static const std::set<std::string> notBeforeTheDeal = {"play", "flop", "turn", "river", "bet", "ante_bonus"};
    if (!notBeforeTheDeal.contains(wager)) wagers[stakedWager(wager)] = stake;

    Json seat = {{"seat", 1}, {"cards", cardList(row.at("player"))}, {"wagers", wagers}};
    if (!decision.is_null()) seat["decision"] = decision;
    Json round = {{"format", "cutcard-round/1"},
                  {"rules", rulesId},
                  {"selections", selectionsOfRow(wager, row.at("table"), stake)},
                  {"seats", Json::array({seat})},
                  {"dealer", {{"cards", cardList(row.at("dealer"))}}}};
    if (row.contains("community") && row.at("community") != "-") round["community"] = cardList(row.at("community"));
    if (row.at("six") != "-") round["six_card_bonus"] = cardList(row.at("six"));
    const std::string& meter = row.at("meter");
    if (meter.starts_with("magic=")) {
        round["system"] = {{"magic_card", meter.substr(6)}};
    } else if (meter == "lucky=dealer") {
        round["system"] = {{"lucky_position", "dealer"}};
    } else if (meter.starts_with("lucky=")) {
        round["system"] = {{"lucky_position", std::stoi(meter.substr(6))}};
    } else if (meter != "-") {
        round["meters"] = {{isFiveCardHandBonus(wager) ? "five_card_hand_bonus" : "progressive", pairs(meter)}};
    }
    return round;
}

QString difference(const Json& expected, const Json& settlement) {
    const Json& dealer = settlement["dealer"];
    const Json dealerCategory = dealer["hand"].is_null() ? Json() : dealer["hand"]["category"];
    if (expected.value("void", false) != settlement.value("void", false)) return QStringLiteral("void or not");
    if (expected.contains("dealer")) {
        const Json& wanted = expected["dealer"];
        if (wanted.contains("category")) {
            const QString found = compare("dealer category", wanted["category"], dealerCategory);
            if (!found.isEmpty()) return found;
        }
        if (wanted.contains("qualifies")) {
            const QString found = compare("dealer qualifies", wanted["qualifies"], dealer["qualifies"]);
            if (!found.isEmpty()) return found;
        }
    }
    if (expected["seats"].size() != settlement["seats"].size()) return QStringLiteral("another number of seats");
    for (const Json& seat : settlement["seats"]) {
        const std::string number = std::to_string(seat["seat"].get<int>());
        if (!expected["seats"].contains(number)) return QStringLiteral("an unexpected seat");
        const QString found = seatDifference(number, expected["seats"][number], seat);
        if (!found.isEmpty()) return found;
    }
    if (expected.contains("meters")) return compare("meters", expected["meters"], settlement["meters"]);
    return {};
}

const Json* lineOf(const Json& settlement, int seat, const std::string& wager) {
    for (const Json& candidate : settlement["seats"]) {
        if (candidate["seat"] != seat) continue;
        for (const Json& line : candidate["wagers"]) {
            if (line["wager"] == wager) return &line;
        }
    }
    return nullptr;
}

}  // namespace cutcard::test
