#include "app/table/scene_meters.h"

namespace cutcard {

SceneMeters::SceneMeters(const Game& game, const Round& round, const Settlement& settlement)
    : m_settlement(settlement) {
    m_progressive.begin = round.progressive;
    m_bonus.begin = round.fiveCardHandBonus;
    const RulesSubmission& submission = game.submission();
    if (const MeteredTable* terms = submission.progressiveTerms()) {
        m_progressive.bank.emplace(*terms, submission.selections.progressive->wager, round.progressive);
    }
    if (const MeteredTable* terms = submission.fiveCardHandBonusTerms()) {
        m_bonus.bank.emplace(*terms, submission.selections.fiveCardHandBonus->wager, round.fiveCardHandBonus);
    }
    for (const SeatSettlement& seat : settlement.seats) {
        for (const WagerLine& line : seat.lines) {
            if (line.paidFromMeter()) ++displayOf(line.wager).wins;
        }
    }
}

const WagerLine* SceneMeters::lineFromMeter(int seat, Wager wager) const {
    for (const SeatSettlement& settled : m_settlement.seats) {
        if (settled.seat != seat) continue;
        for (const WagerLine& line : settled.lines) {
            if (line.wager == wager && line.paidFromMeter()) return &line;
        }
    }
    return nullptr;
}

void SceneMeters::apply(const Step& step) {
    if (step.action == Action::Rule) m_voided = m_settlement.isVoid;
    if (step.action != Action::Settle) return;
    const Wager wager = std::get<Settled>(step.detail).wager;
    const WagerLine* line = lineFromMeter(step.seat, wager);
    if (line == nullptr) return;
    Display& display = displayOf(wager);
    --display.wins;
    const bool onDealer = wager == Wager::FiveCardHandBonusDealer;
    // ALL-11: what several seats have won on the dealer's hand is taken out once and divided.
    if (!display.bank || (onDealer && display.sharedIsDrawn)) return;
    const auto odds = std::get<MeterOdds>(*line->odds);
    const Money drawn = display.bank->draw(odds);
    if (onDealer) display.sharedIsDrawn = true;
    if (odds.sharedBy > 1) display.bank->add(odds.meter, Money::cents(drawn.inCents() % odds.sharedBy));
}

Meters SceneMeters::shown(const Display& display, const Meters& atTheEnd) const {
    if (m_settlement.isVoid) return m_voided ? atTheEnd : display.begin;
    if (display.wins <= 0) return atTheEnd;
    return display.bank ? display.bank->shown() : display.begin;
}

}  // namespace cutcard
