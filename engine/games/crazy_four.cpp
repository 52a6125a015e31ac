#include "engine/games/crazy_four.h"

#include "engine/games/four_card_hands.h"
#include "engine/games/table_run.h"
#include "engine/procedure/opening.h"
#include "engine/side_wagers/cover_all.h"
#include "engine/side_wagers/floor_steps.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

/// How the dealer's hand stands against a player's: the branches of 657a.11(c)(3).
enum class Standing : std::uint8_t { DealerBelowKing, PlayerLower, PlayerHigher, Equal };

/// What one standing decides for the three main wagers.
struct MainBranches {
    const Branch* ante;
    const Branch* play;
    const Branch* superBonusPaid;  ///< Null: by the row of the table.
    const Branch* superBonusNotPaid;
};

/// The branches that are not rows of a table, looked up once.
struct Branches {
    explicit Branches(const RuleSet& rules)
        : ask(rules.branch("c4.ask")), foldAnte(rules.branch("c4.fold.ante")),
          foldSuperBonus(rules.branch("c4.fold.super_bonus")), foldQueensUp(rules.branch("c4.fold.queens_up")),
          foldProgressive(rules.branch("c4.fold.progressive")),
          foldBonus(rules.fiveCardHandBonus ? &rules.branch("c4.fold.five_card_hand_bonus") : nullptr),
          cardsToRack(rules.branch("c4.fold.cards_to_rack")),
          cardsStay(rules.branches->contains("c4.fold.cards_stay") ? &rules.branch("c4.fold.cards_stay") : nullptr),
          revealDealer(rules.branch("c4.dealer.reveal")), belowKing(rules.branch("c4.dealer.below_king")),
          qualifies(rules.branch("c4.dealer.qualifies")), turnCards(rules.branch("c4.turn_cards")),
          foldCoverAll(rules.coverAll ? &rules.branch("c4.fold.cover_all") : nullptr),
          gameOver(rules.hasTrait("keypad") ? &rules.branch("keypad.game_over") : nullptr),
          collectCards(rules.branch("c4.collect_cards")), clearTable(rules.branch("c4.clear_table")) {}

    const Branch& ask;
    const Branch& foldAnte;
    const Branch& foldSuperBonus;
    const Branch& foldQueensUp;
    const Branch& foldProgressive;
    const Branch* foldBonus;  ///< Null where the chapter has no such wager.
    const Branch& cardsToRack;
    const Branch* cardsStay;  ///< Null where nothing stands after a fold.
    const Branch& revealDealer;
    const Branch& belowKing;
    const Branch& qualifies;
    const Branch& turnCards;
    const Branch* foldCoverAll;
    const Branch* gameOver;
    const Branch& collectCards;
    const Branch& clearTable;
};

class CrazyFour : public Game {
public:
    explicit CrazyFour(RulesSubmission submission);

    std::optional<SeatFault> fault(const Seat& seat) const override;
    bool stands(const Seat& seat, Wager wager) const override;
    DealPlan dealPlan(const Round& round, DealingMethod method) const override;
    StepIds addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const override;

protected:
    Settlement settle(const Round& round) const override;

private:
    bool cardsStay(const Seat& seat) const;
    bool cardsAreTurned(const Seat& seat) const;

    void settleSeat(TableRun& run, std::size_t index, FourCardRank dealer) const;
    void settleMain(const Seat& seat, Standing standing, FourCardRank hand, std::vector<WagerLine>& lines) const;

    void settleCoverAll(TableRun& run, FourCardRank dealer) const;

    void addProcedure(TableRun& run) const;
    void addTurn(TableRun& run, std::size_t index) const;
    void addEnd(TableRun& run) const;
    StepIds addCoverAll(TableRun& run) const;
    StepIds collectSeatBySeat(TableRun& run, const StepIds& coverAll) const;
    const FourCardRank* highestHand(const TableRun& run, const FourCardRank& dealer) const;

    Branches m_branch;
    FourCardHandBranches m_hand;
    std::array<MainBranches, 4> m_main;
    Openings m_openings;
    const Paytable* m_superBonus;
    TableWager m_queensUp;
    SideWagers m_sides;
    std::optional<CoverAll> m_coverAll;
};

CrazyFour::CrazyFour(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()), m_hand(rules(), "c4.hand."),
      m_main{MainBranches{&rules().branch("c4.ante.returned_dealer_below_king"),
                          &rules().branch("c4.play.paid_dealer_below_king"),
                          &rules().branch("c4.super_bonus.paid_dealer_below_king"),
                          &rules().branch("c4.super_bonus.returned_dealer_below_king")},
             MainBranches{&rules().branch("c4.ante.taken"), &rules().branch("c4.play.taken"),
                          &rules().branch("c4.super_bonus.paid_while_losing"), &rules().branch("c4.super_bonus.taken")},
             MainBranches{&rules().branch("c4.ante.paid"), &rules().branch("c4.play.paid"), nullptr,
                          &rules().branch("c4.super_bonus.returned_while_winning")},
             MainBranches{&rules().branch("c4.ante.returned_on_tie"), &rules().branch("c4.play.returned_on_tie"),
                          &rules().branch("c4.super_bonus.paid_on_tie"),
                          &rules().branch("c4.super_bonus.returned_on_tie")}},
      m_openings(rules()), m_superBonus(&rules().lettered.at(Wager::SuperBonus).group.tables.front()),
      m_queensUp(rules(), selections(), Wager::QueensUp), m_sides(this->submission()) {
    if (selections().coverAll) m_coverAll.emplace(rules(), selections());
}

// 657a.7(d)(1): Ante and Super Bonus in equal amounts come first; every other wager is additional to them.
std::optional<SeatFault> CrazyFour::fault(const Seat& seat) const {
    const Money ante = seat.wagers[Wager::Ante];
    if (ante.isZero()) return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"ante"}};
    if (!seat.wagers.has(Wager::SuperBonus)) {
        return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"super_bonus"}};
    }
    if (seat.wagers[Wager::SuperBonus] != ante) {
        return SeatFault{RefusalCode::SuperBonusNotEqual, "wagers.super_bonus", "super_bonus_not_equal", {}};
    }
    if (seat.decision == Decision::None) {
        return SeatFault{RefusalCode::DecisionMissing, "decision", "decision_missing", {}};
    }
    if (seat.folded()) return std::nullopt;
    // 657a.11(b), C4-4: the Ante; up to three times the Ante from a pair of aces up.
    const Money play = seat.wagers[Wager::Play];
    const Money most = pairOfAcesOrBetter(bestFour<5>(CardSet(seat.cards))) ? ante * 3 : ante;
    if (play < ante || play > most) {
        return SeatFault{RefusalCode::BadPlay, "decision.play", "play_out_of_range", {ante.text(), most.text()}};
    }
    return std::nullopt;
}

DealPlan CrazyFour::dealPlan(const Round& round, DealingMethod method) const {
    const int each = rules().cards.seat;
    DealPlan plan;
    const auto give = [&plan](CardPlace place, int count) { plan.insert(plan.end(), std::size_t(count), {place}); };
    if (method == DealingMethod::AutomatedShoe) {
        // 657a.10(b): a stack a seat, the dealer's stack, then the top card of one more.
        for (const Seat& seat : round.seats) give(seat.number, each);
        give(Spot::Dealer, each);
        if (round.anyone(Wager::SixCardBonus)) {
            give(Spot::SixCardBonus, 1);
            give(Spot::Discard, each - 1);
        }
        return plan;
    }
    // 657a.8(d), 657a.9(b): the Six Card Bonus card first, then one card at a time, the dealer last.
    if (round.anyone(Wager::SixCardBonus)) give(Spot::SixCardBonus, 1);
    for (int pass = 0; pass < each; ++pass) {
        for (const Seat& seat : round.seats) give(seat.number, 1);
        give(Spot::Dealer, 1);
    }
    return plan;
}

Standing standing(FourCardRank dealer, FourCardRank player) {
    if (!kingHighOrBetter(dealer)) return Standing::DealerBelowKing;
    if (player < dealer) return Standing::PlayerLower;
    return player > dealer ? Standing::PlayerHigher : Standing::Equal;
}

// 657a.11(b)(1)–(3), C4-5, ALL-10: what a fold leaves alone.
bool CrazyFour::stands(const Seat& seat, Wager wager) const {
    if (!seat.wagers.has(wager) || seat.left) return false;
    if (!seat.folded()) return true;
    switch (wager) {
    case Wager::SixCardBonus: return true;
    case Wager::CoverAll: return selections().stands("cover_all_on_fold");
    case Wager::FiveCardHandBonusPlayer:
    case Wager::FiveCardHandBonusDealer: return selections().stands("five_card_hand_bonus_on_fold");
    default: return false;
    }
}

bool CrazyFour::cardsStay(const Seat& seat) const {
    return cardsAreTurned(seat) || stands(seat, Wager::FiveCardHandBonusDealer);
}

// ALL-16: a folded seat's cards are turned only where a standing wager looks at them.
bool CrazyFour::cardsAreTurned(const Seat& seat) const {
    return !seat.folded() || stands(seat, Wager::SixCardBonus) || stands(seat, Wager::FiveCardHandBonusPlayer);
}

Settlement CrazyFour::settle(const Round& round) const {
    std::vector<CardsRead> hands;
    hands.reserve(round.seats.size());
    for (const Seat& seat : round.seats) hands.push_back(readFiveCards(seat.cards));
    const CardsRead dealer = readFiveCards(round.dealer);
    TableRun run(*this, m_sides, round, std::move(hands), dealer.five);
    run.settlement().dealerHand = shown(round.dealer, dealer.four);
    run.settlement().dealerQualifies = kingHighOrBetter(dealer.four);
    // Meters are paid from in the order of settlement: counterclockwise (ALL-1, ALL-8).
    for (std::size_t index = round.seats.size(); index-- > 0;) settleSeat(run, index, dealer.four);
    settleCoverAll(run, dealer.four);
    // ALL-9: a folded hand is none, even where its cards stay.
    run.settleEnvy([&round](std::size_t index) { return !round.seats[index].folded(); });
    run.closeMeters();
    addProcedure(run);
    return std::move(run.settlement());
}

void CrazyFour::settleSeat(TableRun& run, std::size_t index, FourCardRank dealer) const {
    const Seat& seat = run.seat(index);
    const FourCardRank hand = run.hand(index).four;
    if (cardsStay(seat)) run.settlement().seats[index].hand = shown(seat.cards, hand);
    if (seat.folded()) {
        run.forfeit(index, Wager::Ante, m_branch.foldAnte);
        run.forfeit(index, Wager::SuperBonus, m_branch.foldSuperBonus);
        run.forfeit(index, Wager::QueensUp, m_branch.foldQueensUp);
        run.forfeit(index, Wager::Progressive, m_branch.foldProgressive);
        if (m_branch.foldCoverAll != nullptr) run.forfeit(index, Wager::CoverAll, *m_branch.foldCoverAll);
        if (m_branch.foldBonus != nullptr) {
            run.forfeit(index, Wager::FiveCardHandBonusPlayer, *m_branch.foldBonus);
            run.forfeit(index, Wager::FiveCardHandBonusDealer, *m_branch.foldBonus);
        }
    } else {
        settleMain(seat, standing(dealer, hand), hand, run.lines(index));
        if (seat.wagers.has(Wager::QueensUp)) {
            run.lines(index).push_back(m_queensUp.settle(hand, seat.wagers[Wager::QueensUp]));
        }
    }
    run.settleProgressive(index);
    run.settleFiveCardHandBonus(index);
    run.settleSixCardBonus(index);
}

void CrazyFour::settleMain(const Seat& seat, Standing standing, FourCardRank hand,
                           std::vector<WagerLine>& lines) const {
    const MainBranches& branches = m_main[static_cast<std::size_t>(standing)];
    const auto settle = [&](Wager wager, Outcome outcome, const Branch& decidedBy) {
        const Money stake = seat.wagers[wager];
        switch (outcome) {
        case Outcome::Take: lines.push_back(takenLine(wager, stake, decidedBy)); break;
        case Outcome::Pay: lines.push_back(evenMoneyLine(wager, stake, decidedBy, rules(), selections())); break;
        case Outcome::Return: lines.push_back(returnedLine(wager, stake, decidedBy)); break;
        }
    };
    switch (standing) {
    case Standing::DealerBelowKing:  // C4-2: whatever the comparison of the hands is.
        settle(Wager::Ante, Outcome::Return, *branches.ante);
        settle(Wager::Play, Outcome::Pay, *branches.play);
        break;
    case Standing::PlayerLower:
        settle(Wager::Ante, Outcome::Take, *branches.ante);
        settle(Wager::Play, Outcome::Take, *branches.play);
        break;
    case Standing::PlayerHigher:
        settle(Wager::Ante, Outcome::Pay, *branches.ante);
        settle(Wager::Play, Outcome::Pay, *branches.play);
        break;
    case Standing::Equal:
        settle(Wager::Ante, Outcome::Return, *branches.ante);
        settle(Wager::Play, Outcome::Return, *branches.play);
        break;
    }
    // C4-3: the table pays a straight or better in every case; without one the Super Bonus is lost only to a better
    // hand.
    const Money stake = seat.wagers[Wager::SuperBonus];
    if (const PaytableRow* row = m_superBonus->rowFor(hand)) {
        lines.push_back(paidLine(Wager::SuperBonus, stake, *m_superBonus, *row, selections().breakage()));
        if (branches.superBonusPaid != nullptr) lines.back().branch = branches.superBonusPaid;
    } else if (standing == Standing::PlayerLower) {
        lines.push_back(takenLine(Wager::SuperBonus, stake, *branches.superBonusNotPaid));
    } else {
        lines.push_back(returnedLine(Wager::SuperBonus, stake, *branches.superBonusNotPaid));
    }
}

StepIds CrazyFour::addOpening(Procedure& procedure, const Round& round, const FoldSteps&) const {
    const DealingMethod method = round.deal->method;
    Opening::Run opening(m_openings.by(method), rules(), procedure, round, dealPlan(round, method));
    opening.closeBets(selections());
    opening.dealTheRest();
    opening.discardStub();
    // 657a.11(b): clockwise.
    for (const Seat& seat : round.seats) {
        opening.add(Action::Ask, m_branch.ask, Asked{Wager::Play}, seat.number);
    }
    return opening.ends();
}

void CrazyFour::addProcedure(TableRun& run) const {
    const Round& round = run.round();
    // 657a.11(c): forfeits and their cards, in any order among seats, then the dealer's cards.
    const Branch& qualifies = *run.settlement().dealerQualifies ? m_branch.qualifies : m_branch.belowKing;
    run.addForfeitsAndReveal(m_branch.cardsToRack, m_branch.revealDealer, qualifies);
    for (std::size_t index = round.seats.size(); index-- > 0;) {
        addTurn(run, index);
        run.addEnvySteps(index);
    }
    addEnd(run);
    run.bindHouseOrderIfStrict();
}

// C4-6: cards turned, hand set, the main wagers, Queens Up, then the other side wagers in any order.
void CrazyFour::addTurn(TableRun& run, std::size_t index) const {
    const Seat& seat = run.seat(index);
    SeatTurn turn(run.procedure(), seat.number, run.openEnds);
    StepIds handSet;
    if (cardsAreTurned(seat)) {
        handSet = run.addTurnAndSet(turn, index, seat.folded() ? *m_branch.cardsStay : m_branch.turnCards,
                                    m_hand.of(run.hand(index).four));
    }
    StepIds afterMain;
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.forfeited) continue;
        if (line.wager == Wager::Ante || line.wager == Wager::Play || line.wager == Wager::SuperBonus) {
            afterMain.push_back(settleStep(turn, line, handSet));
        } else if (line.wager == Wager::QueensUp) {
            // 573.11(d) does not put Queens Up after the main wagers.
            if (rules().hasTrait("queens_up_with_main_wagers")) {
                afterMain.push_back(settleStep(turn, line, handSet));
            } else {
                afterMain = {settleStep(turn, line, afterMain)};
            }
        }
    }
    if (afterMain.empty()) afterMain = handSet;
    run.addProgressive(turn, index, handSet, afterMain);
    run.addFiveCardHandBonus(turn, index, handSet, afterMain);
    run.addHold(turn, index);
    run.addSixCardBonus(turn, index, afterMain);
    run.closeTurn(index, turn);
}

// C4-9: only hands that were not folded compete, the dealer's among them.
const FourCardRank* CrazyFour::highestHand(const TableRun& run, const FourCardRank& dealer) const {
    const FourCardRank* highest = &dealer;
    for (std::size_t index = 0; index < run.round().seats.size(); ++index) {
        if (run.seat(index).folded()) continue;
        const FourCardRank& hand = run.hand(index).four;
        if (CoverAll::strength(hand) > CoverAll::strength(*highest)) highest = &hand;
    }
    return highest;
}

void CrazyFour::settleCoverAll(TableRun& run, FourCardRank dealer) const {
    if (!m_coverAll) return;
    const FourCardRank highest = *highestHand(run, dealer);
    for (std::size_t index = run.round().seats.size(); index-- > 0;) {
        if (!stands(run.seat(index), Wager::CoverAll)) continue;
        run.lines(index).push_back(
            m_coverAll->settle(highest, run.round().seats.size(), run.seat(index).wagers[Wager::CoverAll]));
    }
}

// MA 12(j): last of all, in any seat order.
StepIds CrazyFour::addCoverAll(TableRun& run) const {
    StepIds settled;
    for (std::size_t index = run.round().seats.size(); index-- > 0;) {
        for (const WagerLine& line : run.settled(index).lines) {
            if (line.wager != Wager::CoverAll || line.forfeited) continue;
            settled.push_back(run.addSettle(index, line, run.openEnds));
        }
    }
    return settled;
}

// C4-11: a seat's cards may go when its wagers are settled; from a straight up they stay while Cover All wagers stand
// and no higher hand has been found.
StepIds CrazyFour::collectSeatBySeat(TableRun& run, const StepIds& coverAll) const {
    StepIds collected;
    const FourCardRank dealer = readFiveCards(run.round().dealer).four;
    int highestSoFar = CoverAll::strength(dealer);
    for (std::size_t index = run.round().seats.size(); index-- > 0;) {
        if (!run.settled(index).hand) continue;
        StepIds before = run.turnEnds(index);
        const int strength = run.seat(index).folded() ? -1 : CoverAll::strength(run.hand(index).four);
        if (!coverAll.empty() && strength >= 0 && strength >= highestSoFar) {
            StepIds until = coverAll;
            for (std::size_t later = index; later-- > 0;) {
                if (run.seat(later).folded() || CoverAll::strength(run.hand(later).four) <= strength) continue;
                until = {run.handSet(later)};
                break;
            }
            before.append(until);
        }
        highestSoFar = std::max(highestSoFar, strength);
        collected.push_back(run.addCollect(index, m_branch.collectCards, before));
    }
    return collected;
}

// 657a.11(h), ALL-13, ALL-16: when every wager at the table is settled, the cards that are still out are collected.
void CrazyFour::addEnd(TableRun& run) const {
    const StepIds coverAll = addCoverAll(run);
    StepIds ends = coverAll.empty() ? run.openEnds : coverAll;
    StepIds last;
    if (m_branch.gameOver != nullptr && selections().progressive) {
        StepIds reconciled = ends;
        for (std::size_t index = 0; index < run.round().seats.size(); ++index) reconciled.append(run.envyPaid(index));
        last.push_back(
            run.procedure().add(Action::Keypad, kNoSeat, *m_branch.gameOver, KeyPressed{"game_over"}, reconciled));
    }
    if (rules().hasTrait("clears_seat_by_seat")) {
        last.append(collectSeatBySeat(run, coverAll));
        last.append(ends);
    } else {
        for (std::size_t index = run.round().seats.size(); index-- > 0;) {
            if (run.settled(index).hand) last.push_back(run.addCollect(index, m_branch.collectCards, ends));
        }
    }
    run.procedure().add(Action::ClearTable, kNoSeat, m_branch.clearTable, {}, last.empty() ? ends : last);
}

}  // namespace

std::unique_ptr<Game> openCrazyFour(RulesSubmission submission) {
    return std::make_unique<CrazyFour>(std::move(submission));
}

}  // namespace cutcard
