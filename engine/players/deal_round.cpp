#include "engine/players/deal_round.h"

#include "engine/cards/random_source.h"
#include "engine/players/player_script.h"
#include "engine/side_wagers/meter_bank.h"

#include <algorithm>
#include <numeric>

namespace cutcard {
namespace {

std::vector<Seat> anySeats(int seats, std::optional<int> players, RandomSource& random) {
    std::vector<int> numbers(static_cast<std::size_t>(seats));
    std::iota(numbers.begin(), numbers.end(), 1);
    for (std::size_t left = numbers.size(); left > 1; --left) {
        std::swap(numbers[left - 1], numbers[random.below(left)]);
    }
    const int wanted = players.value_or(random.between(1, seats));
    numbers.resize(static_cast<std::size_t>(wanted));
    std::sort(numbers.begin(), numbers.end());
    std::vector<Seat> occupied(numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) occupied[i].number = numbers[i];
    return occupied;
}

/// A meter that some thousands of wagers have fed since its seed, and those of this round.
Meters fedMeters(const MeteredTable& terms, Money wager, std::int64_t wagersOfThisRound, RandomSource& random) {
    Meters meters = MeterBank::seeds(terms, wager);
    const Meters each = MeterBank::contribution(terms, wager);
    const auto wagers = static_cast<std::int64_t>(random.below(20'000)) + wagersOfThisRound;
    for (std::size_t i = 0; i < meters.size(); ++i) meters[i] += each[i] * wagers;
    return meters;
}

std::int64_t countWagers(const Round& round, Wager wager) {
    return std::count_if(round.seats.begin(), round.seats.end(),
                         [wager](const Seat& seat) { return seat.wagers.has(wager); });
}

void setMeters(const RulesSubmission& submission, Round& round, RandomSource& random) {
    const Selections& selections = submission.selections;
    if (const MeteredTable* terms = submission.progressiveTerms()) {
        round.progressive =
            fedMeters(*terms, selections.progressive->wager, countWagers(round, Wager::Progressive), random);
    }
    if (const MeteredTable* terms = submission.fiveCardHandBonusTerms()) {
        round.fiveCardHandBonus = fedMeters(
            *terms, selections.fiveCardHandBonus->wager,
            countWagers(round, Wager::FiveCardHandBonusPlayer) + countWagers(round, Wager::FiveCardHandBonusDealer),
            random);
    }
}

/// The system draws among the cards, and among the positions that play.
void drawForBonuses(const Selections& selections, Round& round, RandomSource& random) {
    if (!selections.fiveCardHandBonus) return;
    if (selections.fiveCardHandBonus->magicCard) {
        round.system.magicCard = Card::fromIndex(static_cast<int>(random.below(kDeckSize)));
    }
    if (selections.fiveCardHandBonus->luckyBonus) {
        const std::size_t drawn = random.below(round.seats.size() + 1);
        round.system.luckyPosition = drawn == round.seats.size() ? kDealerPosition : round.seats[drawn].number;
    }
}

}  // namespace

WageredTable openBets(const Game& game, const DealRequest& request, RandomSource& random) {
    const PlayerScript& script = playerScript(game.rules().game);
    WageredTable table;
    table.round.deal = Deal{kGenerator, request.seed, request.number, request.method, {}, request.preparation};
    table.round.seats = anySeats(game.rules().seats, request.players, random);
    for (Seat& seat : table.round.seats) {
        table.temperaments.push_back(anyTemperament(random));
        script.bet(game, table.temperaments.back(), random, seat);
    }
    setMeters(game.submission(), table.round, random);
    drawForBonuses(game.selections(), table.round, random);
    return table;
}

void dealAndDecide(const Game& game, WageredTable& table, RandomSource& random) {
    const PlayerScript& script = playerScript(game.rules().game);
    dealCards(game, table.round);
    for (std::size_t i = 0; i < table.round.seats.size(); ++i) {
        script.decide(game, table.round, table.temperaments[i], random, table.round.seats[i]);
    }
}

Round dealRound(const Game& game, const DealRequest& request) {
    RandomSource random(request.seed);
    const Deck deck = shuffledDeck(random);
    WageredTable table = openBets(game, request, random);
    table.round.deal->deck = deck;
    dealAndDecide(game, table, random);
    return std::move(table.round);
}

void decideAll(const Game& game, Round& round, RandomSource& random) {
    const PlayerScript& script = playerScript(game.rules().game);
    for (Seat& seat : round.seats) {
        seat.decision = Decision::None;
        seat.playedOn = Street::None;
        for (Wager wager : {Wager::Play, Wager::Flop, Wager::Turn, Wager::River, Wager::Bet})
            seat.wagers[wager] = Money();
        script.decide(game, round, anyTemperament(random), random, seat);
    }
}

}  // namespace cutcard
