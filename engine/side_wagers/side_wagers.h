#pragma once

#include "engine/rules/rules_submission.h"
#include "engine/side_wagers/five_card_hand_bonus.h"
#include "engine/side_wagers/progressive.h"
#include "engine/side_wagers/table_wager.h"

#include <optional>

namespace cutcard {

/// The side wagers that chapters share, as one house offers them.
struct SideWagers {
    explicit SideWagers(const RulesSubmission& submission);

    std::optional<Progressive> progressive;
    std::optional<FiveCardHandBonus> fiveCardHandBonus;
    TableWager sixCardBonus;
    const Branch* revealSixCard = nullptr;
    const Branch* keypadHand = nullptr;  ///< Where the progressive system has a keypad.
};

}  // namespace cutcard
