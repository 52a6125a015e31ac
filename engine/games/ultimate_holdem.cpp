#include "engine/games/ultimate_holdem.h"

#include "engine/games/five_card_hands.h"
#include "engine/games/holdem.h"
#include "engine/games/table_run.h"
#include "engine/side_wagers/floor_steps.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The branches that are not rows of a table, looked up once.
struct Branches {
    explicit Branches(const RuleSet& rules)
        : askPreflop(rules.branch("uth.ask_preflop")), askFlop(rules.branch("uth.ask_flop")),
          askRiver(rules.branch("uth.ask_river")), flop(rules.branch("street.flop")), turn(rules.branch("street.turn")),
          river(rules.branch("street.river")), foldAnte(rules.branch("uth.fold.ante")),
          foldBlind(rules.branch("uth.fold.blind")), foldTrips(rules.branch("uth.fold.trips")),
          foldProgressive(rules.branch("uth.fold.progressive")), cardsToRack(rules.branch("uth.fold.cards_to_rack")),
          cardsStay(rules.branch("uth.fold.cards_stay")), turnedForEnvy(rules.branch("uth.fold.turned_for_envy")),
          revealDealer(rules.branch("uth.dealer.reveal")), pairOrBetter(rules.branch("uth.dealer.pair_or_better")),
          belowPair(rules.branch("uth.dealer.below_pair")), turnCards(rules.branch("uth.turn_cards")),
          antePaid(rules.branch("uth.ante.paid")), anteTaken(rules.branch("uth.ante.taken")),
          anteReturned(rules.branch("uth.ante.returned_dealer_below_pair")),
          anteReturnedLosing(rules.branch("uth.ante.returned_while_losing")),
          anteTied(rules.branch("uth.ante.returned_on_tie")), playPaid(rules.branch("uth.play.paid")),
          playTaken(rules.branch("uth.play.taken")), playTied(rules.branch("uth.play.returned_on_tie")),
          blindReturned(rules.branch("uth.blind.returned_below_table")), blindTaken(rules.branch("uth.blind.taken")),
          blindTied(rules.branch("uth.blind.returned_on_tie")), collectCards(rules.branch("uth.collect_cards")),
          clearTable(rules.branch("uth.clear_table")) {}

    const Branch& askPreflop;
    const Branch& askFlop;
    const Branch& askRiver;
    const Branch& flop;
    const Branch& turn;
    const Branch& river;
    const Branch& foldAnte;
    const Branch& foldBlind;
    const Branch& foldTrips;
    const Branch& foldProgressive;
    const Branch& cardsToRack;
    const Branch& cardsStay;
    const Branch& turnedForEnvy;
    const Branch& revealDealer;
    const Branch& pairOrBetter;
    const Branch& belowPair;
    const Branch& turnCards;
    const Branch& antePaid;
    const Branch& anteTaken;
    const Branch& anteReturned;
    const Branch& anteReturnedLosing;
    const Branch& anteTied;
    const Branch& playPaid;
    const Branch& playTaken;
    const Branch& playTied;
    const Branch& blindReturned;
    const Branch& blindTaken;
    const Branch& blindTied;
    const Branch& collectCards;
    const Branch& clearTable;
};

class UltimateHoldem : public Game {
public:
    explicit UltimateHoldem(RulesSubmission submission);

    std::optional<SeatFault> fault(const Seat& seat) const override;
    bool stands(const Seat& seat, Wager wager) const override;
    DealPlan dealPlan(const Round& round, DealingMethod method) const override;
    StepIds addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const override;

protected:
    Settlement settle(const Round& round) const override;

private:
    bool isLookedAt(const Seat& seat) const { return !seat.folded() || stands(seat, Wager::Trips); }

    void settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const;
    void settleMain(const Seat& seat, FiveCardRank hand, FiveCardRank dealer, std::vector<WagerLine>& lines) const;

    void addProcedure(TableRun& run) const;
    void addTurn(TableRun& run, std::size_t index) const;
    const Branch& handBranch(const TableRun& run, std::size_t index) const;

    Branches m_branch;
    FiveCardHandBranches m_hand;
    Openings m_openings;
    PayoutLimit m_limit;
    const Paytable* m_blind;
    TableWager m_trips;
    SideWagers m_sides;
};

UltimateHoldem::UltimateHoldem(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()), m_hand(rules(), "uth.hand."), m_openings(rules()),
      m_limit(rules(), selections()),
      m_blind(rules().lettered.at(Wager::Blind).group.find(selections().letters.at(Wager::Blind))),
      m_trips(rules(), selections(), Wager::Trips), m_sides(this->submission()) {}

// Ante and Blind, equal, both required; one Play Wager, its size by the moment.
std::optional<SeatFault> UltimateHoldem::fault(const Seat& seat) const {
    const Money ante = seat.wagers[Wager::Ante];
    if (ante.isZero()) return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"ante"}};
    if (!seat.wagers.has(Wager::Blind)) {
        return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {"blind"}};
    }
    if (seat.wagers[Wager::Blind] != ante) {
        return SeatFault{RefusalCode::SuperBonusNotEqual, "wagers.blind", "blind_not_equal", {}};
    }
    if (seat.decision == Decision::None) {
        return SeatFault{RefusalCode::DecisionMissing, "decision", "decision_missing", {}};
    }
    if (seat.folded()) return std::nullopt;
    const Money play = seat.wagers[Wager::Play];
    const bool fits = (seat.playedOn == Street::Preflop && (play == ante * 3 || play == ante * 4)) ||
                      (seat.playedOn == Street::Flop && play == ante * 2) ||
                      (seat.playedOn == Street::River && play == ante);
    if (!fits) return SeatFault{RefusalCode::BadPlay, "decision.play", "play_of_street", {}};
    return std::nullopt;
}

bool UltimateHoldem::stands(const Seat& seat, Wager wager) const {
    if (!seat.wagers.has(wager) || seat.left) return false;
    if (!seat.folded()) return true;
    return wager == Wager::Trips && selections().stands("trips_on_fold");
}

// 569.10; one card is burned before the flop and one before turn and river, which are shown together.
DealPlan UltimateHoldem::dealPlan(const Round& round, DealingMethod method) const {
    return holdemDeal(round, method, 0, false).plan;
}

Settlement UltimateHoldem::settle(const Round& round) const {
    std::vector<CardsRead> hands;
    for (const Seat& seat : round.seats) hands.push_back({{}, bestWithFlop(seat.cards, round.community)});
    TableRun run(*this, m_sides, round, std::move(hands), {});
    const FiveCardRank dealer = bestWithBoard(round.dealer, round.community);
    run.settlement().dealerHand = shown(withBoard(round.dealer, round.community), dealer);
    run.settlement().dealerQualifies = dealer.category() >= FiveCardCategory::Pair;
    for (std::size_t index = round.seats.size(); index-- > 0;) settleSeat(run, index, dealer);
    run.settleEnvy([&run](std::size_t index) { return run.settled(index).hand.has_value(); });
    run.closeMeters();
    addProcedure(run);
    return std::move(run.settlement());
}

void UltimateHoldem::settleSeat(TableRun& run, std::size_t index, FiveCardRank dealer) const {
    const Round& round = run.round();
    const Seat& seat = run.seat(index);
    const FiveCardRank hand = bestWithBoard(seat.cards, round.community);
    // TH-5: a folded hand stays while a wager stands or anybody has a progressive wager.
    if (isLookedAt(seat) || round.anyone(Wager::Progressive)) {
        run.settlement().seats[index].hand = shown(withBoard(seat.cards, round.community), hand);
    }
    if (seat.folded()) {
        run.forfeit(index, Wager::Ante, m_branch.foldAnte);
        run.forfeit(index, Wager::Blind, m_branch.foldBlind);
        run.forfeit(index, Wager::Trips, m_branch.foldTrips);
        run.forfeit(index, Wager::Progressive, m_branch.foldProgressive);
    } else {
        settleMain(seat, hand, dealer, run.lines(index));
    }
    if (stands(seat, Wager::Trips)) run.lines(index).push_back(m_trips.settle(hand, seat.wagers[Wager::Trips]));
    run.settleProgressive(index);
}

void UltimateHoldem::settleMain(const Seat& seat, FiveCardRank hand, FiveCardRank dealer,
                                std::vector<WagerLine>& lines) const {
    const bool qualifies = dealer.category() >= FiveCardCategory::Pair;
    const Money ante = seat.wagers[Wager::Ante];
    const Money blind = seat.wagers[Wager::Blind];
    const Money play = seat.wagers[Wager::Play];
    if (hand == dealer) {
        lines.push_back(returnedLine(Wager::Ante, ante, m_branch.anteTied));
        lines.push_back(returnedLine(Wager::Blind, blind, m_branch.blindTied));
        lines.push_back(returnedLine(Wager::Play, play, m_branch.playTied));
    } else if (hand < dealer) {
        lines.push_back(qualifies ? takenLine(Wager::Ante, ante, m_branch.anteTaken)
                                  : returnedLine(Wager::Ante, ante, m_branch.anteReturnedLosing));
        lines.push_back(takenLine(Wager::Blind, blind, m_branch.blindTaken));
        lines.push_back(takenLine(Wager::Play, play, m_branch.playTaken));
    } else {
        lines.push_back(qualifies ? evenMoneyLine(Wager::Ante, ante, m_branch.antePaid, rules(), selections())
                                  : returnedLine(Wager::Ante, ante, m_branch.anteReturned));
        const PaytableRow* row = m_blind->rowFor(hand);
        lines.push_back(row != nullptr ? paidLine(Wager::Blind, blind, *m_blind, *row, selections().breakage())
                                       : returnedLine(Wager::Blind, blind, m_branch.blindReturned));
        lines.push_back(evenMoneyLine(Wager::Play, play, m_branch.playPaid, rules(), selections()));
        m_limit.apply(lines, {Wager::Ante, Wager::Blind, Wager::Play});
    }
}

void UltimateHoldem::addProcedure(TableRun& run) const {
    const std::size_t seats = run.round().seats.size();
    const Branch& dealerHand = *run.settlement().dealerQualifies ? m_branch.pairOrBetter : m_branch.belowPair;
    run.addFoldsAndReveal(m_branch.cardsToRack, m_branch.revealDealer, dealerHand);
    for (std::size_t index = seats; index-- > 0;) {
        if (!isLookedAt(run.seat(index))) continue;
        addTurn(run, index);
        run.addEnvySteps(index);
    }
    for (std::size_t index = seats; index-- > 0;) {
        if (!isLookedAt(run.seat(index)) && run.settled(index).hand) {
            run.addTurnForEnvy(index, m_branch.turnedForEnvy, handBranch(run, index));
        }
    }
    run.addSeatBySeatEnd(m_branch.collectCards, m_branch.clearTable);
    run.bindHouseOrderIfStrict();
}

StepIds UltimateHoldem::addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const {
    const DealingMethod method = round.deal->method;
    const HoldemDeal deal = holdemDeal(round, method, 0, false);
    Opening::Run opening(m_openings.by(method), rules(), procedure, round, deal.plan);
    opening.closeBets(selections());
    opening.deal(deal.beforeFlop);
    // Who has made the Play Wager is not asked again.
    const auto askFrom = [&](Street street, const Branch& branch) {
        for (std::size_t index = 0; index < round.seats.size(); ++index) {
            const Seat& seat = round.seats[index];
            if (!seat.folded() && seat.playedOn < street) continue;
            opening.add(Action::Ask, branch, Asked{Wager::Play}, seat.number);
            if (seat.folded() && street == Street::River) {
                opening.waitFor(fold(index, opening.ends()));
            }
        }
    };
    askFrom(Street::Preflop, m_branch.askPreflop);
    showStreet(opening, deal.flop, "flop", m_branch.flop);
    askFrom(Street::Flop, m_branch.askFlop);
    showStreet(opening, deal.turn, "turn", m_branch.turn);
    showStreet(opening, deal.river, "river", m_branch.river);
    opening.discardStub();
    askFrom(Street::River, m_branch.askRiver);
    return opening.ends();
}

const Branch& UltimateHoldem::handBranch(const TableRun& run, std::size_t index) const {
    return m_hand.of(bestWithBoard(run.seat(index).cards, run.round().community));
}

// Cards turned, hand set, {Ante, Blind, Play}, Trips, progressive.
void UltimateHoldem::addTurn(TableRun& run, std::size_t index) const {
    const Seat& seat = run.seat(index);
    SeatTurn turn(run.procedure(), seat.number, run.openEnds);
    const StepIds handSet =
        run.addTurnAndSet(turn, index, seat.folded() ? m_branch.cardsStay : m_branch.turnCards, handBranch(run, index));
    StepIds afterMain;
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.forfeited) continue;
        if (line.wager == Wager::Ante || line.wager == Wager::Blind || line.wager == Wager::Play) {
            afterMain.push_back(settleStep(turn, line, handSet));
        } else if (line.wager == Wager::Trips) {
            afterMain = {settleStep(turn, line, afterMain.empty() ? handSet : afterMain)};
        }
    }
    run.addProgressive(turn, index, handSet, afterMain);
    run.addHold(turn, index);
    run.closeTurn(index, turn);
}

}  // namespace

std::unique_ptr<Game> openUltimateHoldem(RulesSubmission submission) {
    return std::make_unique<UltimateHoldem>(std::move(submission));
}

}  // namespace cutcard
