#pragma once

#include "engine/odds/frequencies.h"

namespace cutcard {

/// What a Bad Beat Wager looks at (FC-6): the beaten hand, the player's or the dealer's, where it is two pair or
/// better, over all pairs of five cards for the player and six of the others for the dealer. `deck` has the same ranks
/// in every suit.
Frequencies<FourCardRank> beatenHands(CardSet deck);

/// Of the whole deck; counted once.
const Frequencies<FourCardRank>& beatenHands();

}  // namespace cutcard
