#pragma once

#include "engine/procedure/procedure.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// Something a dealer does, in the words of the public formats: what a step asks for and what a trainee did have the
/// same shape. Words that no rule knows are kept as they were said, so that they can be judged and replayed.
struct Act {
    std::string action;
    std::optional<int> seat = {};  ///< A seat number, or kDealerPosition.
    std::optional<std::string> wager = {};
    std::optional<std::string> outcome = {};
    std::optional<Money> amount = {};
    std::optional<std::string> text = {};
    std::optional<int> count = {};
    std::optional<Card> card = {};
    std::optional<std::string> to = {};  ///< A seat number in digits, or a spot.
    std::optional<std::string> face = {};
    std::optional<std::string> what = {};
    std::vector<Card> cards = {};
    std::optional<std::string> category = {};
    std::optional<int> fromSeat = {};
    std::optional<std::string> kind = {};
    std::optional<std::string> ruling = {};
    std::optional<std::string> which = {};
    std::optional<std::string> key = {};

    bool operator==(const Act&) const = default;
};

/// One step of a procedure apart from the engine that made it, so that it can be stored and judged for ever.
struct GradedStep {
    Act act;
    std::vector<StepId> after;
    std::string cite;
    std::string rulingId;
    std::string skill;

    bool operator==(const GradedStep&) const = default;
};

using GradedProcedure = std::vector<GradedStep>;

Act actOf(const Step& step);
GradedProcedure gradedProcedure(const Procedure& procedure);

/// Whether the word is one of the actions that dealers do anywhere.
bool isAction(std::string_view word);

/// Whether an act is about the thing that a step asks for: the same action for the same seat, wager or place. What was
/// chosen (cards, outcome, amount, kind, ruling) is not compared, nor what the step does not speak of.
bool sameThing(const Act& step, const Act& act);

/// The seat that an act belongs to; nothing for the dealer and the table.
std::optional<int> seatOf(const Act& act);

}  // namespace cutcard
