#include "app/supervisor/scenario_verdict.h"

#include "app/text/catalogue.h"
#include "engine/cards/card_set.h"
#include "engine/cards/random_source.h"
#include "engine/irregularities/staging.h"
#include "engine/players/deal_round.h"
#include "engine/record/round_record.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ScenarioVerdict)
};

bool isGap(const Json& card) {
    return card.is_string() && card.get_ref<const std::string&>().empty();
}

/// In a round that was stopped the cards are those there were by then: gaps are left out.
void dropGaps(Json& list) {
    if (!list.is_array()) return;
    list.erase(std::remove_if(list.begin(), list.end(), isGap), list.end());
}

void dropAllGaps(Json& round) {
    for (const char* key : {"community", "six_card_bonus"}) {
        if (round.contains(key)) dropGaps(round[key]);
    }
    if (round.contains("dealer") && round["dealer"].is_object()) dropGaps(round["dealer"]["cards"]);
    if (!round.contains("seats") || !round["seats"].is_array()) return;
    for (Json& seat : round["seats"]) {
        if (seat.is_object() && seat.contains("cards")) dropGaps(seat["cards"]);
    }
}

QString sentenceOf(const Refusal& refusal) {
    const bool isMissing = refusal.reason == "bad_card" && !refusal.params.empty() && refusal.params[0].empty();
    return isMissing ? Say::tr("Choose a card.") : text::refusal(refusal);
}

std::vector<Card> const* cardsFor(const Round& round, const CardPlace& place) {
    if (const int* number = std::get_if<int>(&place)) {
        for (const Seat& seat : round.seats) {
            if (seat.number == *number) return &seat.cards;
        }
        return nullptr;
    }
    switch (std::get<Spot>(place)) {
    case Spot::Dealer: return &round.dealer;
    case Spot::Community: return &round.community;
    case Spot::SixCardBonus: return &round.sixCardBonus;
    case Spot::Burn:
    case Spot::Discard: break;
    }
    return nullptr;
}

/// A deck from which this method deals just these cards; the others lie as chance has it.
Deck deckFor(const Game& game, const Round& round, DealingMethod method, std::uint64_t seed) {
    RandomSource random(seed);
    CardSet used;
    const auto use = [&used](const std::vector<Card>& cards) {
        for (Card card : cards) used.add(card);
    };
    for (const Seat& seat : round.seats) use(seat.cards);
    for (const auto* cards : {&round.dealer, &round.community, &round.sixCardBonus}) use(*cards);
    std::vector<Card> rest;
    for (Card card : shuffledDeck(random)) {
        if (!used.contains(card)) rest.push_back(card);
    }
    std::map<const std::vector<Card>*, std::size_t> given;
    Deck deck{};
    const DealPlan plan = game.dealPlan(round, method);
    for (std::size_t i = 0; i < deck.size(); ++i) {
        const std::vector<Card>* cards = i < plan.size() ? cardsFor(round, plan[i].to) : nullptr;
        if (cards != nullptr && given[cards] < cards->size()) {
            deck[i] = (*cards)[given[cards]++];
        } else if (!rest.empty()) {
            deck[i] = rest.back();
            rest.pop_back();
        }
    }
    return deck;
}

struct Dealt {
    std::optional<Round> round;
    QString why;
};

/// The round as it is dealt by a method, with its irregularity at a moment that fits.
Dealt dealt(const Game& game, Round round, DealingMethod method, std::uint64_t seed) {
    const auto irregularity = std::exchange(round.irregularity, std::nullopt);
    Deal deal;
    deal.generator = kGenerator;
    deal.seed = seed;
    deal.method = method;
    deal.deck = deckFor(game, round, method, seed);
    round.deal = deal;
    if (!irregularity) return {round, {}};
    RandomSource random(seed);
    auto staged = stage(game, round, *irregularity, random);
    if (!staged) {
        return {{}, Say::tr("This cannot happen in a round that is dealt by this method. Choose another, or none.")};
    }
    if (!ruleOn(game.rules(), *irregularity).voidsTheRound() &&
        (staged->dealer != round.dealer || staged->community != round.community)) {
        return {{}, Say::tr("It would take a card away and deal others than yours. Choose \"not dealt\".")};
    }
    return {std::move(staged), {}};
}

std::string writtenRound(const Game& game, const Round& round) {
    std::string text;
    JsonWriter out(text);
    writeRound(out, game, round);
    return text;
}

}  // namespace

std::string fieldAt(const ScenarioDraft& draft, const std::string& at) {
    constexpr std::string_view kSeats = "seats[";
    if (!at.starts_with(kSeats)) return at;
    const std::size_t close = at.find(']');
    const auto index = static_cast<std::size_t>(std::atoi(at.c_str() + kSeats.size()));
    const Json seats = draft.round().value("seats", Json::array());
    if (!seats.is_array() || index >= seats.size() || !seats[index].is_object()) return "seats";
    const Json number = seats[index].value("seat", Json());
    if (!number.is_number_integer()) return "seats";
    return "seat" + std::to_string(number.get<std::int64_t>()) + at.substr(close + 1);
}

ScenarioVerdict judged(const ScenarioDraft& draft) {
    ScenarioVerdict verdict;
    const auto refuse = [&](const std::string& field, const QString& sentence, RefusalCode code) {
        verdict.fault = ScenarioFaultAt{field, sentence, code};
        return verdict;
    };
    const Json& round = draft.round();
    const Json method = round.value("method", Json());
    const Json seed = round.value("seed", Json(1));
    const bool isDealtHere = method.is_string() && !round.contains("deck");
    OpenTables tables;
    auto record = readRound(round, tables);
    if (!record && record.refusal().reason == "bad_card") {
        // Whether gaps matter is known only when the irregularity is.
        Json without = round;
        dropAllGaps(without);
        auto stopped = readRound(without, tables);
        if (stopped && stopped->game->adjudicate(stopped->round).isVoid) record = std::move(stopped);
    }
    if (!record) {
        const Refusal& refusal = record.refusal();
        return refuse(fieldAt(draft, refusal.at), sentenceOf(refusal), refusal.code);
    }
    if (isDealtHere) {
        const auto named = methodNamed(method.get<std::string>());
        const std::uint64_t number = seed.is_number_unsigned() ? seed.get<std::uint64_t>() : 1;
        Dealt made = dealt(*record->game, record->round, *named, number);
        if (!made.round) return refuse("irregularity.kind", made.why, RefusalCode::BadFormat);
        record->round = std::move(*made.round);
    }
    verdict.round = writtenRound(*record->game, record->round);
    // What is kept has to be readable again.
    if (const auto again = readRoundLine(verdict.round, tables); !again) {
        return refuse(fieldAt(draft, again.refusal().at), sentenceOf(again.refusal()), again.refusal().code);
    }
    const Settlement settlement = record->game->adjudicate(record->round);
    verdict.table = ReplayTable{record->game, record->round, settlement};
    return verdict;
}

}  // namespace cutcard::supervisor
