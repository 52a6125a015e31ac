#include "engine/games/caribbean_stud.h"

#include "engine/games/five_card_hands.h"
#include "engine/games/table_run.h"
#include "engine/procedure/opening.h"
#include "engine/side_wagers/floor_steps.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The branches that are not rows of a table, looked up once.
struct Branches {
    explicit Branches(const RuleSet& rules)
        : ask(rules.branch("cs.ask")), foldAnte(rules.branch("cs.fold.ante")), foldBonus(rules.branch("cs.fold.bonus")),
          foldProgressive(rules.branch("cs.fold.progressive")), cardsToRack(rules.branch("cs.fold.cards_to_rack")),
          revealDealer(rules.branch("cs.dealer.reveal")), qualifies(rules.branch("cs.dealer.qualifies")),
          noHand(rules.branch("cs.dealer.no_hand")), announceNoHand(rules.branch("cs.announce_no_hand")),
          turnCards(rules.branch("cs.turn_cards")), turnForSideWagers(rules.branch("cs.turn_for_side_wagers")),
          anteTaken(rules.branch("cs.ante.taken")), anteTied(rules.branch("cs.ante.returned_on_tie")),
          antePaid(rules.branch("cs.ante.paid")), antePaidNoHand(rules.branch("cs.ante.paid_no_hand")),
          betTaken(rules.branch("cs.bet.taken")), betTied(rules.branch("cs.bet.returned_on_tie")),
          betReturnedNoHand(rules.branch("cs.bet.returned_no_hand")),
          collectLosing(rules.branch("cs.collect_losing_hand")), collectTied(rules.branch("cs.collect_tied_hand")),
          collectWinning(rules.branch("cs.collect_winning_hand")),
          collectNoHand(rules.branch("cs.collect_cards_no_hand")), clearTable(rules.branch("cs.clear_table")) {}

    const Branch& ask;
    const Branch& foldAnte;
    const Branch& foldBonus;
    const Branch& foldProgressive;
    const Branch& cardsToRack;
    const Branch& revealDealer;
    const Branch& qualifies;
    const Branch& noHand;
    const Branch& announceNoHand;
    const Branch& turnCards;
    const Branch& turnForSideWagers;
    const Branch& anteTaken;
    const Branch& anteTied;
    const Branch& antePaid;
    const Branch& antePaidNoHand;
    const Branch& betTaken;
    const Branch& betTied;
    const Branch& betReturnedNoHand;
    const Branch& collectLosing;
    const Branch& collectTied;
    const Branch& collectWinning;
    const Branch& collectNoHand;
    const Branch& clearTable;
};

/// A-K-4-3-2 is the lowest hand that qualifies.
bool aceKingOrBetter(FiveCardRank hand) {
    constexpr std::uint32_t kAceKing = rank_mask::kAce | rank_mask::kKing;
    return hand.category() != FiveCardCategory::HighCard || (hand.others() & kAceKing) == kAceKing;
}

bool isMain(Wager wager) {
    return wager == Wager::Ante || wager == Wager::Bet;
}

class CaribbeanStud : public Game {
public:
    explicit CaribbeanStud(RulesSubmission submission);

    std::optional<SeatFault> fault(const Seat& seat) const override;
    /// A fold loses everything.
    bool stands(const Seat& seat, Wager wager) const override { return seat.wagers.has(wager) && !seat.folded(); }
    DealPlan dealPlan(const Round& round, DealingMethod method) const override;
    StepIds addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const override;

protected:
    Settlement settle(const Round& round) const override;

private:
    /// Which of the three passes of 555.11(e) a seat's main wagers belong to.
    enum class Pass : std::uint8_t { Losers, Ties, Winners };

    /// The procedure on its way.
    struct Steps {
        explicit Steps(std::size_t seats) : done(seats) {}

        std::vector<StepIds> done;  ///< By seat: what has to be done before its cards go.
        StepIds sideWagers;         ///< Of all seats.
        StepIds fromMeter;          ///< The last win from a meter; they are paid counterclockwise.
    };

    void settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const;
    Pass passOf(const TableRun& run, std::size_t index) const;
    static bool hasSideWager(const Seat& seat);

    void addProcedure(TableRun& run) const;
    void addThreePasses(TableRun& run) const;
    void addNoHand(TableRun& run) const;
    StepIds addMain(TableRun& run, std::size_t index, const StepIds& before, Steps& steps) const;
    void addSideWagers(TableRun& run, std::size_t index, Steps& steps) const;

    Branches m_branch;
    FiveCardHandBranches m_hand;
    Openings m_openings;
    PayoutLimit m_limit;
    const Paytable* m_bet;
    TableWager m_bonus;
    SideWagers m_sides;
};

CaribbeanStud::CaribbeanStud(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()), m_hand(rules(), "cs.hand."), m_openings(rules()),
      m_limit(rules(), selections()), m_bet(&rules().lettered.at(Wager::Bet).group.tables.front()),
      m_bonus(rules(), selections(), Wager::CaribbeanBonus), m_sides(this->submission()) {}

// 555.11(a): a Bet Wager of exactly twice the Ante, or a fold.
std::optional<SeatFault> CaribbeanStud::fault(const Seat& seat) const {
    const Money ante = seat.wagers[Wager::Ante];
    if (ante.isZero()) return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"ante"}};
    if (seat.decision == Decision::None) {
        return SeatFault{RefusalCode::DecisionMissing, "decision", "decision_missing", {}};
    }
    if (!seat.folded() && seat.wagers[Wager::Bet] != ante * 2) {
        return SeatFault{RefusalCode::BadPlay, "decision.bet", "bet_not_twice", {(ante * 2).text()}};
    }
    return std::nullopt;
}

DealPlan CaribbeanStud::dealPlan(const Round& round, DealingMethod method) const {
    const int each = rules().cards.seat;
    DealPlan plan;
    const auto give = [&plan](CardPlace place, int count) {
        plan.insert(plan.end(), static_cast<std::size_t>(count), {place});
    };
    if (method == DealingMethod::AutomatedShoe) {
        for (const Seat& seat : round.seats) give(seat.number, each);
        give(Spot::Dealer, each);
    } else {
        for (int pass = 0; pass < each; ++pass) {
            for (const Seat& seat : round.seats) give(seat.number, 1);
            give(Spot::Dealer, 1);
        }
    }
    // The dealer's last card, or the bottom one of the stack, lies face up.
    plan.back().faceUp = true;
    return plan;
}

bool CaribbeanStud::hasSideWager(const Seat& seat) {
    return seat.wagers.has(Wager::CaribbeanBonus) || seat.wagers.has(Wager::Progressive);
}

Settlement CaribbeanStud::settle(const Round& round) const {
    std::vector<CardsRead> hands;
    for (const Seat& seat : round.seats) hands.push_back({{}, bestFive<5>(CardSet(seat.cards))});
    const FiveCardRank dealer = bestFive<5>(CardSet(round.dealer));
    TableRun run(*this, m_sides, round, std::move(hands), dealer);
    run.settlement().dealerHand = shown(round.dealer, dealer);
    const bool qualifies = aceKingOrBetter(dealer);
    run.settlement().dealerQualifies = qualifies;
    for (std::size_t index = round.seats.size(); index-- > 0;) settleSeat(run, index, dealer);
    // With "no hand" only a hand that is turned can be an envy hand.
    run.settleEnvy([&](std::size_t index) {
        const Seat& seat = round.seats[index];
        return !seat.folded() && (qualifies || hasSideWager(seat));
    });
    run.closeMeters();
    addProcedure(run);
    return std::move(run.settlement());
}

void CaribbeanStud::settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const {
    const Seat& seat = run.seat(index);
    if (seat.folded()) {
        run.forfeit(index, Wager::Ante, m_branch.foldAnte);
        run.forfeit(index, Wager::CaribbeanBonus, m_branch.foldBonus);
        run.forfeit(index, Wager::Progressive, m_branch.foldProgressive);
        return;
    }
    const FiveCardRank hand = run.hand(index).five;
    run.settlement().seats[index].hand = shown(seat.cards, hand);
    std::vector<WagerLine>& lines = run.lines(index);
    const Money ante = seat.wagers[Wager::Ante];
    const Money bet = seat.wagers[Wager::Bet];
    const auto payAnte = [&](const Branch& branch) {
        lines.push_back(evenMoneyLine(Wager::Ante, ante, branch, rules(), selections()));
        lines.back().oddsCite = branch.cite;
    };
    if (!*run.settlement().dealerQualifies) {  // 555.11(f)(2)–(3)
        payAnte(m_branch.antePaidNoHand);
        lines.push_back(returnedLine(Wager::Bet, bet, m_branch.betReturnedNoHand));
    } else if (hand < dealer) {  // 555.11(e)(1)
        lines.push_back(takenLine(Wager::Ante, ante, m_branch.anteTaken));
        lines.push_back(takenLine(Wager::Bet, bet, m_branch.betTaken));
    } else if (hand == dealer) {  // 555.11(e)(2)
        lines.push_back(returnedLine(Wager::Ante, ante, m_branch.anteTied));
        lines.push_back(returnedLine(Wager::Bet, bet, m_branch.betTied));
    } else {  // 555.11(e)(3)
        payAnte(m_branch.antePaid);
        lines.push_back(paidLine(Wager::Bet, bet, *m_bet, *m_bet->rowFor(hand), selections().breakage()));
    }
    m_limit.apply(lines, {Wager::Ante, Wager::Bet});
    if (seat.wagers.has(Wager::CaribbeanBonus)) {
        lines.push_back(m_bonus.settle(hand, seat.wagers[Wager::CaribbeanBonus]));
    }
    run.settleProgressive(index);
}

CaribbeanStud::Pass CaribbeanStud::passOf(const TableRun& run, std::size_t index) const {
    switch (run.settled(index).lines.front().outcome) {
    case Outcome::Take: return Pass::Losers;
    case Outcome::Return: return Pass::Ties;
    case Outcome::Pay: break;
    }
    return Pass::Winners;
}

StepIds CaribbeanStud::addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const {
    const DealingMethod method = round.deal->method;
    Opening::Run opening(m_openings.by(method), rules(), procedure, round, dealPlan(round, method));
    opening.closeBets(selections());
    opening.dealTheRest();
    opening.discardStub();
    for (std::size_t index = 0; index < round.seats.size(); ++index) {
        const Seat& seat = round.seats[index];
        opening.add(Action::Ask, m_branch.ask, Asked{Wager::Bet}, seat.number);
        // CS-1: collected at once.
        if (seat.folded()) opening.waitFor(fold(index, opening.ends()));
    }
    return opening.ends();
}

void CaribbeanStud::addProcedure(TableRun& run) const {
    const bool qualifies = *run.settlement().dealerQualifies;
    run.addFoldsAndReveal(m_branch.cardsToRack, m_branch.revealDealer,
                          qualifies ? m_branch.qualifies : m_branch.noHand);
    if (qualifies) {
        addThreePasses(run);
    } else {
        addNoHand(run);
    }
    run.bindHouseOrderIfStrict();
}

StepIds CaribbeanStud::addMain(TableRun& run, std::size_t index, const StepIds& before, Steps& steps) const {
    StepIds settled;
    for (const WagerLine& line : run.settled(index).lines) {
        if (!isMain(line.wager)) continue;
        settled.push_back(run.addSettle(index, line, before));
    }
    steps.done[index].append(settled);
    return settled;
}

/// Bonus and progressive: any time after the hand is turned and before its cards are collected.
void CaribbeanStud::addSideWagers(TableRun& run, std::size_t index, Steps& steps) const {
    const StepIds handSet = {run.handSet(index)};
    StepIds unused;
    SeatTurn turn(run.procedure(), run.seat(index).number, unused);
    const std::size_t first = run.procedure().steps().size();
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.wager == Wager::CaribbeanBonus) settleStep(turn, line, handSet);
        if (line.wager != Wager::Progressive || line.outcome != Outcome::Pay) continue;
        StepIds before = handSet;
        // Wins from a meter are paid counterclockwise, whatever pass the hand belongs to.
        if (line.paidFromMeter()) before.append(steps.fromMeter);
        const StepIds paid = run.addProgressive(turn, index, handSet, before);
        if (line.paidFromMeter()) steps.fromMeter = paid;
    }
    run.addHold(turn, index);
    for (std::size_t step = first; step < run.procedure().steps().size(); ++step) {
        steps.done[index].push_back(static_cast<StepId>(step));
        steps.sideWagers.push_back(static_cast<StepId>(step));
    }
    run.addEnvySteps(index);
}

// 555.11(e), CS-1: losers as their hands are turned, then ties, then winners.
void CaribbeanStud::addThreePasses(TableRun& run) const {
    const std::size_t seats = run.round().seats.size();
    Steps steps(seats);
    StepIds last;
    const auto winsFromMeter = [&run](std::size_t index) {
        const auto& lines = run.settled(index).lines;
        return std::any_of(lines.begin(), lines.end(), [](const WagerLine& line) { return line.paidFromMeter(); });
    };
    for (std::size_t index = seats; index-- > 0;) {
        if (run.seat(index).folded()) continue;
        SeatTurn turn(run.procedure(), run.seat(index).number, run.openEnds);
        run.openEnds = run.addTurnAndSet(turn, index, m_branch.turnCards, m_hand.of(run.hand(index).five));
        steps.done[index] = run.openEnds;
        if (passOf(run, index) == Pass::Losers) {
            run.openEnds = addMain(run, index, run.openEnds, steps);
            addSideWagers(run, index, steps);
            last.push_back(run.addCollect(index, m_branch.collectLosing, steps.done[index]));
        } else if (winsFromMeter(index)) {
            addSideWagers(run, index, steps);
        }
    }
    const auto addPass = [&](Pass pass, bool oneAfterTheOther) {
        StepIds settled;
        for (std::size_t index = seats; index-- > 0;) {
            if (run.seat(index).folded() || passOf(run, index) != pass) continue;
            const StepIds ends = addMain(run, index, run.openEnds, steps);
            if (!winsFromMeter(index)) addSideWagers(run, index, steps);
            if (oneAfterTheOther) {
                run.openEnds = ends;
            } else {
                settled.append(ends);
            }
            if (pass == Pass::Ties) last.push_back(run.addCollect(index, m_branch.collectTied, steps.done[index]));
        }
        if (!settled.empty()) run.openEnds = settled;
    };
    addPass(Pass::Ties, false);
    addPass(Pass::Winners, true);
    // Winning hands stay until every winning wager is paid.
    StepIds paid = run.openEnds;
    paid.append(steps.sideWagers);
    for (std::size_t index = seats; index-- > 0;) {
        if (run.seat(index).folded() || passOf(run, index) != Pass::Winners) continue;
        last.push_back(run.addCollect(index, m_branch.collectWinning, paid));
    }
    last.append(run.openEnds);
    run.procedure().add(Action::ClearTable, kNoSeat, m_branch.clearTable, {}, last);
}

// 555.11(f), CS-2: side wagers by the cards, the announcement, the Antes counterclockwise, the Bets returned.
void CaribbeanStud::addNoHand(TableRun& run) const {
    const std::size_t seats = run.round().seats.size();
    Steps steps(seats);
    const StepIds dealerSet = run.openEnds;
    StepIds lastTurned = dealerSet;
    for (std::size_t index = seats; index-- > 0;) {
        const Seat& seat = run.seat(index);
        if (seat.folded() || !hasSideWager(seat)) continue;
        SeatTurn turn(run.procedure(), seat.number, lastTurned);
        const StepIds set = run.addTurnAndSet(turn, index, m_branch.turnForSideWagers, m_hand.of(run.hand(index).five));
        lastTurned = {static_cast<StepId>(*set.begin() - 1)};
        steps.done[index] = set;
        addSideWagers(run, index, steps);
    }
    StepIds antes = {
        run.procedure().add(Action::Announce, kNoSeat, m_branch.announceNoHand, Announcement{"no_hand"}, dealerSet)};
    const auto settleAll = [&](Wager wager, bool oneAfterTheOther) {
        for (std::size_t index = seats; index-- > 0;) {
            for (const WagerLine& line : run.settled(index).lines) {
                if (line.wager != wager || line.forfeited) continue;
                const StepId settled = run.addSettle(index, line, oneAfterTheOther ? antes : dealerSet);
                steps.done[index].push_back(settled);
                if (oneAfterTheOther) antes = {settled};
            }
        }
    };
    settleAll(Wager::Ante, true);
    settleAll(Wager::Bet, false);
    StepIds last = antes;
    for (std::size_t index = seats; index-- > 0;) {
        if (run.seat(index).folded()) continue;
        StepIds before = steps.done[index];
        before.append(antes);
        last.push_back(run.addCollect(index, m_branch.collectNoHand, before));
    }
    run.procedure().add(Action::ClearTable, kNoSeat, m_branch.clearTable, {}, last);
}

}  // namespace

std::unique_ptr<Game> openCaribbeanStud(RulesSubmission submission) {
    return std::make_unique<CaribbeanStud>(std::move(submission));
}

}  // namespace cutcard
