#include "engine/games/four_card.h"

#include "engine/games/four_card_hands.h"
#include "engine/games/table_run.h"
#include "engine/procedure/opening.h"
#include "engine/side_wagers/floor_steps.h"

#include <algorithm>

namespace cutcard {
namespace {

/// The branches that are not rows of a table, looked up once.
struct Branches {
    explicit Branches(const RuleSet& rules)
        : ask(rules.branch("fc.ask")), foldAnte(rules.branch("fc.fold.ante")),
          foldProgressive(rules.branch("fc.fold.progressive")), foldBadBeat(rules.branch("fc.fold.bad_beat")),
          foldBonus(rules.branch("fc.fold.five_card_hand_bonus")), cardsToRack(rules.branch("fc.fold.cards_to_rack")),
          cardsStay(rules.branch("fc.fold.cards_stay")), revealDealer(rules.branch("fc.dealer.reveal")),
          dealerHand(rules.branch("fc.dealer.hand")), turnCards(rules.branch("fc.turn_cards")),
          anteBonusWhileLosing(rules.branch("fc.ante_bonus.paid_while_losing")),
          collectCards(rules.branch("fc.collect_cards")), clearTable(rules.branch("fc.clear_table")) {}

    const Branch& ask;
    const Branch& foldAnte;
    const Branch& foldProgressive;
    const Branch& foldBadBeat;
    const Branch& foldBonus;
    const Branch& cardsToRack;
    const Branch& cardsStay;
    const Branch& revealDealer;
    const Branch& dealerHand;
    const Branch& turnCards;
    const Branch& anteBonusWhileLosing;
    const Branch& collectCards;
    const Branch& clearTable;
};

/// 641a.11(c)(3): the two branches of the text, and the tie inside the second.
struct WagerBranches {
    WagerBranches(const RuleSet& rules, const std::string& prefix)
        : taken(rules.branch(prefix + ".taken")), paid(rules.branch(prefix + ".paid")),
          paidOnTie(rules.branch(prefix + ".paid_on_tie")) {}

    const Branch& taken;
    const Branch& paid;
    const Branch& paidOnTie;
};

class FourCard : public Game {
public:
    explicit FourCard(RulesSubmission submission);

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
    void settleMain(const Seat& seat, FourCardRank hand, FourCardRank dealer, std::vector<WagerLine>& lines) const;
    WagerLine settleBadBeat(Money stake, FourCardRank hand, FourCardRank dealer) const;

    void addProcedure(TableRun& run) const;
    void addTurn(TableRun& run, std::size_t index) const;

    Branches m_branch;
    FourCardHandBranches m_hand;
    WagerBranches m_ante;
    WagerBranches m_play;
    Openings m_openings;
    const Paytable* m_anteBonus;
    TableWager m_acesUp;
    const LetteredWager* m_badBeat;
    SideWagers m_sides;
};

FourCard::FourCard(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()), m_hand(rules(), "fc.hand."), m_ante(rules(), "fc.ante"),
      m_play(rules(), "fc.play"), m_openings(rules()),
      m_anteBonus(&rules().lettered.at(Wager::AnteBonus).group.tables.front()),
      m_acesUp(rules(), selections(), Wager::AcesUp), m_badBeat(&rules().lettered.at(Wager::BadBeat)),
      m_sides(this->submission()) {}

// 641a.7(d), FC-2, FC-7: an Ante, an Aces Up or both; what goes with either, and what needs the Ante.
std::optional<SeatFault> FourCard::fault(const Seat& seat) const {
    const auto missing = [](std::string_view wager) {
        return SeatFault{RefusalCode::WagerMissing, "wagers", "wager_missing", {std::string(wager)}};
    };
    const Money ante = seat.wagers[Wager::Ante];
    if (ante.isZero() && !seat.wagers.has(Wager::AcesUp)) return missing("ante");
    if (ante.isZero()) {
        for (Wager wager : {Wager::FiveCardHandBonusPlayer, Wager::FiveCardHandBonusDealer, Wager::SixCardBonus}) {
            if (seat.wagers.has(wager)) return missing("ante");
        }
        if (seat.decision == Decision::None) return std::nullopt;
        return SeatFault{RefusalCode::BadPlay, "decision", "decision_without_ante", {}};
    }
    if (seat.decision == Decision::None) {
        return SeatFault{RefusalCode::DecisionMissing, "decision", "decision_missing", {}};
    }
    const Money play = seat.wagers[Wager::Play];
    if (!seat.folded() && (play < ante || play > ante * 3)) {
        return SeatFault{RefusalCode::BadPlay, "decision.play", "play_out_of_range", {ante.text(), (ante * 3).text()}};
    }
    return std::nullopt;
}

// 641a.11(b)(1)–(2), FC-3, ALL-10: what a fold leaves alone.
bool FourCard::stands(const Seat& seat, Wager wager) const {
    if (!seat.wagers.has(wager) || seat.left) return false;
    if (!seat.folded()) return true;
    switch (wager) {
    case Wager::AcesUp:
    case Wager::SixCardBonus: return true;
    case Wager::BadBeat: return selections().stands("bad_beat_on_fold");
    case Wager::FiveCardHandBonusPlayer:
    case Wager::FiveCardHandBonusDealer: return selections().stands("five_card_hand_bonus_on_fold");
    default: return false;
    }
}

bool FourCard::cardsStay(const Seat& seat) const {
    return cardsAreTurned(seat) || stands(seat, Wager::FiveCardHandBonusDealer);
}

// ALL-16: a folded seat's cards are turned only where a standing wager looks at them.
bool FourCard::cardsAreTurned(const Seat& seat) const {
    if (!seat.folded()) return true;
    constexpr std::array kLookAtTheHand = {Wager::AcesUp, Wager::SixCardBonus, Wager::BadBeat,
                                           Wager::FiveCardHandBonusPlayer};
    return std::any_of(kLookAtTheHand.begin(), kLookAtTheHand.end(), [&](Wager wager) { return stands(seat, wager); });
}

DealPlan FourCard::dealPlan(const Round& round, DealingMethod method) const {
    const int each = rules().cards.seat;
    const bool sixCard = round.anyone(Wager::SixCardBonus);
    DealPlan plan;
    const auto give = [&plan](CardPlace place, int count, bool faceUp = false) {
        plan.insert(plan.end(), static_cast<std::size_t>(count), {place, faceUp});
    };
    const auto giveSeats = [&](int count) {
        for (const Seat& seat : round.seats) give(seat.number, count);
    };
    switch (method) {
    case DealingMethod::ManualShoe:
    case DealingMethod::Hand:
        // 641a.8(d), 641a.9(b): one card at a time; the dealer's fifth and sixth in a row, the sixth face up (FC-4).
        if (sixCard) give(Spot::SixCardBonus, 1);
        for (int pass = 0; pass < each; ++pass) {
            giveSeats(1);
            give(Spot::Dealer, 1);
        }
        give(Spot::Dealer, 1, true);
        break;
    case DealingMethod::AutomatedShoe:
        // 641a.10(b)–(c), FC-8: stacks of five; of the next one the face-up card and the Six Card Bonus card.
        giveSeats(each);
        give(Spot::Dealer, each);
        give(Spot::Dealer, 1, true);
        if (sixCard) give(Spot::SixCardBonus, 1);
        give(Spot::Discard, each - (sixCard ? 2 : 1));
        break;
    case DealingMethod::AutomatedShoeReshuffling:
        // 641a.10(g): the dealer's six first; the Six Card Bonus card after all others (ALL-16).
        give(Spot::Dealer, each);
        give(Spot::Dealer, 1, true);
        giveSeats(each);
        if (sixCard) give(Spot::SixCardBonus, 1);
        break;
    }
    return plan;
}

Settlement FourCard::settle(const Round& round) const {
    std::vector<CardsRead> hands;
    hands.reserve(round.seats.size());
    for (const Seat& seat : round.seats) hands.push_back(readFiveCards(seat.cards));
    // FC-4: the best four of all six play; side wagers on the dealer's hand see the first five only.
    const FourCardRank dealer = bestFour<6>(CardSet(round.dealer));
    TableRun run(*this, m_sides, round, std::move(hands), readFiveCards(std::span(round.dealer).first(5)).five);
    run.settlement().dealerHand = shown(round.dealer, dealer);
    for (std::size_t index = round.seats.size(); index-- > 0;) settleSeat(run, index, dealer);
    // ALL-9: a hand that is on the layout and turned, folded or not.
    run.settleEnvy([&](std::size_t index) { return cardsAreTurned(round.seats[index]); });
    run.closeMeters();
    addProcedure(run);
    return std::move(run.settlement());
}

void FourCard::settleSeat(TableRun& run, std::size_t index, FourCardRank dealer) const {
    const Seat& seat = run.seat(index);
    const FourCardRank hand = run.hand(index).four;
    if (cardsStay(seat)) run.settlement().seats[index].hand = shown(seat.cards, hand);
    if (seat.folded()) {
        run.forfeit(index, Wager::Ante, m_branch.foldAnte);
    } else if (seat.wagers.has(Wager::Ante)) {
        settleMain(seat, hand, dealer, run.lines(index));
    }
    if (stands(seat, Wager::AcesUp)) run.lines(index).push_back(m_acesUp.settle(hand, seat.wagers[Wager::AcesUp]));
    if (seat.folded()) {
        run.forfeit(index, Wager::Progressive, m_branch.foldProgressive);
        run.forfeit(index, Wager::BadBeat, m_branch.foldBadBeat);
        run.forfeit(index, Wager::FiveCardHandBonusPlayer, m_branch.foldBonus);
        run.forfeit(index, Wager::FiveCardHandBonusDealer, m_branch.foldBonus);
    }
    run.settleProgressive(index);
    if (stands(seat, Wager::BadBeat)) {
        run.lines(index).push_back(settleBadBeat(seat.wagers[Wager::BadBeat], hand, dealer));
    }
    run.settleFiveCardHandBonus(index);
    run.settleSixCardBonus(index);
}

// 641a.11(c)(3), FC-1: a tie goes to the player; the Ante Bonus is paid in every case.
void FourCard::settleMain(const Seat& seat, FourCardRank hand, FourCardRank dealer,
                          std::vector<WagerLine>& lines) const {
    const auto settleOne = [&](Wager wager, const WagerBranches& branches) {
        if (hand < dealer) {
            lines.push_back(takenLine(wager, seat.wagers[wager], branches.taken));
        } else {
            const Branch& branch = hand > dealer ? branches.paid : branches.paidOnTie;
            lines.push_back(evenMoneyLine(wager, seat.wagers[wager], branch, rules(), selections()));
        }
    };
    settleOne(Wager::Ante, m_ante);
    settleOne(Wager::Play, m_play);
    if (const PaytableRow* row = m_anteBonus->rowFor(hand)) {
        lines.push_back(
            paidLine(Wager::AnteBonus, seat.wagers[Wager::Ante], *m_anteBonus, *row, selections().breakage()));
        if (hand < dealer) lines.back().branch = &m_branch.anteBonusWhileLosing;
    }
}

// 641a.11(c)(6), FC-6: by the losing hand, whoever holds it; a tie and everything else loses.
WagerLine FourCard::settleBadBeat(Money stake, FourCardRank hand, FourCardRank dealer) const {
    const PaytableGroup& group = hand < dealer ? m_badBeat->group : *m_badBeat->otherHand;
    const Paytable& table = *group.find(selections().letters.at(Wager::BadBeat));
    const PaytableRow* row = hand == dealer ? nullptr : table.rowFor(std::min(hand, dealer));
    if (row == nullptr) return takenLine(Wager::BadBeat, stake, *group.loses);
    return paidLine(Wager::BadBeat, stake, table, *row, selections().breakage());
}

StepIds FourCard::addOpening(Procedure& procedure, const Round& round, const FoldSteps&) const {
    const DealingMethod method = round.deal->method;
    Opening::Run opening(m_openings.by(method), rules(), procedure, round, dealPlan(round, method));
    opening.closeBets(selections());
    opening.dealTheRest();
    opening.discardStub();
    // 641a.11(b): clockwise, each player who placed an Ante.
    for (const Seat& seat : round.seats) {
        if (!seat.wagers.has(Wager::Ante)) continue;
        opening.add(Action::Ask, m_branch.ask, Asked{Wager::Play}, seat.number);
    }
    return opening.ends();
}

void FourCard::addProcedure(TableRun& run) const {
    const Round& round = run.round();
    // 641a.11(c): forfeits and their cards, in any order among seats, then the dealer's cards.
    run.addForfeitsAndReveal(m_branch.cardsToRack, m_branch.revealDealer, m_branch.dealerHand);
    for (std::size_t index = round.seats.size(); index-- > 0;) {
        addTurn(run, index);
        run.addEnvySteps(index);
    }
    run.addSeatBySeatEnd(m_branch.collectCards, m_branch.clearTable);
    run.bindHouseOrderIfStrict();
}

// FC-7: cards turned, hand set, {Ante, Play, Ante Bonus}, Aces Up, {progressive, Bad Beat, FCHB}, Six Card Bonus.
void FourCard::addTurn(TableRun& run, std::size_t index) const {
    const Seat& seat = run.seat(index);
    SeatTurn turn(run.procedure(), seat.number, run.openEnds);
    StepIds handSet;
    if (cardsAreTurned(seat)) {
        handSet = run.addTurnAndSet(turn, index, seat.folded() ? m_branch.cardsStay : m_branch.turnCards,
                                    m_hand.of(run.hand(index).four));
    }
    StepIds afterMain;
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.forfeited) continue;
        if (line.wager == Wager::Ante || line.wager == Wager::Play || line.wager == Wager::AnteBonus) {
            afterMain.push_back(settleStep(turn, line, handSet));
        } else if (line.wager == Wager::AcesUp) {
            afterMain = {settleStep(turn, line, afterMain.empty() ? handSet : afterMain)};
        }
    }
    if (afterMain.empty()) afterMain = handSet;
    StepIds beforeSixCard = afterMain;
    beforeSixCard.append(run.addProgressive(turn, index, handSet, afterMain));
    for (const WagerLine& line : run.settled(index).lines) {
        if (line.wager == Wager::BadBeat && !line.forfeited) {
            beforeSixCard.push_back(settleStep(turn, line, afterMain));
        }
    }
    beforeSixCard.append(run.addFiveCardHandBonus(turn, index, handSet, afterMain));
    run.addHold(turn, index);
    run.addSixCardBonus(turn, index, beforeSixCard);
    run.closeTurn(index, turn);
}

}  // namespace

std::unique_ptr<Game> openFourCard(RulesSubmission submission) {
    return std::make_unique<FourCard>(std::move(submission));
}

}  // namespace cutcard
