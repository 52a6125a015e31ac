#include "engine/training/drill_round.h"

#include "engine/players/deal_round.h"
#include "engine/procedure/table_procedures.h"
#include "engine/training/hand_to_order.h"
#include "engine/training/scenario.h"
#include "engine/training/shuffle.h"

#include <algorithm>

namespace cutcard {
namespace {

/// Every place of a round that holds a card.
std::vector<Card*> places(Round& round) {
    std::vector<Card*> all;
    const auto add = [&all](std::vector<Card>& cards) {
        for (Card& card : cards) all.push_back(&card);
    };
    for (Seat& seat : round.seats) add(seat.cards);
    add(round.dealer);
    add(round.community);
    add(round.sixCardBonus);
    return all;
}

/// Puts a card at a place; what lay there goes where the card was.
void put(Round& round, Card& place, Card card) {
    for (Card* other : places(round)) {
        if (*other == card) *other = place;
    }
    place = card;
}

FiveCardCategory anyCategory(std::size_t playing, RandomSource& random) {
    constexpr int kCategories = 10;
    for (;;) {
        const auto category = static_cast<FiveCardCategory>(random.below(kCategories));
        if (knowsCategory(category, playing)) return category;
    }
}

/// Gives a hand one of the categories, each as likely. Four-card games read five cards too (C4-7).
void plantHand(const Game& game, Round& round, std::vector<Card>& hand, RandomSource& random) {
    const std::size_t count = hand.size() + round.community.size();
    const std::size_t playing = random.percent(25) ? 5 : playingCards(game.rules());
    std::vector<Card> cards = handToOrder(anyCategory(playing, random), count, playing, random);
    if (playing == 5 && count == 7 && random.percent(30)) {  // TH-4: the hand and the flop alone.
        cards = handToOrder(anyCategory(5, random), 5, 5, random);
    }
    for (std::size_t i = 0; i < hand.size(); ++i) put(round, hand[i], cards[i]);
    for (std::size_t i = hand.size(); i < cards.size(); ++i) put(round, round.community[i - hand.size()], cards[i]);
}

/// Gives a seat cards of the dealer's ranks in other suits, so that the hands are mostly equal.
void plantTie(Round& round, Seat& seat, RandomSource& random) {
    std::vector<Card> dealer = round.dealer;
    const bool withoutLowest = dealer.size() > 2;
    std::sort(dealer.begin(), dealer.end(), std::greater<>());
    const std::size_t copied = std::min(dealer.size(), seat.cards.size()) - (withoutLowest ? 1 : 0);
    for (std::size_t i = 0; i < copied; ++i) {
        std::vector<Card> others;
        for (int suit = 0; suit < 4; ++suit) {
            const Card card(dealer[i].rank(), static_cast<Suit>(suit));
            const bool taken = std::find(dealer.begin(), dealer.end(), card) != dealer.end() ||
                               std::find(seat.cards.begin(), seat.cards.begin() + static_cast<std::ptrdiff_t>(i),
                                         card) != seat.cards.begin() + static_cast<std::ptrdiff_t>(i) ||
                               std::find(round.community.begin(), round.community.end(), card) != round.community.end();
            if (!taken) others.push_back(card);
        }
        if (!others.empty()) put(round, seat.cards[i], anyOf(others, random));
    }
}

Round dealt(const Game& game, RandomSource& random) {
    DealRequest request;
    request.seed = random.below(std::uint64_t{1} << 53);
    request.number = random.between(1, 100);
    request.method = anyOf(game.rules().methods, random);
    return dealRound(game, request);
}

}  // namespace

DrillRound drillRound(const Game& game, RandomSource& random) {
    Round round = dealt(game, random);
    round.deal.reset();
    const auto change = random.below(100);
    const std::size_t asked = random.below(round.seats.size());
    Seat& seat = round.seats[asked];
    if (change < 50) {
        plantHand(game, round, seat.cards, random);
    } else if (change < 60) {
        plantHand(game, round, round.dealer, random);
    } else if (change < 80) {
        plantTie(round, seat, random);
    }
    if (change < 80) decideAll(game, round, random);
    Settlement settlement = game.adjudicate(round);
    return {std::move(round), std::move(settlement), asked};
}

std::optional<DrillRound> drillRoundWith(const Game& game, std::string_view skill, RandomSource& random) {
    constexpr int kTries = 3'000;
    ScenarioRequest request;
    request.skills = {std::string(skill)};
    request.seed = random.below(std::uint64_t{1} << 53);
    request.tries = kTries;
    auto result = makeScenario(game.submission(), request);
    auto* scenario = std::get_if<Scenario>(&result);
    // What goes wrong in a round is a drill of its own.
    if (scenario == nullptr || scenario->round.irregularity) return std::nullopt;
    DrillRound drill{std::move(scenario->round), {}, 0};
    drill.settlement = game.adjudicate(drill.round);
    const std::vector<SeatSettlement>& seats = drill.settlement.seats;
    const auto asked = std::find_if(seats.begin(), seats.end(), [skill](const SeatSettlement& seat) {
        return std::any_of(seat.lines.begin(), seat.lines.end(),
                           [skill](const WagerLine& line) { return line.branch->skill == skill; });
    });
    if (asked != seats.end()) drill.seat = static_cast<std::size_t>(asked - seats.begin());
    return drill;
}

DrillRound drillRoundFromOpening(const Game& game, RandomSource& random) {
    Round round = dealt(game, random);
    if (random.percent(40)) round.deal->preparation = anyOf(tableProceduresOf(game.rules()), random);
    Settlement settlement = game.adjudicate(round);
    return {std::move(round), std::move(settlement)};
}

DrillRound aloneAtTheTable(const Game& game, const Round& round, std::size_t index) {
    Round alone = round;
    alone.seats = {round.seats[index]};
    if (!alone.anyone(Wager::SixCardBonus)) alone.sixCardBonus.clear();
    if (alone.system.luckyPosition && *alone.system.luckyPosition != kDealerPosition &&
        *alone.system.luckyPosition != alone.seats.front().number) {
        alone.system.luckyPosition.reset();
    }
    Settlement settlement = game.adjudicate(alone);
    return {std::move(alone), std::move(settlement)};
}

}  // namespace cutcard
