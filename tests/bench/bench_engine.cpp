#include "engine/games/game.h"
#include "engine/hands/five_card.h"
#include "engine/hands/four_card.h"
#include "engine/players/deal_round.h"
#include "engine/record/grading_record.h"
#include "engine/record/round_record.h"
#include "engine/rules/rule_book.h"
#include "engine/training/scenario.h"
#include "engine/training/skill_cover.h"

#include <benchmark/benchmark.h>

using namespace cutcard;

namespace {

/// Every five-card hand once, in the order of five nested loops.
template <typename Evaluate>
std::uint64_t sweepFiveCards(Evaluate evaluate) {
    std::uint64_t sum = 0;
    const auto with = [](CardSet set, int index) {
        set.add(Card::fromIndex(index));
        return set;
    };
    for (int a = 0; a < kDeckSize; ++a) {
        const CardSet one = with({}, a);
        for (int b = a + 1; b < kDeckSize; ++b) {
            const CardSet two = with(one, b);
            for (int c = b + 1; c < kDeckSize; ++c) {
                const CardSet three = with(two, c);
                for (int d = c + 1; d < kDeckSize; ++d) {
                    const CardSet four = with(three, d);
                    for (int e = d + 1; e < kDeckSize; ++e) sum += evaluate(with(four, e)).value();
                }
            }
        }
    }
    return sum;
}

constexpr std::int64_t kFiveCardHands = 2'598'960;

void bestFourOfFive(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(sweepFiveCards([](CardSet set) { return bestFour<5>(set); }));
    state.SetItemsProcessed(state.iterations() * kFiveCardHands);
}
BENCHMARK(bestFourOfFive)->Unit(benchmark::kMillisecond);

void fiveCardHand(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(sweepFiveCards([](CardSet set) { return bestFive<5>(set); }));
    state.SetItemsProcessed(state.iterations() * kFiveCardHands);
}
BENCHMARK(fiveCardHand)->Unit(benchmark::kMillisecond);

std::shared_ptr<const Game> fullTable() {
    const auto rules = RuleBook::instance().find("pa-657a-crazy4");
    return openGame(plainSubmission(rules, everySelection(*rules)));
}

/// Rounds in which every seat makes every wager the table offers.
std::vector<Round> fullRounds(const Game& game, int players, bool dealt) {
    std::vector<Round> rounds;
    for (std::uint64_t seed = 1; seed <= 256; ++seed) {
        DealRequest request;
        request.seed = seed;
        request.number = static_cast<std::int64_t>(seed);
        request.players = players;
        Round round = dealRound(game, request);
        for (Seat& seat : round.seats) {
            const Money side = Money::dollars(5);
            seat.wagers[Wager::QueensUp] = seat.wagers[Wager::SixCardBonus] = side;
            seat.wagers[Wager::Progressive] = seat.wagers[Wager::FiveCardHandBonusPlayer] =
                seat.wagers[Wager::FiveCardHandBonusDealer] = Money::dollars(1);
        }
        dealCards(game, round);
        for (Seat& seat : round.seats) {
            seat.decision = Decision::Bet;
            seat.wagers[Wager::Play] = seat.wagers[Wager::Ante];
        }
        if (!dealt) round.deal.reset();
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// The whole procedure, from the opening of the bets to the cleared table.
void adjudicateSixSeats(benchmark::State& state) {
    const auto game = fullTable();
    const auto rounds = fullRounds(*game, 6, true);
    std::size_t next = 0;
    for (auto _ : state) benchmark::DoNotOptimize(game->adjudicate(rounds[next++ % rounds.size()]));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(adjudicateSixSeats);

void settleLines(benchmark::State& state) {
    const auto game = fullTable();
    std::vector<std::string> lines;
    for (const Round& round : fullRounds(*game, static_cast<int>(state.range(0)), state.range(1) != 0)) {
        std::string line;
        JsonWriter out(line);
        const Settlement settlement = game->adjudicate(round);
        writeRound(out, *game, round, state.range(1) != 0 ? &settlement : nullptr);
        lines.push_back(line);
    }
    OpenTables tables;
    std::string answer;
    std::size_t next = 0;
    for (auto _ : state) {
        answer.clear();
        const auto record = readRoundLine(lines[next++ % lines.size()], tables);
        JsonWriter out(answer);
        writeSettlement(out, *record->game, record->game->adjudicate(record->round));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(settleLines)->ArgNames({"seats", "dealt"})->Args({2, 0})->Args({6, 0})->Args({6, 1});

void dealAndSettle(benchmark::State& state) {
    const auto game = fullTable();
    DealRequest request;
    for (auto _ : state) {
        const Round round = dealRound(*game, request);
        benchmark::DoNotOptimize(game->adjudicate(round));
        ++request.seed;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(dealAndSettle);

/// One action of a six-seat round with every wager, judged; a new grader when the round is over.
void gradeOneAction(benchmark::State& state) {
    const auto game = fullTable();
    const auto rounds = fullRounds(*game, 6, true);
    const Grader fresh = graderOf(*game, rounds.front(), GradedFrom::Opening, GradingMode::Practice);
    Grader grader = fresh;
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(grader.judge(fresh.procedure()[next].act));
        if (++next < fresh.procedure().size()) continue;
        next = 0;
        state.PauseTiming();
        grader = fresh;
        state.ResumeTiming();
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(gradeOneAction);

/// A round to order, with the table opened for it.
void makeOneScenario(benchmark::State& state, const char* rulesId, const char* skill) {
    const auto rules = RuleBook::instance().find(rulesId);
    const RulesSubmission submission = plainSubmission(rules, everySelection(*rules));
    ScenarioRequest request;
    request.skills = {skill};
    request.selectionsAreFixed = false;
    for (auto _ : state) {
        benchmark::DoNotOptimize(makeScenario(submission, request));
        ++request.seed;
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(makeOneScenario, common, "pa-657a-crazy4", "c4.ante.paid")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, fourAces, "pa-657a-crazy4", "c4.super_bonus.four_aces")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, sixCardRoyal, "pa-657a-crazy4", "six_card.six_card_royal_diamonds")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, twoJackpots, "pa-657a-crazy4", "progressive.five_card.paid_after_reset")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, quadsBeaten, "pa-641a-fourcard", "fc.bad_beat.player_beaten.four_of_a_kind")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, tiedCaribbean, "pa-555-caribbean-stud", "cs.bet.returned_on_tie")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(makeOneScenario, anteBonusWhileLosing, "pa-641a-fourcard", "fc.ante_bonus.paid_while_losing")
    ->Unit(benchmark::kMicrosecond);

void coverEverySkill(benchmark::State& state, const char* rulesId) {
    const auto rules = RuleBook::instance().find(rulesId);
    const RulesSubmission submission = plainSubmission(rules, everySelection(*rules));
    std::size_t rounds = 0;
    for (auto _ : state) rounds = coverSkills(submission, 1).rounds.size();
    state.counters["rounds"] = static_cast<double>(rounds);
}
BENCHMARK_CAPTURE(coverEverySkill, crazyFour, "pa-657a-crazy4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(coverEverySkill, holdemBonus, "pa-647a-holdem-bonus")->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
