#pragma once

#include "engine/games/game.h"
#include "engine/record/grading_record.h"
#include "engine/training/error_family.h"
#include "engine/training/grader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace cutcard {

/// The ways to go through a round. Watch: by the book, nothing is asked. Guided: a wrong action is stopped and
/// explained. Free: nothing comes back before the end, and the table goes on as if all had been right. Exam: the same,
/// and nothing comes back at the end either.
enum class Way : std::uint8_t { Watch, Guided, Free, Exam };

/// Whether the trainee is told nothing while he acts.
constexpr bool isUnaided(Way way) {
    return way == Way::Free || way == Way::Exam;
}

std::string_view wayName(Way way);
std::optional<Way> wayNamed(std::string_view name);

/// Something the trainee did, and what was said of it.
struct Try {
    Act act;
    Verdict verdict;
    std::optional<ErrorFamily> family;  ///< Of an error, where it is known.
    std::int64_t milliseconds = 0;      ///< Since the try before.
    bool hinted = false;
    bool undone = false;  ///< Taken back later; it stays in the record.

    bool isWrong() const { return verdict.reason != Reason::Ok && verdict.reason != Reason::AlreadyDone; }
};

/// A try is not timed beyond a day: whoever comes back after it was away.
inline constexpr std::int64_t kLongestTry = 24LL * 60 * 60 * 1000;

/// How much a hint says, each at its price: where to look, what to do, and the whole answer.
enum class HintLevel : std::uint8_t { None, Where, What, Answer };

/// A round in a trainee's hands. Knows no screen and no store; the same tries give the same state for ever.
class PracticeRound {
public:
    PracticeRound(std::shared_ptr<const Game> game, Round round, Way way, GradedFrom from);

    const Game& game() const { return *m_game; }
    const std::shared_ptr<const Game>& table() const { return m_game; }
    const Round& round() const { return m_round; }
    const Settlement& settlement() const { return m_settlement; }
    /// Which steps are done and may be done. Its points know nothing of hints and of what was taken back: see score().
    const Grader& grader() const { return m_grader; }
    Way way() const { return m_way; }
    GradedFrom from() const { return m_from; }

    /// Judges what the trainee does.
    const Try& act(const Act& act, std::int64_t milliseconds);
    /// An exam does not tell that a stop was missed where it would have ended the round: from then on the round is the
    /// one that nobody stopped, and so is its settlement.
    bool goesOnUnstopped() const { return m_unstopped; }

    /// The next step of the house order that may be done; nothing when all is done. What Watch does, and what hints
    /// speak of.
    std::optional<StepId> next() const;
    /// Does that step by the book.
    void watchOn();

    /// Takes back the last step that was done; only in a guided or watched round.
    bool canUndo() const;
    void undo();

    /// One level more for the next step; a new step begins again at None. Always None where nothing is told.
    HintLevel hint();
    HintLevel hintLevel() const { return m_hint; }

    const std::vector<Try>& tries() const { return m_tries; }
    /// Whether a try was about a step that none before it was about: what a trainee knew without being told.
    bool isFirstAtItsStep(std::size_t index) const;
    /// The steps done after the first `position` tries (undone ones left out), in the order in which they were done,
    /// beginning with those that were given.
    std::vector<StepId> doneAfter(std::size_t position) const;
    std::vector<StepId> done() const { return doneAfter(m_tries.size()); }
    bool isFinished() const;

    /// A step counts at the first try, without a hint; what is no step costs one, down to zero in all.
    Score score() const;

private:
    Grader freshGrader() const;
    void goOnUnstopped();
    bool didStep(const Try& one) const;
    std::optional<std::size_t> lastDone() const;
    void rejudge();
    void forgetOldHint();

    std::shared_ptr<const Game> m_game;
    Round m_round;
    Settlement m_settlement;
    Way m_way;
    GradedFrom m_from;
    Grader m_grader;
    bool m_unstopped = false;
    std::vector<StepId> m_given;
    std::vector<Try> m_tries;
    std::set<StepId> m_hinted;
    std::optional<StepId> m_hintIsFor;
    HintLevel m_hint = HintLevel::None;
};

}  // namespace cutcard
