#pragma once

#include "app/session/try_keeper.h"
#include "app/store/store.h"
#include "engine/training/practice_event.h"

#include <functional>
#include <optional>
#include <set>
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
/// Nothing is kept of a watched round: its id is empty, and every call with it does nothing.
class PracticeHistory final : public TryKeeper {
public:
    PracticeHistory(store::Store& store, store::StoreSession who);

    /// A new round; the id names it from now on.
    store::StoreResult<store::Id> begin(const PracticeRound& round, bool cram);
    store::StoreResult<store::Done> keepTry(const store::Id& id, const PracticeRound& round) override;
    store::StoreResult<store::Done> keepUndo(const store::Id& id) override;
    store::StoreResult<store::Done> keepHint(const store::Id& id, HintLevel level) override;
    store::StoreResult<store::Done> finish(const store::Id& id, const PracticeRound& round) override;

    /// An answer outside a round (drill, review).
    store::StoreResult<store::Done> keepAnswer(const PracticeEvent& answer);

    /// The newest first.
    store::StoreResult<std::vector<PractisedRound>> rounds(int limit) const;
    /// A round as it was left, to look at or to go on with.
    store::StoreResult<PracticeRound> load(const store::Id& id);
    /// Whether the trainee came to its end, or ended it himself.
    store::StoreResult<bool> isFinished(const store::Id& id) const;
    /// The newest round, where it was not finished.
    store::StoreResult<std::optional<store::Id>> unfinished() const;

    /// All answers, in their order: what schedule and mastery are derived from.
    store::StoreResult<std::vector<PracticeEvent>> answers() const;

private:
    /// Says whether it wants the next one too.
    using Reader = std::function<store::StoreResult<bool>(const store::Event& event)>;

    store::StoreResult<store::Done> keep(const store::Id& id, const std::string& kind, const std::string& body);
    /// Hands over the own events of a kind, page by page.
    store::StoreResult<store::Done> read(store::EventQuery query, const Reader& reader) const;
    store::StoreResult<store::Event> begunAs(const store::Id& id) const;
    PracticeEvent answerOf(const store::Id& id, const PracticeRound& round) const;

    store::Store& m_store;
    store::StoreSession m_who;
    std::set<store::Id> m_crammed;  ///< Rounds that leave no trace in schedule and mastery.
};

}  // namespace cutcard
