#pragma once

#include "app/session/practice_round.h"
#include "app/store/store.h"

namespace cutcard {

/// Where what is done in a round is kept. Refused: nothing was kept, and the screen must not go on.
class TryKeeper {
public:
    virtual ~TryKeeper() = default;

    /// The newest try of the round; a repetition is harmless.
    virtual store::StoreResult<store::Done> keepTry(const store::Id& id, const PracticeRound& round) = 0;
    virtual store::StoreResult<store::Done> keepUndo(const store::Id& id) = 0;
    virtual store::StoreResult<store::Done> keepHint(const store::Id& id, HintLevel level) = 0;
    virtual store::StoreResult<store::Done> finish(const store::Id& id, const PracticeRound& round) = 0;
};

}  // namespace cutcard
