#include "engine/procedure/table_procedures.h"

namespace cutcard {
namespace {

/// One step after the other, each citing the chapter's own paragraph.
class Chain {
public:
    explicit Chain(const RuleSet& rules) : m_rules(rules) {}

    void add(Action action, std::string_view skill, StepDetail detail = {}) {
        m_last = {m_procedure.add(action, kNoSeat, m_rules.branch("table." + std::string(skill)), detail, m_last)};
    }

    /// 657a.4(a)–(c): inspected, verified, shown to the first player, mixed.
    void inspectAndMix() {
        add(Action::InspectCards, "inspect_cards");
        add(Action::VerifyInspection, "verify_inspection");
        add(Action::SpreadCards, "spread");
        mix();
    }

    void mix() {
        add(Action::Wash, "wash");
        add(Action::Stack, "stack");
        add(Action::Shuffle, "shuffle");
    }

    /// 657a.5(d): the cover card at least so deep, then into the shoe.
    void cutAndLoad() {
        add(Action::Cut, "cut", Count{m_rules.fact("cover_card_depth")});
        add(Action::LoadShoe, "load_shoe");
    }

    Procedure take() { return std::move(m_procedure); }

private:
    const RuleSet& m_rules;
    Procedure m_procedure;
    StepIds m_last;
};

}  // namespace

std::vector<TableProcedure> tableProceduresOf(const RuleSet& rules) {
    std::vector<TableProcedure> procedures(kTableProcedures.begin(), kTableProcedures.end());
    if (!rules.hasTrait("idle_table_by_device")) std::erase(procedures, TableProcedure::IdleTableDevice);
    return procedures;
}

Procedure tableProcedure(const RuleSet& rules, TableProcedure procedure) {
    Chain chain(rules);
    switch (procedure) {
    case TableProcedure::OpenTable:
        chain.inspectAndMix();
        chain.cutAndLoad();
        break;
    case TableProcedure::OpenTableTwoDecks:
        // 657a.4(d), 657a.3(b): each deck by itself; a device shuffles, so nothing is cut; the decks alternate.
        chain.inspectAndMix();
        chain.inspectAndMix();
        chain.add(Action::AlternateDecks, "alternate_decks");
        break;
    case TableProcedure::ShuffleAndCut:
        chain.add(Action::Shuffle, "shuffle");
        chain.cutAndLoad();
        break;
    case TableProcedure::IdleTable:
        chain.add(Action::SpreadCards, "idle_spread");
        chain.mix();
        chain.cutAndLoad();
        break;
    case TableProcedure::ChangeDecks:
        chain.add(Action::ChangeDecks, "change_decks");
        chain.inspectAndMix();
        chain.cutAndLoad();
        break;
    case TableProcedure::IdleTableDevice:
        // 573.5(f)(2), (c)(1): no wash and no cut; the spread deck waits in the device while the shuffled one is dealt.
        chain.add(Action::SpreadCards, "idle_spread");
        chain.add(Action::Stack, "idle_stack");
        chain.add(Action::LoadShuffler, "idle_load_shuffler");
        chain.add(Action::TakeShuffledDeck, "idle_take_deck");
        break;
    }
    return chain.take();
}

}  // namespace cutcard
