#include "engine/procedure/opening.h"

#include <algorithm>

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

Opening::Run::Run(const Opening& opening, Procedure& procedure, const Round& round, DealPlan plan)
    : m_opening(opening), m_procedure(procedure), m_round(round), m_plan(std::move(plan)) {}

void Opening::Run::add(Action action, const Branch& branch, StepDetail detail, int seat) {
    m_ends = {m_procedure.add(action, seat, branch, detail, m_ends)};
}

void Opening::Run::closeBets(const Selections& selections) {
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
        const CardSlot& slot = m_plan[m_dealt];
        add(Action::Deal, cardBranch(slot), CardDealt{m_round.deal->deck[m_dealt], slot});
    }
}

void Opening::Run::discardStub() {
    // No device counts the deck at our tables: the stub is counted every so many rounds (657a.8(f), ALL-14).
    if (m_opening.m_countStub != nullptr && m_round.deal->number % m_opening.m_stubCountRounds == 0) {
        add(Action::CountStub, *m_opening.m_countStub, Count{kDeckSize - static_cast<int>(m_plan.size())});
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
