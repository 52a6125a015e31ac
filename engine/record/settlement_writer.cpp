#include "engine/record/round_record.h"

#include <array>
#include <charconv>

namespace cutcard {
namespace {

void writeHand(JsonWriter& out, const HandSet& hand) {
    out.text("category", hand.category);
    out.key("cards");
    out.beginArray();
    for (int i = 0; i < hand.size; ++i) out.text(hand.cards[static_cast<std::size_t>(i)].name());
    out.endArray();
}

void writeHandOrNull(JsonWriter& out, const std::optional<HandSet>& hand) {
    out.key("hand");
    if (!hand) {
        out.null();
        return;
    }
    out.beginObject();
    writeHand(out, *hand);
    out.endObject();
}

void writeLine(JsonWriter& out, const WagerLine& line) {
    out.beginObject();
    out.text("wager", wagerName(line.wager));
    out.text("outcome", outcomeName(line.outcome));
    out.amount("stake", line.stake);
    out.amount("amount", line.amount);
    out.textOrNull("odds", line.odds ? oddsText(*line.odds) : "");
    out.textOrNull("row", line.row ? rowName(*line.row) : "");
    out.text("cite", line.branch->cite);
    const Branch& skill = line.limit != nullptr ? *line.limit : *line.branch;
    out.textOrNull("ruling", skill.ruling);
    out.text("skill", skill.skill);
    if (!line.oddsCite.empty()) out.text("odds_cite", line.oddsCite);
    if (line.limit != nullptr) out.text("limit_cite", line.limit->cite);
    if (line.ofHouseTable) out.boolean("house_table", true);
    out.endObject();
}

void writeSeat(JsonWriter& out, const SeatSettlement& seat) {
    out.beginObject();
    out.number("seat", seat.seat);
    out.boolean("folded", seat.folded);
    writeHandOrNull(out, seat.hand);
    out.key("wagers");
    out.beginArray();
    for (const WagerLine& line : seat.lines) writeLine(out, line);
    out.endArray();
    out.key("envy");
    out.beginArray();
    for (const EnvyLine& line : seat.envy) {
        out.beginObject();
        out.number("from_seat", line.fromSeat);
        out.text("row", rowName(line.row));
        out.amount("amount", line.amount);
        out.text("cite", line.branch->cite);
        out.text("skill", line.branch->skill);
        out.endObject();
    }
    out.endArray();
    out.key("totals");
    out.beginObject();
    out.amount("taken", seat.total(Outcome::Take));
    out.amount("paid", seat.total(Outcome::Pay));
    out.amount("returned", seat.total(Outcome::Return));
    out.endObject();
    out.endObject();
}

/// Writes what is particular to one kind of step.
struct DetailWriter {
    JsonWriter& out;

    void operator()(std::monostate) const {}
    void operator()(const Announcement& announcement) const { out.text("text", announcement.text); }
    void operator()(const Count& count) const { out.number("count", count.count); }
    void operator()(const CardDealt& dealt) const {
        out.text("card", dealt.card.name());
        if (const int* seat = std::get_if<int>(&dealt.slot.to)) {
            out.number("to", *seat);
        } else {
            out.text("to", spotName(std::get<Spot>(dealt.slot.to)));
        }
        out.text("face", dealt.slot.faceUp ? "up" : "down");
    }
    void operator()(const AboutWager& about) const { out.text("wager", wagerName(about.wager)); }
    void operator()(const Asked& asked) const { out.text("what", wagerName(asked.wager)); }
    void operator()(const HandSet& hand) const { writeHand(out, hand); }
    void operator()(const Settled& settled) const {
        out.text("wager", wagerName(settled.wager));
        out.text("outcome", outcomeName(settled.outcome));
        out.amount("amount", settled.amount);
    }
    void operator()(const Stopped& stopped) const { out.text("kind", irregularityName(stopped.kind)); }
    void operator()(const Ruled& ruled) const { out.text("ruling", ruled.ruling); }
    void operator()(const CommunityShown& shown) const { out.text("which", shown.which); }
    void operator()(const KeyPressed& pressed) const { out.text("key", pressed.key); }
    void operator()(const EnvyPaid& paid) const {
        out.number("from_seat", paid.fromSeat);
        out.amount("amount", paid.amount);
    }
};

void writeStepId(JsonWriter& out, std::size_t step) {
    std::array<char, 12> text{'s'};
    const auto end = std::to_chars(text.data() + 1, text.data() + text.size(), step + 1).ptr;
    out.text(std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
}

void writeStep(JsonWriter& out, const Procedure& procedure, StepId id) {
    const Step& step = procedure.steps()[id];
    out.beginObject();
    out.key("id");
    writeStepId(out, id);
    out.text("action", actionName(step.action));
    if (step.seat == kDealerPosition) {
        out.text("seat", "dealer");
    } else if (step.seat != kNoSeat) {
        out.number("seat", step.seat);
    }
    std::visit(DetailWriter{out}, step.detail);
    out.key("after");
    out.beginArray();
    for (StepId before : procedure.before(id)) writeStepId(out, before);
    out.endArray();
    out.text("cite", step.branch->cite);
    // In a step "rule" the word is the dealer's own ruling; a key stands once in an object.
    if (!std::holds_alternative<Ruled>(step.detail)) out.textOrNull("ruling", step.branch->ruling);
    out.text("skill", step.branch->skill);
    out.endObject();
}

void writeSystem(JsonWriter& out, std::string_view name, const MeteredTable& terms, const Meters& meters) {
    out.key(name);
    out.beginObject();
    for (const MeterTerms& meter : terms.meters) {
        out.amount(meterName(meter.meter), meters[static_cast<std::size_t>(meter.meter)]);
    }
    if (terms.hasReserve()) {
        out.amount(meterName(Meter::Reserve), meters[static_cast<std::size_t>(Meter::Reserve)]);
    }
    out.endObject();
}

}  // namespace

void writeMeters(JsonWriter& out, const Game& game, const Meters& progressive, const Meters& fiveCardHandBonus) {
    out.key("meters");
    out.beginObject();
    if (const MeteredTable* terms = game.submission().progressiveTerms())
        writeSystem(out, "progressive", *terms, progressive);
    if (const MeteredTable* terms = game.submission().fiveCardHandBonusTerms()) {
        writeSystem(out, "five_card_hand_bonus", *terms, fiveCardHandBonus);
    }
    out.endObject();
}

void writeSteps(JsonWriter& out, const Procedure& procedure) {
    out.key("steps");
    out.beginArray();
    for (std::size_t id = 0; id < procedure.steps().size(); ++id) writeStep(out, procedure, static_cast<StepId>(id));
    out.endArray();
}

void writeSettlement(JsonWriter& out, const Game& game, const Settlement& settlement) {
    out.beginObject();
    out.text("format", "cutcard-settlement/1");
    out.text("rules", game.rules().id);
    if (settlement.isVoid) out.boolean("void", true);
    if (settlement.ruledBy != nullptr) {
        // Also where nothing is done about it: knowing that is a skill, too.
        out.key("irregularity");
        out.beginObject();
        out.text("cite", settlement.ruledBy->cite);
        out.textOrNull("ruling", settlement.ruledBy->ruling);
        out.text("skill", settlement.ruledBy->skill);
        out.endObject();
    }
    out.key("dealer");
    out.beginObject();
    writeHandOrNull(out, settlement.dealerHand);
    out.key("qualifies");
    if (settlement.dealerQualifies) {
        out.boolean(*settlement.dealerQualifies);
    } else {
        out.null();
    }
    out.endObject();
    out.key("seats");
    out.beginArray();
    for (const SeatSettlement& seat : settlement.seats) writeSeat(out, seat);
    out.endArray();
    writeMeters(out, game, settlement.progressive, settlement.fiveCardHandBonus);
    writeSteps(out, settlement.procedure);
    out.endObject();
}

}  // namespace cutcard
