#include "engine/side_wagers/five_card_hand_bonus.h"

#include "engine/side_wagers/floor_steps.h"
#include "engine/side_wagers/metered_line.h"

#include <algorithm>

namespace cutcard {
namespace {

constexpr Wager kOnPlayer = Wager::FiveCardHandBonusPlayer;
constexpr Wager kOnDealer = Wager::FiveCardHandBonusDealer;

// From these odds on the floorperson verifies a win, and always when it comes from the meter: 657a.11(f)(2).
constexpr std::int64_t kFloorFrom = 500;

bool isBonusLine(Wager wager) {
    return wager == kOnPlayer || wager == kOnDealer || (isPaidOnTop(wager) && wager != Wager::AnteBonus);
}

/// The five cards that the wager looks at: of a dealer's six the first five (FC-4), of a board the flop (647a.1).
bool handHas(std::span<const Card> cards, std::span<const Card> community, Card wanted) {
    const auto among = [wanted](std::span<const Card> some) {
        return std::find(some.begin(), some.end(), wanted) != some.end();
    };
    return among(cards.first(std::min<std::size_t>(5, cards.size()))) ||
           among(community.first(std::min<std::size_t>(3, community.size())));
}

bool needsFloor(const WagerLine& line) {
    if (line.paidFromMeter()) return true;
    return std::get<ForOdds>(*line.odds).pays >= kFloorFrom;
}

}  // namespace

FiveCardHandBonus::FiveCardHandBonus(const RuleSet& rules, const FiveCardHandBonusChoice& choice)
    : m_terms(&*rules.fiveCardHandBonus), m_choice(choice), m_afterReset(&rules.branch("fchb.paid_after_reset")),
      m_shared(&rules.branch("fchb.dealer.shared_from_meter")), m_callFloor(&rules.branch("fchb.call_floor")),
      m_hold(&rules.branch("fchb.hold_cards")), m_holdDealer(&rules.branch("fchb.hold_dealer_cards")),
      m_magicPlayer(&rules.branch("fchb.magic_card.player")), m_magicDealer(&rules.branch("fchb.magic_card.dealer")),
      m_luckyPlayer(&rules.branch("fchb.lucky_bonus.player")), m_luckyDealer(&rules.branch("fchb.lucky_bonus.dealer")) {
}

FiveCardHandBonus::Session::Session(const FiveCardHandBonus& bonus, const Round& round, FiveCardRank dealerHand,
                                    int dealerWagers)
    : m_bonus(bonus), m_round(round), m_dealerHand(dealerHand), m_dealerWagers(dealerWagers),
      m_bank(bonus.terms(), bonus.wager(), round.fiveCardHandBonus) {}

void FiveCardHandBonus::Session::settleSeat(const Seat& seat, FiveCardRank playerHand, std::vector<WagerLine>& lines) {
    const FiveCardHandBonusTerms& terms = *m_bonus.m_terms;
    if (seat.wagers.has(kOnPlayer)) {
        lines.push_back(settleFromMeters(kOnPlayer, seat.wagers[kOnPlayer], playerHand, terms.onPlayer.table, m_bank,
                                         *terms.playerLoses, m_bonus.m_afterReset));
        addBonuses(seat, kOnPlayer, lines);
    }
    if (seat.wagers.has(kOnDealer)) {
        lines.push_back(settleDealerHand(seat.wagers[kOnDealer]));
        addBonuses(seat, kOnDealer, lines);
    }
}

WagerLine FiveCardHandBonus::Session::settleDealerHand(Money stake) {
    if (m_sharedLine) return *m_sharedLine;
    const FiveCardHandBonusTerms& terms = *m_bonus.m_terms;
    WagerLine line = settleFromMeters(kOnDealer, stake, m_dealerHand, terms.onDealer.table, m_bank, *terms.dealerLoses,
                                      m_bonus.m_afterReset);
    if (!line.paidFromMeter()) return line;
    // 657a.12(f)(2): a part of the meter is worked out once, at the first seat, and divided equally; the odd cents go
    // back into the meter (ALL-11).
    if (m_dealerWagers > 1) {
        auto& odds = std::get<MeterOdds>(*line.odds);
        odds.sharedBy = m_dealerWagers;
        const std::int64_t cents = line.amount.inCents();
        m_bank.add(odds.meter, Money::cents(cents % m_dealerWagers));
        line.amount = Money::cents(cents / m_dealerWagers);
        line.branch = m_bonus.m_shared;
    }
    m_sharedLine = line;
    return line;
}

void FiveCardHandBonus::Session::addBonuses(const Seat& seat, Wager wager, std::vector<WagerLine>& lines) const {
    const bool onDealer = wager == kOnDealer;
    const std::vector<Card>& cards = onDealer ? m_round.dealer : seat.cards;
    const auto& magic = m_round.system.magicCard;
    const auto pay = [&](Wager bonus, ForOdds odds, const Branch* branch) {
        WagerLine line;
        line.wager = bonus;
        line.outcome = Outcome::Pay;
        line.stake = seat.wagers[wager];
        line.odds = odds;
        line.amount = payAt(odds, line.stake);
        line.branch = branch;
        line.oddsCite = m_bonus.m_terms->bonusCite;
        lines.push_back(line);
    };
    if (m_bonus.m_choice.magicCard && magic && handHas(cards, m_round.community, *magic)) {
        pay(onDealer ? Wager::MagicCardDealer : Wager::MagicCardPlayer, m_bonus.m_terms->magicCard,
            onDealer ? m_bonus.m_magicDealer : m_bonus.m_magicPlayer);
    }
    if (m_bonus.m_choice.luckyBonus && m_round.system.luckyPosition == (onDealer ? kDealerPosition : seat.number)) {
        pay(onDealer ? Wager::LuckyBonusDealer : Wager::LuckyBonusPlayer, m_bonus.m_terms->luckyBonus,
            onDealer ? m_bonus.m_luckyDealer : m_bonus.m_luckyPlayer);
    }
}

StepIds FiveCardHandBonus::addSteps(SeatTurn& turn, const std::vector<WagerLine>& lines,
                                    std::span<const StepId> handSet, std::span<const StepId> afterMain,
                                    bool& dealerHeld, StepIds& heldHand) const {
    StepIds steps;
    std::optional<StepId> playerFromMeter;
    for (const WagerLine& line : lines) {
        if (!isBonusLine(line.wager) || line.outcome != Outcome::Pay) continue;
        StepIds before(afterMain);
        // The two hands draw on one meter, the player's first (ALL-11).
        if (line.wager == kOnDealer && line.paidFromMeter() && playerFromMeter) before.push_back(*playerFromMeter);
        const StepId paid = needsFloor(line) ? settleWithFloor(turn, line, *m_callFloor, handSet, before)
                                             : settleStep(turn, line, before);
        steps.push_back(paid);
        if (!line.paidFromMeter()) continue;
        if (line.wager == kOnPlayer) {
            playerFromMeter = paid;
            heldHand.push_back(paid);
        } else if (!dealerHeld) {
            turn.addAt(kDealerPosition, Action::HoldCards, *m_holdDealer, {}, {&paid, 1});
            dealerHeld = true;
        }
    }
    return steps;
}

}  // namespace cutcard
