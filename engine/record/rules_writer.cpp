#include "engine/record/rules_writer.h"

namespace cutcard {
namespace {

void writeIdentity(JsonWriter& out, const RuleSet& rules) {
    out.text("id", rules.id);
    out.text("game", rules.game);
    out.text("title", rules.title);
    out.text("jurisdiction", rules.jurisdiction);
    out.number("seats", rules.seats);
}

void writeRows(JsonWriter& out, const Paytable& table) {
    out.key("rows");
    out.beginArray();
    for (const PaytableRow& row : table.rows) {
        out.beginObject();
        out.text("row", rowName(row.row));
        out.text("odds", oddsText(row.odds));
        out.text("skill", row.branch->skill);
        out.endObject();
    }
    out.endArray();
}

void writeTable(JsonWriter& out, std::string_view wager, std::string_view kind, const Paytable& table) {
    out.text("wager", wager);
    if (!kind.empty()) out.text("kind", kind);
    out.textOrNull("paytable", table.letter);
    out.text("cite", table.cite);
    writeRows(out, table);
}

void writeMetered(JsonWriter& out, std::string_view wager, std::string_view kind, const MeteredTable& metered) {
    out.beginObject();
    writeTable(out, wager, kind, metered.table);
    out.key("meters");
    out.beginArray();
    for (const MeterTerms& meter : metered.meters) {
        out.beginObject();
        out.text("meter", meterName(meter.meter));
        out.amount("seed", meter.seed);
        out.amount("reseed", meter.reseed);
        out.number("rate_percent", meter.rateInPercent);
        out.endObject();
    }
    out.endArray();
    out.number("reserve_rate_percent", metered.reserveRateInPercent);
    out.endObject();
}

void writeEnvy(JsonWriter& out, const ProgressiveKind& kind) {
    for (const EnvySchedule& schedule : kind.envy) {
        out.beginObject();
        out.text("kind", kind.name);
        out.textOrNull("paytable", schedule.letter);
        out.amount("wager", schedule.wager);
        out.key("rows");
        out.beginArray();
        for (const EnvyRow& row : schedule.rows) {
            out.beginObject();
            out.text("row", rowName(row.row));
            out.amount("amount", row.amount);
            out.endObject();
        }
        out.endArray();
        out.endObject();
    }
}

void writePaytables(JsonWriter& out, const RuleSet& rules) {
    out.key("paytables");
    out.beginArray();
    for (const auto& [wager, terms] : rules.lettered) {
        for (const Paytable& table : terms.group.tables) {
            out.beginObject();
            writeTable(out, wagerName(wager), {}, table);
            out.endObject();
        }
    }
    for (const ProgressiveKind& kind : rules.progressives) {
        for (const MeteredTable& metered : kind.tables) writeMetered(out, "progressive", kind.name, metered);
    }
    if (rules.fiveCardHandBonus) {
        writeMetered(out, "five_card_hand_bonus", {}, rules.fiveCardHandBonus->onPlayer);
    }
    out.endArray();
    out.key("envy");
    out.beginArray();
    for (const ProgressiveKind& kind : rules.progressives) writeEnvy(out, kind);
    out.endArray();
}

void writeOptions(JsonWriter& out, const RuleSet& rules) {
    out.key("options");
    out.beginArray();
    for (const HouseOption& option : rules.options) {
        out.beginObject();
        out.text("name", option.name);
        out.key("values");
        out.beginArray();
        for (const std::string& value : option.values) out.text(value);
        out.endArray();
        out.text("default", option.standard);
        out.text("ruling", option.ruling);
        out.endObject();
    }
    out.endArray();
}

void writeTheory(JsonWriter& out, const RuleSet& rules) {
    out.key("theory");
    out.beginArray();
    for (const TheoryTopic& topic : rules.theory) {
        out.beginObject();
        out.text("topic", topic.id);
        out.text("cite", topic.cite);
        out.textOrNull("ruling", topic.ruling);
        out.endObject();
    }
    out.endArray();
}

void writeNames(JsonWriter& out, std::string_view name, const std::vector<Wager>& wagers) {
    out.key(name);
    out.beginArray();
    for (Wager wager : wagers) out.text(wagerName(wager));
    out.endArray();
}

}  // namespace

void writeRulesSummary(JsonWriter& out, const RuleSet& rules) {
    out.beginObject();
    writeIdentity(out, rules);
    out.endObject();
}

void writeRules(JsonWriter& out, const RuleSet& rules) {
    out.beginObject();
    writeIdentity(out, rules);
    out.text("source", rules.source);
    writeNames(out, "main_wagers", rules.mainWagers);
    writeNames(out, "decision_wagers", rules.decisionWagers);
    out.key("methods");
    out.beginArray();
    for (DealingMethod method : rules.methods) out.text(methodName(method));
    out.endArray();
    writePaytables(out, rules);
    writeOptions(out, rules);
    out.key("facts");
    out.beginArray();
    for (const Fact& fact : rules.facts) {
        out.beginObject();
        out.text("name", fact.name);
        out.number("value", fact.value);
        out.text("cite", fact.cite);
        out.endObject();
    }
    out.endArray();
    writeTheory(out, rules);
    out.key("branches");
    out.beginArray();
    for (const auto& [skill, branch] : *rules.branches) {
        out.beginObject();
        out.text("skill", skill);
        out.text("cite", branch.cite);
        out.textOrNull("ruling", branch.ruling);
        out.endObject();
    }
    out.endArray();
    out.endObject();
}

}  // namespace cutcard
