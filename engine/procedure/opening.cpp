#include "engine/procedure/opening.h"

#include <algorithm>

namespace cutcard {
namespace {

/// One step after the other.
class Chain {
public:
    explicit Chain(Procedure& procedure) : m_procedure(procedure) {}

    void add(Action action, const Branch& branch, StepDetail detail = {}) {
        m_last = m_procedure.add(action, kNoSeat, branch, detail, std::span<const StepId>(&m_last, m_count));
        m_count = 1;
    }

    StepId last() const { return m_last; }

private:
    Procedure& m_procedure;
    StepId m_last = 0;
    std::size_t m_count = 0;
};

}  // namespace

Opening::Opening(const RuleSet& rules, DealingMethod method)
    : m_method(method), m_stubCountRounds(rules.fact("stub_count_rounds")) {
    const std::string prefix = std::string(methodName(method)) + '.';
    const auto branch = [&](std::string_view what) { return &rules.branch(prefix + std::string(what)); };
    m_noMoreBets = branch("no_more_bets");
    m_lockWagers = branch("lock_wagers");
    m_collectProgressive = branch("collect_progressive");
    m_verifyProgressive = branch("verify_progressive");
    m_card = branch("card");
    if (rules.cards.sixCardBonus > 0) m_sixCard = branch("six_card");
    if (rules.branches->contains(prefix + "discard")) m_discard = branch("discard");
    if (rules.cards.dealer > rules.cards.seat) m_sixthCard = branch("sixth_card");
    if (rules.hasTrait("keypad")) m_coinIn = branch("coin_in");
    // A shoe that reshuffles the cards counts them too.
    if (rules.branches->contains(prefix + "count_stub")) m_countStub = branch("count_stub");
    m_discardStub = branch("discard_stub");
}

const Branch& Opening::cardBranch(const CardSlot& slot) const {
    if (const auto* spot = std::get_if<Spot>(&slot.to)) {
        if (*spot == Spot::Dealer && slot.faceUp && m_sixthCard != nullptr) return *m_sixthCard;
        if (*spot == Spot::SixCardBonus) return *m_sixCard;
        if (*spot == Spot::Discard) return *m_discard;
    }
    return *m_card;
}

StepId Opening::addSteps(Procedure& procedure, const Selections& selections, const Round& round,
                         const DealPlan& plan) const {
    Chain chain(procedure);
    chain.add(Action::Announce, *m_noMoreBets, Announcement{"no_more_bets"});
    if (selections.progressive || selections.fiveCardHandBonus) chain.add(Action::LockWagers, *m_lockWagers);
    const auto progressives = std::count_if(round.seats.begin(), round.seats.end(),
                                            [](const Seat& seat) { return seat.wagers.has(Wager::Progressive); });
    // MA 13(b): the key lights the sensors before the chips are removed.
    if (selections.progressive && m_coinIn != nullptr) chain.add(Action::Keypad, *m_coinIn, KeyPressed{"coin_in"});
    if (progressives > 0) {
        chain.add(Action::CollectProgressive, *m_collectProgressive);
        chain.add(Action::VerifyProgressive, *m_verifyProgressive, Count{static_cast<int>(progressives)});
    }
    for (std::size_t i = 0; i < plan.size(); ++i) {
        chain.add(Action::Deal, cardBranch(plan[i]), CardDealt{round.deal->deck[i], plan[i]});
    }
    // No device counts the deck at our tables: the stub is counted every so many rounds (657a.8(f), ALL-14).
    if (m_countStub != nullptr && round.deal->number % m_stubCountRounds == 0) {
        chain.add(Action::CountStub, *m_countStub, Count{kDeckSize - static_cast<int>(plan.size())});
    }
    chain.add(Action::DiscardStub, *m_discardStub);
    return chain.last();
}

Openings::Openings(const RuleSet& rules) {
    for (DealingMethod method : rules.methods) m_openings.emplace_back(rules, method);
}

const Opening& Openings::by(DealingMethod method) const {
    return *std::find_if(m_openings.begin(), m_openings.end(),
                         [method](const Opening& opening) { return opening.method() == method; });
}

}  // namespace cutcard
