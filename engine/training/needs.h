#pragma once

#include "engine/rules/rules_submission.h"
#include "engine/table/irregularity.h"
#include "engine/table/table_procedure.h"
#include "engine/training/card_core.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cutcard {

/// The cards that are looked at together.
enum class CardGroup : std::uint8_t {
    SeatHand,  ///< What the seat plays with, the board included.
    SeatFive,  ///< The five that side wagers look at: two and the flop in a hold'em game (TH-4).
    SeatSix,   ///< With the Six Card Bonus card(s).
    SeatHole,  ///< The seat's own cards.
    DealerHand,
    DealerFive
};

/// Cards that a skill cannot do without, and the wager that has to be there for it to count.
struct CardWish {
    CardGroup group = CardGroup::SeatHand;
    CardCore core = CardCore::Quads;
    std::optional<Wager> wager = {};
    bool atAnotherSeat = false;  ///< Apart from the seat of the wish before.
};

/// What a round needs so that a skill can come up in it; whatever is not named here comes by chance.
struct Needs {
    std::vector<CardWish> wishes = {};
    bool tie = false;             ///< The dealer's cards mirror the seat's.
    bool resetOnTheFlop = false;  ///< Two seats win from one meter with the same flop.
    bool plainSeat = false;       ///< A seat with the main wagers alone, and nobody with a progressive one.
    bool highStakes = false;      ///< The payout limit bites (TH-7).
    std::optional<DealingMethod> method = {};
    bool countsStub = false;
    std::vector<TableProcedure> preparations = {};  ///< Any one of them.
    std::vector<Irregularity> irregularities = {};  ///< Any one of them.
};

/// Whether four of the cards make a hand (such games know no full house).
bool playsFourCards(const RuleSet& rules);

/// What a skill of the chapter needs.
Needs needsOf(const RuleSet& rules, std::string_view skill);

/// Changes what a house offers so that the skill can come up; false where another skill has claimed the choice.
class Offers {
public:
    explicit Offers(Selections& selections) : m_selections(selections) {}

    bool make(const RuleSet& rules, std::string_view skill);

private:
    bool choose(std::string_view what, std::string_view value);
    bool letter(Wager wager, const std::string& letter);
    bool progressive(const ProgressiveKind& kind, const std::string& paytable, bool anyPaytable);

    Selections& m_selections;
    std::vector<std::pair<std::string, std::string>> m_chosen;
};

/// The skills that can come up at a table of this house.
std::vector<std::string> reachableSkills(const RulesSubmission& submission);

}  // namespace cutcard
