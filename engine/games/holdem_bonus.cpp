#include "engine/games/holdem_bonus.h"

#include "engine/games/five_card_hands.h"
#include "engine/games/holdem.h"
#include "engine/games/table_run.h"
#include "engine/side_wagers/floor_steps.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::array kMainWagers = {Wager::Ante, Wager::Flop, Wager::Turn, Wager::River};

/// The branches that are not rows of a table, looked up once.
struct Branches {
    explicit Branches(const RuleSet& rules)
        : askFlop(rules.branch("th.ask_flop")), askTurn(rules.branch("th.ask_turn")),
          askRiver(rules.branch("th.ask_river")), flop(rules.branch("street.flop")), turn(rules.branch("street.turn")),
          river(rules.branch("street.river")), foldAnte(rules.branch("th.fold.ante")),
          foldProgressive(rules.branch("th.fold.progressive")), cardsToRack(rules.branch("th.fold.cards_to_rack")),
          cardsStay(rules.branch("th.fold.cards_stay")), turnedForEnvy(rules.branch("th.fold.turned_for_envy")),
          revealDealer(rules.branch("th.dealer.reveal")), dealerHand(rules.branch("th.dealer.hand")),
          turnCards(rules.branch("th.turn_cards")), anteReturned(rules.branch("th.ante.returned_below_straight")),
          collectCards(rules.branch("th.collect_cards")), clearTable(rules.branch("th.clear_table")) {}

    const Branch& askFlop;
    const Branch& askTurn;
    const Branch& askRiver;
    const Branch& flop;
    const Branch& turn;
    const Branch& river;
    const Branch& foldAnte;
    const Branch& foldProgressive;
    const Branch& cardsToRack;
    const Branch& cardsStay;
    const Branch& turnedForEnvy;
    const Branch& revealDealer;
    const Branch& dealerHand;
    const Branch& turnCards;
    const Branch& anteReturned;
    const Branch& collectCards;
    const Branch& clearTable;
};

/// 647a.11(h)(2): what decides one of the four main wagers.
struct WagerBranches {
    WagerBranches(const RuleSet& rules, Wager wager)
        : taken(rules.branch("th." + std::string(wagerName(wager)) + ".taken")),
          paid(rules.branch("th." + std::string(wagerName(wager)) + ".paid")),
          returned(rules.branch("th." + std::string(wagerName(wager)) + ".returned_on_tie")) {}

    const Branch& taken;
    const Branch& paid;
    const Branch& returned;
};

class HoldemBonus : public Game {
public:
    explicit HoldemBonus(RulesSubmission submission);

    std::optional<SeatFault> fault(const Seat& seat) const override;
    bool stands(const Seat& seat, Wager wager) const override;
    DealPlan dealPlan(const Round& round, DealingMethod method) const override;
    StepIds addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const override;
    WagerLine settleAlthoughVoid(const Round& round, const Seat& seat, Wager wager) const override;

protected:
    Settlement settle(const Round& round) const override;

private:
    bool hasStandingWager(const Seat& seat) const;
    bool isLookedAt(const Seat& seat) const;

    void settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const;
    void settleMain(const Seat& seat, FiveCardRank hand, FiveCardRank dealer, std::vector<WagerLine>& lines) const;

    void addProcedure(TableRun& run) const;
    void addTurn(TableRun& run, std::size_t index) const;
    const Branch& handBranch(const TableRun& run, std::size_t index) const;

    Branches m_branch;
    FiveCardHandBranches m_hand;
    std::array<WagerBranches, kMainWagers.size()> m_main;
    Openings m_openings;
    PayoutLimit m_limit;
    TableWager m_bonus;
    SideWagers m_sides;
};

HoldemBonus::HoldemBonus(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()),
      m_hand(rules(), "th.hand."), m_main{WagerBranches(rules(), Wager::Ante), WagerBranches(rules(), Wager::Flop),
                                          WagerBranches(rules(), Wager::Turn), WagerBranches(rules(), Wager::River)},
      m_openings(rules()), m_limit(rules(), selections()), m_bonus(rules(), selections(), Wager::HoldemBonus),
      m_sides(this->submission()) {}

// 647a.11(b), (d), (f), TH-1: the Flop Wager is twice the Ante; Turn and River equal it or are checked.
std::optional<SeatFault> HoldemBonus::fault(const Seat& seat) const {
    const Money ante = seat.wagers[Wager::Ante];
    if (ante.isZero()) return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"ante"}};
    if (seat.decision == Decision::None) {
        return SeatFault{RefusalCode::DecisionMissing, "decision", "decision_missing", {}};
    }
    if (seat.folded()) return std::nullopt;
    if (seat.wagers[Wager::Flop] != ante * 2) {
        return SeatFault{RefusalCode::BadPlay, "decision.flop", "flop_not_twice", {(ante * 2).text()}};
    }
    for (Wager wager : {Wager::Turn, Wager::River}) {
        if (!seat.wagers.has(wager) || seat.wagers[wager] == ante) continue;
        return SeatFault{RefusalCode::BadPlay,
                         wager == Wager::Turn ? "decision.turn" : "decision.river",
                         "not_the_ante",
                         {std::string(wagerName(wager)), ante.text()}};
    }
    return std::nullopt;
}

// 647a.11(b)(2), TH-5: what a fold leaves alone.
bool HoldemBonus::stands(const Seat& seat, Wager wager) const {
    if (!seat.wagers.has(wager) || seat.left) return false;
    return !seat.folded() || (wager != Wager::Ante && wager != Wager::Progressive);
}

bool HoldemBonus::hasStandingWager(const Seat& seat) const {
    return isLookedAt(seat) || stands(seat, Wager::FiveCardHandBonusDealer);
}

bool HoldemBonus::isLookedAt(const Seat& seat) const {
    return !seat.folded() || stands(seat, Wager::HoldemBonus) || stands(seat, Wager::FiveCardHandBonusPlayer) ||
           stands(seat, Wager::SixCardBonus);
}

DealPlan HoldemBonus::dealPlan(const Round& round, DealingMethod method) const {
    return holdemDeal(round, method, rules().cards.sixCardBonus, true).plan;
}

WagerLine HoldemBonus::settleAlthoughVoid(const Round& round, const Seat& seat, Wager wager) const {
    return m_bonus.settle(HoleCards(seat.cards, round.dealer), seat.wagers[wager]);
}

Settlement HoldemBonus::settle(const Round& round) const {
    std::vector<CardsRead> hands;
    for (const Seat& seat : round.seats) hands.push_back({{}, bestWithFlop(seat.cards, round.community)});
    TableRun run(*this, m_sides, round, std::move(hands), bestWithFlop(round.dealer, round.community));
    const FiveCardRank dealer = bestWithBoard(round.dealer, round.community);
    run.settlement().dealerHand = shown(withBoard(round.dealer, round.community), dealer);
    // TH-8: the seats with a Flop Wager first, folded ones at the conclusion of the round.
    for (const bool folded : {false, true}) {
        for (std::size_t index = round.seats.size(); index-- > 0;) {
            if (round.seats[index].folded() == folded) settleSeat(run, index, dealer);
        }
    }
    // TH-5: every folded hand that is still on the layout can trigger envy.
    run.settleEnvy([&run](std::size_t index) { return run.settled(index).hand.has_value(); });
    run.closeMeters();
    addProcedure(run);
    return std::move(run.settlement());
}

void HoldemBonus::settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const {
    const Round& round = run.round();
    const Seat& seat = run.seat(index);
    const FiveCardRank hand = bestWithBoard(seat.cards, round.community);
    if (hasStandingWager(seat) || round.anyone(Wager::Progressive)) {
        run.settlement().seats[index].hand = shown(withBoard(seat.cards, round.community), hand);
    }
    if (seat.folded()) {
        run.forfeit(index, Wager::Ante, m_branch.foldAnte);
    } else {
        settleMain(seat, hand, dealer, run.lines(index));
    }
    if (stands(seat, Wager::HoldemBonus)) {
        run.lines(index).push_back(
            m_bonus.settle(HoleCards(seat.cards, round.dealer), seat.wagers[Wager::HoldemBonus]));
    }
    run.forfeit(index, Wager::Progressive, m_branch.foldProgressive);
    run.settleProgressive(index);
    run.settleFiveCardHandBonus(index);
    run.settleSixCardBonus(index);
}

// 647a.11(h)(2), TH-2: on a win the Ante is paid only from a straight (or a flush) up.
void HoldemBonus::settleMain(const Seat& seat, FiveCardRank hand, FiveCardRank dealer,
                             std::vector<WagerLine>& lines) const {
    const auto antePaysFrom =
        selections().option("ante_pays_from") == "flush" ? FiveCardCategory::Flush : FiveCardCategory::Straight;
    for (std::size_t i = 0; i < kMainWagers.size(); ++i) {
        const Wager wager = kMainWagers[i];
        const Money stake = seat.wagers[wager];
        if (stake.isZero()) continue;
        if (hand < dealer) {
            lines.push_back(takenLine(wager, stake, m_main[i].taken));
        } else if (hand == dealer) {
            lines.push_back(returnedLine(wager, stake, m_main[i].returned));
        } else if (wager == Wager::Ante && hand.category() < antePaysFrom) {
            lines.push_back(returnedLine(wager, stake, m_branch.anteReturned));
        } else {
            lines.push_back(evenMoneyLine(wager, stake, m_main[i].paid, rules(), selections()));
        }
    }
    m_limit.apply(lines, {Wager::Ante, Wager::Flop, Wager::Turn, Wager::River});
}

void HoldemBonus::addProcedure(TableRun& run) const {
    const std::size_t seats = run.round().seats.size();
    run.addFoldsAndReveal(m_branch.cardsToRack, m_branch.revealDealer, m_branch.dealerHand);
    for (const bool folded : {false, true}) {
        for (std::size_t index = seats; index-- > 0;) {
            if (run.seat(index).folded() != folded || !hasStandingWager(run.seat(index))) continue;
            addTurn(run, index);
            if (isLookedAt(run.seat(index))) run.addEnvySteps(index);
        }
    }
    for (std::size_t index = seats; index-- > 0;) {
        const Seat& seat = run.seat(index);
        if (!isLookedAt(seat) && run.round().anyone(Wager::Progressive)) {
            run.addTurnForEnvy(index, m_branch.turnedForEnvy, handBranch(run, index));
        }
    }
    run.addSeatBySeatEnd(m_branch.collectCards, m_branch.clearTable);
    run.bindHouseOrderIfStrict();
}

// 647a.8–647a.10 and 647a.11(b)–(g): the streets and what is asked before each.
StepIds HoldemBonus::addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const {
    const DealingMethod method = round.deal->method;
    const HoldemDeal deal = holdemDeal(round, method, rules().cards.sixCardBonus, true);
    Opening::Run opening(m_openings.by(method), rules(), procedure, round, deal.plan);
    opening.closeBets(selections());
    opening.deal(deal.beforeFlop);
    for (std::size_t index = 0; index < round.seats.size(); ++index) {
        const Seat& seat = round.seats[index];
        opening.add(Action::Ask, m_branch.askFlop, Asked{Wager::Flop}, seat.number);
        // TH-5: collected at the fold.
        if (seat.folded()) opening.waitFor(fold(index, opening.ends()));
    }
    showStreet(opening, deal.flop, "flop", m_branch.flop);
    const auto askRemaining = [&](const Branch& branch, Wager wager) {
        for (const Seat& seat : round.seats) {
            if (!seat.folded()) opening.add(Action::Ask, branch, Asked{wager}, seat.number);
        }
    };
    askRemaining(m_branch.askTurn, Wager::Turn);
    showStreet(opening, deal.turn, "turn", m_branch.turn);
    askRemaining(m_branch.askRiver, Wager::River);
    showStreet(opening, deal.river, "river", m_branch.river);
    opening.discardStub();
    return opening.ends();
}

const Branch& HoldemBonus::handBranch(const TableRun& run, std::size_t index) const {
    return m_hand.of(bestWithBoard(run.seat(index).cards, run.round().community));
}

// TH-8: cards turned, hand set, {Ante, Flop, Turn, River}, bonus, progressive; FCHB and Six Card Bonus after the main
// wagers.
void HoldemBonus::addTurn(TableRun& run, std::size_t index) const {
    const Seat& seat = run.seat(index);
    SeatTurn turn(run.procedure(), seat.number, run.openEnds);
    StepIds handSet;
    if (isLookedAt(seat)) {
        handSet = run.addTurnAndSet(turn, index, seat.folded() ? m_branch.cardsStay : m_branch.turnCards,
                                    handBranch(run, index));
    }
    StepIds afterMain;
    for (const WagerLine& line : run.settled(index).lines) {
        const bool main = std::find(kMainWagers.begin(), kMainWagers.end(), line.wager) != kMainWagers.end();
        if (main && !line.forfeited) afterMain.push_back(settleStep(turn, line, handSet));
    }
    if (afterMain.empty()) afterMain = handSet;
    StepIds afterBonus = afterMain;
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.wager == Wager::HoldemBonus) afterBonus = {settleStep(turn, line, afterMain)};
    }
    run.addProgressive(turn, index, handSet, afterBonus);
    run.addFiveCardHandBonus(turn, index, handSet, afterMain);
    run.addHold(turn, index);
    run.addSixCardBonus(turn, index, afterMain);
    run.closeTurn(index, turn);
}

}  // namespace

std::unique_ptr<Game> openHoldemBonus(RulesSubmission submission) {
    return std::make_unique<HoldemBonus>(std::move(submission));
}

}  // namespace cutcard
