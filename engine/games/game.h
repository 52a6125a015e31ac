#pragma once

#include "engine/cards/card_place.h"
#include "engine/irregularities/ruling.h"
#include "engine/procedure/settlement.h"
#include "engine/rules/rules_submission.h"
#include "engine/table/refusal.h"
#include "engine/table/round.h"

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace cutcard {

/// What is wrong with one seat, with its place inside the seat ("decision.play").
struct SeatFault {
    RefusalCode code = RefusalCode::BadPlay;
    std::string_view field;
    std::string_view reason;
    std::vector<std::string> params;
};

/// One table of one house: a chapter's game under a house's selections. A function from a round to its settlement.
class Game {
public:
    explicit Game(RulesSubmission submission) : m_submission(std::move(submission)) {}
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    const RulesSubmission& submission() const { return m_submission; }
    const RuleSet& rules() const { return *m_submission.rules; }
    const Selections& selections() const { return m_submission.selections; }

    /// Why the wagers and the decision of a seat are not possible in this game.
    virtual std::optional<SeatFault> fault(const Seat& seat) const = 0;

    /// Whether a wager was made and is still to be decided after the player's decision.
    virtual bool stands(const Seat& seat, Wager wager) const = 0;

    /// Where the cards go, from the top of the deck on.
    virtual DealPlan dealPlan(const Round& round, DealingMethod method) const = 0;

    /// The verdict on a round whose facts are in order, an irregularity included.
    Settlement adjudicate(const Round& round) const;

    /// Adds what happens at a fold, after `before`, and returns the ends.
    using FoldSteps = std::function<StepIds(std::size_t index, const StepIds& before)>;

    /// Adds everything from the opening of the bets to the last decision of a dealt round, or to the irregularity that
    /// voids it. Returns the last steps.
    virtual StepIds addOpening(Procedure& procedure, const Round& round, const FoldSteps& fold) const = 0;

    /// A wager that the ruling on an irregularity settles although the round is void (TH-6).
    virtual WagerLine settleAlthoughVoid(const Round& round, const Seat& seat, Wager wager) const;

protected:
    /// The verdict on a round that goes its way to the end.
    virtual Settlement settle(const Round& round) const = 0;

private:
    Settlement settleRuled(const Round& round, const RulingAnswer& ruling) const;

    RulesSubmission m_submission;
};

/// Gives out the cards of a round's deck by its method, as far as an irregularity lets it come.
void dealCards(const Game& game, Round& round);

/// An entry of the catalogue of games.
struct GameEntry {
    std::string_view id;
    std::unique_ptr<Game> (*open)(RulesSubmission submission);
};

const GameEntry* gameNamed(std::string_view id);

/// Opens the table of a submission.
std::shared_ptr<const Game> openGame(RulesSubmission submission);

}  // namespace cutcard
