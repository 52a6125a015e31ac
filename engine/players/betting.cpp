#include "engine/players/betting.h"

#include "engine/cards/random_source.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

/// How many times the minimum a player may go up to, by temperament.
constexpr std::array<int, 4> kBoldness = {2, 5, 20, 6};

/// The chance in a hundred that a player makes a side wager that is offered.
constexpr std::array<int, 4> kSideWagerHabit = {20, 45, 60, 85};

constexpr std::array kSideWagers = {Wager::QueensUp,
                                    Wager::AcesUp,
                                    Wager::BadBeat,
                                    Wager::HoldemBonus,
                                    Wager::Trips,
                                    Wager::CaribbeanBonus,
                                    Wager::Progressive,
                                    Wager::FiveCardHandBonusPlayer,
                                    Wager::FiveCardHandBonusDealer,
                                    Wager::SixCardBonus,
                                    Wager::CoverAll};

Money sideStake(const RulesSubmission& submission, Wager wager, RandomSource& random) {
    const Selections& selections = submission.selections;
    if (wager == Wager::Progressive) return selections.progressive->wager;
    if (wager == Wager::FiveCardHandBonusPlayer || wager == Wager::FiveCardHandBonusDealer) {
        return selections.fiveCardHandBonus->wager;
    }
    return std::min(selections.tableMinimum * random.between(1, 3), kHighestStake);
}

}  // namespace

Temperament anyTemperament(RandomSource& random) {
    return static_cast<Temperament>(random.below(4));
}

bool deviates(Temperament temperament, RandomSource& random) {
    constexpr std::array<int, 4> kChance = {8, 0, 12, 15};
    return random.percent(kChance[static_cast<std::size_t>(temperament)]);
}

Money mainStake(const Selections& selections, Temperament temperament, RandomSource& random) {
    const Money minimum = selections.tableMinimum;
    Money stake = minimum * random.between(1, kBoldness[static_cast<std::size_t>(temperament)]);
    // Somebody always plays red and a few whites, or half a bet more: the amounts that dealers get wrong.
    if (random.percent(20)) stake += Money::dollars(random.between(1, 4));
    if (random.percent(5)) stake += Money::cents(250);
    stake = std::min(stake, kHighestStake);
    return selections.tableMaximum ? std::min(stake, *selections.tableMaximum) : stake;
}

void placeSideWagers(const RulesSubmission& submission, Temperament temperament, RandomSource& random, Wagers& wagers) {
    for (const Wager wager : kSideWagers) {
        if (!submission.offers(wager)) continue;
        if (!random.percent(kSideWagerHabit[static_cast<std::size_t>(temperament)])) continue;
        wagers[wager] = sideStake(submission, wager, random);
        if (submission.selections.tableMaximum && !isTakenBeforeTheDeal(wager)) {
            wagers[wager] = std::min(wagers[wager], *submission.selections.tableMaximum);
        }
    }
}

}  // namespace cutcard
