#pragma once

#include "app/session/practice_round.h"
#include "app/store/store.h"

#include <optional>
#include <string>
#include <vector>

namespace cutcard {

/// A practised round as a list shows it.
struct PractisedRound {
    store::Id id;
    store::Milliseconds at = 0;
    std::string rules;
    Way way = Way::Guided;
    int tries = 0;
    int errors = 0;
    bool finished = false;
};

/// What a trainee did in practice, in the store: every try is there before the screen goes on. Events:
/// "practice.round" {"session","way","from","cram","round"}, "practice.act" {"session","n","act","reason","step",
/// "milliseconds","hinted"}, "practice.undo", "practice.hint", "practice.finished" {"session","points","of"}, and for
/// each first try at a step or question "practice.answered" (engine/record/practice_record.h), in one append with it.
class PracticeHistory {
public:
    PracticeHistory(store::Store& store, store::StoreSession who);

    /// A new round; the id names it from now on.
    store::StoreResult<store::Id> begin(const PracticeRound& round, bool cram);
    /// The newest try of the round. Refused: nothing was kept, and the screen must not go on.
    store::StoreResult<store::Done> keepTry(const store::Id& id, const PracticeRound& round);
    store::StoreResult<store::Done> keepUndo(const store::Id& id);
    store::StoreResult<store::Done> keepHint(const store::Id& id, HintLevel level);
    store::StoreResult<store::Done> finish(const store::Id& id, const PracticeRound& round);

    /// An answer outside a round (drill, review).
    store::StoreResult<store::Done> keepAnswer(const PracticeEvent& answer);

    /// The newest first.
    store::StoreResult<std::vector<PractisedRound>> rounds(int limit) const;
    /// A round as it was left, to look at or to go on with.
    store::StoreResult<PracticeRound> load(const store::Id& id) const;
    /// The newest round, where it was not finished.
    store::StoreResult<std::optional<store::Id>> unfinished() const;

    /// All answers, in their order: what schedule and mastery are derived from.
    store::StoreResult<std::vector<PracticeEvent>> answers() const;

private:
    store::Store& m_store;
    store::StoreSession m_who;
    bool m_cram = false;
};

}  // namespace cutcard
