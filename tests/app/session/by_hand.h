#pragma once

#include "app/session/round_controller.h"

#include <QStringList>

#include <set>

namespace cutcard::test {

/// Does a step as a person does it: chooses what has to be chosen, presses the key or the button, cuts out the amount,
/// pulls out the cards. Nothing is handed over that could not be done with hands.
void doByHand(RoundController& play, const Step& step);

/// The step that is due; null: none.
const Step* dueStep(const RoundController& play);

/// A key by its character, as a keyboard sends it.
bool pressKey(RoundController& play, char character, bool repeated = false);
void pressKeys(RoundController& play, const char* characters);

/// Every sentence that is on the screen or said aloud about the round, hints left out.
QStringList wordsShown(RoundController& play);

/// The cards whose faces can be seen.
std::set<Card> facesShown(const RoundController& play);

/// A text that names one of the cards, in two characters or in words; empty: none does.
QString namingOneOf(const std::set<Card>& cards, const QStringList& texts);

}  // namespace cutcard::test
