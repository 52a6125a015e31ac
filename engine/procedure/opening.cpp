#include "engine/procedure/opening.h"

#include "engine/procedure/table_procedures.h"

#include <algorithm>
#include <utility>

namespace cutcard {

Opening::Opening(const RuleSet& rules, DealingMethod method)
    : m_method(method), m_stubCountRounds(rules.fact("stub_count_rounds")) {
    const std::string prefix = std::string(methodName(method)) + '.';
    const auto branch = [&](std::string_view what) { return &rules.branch(prefix + std::string(what)); };
    const auto branchIfAny = [&](std::string_view what) {
        return rules.branches->contains(prefix + std::string(what)) ? branch(what) : nullptr;
    };
    m_noMoreBets = branch("no_more_bets");
    m_lockWagers = branch("lock_wagers");
    m_collectProgressive = branch("collect_progressive");
    m_verifyProgressive = branch("verify_progressive");
    m_card = branch("card");
    m_faceUp = branchIfAny("face_up_card");
    m_sixCard = branchIfAny("six_card");
    m_discard = branchIfAny("discard");
    m_coinIn = branchIfAny("coin_in");
    // A shoe that reshuffles the cards counts them too.
    m_countStub = branchIfAny("count_stub");
    m_discardStub = branch("discard_stub");
    if (rules.cards.community > 0) {
        m_burn = &rules.branch("street.burn");
        m_flop = &rules.branch("street.flop");
        m_turn = &rules.branch("street.turn");
        m_river = &rules.branch("street.river");
    }
}

Opening::Run::Run(const Opening& opening, const RuleSet& rules, Procedure& procedure, const Round& round, DealPlan plan)
    : m_opening(opening), m_rules(rules), m_procedure(procedure), m_round(round), m_plan(std::move(plan)) {
    if (round.irregularity && round.irregularity->atStep) m_ruling = ruleOn(rules, *round.irregularity);
}

void Opening::Run::put(Action action, const Branch& branch, StepDetail detail, int seat) {
    m_ends = {m_procedure.add(action, seat, branch, detail, m_ends)};
}

void Opening::Run::add(Action action, const Branch& branch, StepDetail detail, int seat) {
    const auto due = [this] {
        return m_ruling && static_cast<int>(m_procedure.steps().size()) + 1 == *m_round.irregularity->atStep;
    };
    if (due()) interrupt();
    if (!m_stopped) put(action, branch, detail, seat);
}

/// The irregularity happens: the game is stopped and ruled on, and goes on unless the round is void.
void Opening::Run::interrupt() {
    const RulingAnswer ruling = *std::exchange(m_ruling, std::nullopt);
    m_stopped = ruling.voidsTheRound();
    if (m_stopped || ruling.ruling == Ruling::NoEffect) return;
    const Branch& branch = *ruling.branch;
    put(Action::Stop, branch, Stopped{m_round.irregularity->kind}, kNoSeat);
    put(Action::Rule, branch, Ruled{rulingName(ruling.ruling)}, kNoSeat);
    for (Consequence consequence : ruling.then) {
        if (consequence == Consequence::Continue) continue;
        StepDetail detail;
        if (consequence == Consequence::DiscardCard) {
            detail = CardDealt{m_round.deal->deck[m_nextCard++], {Spot::Discard, true}};
        }
        put(consequenceAction(consequence), branch, detail, kNoSeat);
    }
}

void Opening::Run::prepareCards() {
    if (!m_round.deal->preparation) return;
    const Procedure prepared = tableProcedure(m_rules, *m_round.deal->preparation);
    for (const Step& step : prepared.steps()) add(step.action, *step.branch, step.detail);
}

void Opening::Run::closeBets(const Selections& selections) {
    prepareCards();
    add(Action::Announce, *m_opening.m_noMoreBets, Announcement{"no_more_bets"});
    if (selections.progressive || selections.fiveCardHandBonus) add(Action::LockWagers, *m_opening.m_lockWagers);
    // MA 13(b): the key lights the sensors before the chips are removed.
    if (selections.progressive && m_opening.m_coinIn != nullptr) {
        add(Action::Keypad, *m_opening.m_coinIn, KeyPressed{"coin_in"});
    }
    const auto progressives = std::count_if(m_round.seats.begin(), m_round.seats.end(),
                                            [](const Seat& seat) { return seat.wagers.has(Wager::Progressive); });
    if (progressives > 0) {
        add(Action::CollectProgressive, *m_opening.m_collectProgressive);
        add(Action::VerifyProgressive, *m_opening.m_verifyProgressive, Count{static_cast<int>(progressives)});
    }
}

const Branch& Opening::Run::cardBranch(const CardSlot& slot) {
    const auto* spot = std::get_if<Spot>(&slot.to);
    if (spot == nullptr) return *m_opening.m_card;
    switch (*spot) {
    case Spot::Dealer: return slot.faceUp && m_opening.m_faceUp != nullptr ? *m_opening.m_faceUp : *m_opening.m_card;
    case Spot::SixCardBonus: return *m_opening.m_sixCard;
    case Spot::Discard: return *m_opening.m_discard;
    case Spot::Burn: return *m_opening.m_burn;
    case Spot::Community: break;
    }
    // Dispensed before the players' cards they lie face down and are turned street by street later (TH-9).
    if (!slot.faceUp) return *m_opening.m_card;
    const std::size_t number = m_community++;
    if (number < 3) return *m_opening.m_flop;
    return number == 3 ? *m_opening.m_turn : *m_opening.m_river;
}

void Opening::Run::deal(std::size_t count) {
    for (const std::size_t end = m_dealt + count; m_dealt < end; ++m_dealt) {
        dealOne(m_plan[m_dealt]);
        if (isExtraCardDueAfter(m_dealt)) dealOne(m_plan[m_dealt]);
    }
}

void Opening::Run::dealOne(const CardSlot& slot) {
    // The card is taken when the step is done: an irregularity may come first and take one away.
    add(Action::Deal, cardBranch(slot), CardDealt{{}, slot});
    if (m_stopped) return;
    const Card card = m_round.deal->deck[m_nextCard++];
    m_procedure.setCard(static_cast<StepId>(m_procedure.steps().size() - 1), card);
}

/// A misdeal: one card too many, after the last that belongs there.
bool Opening::Run::isExtraCardDueAfter(std::size_t slot) const {
    if (!m_round.irregularity || !m_round.irregularity->atStep) return false;
    const Irregularity& irregularity = *m_round.irregularity;
    const bool misdealt = irregularity.kind == IrregularityKind::WrongCardCount ||
                          (irregularity.kind == IrregularityKind::StubCountWrong && irregularity.misdealt);
    if (!misdealt) return false;
    const auto isTheHolders = [&irregularity](const CardSlot& candidate) {
        switch (irregularity.who) {
        case Holder::Player: return candidate.to == CardPlace(irregularity.seat.value_or(0));
        case Holder::Dealer: return candidate.to == CardPlace(Spot::Dealer);
        case Holder::Community: return candidate.to == CardPlace(Spot::Community);
        case Holder::SixCardBonus: break;
        }
        return candidate.to == CardPlace(Spot::SixCardBonus);
    };
    return isTheHolders(m_plan[slot]) &&
           std::none_of(m_plan.begin() + static_cast<std::ptrdiff_t>(slot) + 1, m_plan.end(), isTheHolders);
}

void Opening::Run::discardStub() {
    // No device counts the deck at our tables: the stub is counted every so many rounds (657a.8(f), ALL-14).
    if (m_opening.m_countStub != nullptr && m_round.deal->number % m_opening.m_stubCountRounds == 0) {
        int stub = kDeckSize - static_cast<int>(m_nextCard);
        const auto& irregularity = m_round.irregularity;
        if (irregularity && irregularity->kind == IrregularityKind::StubCountWrong && !irregularity->misdealt) --stub;
        add(Action::CountStub, *m_opening.m_countStub, Count{stub});
    }
    add(Action::DiscardStub, *m_opening.m_discardStub);
}

Openings::Openings(const RuleSet& rules) {
    for (DealingMethod method : rules.methods) m_openings.emplace_back(rules, method);
}

const Opening& Openings::by(DealingMethod method) const {
    return *std::find_if(m_openings.begin(), m_openings.end(),
                         [method](const Opening& opening) { return opening.method() == method; });
}

}  // namespace cutcard
