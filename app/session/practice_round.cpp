#include "app/session/practice_round.h"

#include "engine/irregularities/played_on.h"
#include "engine/training/error_analysis.h"

#include <algorithm>
#include <array>

namespace cutcard {
namespace {

constexpr std::array<std::string_view, 4> kWays = {"watch", "guided", "free", "exam"};

/// Something that is no step of the round, as the grader marks it.
bool isPenalty(const Verdict& verdict) {
    return verdict.points < 0;
}

}  // namespace

std::string_view wayName(Way way) {
    return kWays[static_cast<std::size_t>(way)];
}

std::optional<Way> wayNamed(std::string_view name) {
    const auto found = std::find(kWays.begin(), kWays.end(), name);
    return found == kWays.end() ? std::nullopt : std::optional(static_cast<Way>(found - kWays.begin()));
}

PracticeRound::PracticeRound(std::shared_ptr<const Game> game, Round round, Way way, GradedFrom from)
    : m_game(std::move(game)), m_round(std::move(round)), m_settlement(m_game->adjudicate(m_round)), m_way(way),
      m_from(from), m_grader(freshGrader()) {
    for (std::size_t id = 0; id < m_grader.procedure().size(); ++id) {
        if (m_grader.isDone(static_cast<StepId>(id))) m_given.push_back(static_cast<StepId>(id));
    }
}

Grader PracticeRound::freshGrader() const {
    return graderOf(*m_game, m_round, m_from, isUnaided(m_way) ? GradingMode::Exam : GradingMode::Practice);
}

const Try& PracticeRound::act(const Act& act, std::int64_t milliseconds) {
    Try one;
    one.act = act;
    one.milliseconds = std::clamp<std::int64_t>(milliseconds, 0, kLongestTry);
    one.verdict = m_grader.judge(act);
    if (m_way == Way::Exam && one.verdict.reason == Reason::MissedIrregularity && isPenalty(one.verdict)) {
        goOnUnstopped();
        one.verdict = m_grader.judge(act);
    }
    const std::optional<StepId> step = one.verdict.step;
    one.family = errorFamilyOf(one.verdict, act, m_grader.procedure(),
                               step ? m_grader.missingBefore(*step) : std::vector<StepId>(), *m_game, m_settlement);
    one.hinted = step && m_hinted.contains(*step);
    if (one.verdict.reason == Reason::Ok) {
        // The grader was made anew at an undo and does not remember the errors of before.
        const bool erred = std::any_of(m_tries.begin(), m_tries.end(), [step](const Try& before) {
            return before.isWrong() && !isPenalty(before.verdict) && before.verdict.step == step;
        });
        one.verdict.points = erred || one.hinted ? 0 : 1;
    }
    m_tries.push_back(std::move(one));
    forgetOldHint();
    return m_tries.back();
}

/// What was done so far was done in that round, too. What is seen of the irregularity stays to be seen.
void PracticeRound::goOnUnstopped() {
    if (m_unstopped || !m_round.deal || !m_round.irregularity) return;
    m_unstopped = true;
    const Round unstopped = playedOn(*m_game, m_round);
    m_settlement = m_game->adjudicate(unstopped);
    m_grader = graderOf(*m_game, unstopped, m_from, GradingMode::Exam);
    for (Try& one : m_tries) one.verdict = m_grader.judge(one.act);
    const auto event = m_round.irregularity;
    m_round = unstopped;
    m_round.irregularity = event;
}

std::optional<StepId> PracticeRound::next() const {
    const std::vector<StepId> allowed = m_grader.allowed();
    if (allowed.empty()) return std::nullopt;
    const auto stop = std::find_if(allowed.begin(), allowed.end(), [this](StepId step) {
        return m_grader.procedure()[step].act.action == actionName(Action::Stop);
    });
    return stop == allowed.end() ? allowed.front() : *stop;
}

void PracticeRound::watchOn() {
    if (const auto step = next()) act(m_grader.procedure()[*step].act, 0);
}

/// A wrong action does its step too where nothing may be given away.
bool PracticeRound::didStep(const Try& one) const {
    if (!one.verdict.step || one.undone || isPenalty(one.verdict)) return false;
    return one.verdict.reason == Reason::Ok || (isUnaided(m_way) && one.verdict.reason != Reason::AlreadyDone);
}

std::optional<std::size_t> PracticeRound::lastDone() const {
    for (std::size_t i = m_tries.size(); i-- > 0;) {
        if (didStep(m_tries[i])) return i;
    }
    return std::nullopt;
}

bool PracticeRound::canUndo() const {
    return !isUnaided(m_way) && lastDone();
}

void PracticeRound::undo() {
    if (!canUndo()) return;
    m_tries[*lastDone()].undone = true;
    rejudge();
    forgetOldHint();
}

/// Only what was done is done again, in its order: each of these steps was right when nothing else was done before it,
/// so it is right once more. An error judged anew could become another one, or be none any more.
void PracticeRound::rejudge() {
    m_grader = freshGrader();
    for (const Try& one : m_tries) {
        if (didStep(one)) m_grader.judge(one.act);
    }
}

HintLevel PracticeRound::hint() {
    const auto step = next();
    if (!step || isUnaided(m_way)) return m_hint;
    m_hinted.insert(*step);
    m_hintIsFor = step;
    if (m_hint != HintLevel::Answer) m_hint = static_cast<HintLevel>(static_cast<int>(m_hint) + 1);
    return m_hint;
}

void PracticeRound::forgetOldHint() {
    if (m_hintIsFor == next()) return;
    m_hint = HintLevel::None;
    m_hintIsFor.reset();
}

bool PracticeRound::isFirstAtItsStep(std::size_t index) const {
    const Verdict& verdict = m_tries[index].verdict;
    if (!verdict.step || verdict.reason == Reason::AlreadyDone) return false;
    const auto end = m_tries.begin() + static_cast<std::ptrdiff_t>(index);
    return std::none_of(m_tries.begin(), end, [&verdict](const Try& one) { return one.verdict.step == verdict.step; });
}

std::vector<StepId> PracticeRound::doneAfter(std::size_t position) const {
    std::vector<StepId> done = m_given;
    for (std::size_t i = 0; i < std::min(position, m_tries.size()); ++i) {
        if (didStep(m_tries[i])) done.push_back(*m_tries[i].verdict.step);
    }
    return done;
}

bool PracticeRound::isFinished() const {
    return m_grader.missing().empty();
}

Score PracticeRound::score() const {
    Score score;
    const GradedProcedure& procedure = m_grader.procedure();
    for (std::size_t id = 0; id < procedure.size(); ++id) {
        if (std::find(m_given.begin(), m_given.end(), static_cast<StepId>(id)) != m_given.end()) continue;
        ++score.of;
        ++score.bySkill[procedure[id].skill].of;
    }
    int penalties = 0;
    for (const Try& one : m_tries) {
        if (isPenalty(one.verdict)) ++penalties;
        if (!didStep(one)) continue;
        score.points += one.verdict.points;
        score.bySkill[procedure[*one.verdict.step].skill].points += one.verdict.points;
    }
    score.points = std::max(0, score.points - penalties);
    return score;
}

}  // namespace cutcard
