#include "engine/games/crazy_four.h"

#include "engine/hands/four_card.h"
#include "engine/procedure/opening.h"
#include "engine/procedure/seat_turn.h"
#include "engine/side_wagers/five_card_hand_bonus.h"
#include "engine/side_wagers/floor_steps.h"
#include "engine/side_wagers/progressive.h"
#include "engine/side_wagers/table_wager.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::array<FourCardCategory, 8> kCategories = {
    FourCardCategory::HighCard,      FourCardCategory::Pair,       FourCardCategory::TwoPair,
    FourCardCategory::Straight,      FourCardCategory::Flush,      FourCardCategory::ThreeOfAKind,
    FourCardCategory::StraightFlush, FourCardCategory::FourOfAKind};

std::string handSkill(FourCardCategory category) {
    return "c4.hand." + std::string(categoryName(category));
}

HandSet shown(std::span<const Card> cards, FourCardRank rank) {
    HandSet hand;
    const auto four = playingFour(cards);
    std::copy(four.begin(), four.end(), hand.cards.begin());
    hand.size = 4;
    hand.category = categoryName(rank.category());
    return hand;
}

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
          foldProgressive(rules.branch("c4.fold.progressive")), foldBonus(rules.branch("c4.fold.five_card_hand_bonus")),
          cardsToRack(rules.branch("c4.fold.cards_to_rack")), cardsStay(rules.branch("c4.fold.cards_stay")),
          revealDealer(rules.branch("c4.dealer.reveal")), revealSixCard(rules.branch("six_card.reveal")),
          belowKing(rules.branch("c4.dealer.below_king")), qualifies(rules.branch("c4.dealer.qualifies")),
          turnCards(rules.branch("c4.turn_cards")), collectCards(rules.branch("c4.collect_cards")),
          clearTable(rules.branch("c4.clear_table")) {}

    const Branch& ask;
    const Branch& foldAnte;
    const Branch& foldSuperBonus;
    const Branch& foldQueensUp;
    const Branch& foldProgressive;
    const Branch& foldBonus;
    const Branch& cardsToRack;
    const Branch& cardsStay;
    const Branch& revealDealer;
    const Branch& revealSixCard;
    const Branch& belowKing;
    const Branch& qualifies;
    const Branch& turnCards;
    const Branch& collectCards;
    const Branch& clearTable;
};

class CrazyFour : public Game {
public:
    explicit CrazyFour(RulesSubmission submission);

    std::optional<SeatFault> fault(const Seat& seat) const override;
    DealPlan dealPlan(const Round& round, DealingMethod method) const override;
    Settlement adjudicate(const Round& round) const override;

private:
    struct Table;

    Standing standing(FourCardRank dealer, FourCardRank player) const;
    bool stands(const Seat& seat, Wager wager) const;
    bool cardsStay(const Seat& seat) const;
    bool cardsAreTurned(const Seat& seat) const;

    void settleSeat(Table& table, std::size_t index) const;
    void settleMain(const Seat& seat, Standing standing, FourCardRank hand, std::vector<WagerLine>& lines) const;
    void forfeit(const Seat& seat, std::vector<WagerLine>& lines) const;
    void addEnvy(Table& table) const;

    void addProcedure(Table& table) const;
    StepIds addForfeits(Table& table, const StepIds& openEnds) const;
    void addTurn(Table& table, std::size_t index) const;
    void addEnvySteps(Table& table, std::size_t index) const;
    void addEnd(Table& table) const;

    const Branch& branch(std::string_view skill) const { return rules().branch(skill); }

    Branches m_branch;
    std::array<MainBranches, 4> m_main;
    std::array<const Branch*, kCategories.size()> m_hand;
    std::vector<Opening> m_openings;
    const Paytable* m_superBonus;
    TableWager m_queensUp;
    TableWager m_sixCardBonus;
    std::optional<Progressive> m_progressive;
    std::optional<FiveCardHandBonus> m_fiveCardHandBonus;
};

/// One round on its way from facts to settlement.
struct CrazyFour::Table {
    const Round& round;
    Settlement settlement;
    FourCardRank dealer;
    std::vector<CardsRead> hands;
    std::optional<MeterBank> progressive;
    std::optional<FiveCardHandBonus::Session> fiveCardHandBonus;

    // For the procedure: the last steps of what is done, and what has happened at the table so far.
    StepIds openEnds;
    std::optional<StepId> sixCardRevealed;
    bool dealerHeld = false;
    std::vector<std::optional<StepId>> turned;              ///< By seat.
    std::vector<std::optional<StepId>> progressiveSettled;  ///< By seat.
    std::vector<StepIds> envyPaid;                          ///< By the seat whose hand triggers it.
};

CrazyFour::CrazyFour(RulesSubmission submission)
    : Game(std::move(submission)), m_branch(rules()),
      m_main{MainBranches{&branch("c4.ante.returned_dealer_below_king"), &branch("c4.play.paid_dealer_below_king"),
                          &branch("c4.super_bonus.paid_dealer_below_king"),
                          &branch("c4.super_bonus.returned_dealer_below_king")},
             MainBranches{&branch("c4.ante.taken"), &branch("c4.play.taken"),
                          &branch("c4.super_bonus.paid_while_losing"), &branch("c4.super_bonus.taken")},
             MainBranches{&branch("c4.ante.paid"), &branch("c4.play.paid"), nullptr,
                          &branch("c4.super_bonus.returned_while_winning")},
             MainBranches{&branch("c4.ante.returned_on_tie"), &branch("c4.play.returned_on_tie"),
                          &branch("c4.super_bonus.paid_on_tie"), &branch("c4.super_bonus.returned_on_tie")}},
      m_openings(openings(rules())), m_superBonus(&rules().lettered.at(Wager::SuperBonus).group.tables.front()),
      m_queensUp(rules(), selections(), Wager::QueensUp), m_sixCardBonus(rules(), selections(), Wager::SixCardBonus) {
    for (const FourCardCategory category : kCategories) {
        m_hand[static_cast<std::size_t>(category)] = &branch(handSkill(category));
    }
    if (selections().progressive) m_progressive.emplace(rules(), *selections().progressive);
    if (selections().fiveCardHandBonus) m_fiveCardHandBonus.emplace(rules(), *selections().fiveCardHandBonus);
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

Standing CrazyFour::standing(FourCardRank dealer, FourCardRank player) const {
    if (!kingHighOrBetter(dealer)) return Standing::DealerBelowKing;
    if (player < dealer) return Standing::PlayerLower;
    return player > dealer ? Standing::PlayerHigher : Standing::Equal;
}

// 657a.11(b)(1)–(3), C4-5, ALL-10: what a fold leaves alone.
bool CrazyFour::stands(const Seat& seat, Wager wager) const {
    if (!seat.wagers.has(wager)) return false;
    if (!seat.folded()) return true;
    if (wager == Wager::SixCardBonus) return true;
    const bool bonus = wager == Wager::FiveCardHandBonusPlayer || wager == Wager::FiveCardHandBonusDealer;
    return bonus && selections().stands("five_card_hand_bonus_on_fold");
}

bool CrazyFour::cardsStay(const Seat& seat) const {
    return !seat.folded() || stands(seat, Wager::SixCardBonus) || stands(seat, Wager::FiveCardHandBonusPlayer) ||
           stands(seat, Wager::FiveCardHandBonusDealer);
}

// ALL-16: a folded seat's cards are turned only where a standing wager looks at them.
bool CrazyFour::cardsAreTurned(const Seat& seat) const {
    return !seat.folded() || stands(seat, Wager::SixCardBonus) || stands(seat, Wager::FiveCardHandBonusPlayer);
}

Settlement CrazyFour::adjudicate(const Round& round) const {
    Table table{round, {}, bestFour<5>(CardSet(round.dealer)), {}, {}, {}, {}, {}, false, {}, {}, {}};
    for (const Seat& seat : round.seats) {
        const CardSet cards(seat.cards);
        table.hands.push_back({bestFour<5>(cards), bestFive<5>(cards)});
    }
    if (m_progressive) table.progressive = m_progressive->bank(round.progressive);
    if (m_fiveCardHandBonus) {
        const auto onDealer = std::count_if(round.seats.begin(), round.seats.end(), [this](const Seat& seat) {
            return stands(seat, Wager::FiveCardHandBonusDealer);
        });
        table.fiveCardHandBonus.emplace(*m_fiveCardHandBonus, round, bestFive<5>(CardSet(round.dealer)),
                                        static_cast<int>(onDealer));
    }
    Settlement& settlement = table.settlement;
    settlement.dealerHand = shown(round.dealer, table.dealer);
    settlement.dealerQualifies = kingHighOrBetter(table.dealer);
    settlement.seats.resize(round.seats.size());
    // Meters are paid from in the order of settlement: counterclockwise (ALL-1, ALL-8).
    for (std::size_t index = round.seats.size(); index-- > 0;) settleSeat(table, index);
    addEnvy(table);
    if (table.progressive) settlement.progressive = table.progressive->shown();
    if (table.fiveCardHandBonus) settlement.fiveCardHandBonus = table.fiveCardHandBonus->meters();
    addProcedure(table);
    return std::move(settlement);
}

void CrazyFour::settleSeat(Table& table, std::size_t index) const {
    const Seat& seat = table.round.seats[index];
    const CardsRead& hand = table.hands[index];
    SeatSettlement& settled = table.settlement.seats[index];
    settled.seat = seat.number;
    settled.folded = seat.folded();
    settled.lines.reserve(12);
    if (cardsStay(seat)) settled.hand = shown(seat.cards, hand.four);
    if (seat.folded()) {
        forfeit(seat, settled.lines);
    } else {
        settleMain(seat, standing(table.dealer, hand.four), hand.four, settled.lines);
        if (seat.wagers.has(Wager::QueensUp)) {
            settled.lines.push_back(m_queensUp.settle(hand.four, seat.wagers[Wager::QueensUp]));
        }
        if (seat.wagers.has(Wager::Progressive)) {
            settled.lines.push_back(m_progressive->settle(hand, seat.wagers[Wager::Progressive], *table.progressive));
        }
    }
    if (stands(seat, Wager::FiveCardHandBonusPlayer) || stands(seat, Wager::FiveCardHandBonusDealer)) {
        table.fiveCardHandBonus->settleSeat(seat, hand.five, settled.lines);
    }
    if (stands(seat, Wager::SixCardBonus)) {
        CardSet six(seat.cards);
        six.add(table.round.sixCardBonus.front());
        settled.lines.push_back(m_sixCardBonus.settle(readSixCards(six), seat.wagers[Wager::SixCardBonus]));
    }
}

void CrazyFour::settleMain(const Seat& seat, Standing standing, FourCardRank hand,
                           std::vector<WagerLine>& lines) const {
    const MainBranches& branches = m_main[static_cast<std::size_t>(standing)];
    const auto settle = [&](Wager wager, Outcome outcome, const Branch& decidedBy) {
        WagerLine line = takenLine(wager, seat.wagers[wager], decidedBy);
        line.outcome = outcome;
        if (outcome == Outcome::Pay) {
            line.odds = ToOdds{1, 1};
            line.amount = payAt(ToOdds{1, 1}, line.stake, selections().breakage());
            line.oddsCite = rules().evenMoneyCite;
        }
        lines.push_back(line);
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

void CrazyFour::forfeit(const Seat& seat, std::vector<WagerLine>& lines) const {
    const auto lose = [&](Wager wager, const Branch& decidedBy) {
        if (!seat.wagers.has(wager) || stands(seat, wager)) return;
        lines.push_back(takenLine(wager, seat.wagers[wager], decidedBy));
        lines.back().forfeited = true;
    };
    lose(Wager::Ante, m_branch.foldAnte);
    lose(Wager::SuperBonus, m_branch.foldSuperBonus);
    lose(Wager::QueensUp, m_branch.foldQueensUp);
    lose(Wager::Progressive, m_branch.foldProgressive);
    lose(Wager::FiveCardHandBonusPlayer, m_branch.foldBonus);
    lose(Wager::FiveCardHandBonusDealer, m_branch.foldBonus);
}

// 657a.11(e)(5), ALL-9: a hand still in play pays every other seat that made the wager, folded or not.
void CrazyFour::addEnvy(Table& table) const {
    if (!m_progressive) return;
    const std::vector<Seat>& seats = table.round.seats;
    for (std::size_t from = seats.size(); from-- > 0;) {
        const EnvyRow* row = seats[from].folded() ? nullptr : m_progressive->envy(table.hands[from]);
        if (row == nullptr) continue;
        for (std::size_t to = 0; to < seats.size(); ++to) {
            if (to == from || !seats[to].wagers.has(Wager::Progressive)) continue;
            table.settlement.seats[to].envy.push_back({seats[from].number, row->row, row->amount, row->branch});
        }
    }
}

void CrazyFour::addProcedure(Table& table) const {
    Procedure& procedure = table.settlement.procedure;
    const std::vector<Seat>& seats = table.round.seats;
    procedure.reserve(192);
    table.turned.resize(seats.size());
    table.progressiveSettled.resize(seats.size());
    table.envyPaid.resize(seats.size());
    if (table.round.deal) {
        const DealingMethod method = table.round.deal->method;
        const auto opening = std::find_if(m_openings.begin(), m_openings.end(),
                                          [method](const Opening& opening) { return opening.method() == method; });
        StepId last = opening->addSteps(procedure, selections(), table.round, dealPlan(table.round, method));
        // 657a.11(b): clockwise.
        for (const Seat& seat : seats) {
            last = procedure.add(Action::Ask, seat.number, m_branch.ask, Asked{Wager::Play}, {last});
        }
        table.openEnds = {last};
    }
    // 657a.11(c): forfeits and their cards, then the dealer's cards.
    const StepIds forfeits = addForfeits(table, table.openEnds);
    const StepId reveal =
        procedure.add(Action::RevealDealer, kNoSeat, m_branch.revealDealer, {},
                      forfeits.empty() ? std::span<const StepId>(table.openEnds) : std::span<const StepId>(forfeits));
    const Branch& qualifies = *table.settlement.dealerQualifies ? m_branch.qualifies : m_branch.belowKing;
    table.openEnds = {procedure.add(Action::SetDealerHand, kNoSeat, qualifies, table.settlement.dealerHand, {reveal})};
    for (std::size_t index = seats.size(); index-- > 0;) {
        addTurn(table, index);
        addEnvySteps(table, index);
    }
    addEnd(table);
    if (selections().option("strict_house_order") == "true") procedure.bindHouseOrder(0);
}

StepIds CrazyFour::addForfeits(Table& table, const StepIds& openEnds) const {
    Procedure& procedure = table.settlement.procedure;
    StepIds ends;
    for (std::size_t index = table.round.seats.size(); index-- > 0;) {
        const Seat& seat = table.round.seats[index];
        if (!seat.folded()) continue;
        StepIds collected;
        for (const WagerLine& line : table.settlement.seats[index].lines) {
            // Progressive and FCHB money is not on the felt any more (ALL-16).
            if (!line.forfeited || isTakenBeforeTheDeal(line.wager)) continue;
            collected.push_back(
                procedure.add(Action::CollectForfeit, seat.number, *line.branch, AboutWager{line.wager}, openEnds));
        }
        if (cardsStay(seat)) {
            ends.append(collected);
        } else {
            ends.push_back(procedure.add(Action::CollectCards, seat.number, m_branch.cardsToRack, {}, collected));
        }
    }
    return ends;
}

// C4-6: cards turned, hand set, the main wagers, Queens Up, then the other side wagers in any order.
void CrazyFour::addTurn(Table& table, std::size_t index) const {
    const Seat& seat = table.round.seats[index];
    const std::vector<WagerLine>& lines = table.settlement.seats[index].lines;
    SeatTurn turn(table.settlement.procedure, seat.number, table.openEnds);
    StepIds handSet;
    if (cardsAreTurned(seat)) {
        const FourCardCategory category = table.hands[index].four.category();
        const StepId turned =
            turn.add(Action::TurnCards, seat.folded() ? m_branch.cardsStay : m_branch.turnCards, {}, {});
        table.turned[index] = turned;
        handSet = {turn.add(Action::SetHand, *m_hand[static_cast<std::size_t>(category)],
                            *table.settlement.seats[index].hand, {&turned, 1})};
    }
    StepIds afterMain;
    for (const WagerLine& line : lines) {
        if (line.wager == Wager::Ante || line.wager == Wager::Play || line.wager == Wager::SuperBonus) {
            if (!line.forfeited) afterMain.push_back(settleStep(turn, line, handSet));
        } else if (line.wager == Wager::QueensUp && !line.forfeited) {
            afterMain = {settleStep(turn, line, afterMain)};
        }
    }
    if (afterMain.empty()) afterMain = handSet;
    StepIds heldFor;
    const Branch* hold = m_fiveCardHandBonus ? &m_fiveCardHandBonus->holdBranch() : nullptr;
    for (const WagerLine& line : lines) {
        if (line.wager != Wager::Progressive || line.outcome != Outcome::Pay) continue;
        table.progressiveSettled[index] = m_progressive->addSteps(turn, line, handSet, afterMain);
        if (line.paidFromMeter()) {
            heldFor.push_back(*table.progressiveSettled[index]);
            hold = &m_progressive->holdBranch();
        }
    }
    if (m_fiveCardHandBonus) {
        m_fiveCardHandBonus->addSteps(turn, lines, handSet, afterMain, table.dealerHeld, heldFor);
    }
    if (!heldFor.empty()) turn.add(Action::HoldCards, *hold, {}, heldFor);
    for (const WagerLine& line : lines) {
        if (line.wager != Wager::SixCardBonus) continue;
        if (!table.sixCardRevealed) {
            table.sixCardRevealed = turn.addAt(kNoSeat, Action::RevealSixCard, m_branch.revealSixCard, {}, afterMain);
        }
        StepIds before = afterMain;
        before.push_back(*table.sixCardRevealed);
        settleStep(turn, line, before);
    }
    turn.finish();
}

// ALL-9: at any time after the hand is turned and its own progressive wager settled.
void CrazyFour::addEnvySteps(Table& table, std::size_t index) const {
    const int from = table.round.seats[index].number;
    for (const SeatSettlement& receiver : table.settlement.seats) {
        for (const EnvyLine& line : receiver.envy) {
            if (line.fromSeat != from) continue;
            const StepId after = table.progressiveSettled[index].value_or(table.turned[index].value_or(0));
            table.envyPaid[index].push_back(table.settlement.procedure.add(Action::PayEnvy, receiver.seat, *line.branch,
                                                                           EnvyPaid{from, line.amount}, {after}));
        }
    }
}

// 657a.11(h), ALL-13, ALL-16: when every wager at the table is settled, the cards that are still out are collected.
void CrazyFour::addEnd(Table& table) const {
    Procedure& procedure = table.settlement.procedure;
    StepIds collected;
    for (std::size_t index = table.round.seats.size(); index-- > 0;) {
        const Seat& seat = table.round.seats[index];
        if (!cardsStay(seat)) continue;
        StepIds before = table.openEnds;
        before.append(table.envyPaid[index]);
        collected.push_back(procedure.add(Action::CollectCards, seat.number, m_branch.collectCards, {}, before));
    }
    procedure.add(Action::ClearTable, kNoSeat, m_branch.clearTable, {}, collected.empty() ? table.openEnds : collected);
}

}  // namespace

std::unique_ptr<Game> openCrazyFour(RulesSubmission submission) {
    return std::make_unique<CrazyFour>(std::move(submission));
}

}  // namespace cutcard
