#include "engine/record/round_record.h"

#include "engine/record/irregularity_record.h"

namespace cutcard {
namespace {

void writeCards(JsonWriter& out, std::string_view name, std::span<const Card> cards) {
    out.key(name);
    out.beginArray();
    for (Card card : cards) out.text(card.name());
    out.endArray();
}

void writeSeat(JsonWriter& out, const Seat& seat) {
    out.beginObject();
    out.number("seat", seat.number);
    writeCards(out, "cards", seat.cards);
    const auto writeStakes = [&](bool ofDecision) {
        out.beginObject();
        for (int i = 0; i < kWagerCount; ++i) {
            const auto wager = static_cast<Wager>(i);
            if (seat.wagers.has(wager) && isDecisionWager(wager) == ofDecision) {
                out.amount(wagerName(wager), seat.wagers[wager]);
            }
        }
        if (ofDecision && seat.playedOn != Street::None) out.text("when", streetName(seat.playedOn));
        out.endObject();
    };
    out.key("wagers");
    writeStakes(false);
    if (seat.folded()) out.text("decision", "fold");
    if (seat.decision == Decision::Bet) {
        out.key("decision");
        writeStakes(true);
    }
    out.endObject();
}

void writeSystem(JsonWriter& out, const SystemDraw& system) {
    if (!system.magicCard && !system.luckyPosition) return;
    out.key("system");
    out.beginObject();
    if (system.magicCard) out.text("magic_card", system.magicCard->name());
    if (system.luckyPosition == kDealerPosition) {
        out.text("lucky_position", "dealer");
    } else if (system.luckyPosition) {
        out.number("lucky_position", *system.luckyPosition);
    }
    out.endObject();
}

}  // namespace

void writeRound(JsonWriter& out, const Game& game, const Round& round, const Settlement* settlement) {
    out.beginObject();
    out.text("format", "cutcard-round/1");
    out.text("rules", game.rules().id);
    out.key("selections");
    writeSelections(out, game.rules(), game.selections());
    if (!game.submission().houseTables.empty()) {
        out.key("paytables");
        out.raw(game.submission().houseTables);
    }
    if (round.deal) {
        out.number("generator", round.deal->generator);
        out.key("seed");
        out.unsignedNumber(round.deal->seed);
        out.number("number", round.deal->number);
        out.text("method", methodName(round.deal->method));
        if (round.deal->preparation) out.text("preparation", tableProcedureName(*round.deal->preparation));
    }
    writeMeters(out, game, round.progressive, round.fiveCardHandBonus);
    writeSystem(out, round.system);
    out.key("seats");
    out.beginArray();
    for (const Seat& seat : round.seats) writeSeat(out, seat);
    out.endArray();
    out.key("dealer");
    out.beginObject();
    writeCards(out, "cards", round.dealer);
    out.endObject();
    if (game.rules().cards.community > 0) writeCards(out, "community", round.community);
    if (!round.sixCardBonus.empty()) writeCards(out, "six_card_bonus", round.sixCardBonus);
    if (round.deal) {
        writeCards(out, "deck", round.deal->deck);
    }
    if (round.irregularity) {
        out.key("irregularity");
        writeIrregularity(out, *round.irregularity);
    } else if (round.deal) {
        out.key("irregularity");
        out.null();
    }
    if (settlement != nullptr) {
        out.key("settlement");
        writeSettlement(out, game, *settlement);
    }
    out.endObject();
}

}  // namespace cutcard
