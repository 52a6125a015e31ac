#include "app/text/arithmetic.h"

#include "app/text/amounts.h"
#include "engine/rules/main_wagers.h"
#include "engine/side_wagers/meter_bank.h"

#include <QCoreApplication>

namespace cutcard::text {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Arithmetic)
};

const SeatSettlement* seatOf(const Settlement& settlement, int number) {
    for (const SeatSettlement& seat : settlement.seats) {
        if (seat.seat == number) return &seat;
    }
    return nullptr;
}

/// "3 to 2": exact where whole cents come out of it, else what is dropped is said (ALL-2).
QString atToOdds(const WagerLine& line, ToOdds odds) {
    const QString product = Say::tr("%1 × %2/%3").arg(shortMoney(line.stake), number(odds.pays), number(odds.on));
    const std::int64_t times = line.stake.inCents() * odds.pays;
    const Money wholeCents = Money::cents(times / odds.on);
    QString exact = times % odds.on == 0 ? Say::tr("%1 = %2").arg(product, money(wholeCents))
                                         : Say::tr("%1 ≈ %2").arg(product, money(wholeCents));
    if (line.limit != nullptr || line.amount == wholeCents) return exact;
    return Say::tr("%1, rounded down to %2").arg(exact, money(line.amount));
}

QString fromMeter(const WagerLine& line, MeterOdds odds, std::optional<Money> meter) {
    if (!meter) return money(line.amount);
    if (odds.sharedBy == 1) {
        return Say::tr("%1 % of %2 = %3").arg(QString::number(odds.percent), money(*meter), money(line.amount));
    }
    return Say::tr("%1 % of %2 ÷ %3 = %4")
        .arg(QString::number(odds.percent), money(*meter), QString::number(odds.sharedBy), money(line.amount));
}

QString uncapped(const Game& game, const Round& round, const Settlement& settlement, StepId step,
                 const WagerLine& line) {
    if (const auto* to = std::get_if<ToOdds>(&*line.odds)) return atToOdds(line, *to);
    if (const auto* forOne = std::get_if<ForOdds>(&*line.odds)) {
        return Say::tr("%1 × %2 = %3").arg(shortMoney(line.stake), number(forOne->pays), money(line.amount));
    }
    return fromMeter(line, std::get<MeterOdds>(*line.odds), meterBefore(game, round, settlement, step));
}

}  // namespace

const WagerLine* lineOf(const Settlement& settlement, const Step& step) {
    const auto* settled = std::get_if<Settled>(&step.detail);
    const SeatSettlement* seat = settled != nullptr ? seatOf(settlement, step.seat) : nullptr;
    if (seat == nullptr) return nullptr;
    for (const WagerLine& line : seat->lines) {
        if (line.wager == settled->wager) return &line;
    }
    return nullptr;
}

std::optional<Money> meterBefore(const Game& game, const Round& round, const Settlement& settlement, StepId step) {
    const WagerLine* wanted = lineOf(settlement, settlement.procedure.steps()[step]);
    if (wanted == nullptr || !wanted->paidFromMeter()) return std::nullopt;
    const bool progressive = wanted->wager == Wager::Progressive;
    const RulesSubmission& submission = game.submission();
    const MeteredTable* terms = progressive ? submission.progressiveTerms() : submission.fiveCardHandBonusTerms();
    const Money wager = progressive ? game.selections().progressive->wager : game.selections().fiveCardHandBonus->wager;
    MeterBank bank(*terms, wager, progressive ? round.progressive : round.fiveCardHandBonus);
    std::optional<Money> beforeShared;
    // House order pays from meters in the order in which they were drawn on (ALL-8).
    for (const Step& each : settlement.procedure.steps()) {
        const WagerLine* line = lineOf(settlement, each);
        if (line == nullptr || !line->paidFromMeter() || (line->wager == Wager::Progressive) != progressive) continue;
        const MeterOdds odds = std::get<MeterOdds>(*line->odds);
        const bool drawnAlready = line->wager == Wager::FiveCardHandBonusDealer && beforeShared;
        const Money before = drawnAlready ? *beforeShared : bank.shown()[static_cast<std::size_t>(odds.meter)];
        if (line == wanted) return before;
        if (drawnAlready) continue;
        const Money drawn = bank.draw(odds);
        if (line->wager != Wager::FiveCardHandBonusDealer) continue;
        // ALL-11: worked out once, the odd cents go back.
        beforeShared = before;
        bank.add(odds.meter, Money::cents(drawn.inCents() % odds.sharedBy));
    }
    return std::nullopt;
}

Capped cappedAt(const Game& game, const Settlement& settlement, const Step& step) {
    const WagerLine* cut = lineOf(settlement, step);
    Capped capped{cut->amount, cut->amount};
    for (const WagerLine& line : seatOf(settlement, step.seat)->lines) {
        if (&line == cut) break;
        if (line.outcome == Outcome::Pay && isMainWager(game.rules(), line.wager)) capped.most += line.amount;
    }
    return capped;
}

QString arithmetic(const Game& game, const Round& round, const Settlement& settlement, StepId step) {
    const Step& what = settlement.procedure.steps()[step];
    const WagerLine* line = lineOf(settlement, what);
    if (line == nullptr || line->outcome != Outcome::Pay || !line->odds) return {};
    QString worked = uncapped(game, round, settlement, step, *line);
    if (line->limit == nullptr) return worked;
    const Capped capped = cappedAt(game, settlement, what);
    if (capped.left == capped.most) return Say::tr("%1, at most %2 a hand").arg(worked, money(capped.most));
    return Say::tr("%1, at most %2 a hand, of which %3 is left").arg(worked, money(capped.most), money(capped.left));
}

}  // namespace cutcard::text
