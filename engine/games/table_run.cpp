#include "engine/games/table_run.h"

#include "engine/side_wagers/floor_steps.h"

#include <algorithm>

namespace cutcard {

TableRun::TableRun(const Game& game, const SideWagers& sides, const Round& round, std::vector<CardsRead> hands,
                   FiveCardRank dealerFive)
    : m_game(game), m_sides(sides), m_round(round), m_hands(std::move(hands)), m_progress(round.seats.size()) {
    m_settlement.seats.resize(round.seats.size());
    m_settlement.procedure.reserve(192);
    for (std::size_t index = 0; index < round.seats.size(); ++index) {
        m_settlement.seats[index].seat = round.seats[index].number;
        m_settlement.seats[index].folded = round.seats[index].folded();
        m_settlement.seats[index].lines.reserve(12);
    }
    if (sides.progressive) m_progressive = sides.progressive->bank(round.progressive);
    if (sides.fiveCardHandBonus) {
        const auto onDealer = std::count_if(round.seats.begin(), round.seats.end(), [&game](const Seat& seat) {
            return game.stands(seat, Wager::FiveCardHandBonusDealer);
        });
        m_fiveCardHandBonus.emplace(*sides.fiveCardHandBonus, round, dealerFive, static_cast<int>(onDealer));
    }
}

void TableRun::settleProgressive(std::size_t index) {
    if (!m_game.stands(seat(index), Wager::Progressive)) return;
    lines(index).push_back(
        m_sides.progressive->settle(m_hands[index], seat(index).wagers[Wager::Progressive], *m_progressive));
}

void TableRun::settleFiveCardHandBonus(std::size_t index) {
    if (m_game.stands(seat(index), Wager::FiveCardHandBonusPlayer) ||
        m_game.stands(seat(index), Wager::FiveCardHandBonusDealer)) {
        m_fiveCardHandBonus->settleSeat(seat(index), m_hands[index].five, lines(index));
    }
}

void TableRun::settleSixCardBonus(std::size_t index) {
    if (!m_game.stands(seat(index), Wager::SixCardBonus)) return;
    CardSet six(seat(index).cards);
    for (Card card : m_round.sixCardBonus) six.add(card);
    lines(index).push_back(m_sides.sixCardBonus.settle(readSixCards(six), seat(index).wagers[Wager::SixCardBonus]));
}

void TableRun::forfeit(std::size_t index, Wager wager, const Branch& branch) {
    if (!seat(index).wagers.has(wager) || m_game.stands(seat(index), wager)) return;
    lines(index).push_back(takenLine(wager, seat(index).wagers[wager], branch));
    lines(index).back().forfeited = true;
}

void TableRun::settleEnvy(const std::function<bool(std::size_t)>& holds) {
    if (!m_sides.progressive) return;
    const std::vector<Seat>& seats = m_round.seats;
    for (std::size_t from = seats.size(); from-- > 0;) {
        const EnvyRow* row = holds(from) ? m_sides.progressive->envy(m_hands[from]) : nullptr;
        if (row == nullptr) continue;
        for (std::size_t to = 0; to < seats.size(); ++to) {
            if (to == from || !seats[to].wagers.has(Wager::Progressive)) continue;
            m_settlement.seats[to].envy.push_back({seats[from].number, row->row, row->amount, row->branch});
        }
    }
}

void TableRun::abandonWagers() {
    for (std::size_t index = 0; index < m_round.seats.size(); ++index) {
        if (!seat(index).left) continue;
        const Branch& branch = m_game.rules().branch("irregular.player_left");
        for (int i = 0; i < kWagerCount; ++i) {
            const auto wager = static_cast<Wager>(i);
            const auto listed = [wager](const WagerLine& line) { return line.wager == wager; };
            const bool hasLine = std::any_of(lines(index).begin(), lines(index).end(), listed);
            if (!hasLine) forfeit(index, wager, branch);
        }
    }
}

void TableRun::closeMeters() {
    abandonWagers();
    if (m_progressive) m_settlement.progressive = m_progressive->shown();
    if (m_fiveCardHandBonus) m_settlement.fiveCardHandBonus = m_fiveCardHandBonus->meters();
}

StepIds TableRun::addTurnAndSet(SeatTurn& turn, std::size_t index, const Branch& turnCards, const Branch& hand) {
    const StepId turned = turn.add(Action::TurnCards, turnCards, {}, {});
    m_progress[index].turned = turned;
    const StepId set = turn.add(Action::SetHand, hand, *settled(index).hand, {&turned, 1});
    m_progress[index].set = set;
    return {set};
}

StepIds TableRun::addProgressive(SeatTurn& turn, std::size_t index, const StepIds& handSet, const StepIds& before) {
    for (const WagerLine& line : settled(index).lines) {
        if (line.wager != Wager::Progressive || line.outcome != Outcome::Pay) continue;
        StepIds ready = handSet;
        // MA 13(d): the key of the hand, then the supervisor.
        if (m_sides.keypadHand != nullptr) {
            ready = {turn.add(Action::Keypad, *m_sides.keypadHand, KeyPressed{"hand"}, handSet)};
        }
        const StepId paid = m_sides.progressive->addSteps(turn, line, ready, before);
        Progress& progress = m_progress[index];
        progress.progressivePaid = paid;
        if (line.paidFromMeter()) {
            progress.heldFor.push_back(paid);
            progress.hold = &m_sides.progressive->holdBranch();
        }
        return {paid};
    }
    return {};
}

StepIds TableRun::addFiveCardHandBonus(SeatTurn& turn, std::size_t index, const StepIds& handSet,
                                       const StepIds& before) {
    if (!m_sides.fiveCardHandBonus) return {};
    Progress& progress = m_progress[index];
    if (progress.hold == nullptr) progress.hold = &m_sides.fiveCardHandBonus->holdBranch();
    return m_sides.fiveCardHandBonus->addSteps(turn, settled(index).lines, handSet, before, m_dealerHeld,
                                               progress.heldFor);
}

void TableRun::addSixCardBonus(SeatTurn& turn, std::size_t index, const StepIds& before) {
    for (const WagerLine& line : settled(index).lines) {
        if (line.wager != Wager::SixCardBonus || line.forfeited) continue;
        // Revealed once, at the first seat that has the wager, after what must precede it there (C4-6).
        if (!m_sixCardRevealed) {
            m_sixCardRevealed = turn.addAt(kNoSeat, Action::RevealSixCard, *m_sides.revealSixCard, {}, before);
        }
        StepIds all = before;
        all.push_back(*m_sixCardRevealed);
        settleStep(turn, line, all);
    }
}

void TableRun::addHold(SeatTurn& turn, std::size_t index) {
    const Progress& progress = m_progress[index];
    if (!progress.heldFor.empty()) turn.add(Action::HoldCards, *progress.hold, {}, progress.heldFor);
}

void TableRun::addEnvySteps(std::size_t index) {
    const int from = seat(index).number;
    Progress& progress = m_progress[index];
    for (const SeatSettlement& receiver : m_settlement.seats) {
        for (const EnvyLine& line : receiver.envy) {
            if (line.fromSeat != from) continue;
            const StepId after = progress.progressivePaid ? *progress.progressivePaid : *progress.turned;
            progress.envyPaid.push_back(
                procedure().add(Action::PayEnvy, receiver.seat, *line.branch, EnvyPaid{from, line.amount}, {after}));
        }
    }
}

StepIds TableRun::addForfeits(std::size_t index, const Branch& cardsToRack, const StepIds& before) {
    StepIds collected;
    for (const WagerLine& line : settled(index).lines) {
        // Progressive and Five Card Hand Bonus money is not on the felt any more (ALL-16).
        if (!line.forfeited || isTakenBeforeTheDeal(line.wager)) continue;
        collected.push_back(
            procedure().add(Action::CollectForfeit, seat(index).number, *line.branch, AboutWager{line.wager}, before));
    }
    if (settled(index).hand) return collected;
    return {procedure().add(Action::CollectCards, seat(index).number, cardsToRack, {},
                            collected.empty() ? before : collected)};
}

void TableRun::addForfeitsAndReveal(const Branch& cardsToRack, const Branch& reveal, const Branch& dealerHand) {
    if (m_round.deal) {
        openEnds = m_game.addOpening(procedure(), m_round, [](std::size_t, const StepIds& before) { return before; });
    }
    StepIds forfeits;
    for (std::size_t index = m_round.seats.size(); index-- > 0;) {
        if (seat(index).folded()) forfeits.append(addForfeits(index, cardsToRack, openEnds));
    }
    addReveal(reveal, dealerHand, forfeits.empty() ? openEnds : forfeits);
}

StepIds TableRun::addFold(std::size_t index, const Branch& cardsToRack, const StepIds& before) {
    const std::size_t first = procedure().steps().size();
    const StepIds ends = addForfeits(index, cardsToRack, before);
    for (std::size_t step = first; step < procedure().steps().size(); ++step) {
        atTheFold.push_back(static_cast<StepId>(step));
    }
    return ends;
}

void TableRun::addReveal(const Branch& reveal, const Branch& dealerHand, const StepIds& before) {
    const StepId revealed = procedure().add(Action::RevealDealer, kNoSeat, reveal, {}, before);
    openEnds = {procedure().add(Action::SetDealerHand, kNoSeat, dealerHand, *m_settlement.dealerHand, {revealed})};
}

void TableRun::addFoldsAndReveal(const Branch& cardsToRack, const Branch& reveal, const Branch& dealerHand) {
    StepIds before;
    if (m_round.deal) {
        before = m_game.addOpening(procedure(), m_round, [&](std::size_t index, const StepIds& ends) {
            return addFold(index, cardsToRack, ends);
        });
    } else {
        for (std::size_t index = m_round.seats.size(); index-- > 0;) {
            if (seat(index).folded()) before.append(addFold(index, cardsToRack, {}));
        }
    }
    addReveal(reveal, dealerHand, before);
}

void TableRun::addTurnForEnvy(std::size_t index, const Branch& turnCards, const Branch& hand) {
    SeatTurn turn(procedure(), seat(index).number, openEnds);
    addTurnAndSet(turn, index, turnCards, hand);
    addEnvySteps(index);
    closeTurn(index, turn);
}

void TableRun::bindHouseOrderIfStrict() {
    if (m_game.selections().option("strict_house_order") == "true") procedure().bindHouseOrder(atTheFold);
}

void TableRun::addSeatBySeatEnd(const Branch& collect, const Branch& clear) {
    StepIds last = openEnds;
    for (std::size_t index = m_round.seats.size(); index-- > 0;) {
        if (settled(index).hand) last.push_back(addCollect(index, collect, turnEnds(index)));
        last.append(envyPaid(index));
    }
    procedure().add(Action::ClearTable, kNoSeat, clear, {}, last);
}

StepId TableRun::addSettle(std::size_t index, const WagerLine& line, const StepIds& before) {
    StepIds unused;
    SeatTurn turn(procedure(), seat(index).number, unused);
    return settleStep(turn, line, before);
}

void TableRun::closeTurn(std::size_t index, SeatTurn& turn) {
    turn.finish();
    m_progress[index].turnEnds = openEnds;
}

StepId TableRun::addCollect(std::size_t index, const Branch& branch, const StepIds& before) {
    StepIds all = before;
    all.append(m_progress[index].envyPaid);
    return procedure().add(Action::CollectCards, seat(index).number, branch, {}, all);
}

}  // namespace cutcard
