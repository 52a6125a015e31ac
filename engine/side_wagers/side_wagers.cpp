#include "engine/side_wagers/side_wagers.h"

namespace cutcard {

SideWagers::SideWagers(const RulesSubmission& submission)
    : sixCardBonus(*submission.rules, submission.selections, Wager::SixCardBonus) {
    const Selections& selections = submission.selections;
    if (selections.progressive) progressive.emplace(*submission.rules, *selections.progressive);
    if (selections.fiveCardHandBonus) fiveCardHandBonus.emplace(*submission.rules, *selections.fiveCardHandBonus);
    if (selections.progressive && submission.rules->hasTrait("keypad")) {
        keypadHand = &submission.rules->branch("keypad.hand");
    }
    if (submission.offers(Wager::SixCardBonus)) revealSixCard = &submission.rules->branch("six_card.reveal");
}

}  // namespace cutcard
