#pragma once

#include "engine/procedure/step.h"
#include "engine/rules/rule_set.h"
#include "engine/table/irregularity.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace cutcard {

enum class Ruling : std::uint8_t {
    Void,
    VoidRemoveDeck,
    DiscardCardAndContinue,
    UseAsNextCard,
    Reshuffle,
    Recut,
    RefuseWager,
    CoverDevice,
    WagersAbandoned,
    NoEffect,
    CallFloor
};

std::string_view rulingName(Ruling ruling);

/// Which wagers go back to the players.
enum class Returned : std::uint8_t { None, All, AllOthers };

std::string_view returnedName(Returned returned);

/// What the dealer does next.
enum class Consequence : std::uint8_t { Reshuffle, RemoveDeck, DiscardCard, Recut, CoverDevice, CallFloor, Continue };

std::string_view consequenceName(Consequence consequence);

/// The dealer's action that a consequence is; `Continue` is none.
Action consequenceAction(Consequence consequence);

/// The ruling on an irregularity, with the branch that decides it.
struct RulingAnswer {
    Ruling ruling = Ruling::NoEffect;
    std::vector<Wager> settle;  ///< Wagers that are settled all the same (TH-6).
    Returned returned = Returned::None;
    std::vector<Consequence> then;
    const Branch* branch = nullptr;

    /// Whether a round in progress is over by it.
    bool voidsTheRound() const { return returned != Returned::None; }
};

RulingAnswer ruleOn(const RuleSet& rules, const Irregularity& irregularity);

}  // namespace cutcard
