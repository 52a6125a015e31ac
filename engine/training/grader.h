#pragma once

#include "engine/table/round.h"
#include "engine/training/act.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// What a verdict says, in the order in which reasons are looked for.
enum class Reason : std::uint8_t {
    UnknownAction,
    NoSuchWager,
    FalseAlarm,
    AlreadyDone,
    MissedIrregularity,
    WrongSeatOrder,
    OutOfOrder,
    WrongKind,
    WrongRuling,
    WrongHand,
    WrongName,
    WrongOutcome,
    WrongAmount,
    Ok
};
inline constexpr int kReasonCount = 14;

std::string_view reasonName(Reason reason);

/// In practice a wrong action is refused and changes nothing. In an exam a refusal would be feedback: the first try
/// consumes the step, and the table goes on as if it had been done right.
enum class GradingMode : std::uint8_t { Practice, Exam };

/// What lies on the table as far as judging needs it: the cards that each hand can be set from, and who wagered what.
struct TableFacts {
    std::map<int, std::vector<Card>> cards;  ///< By seat, kDealerPosition for the dealer; community cards included.
    std::map<int, std::set<std::string>> wagers;

    bool operator==(const TableFacts&) const = default;
};

TableFacts factsOf(const Round& round);

struct Verdict {
    Reason reason = Reason::Ok;
    bool accepted = true;
    std::optional<StepId> step;  ///< The step that was meant, where there is one.
    int points = 0;              ///< 1, 0, or −1 for something that is no step of the round.
};

struct SkillScore {
    int points = 0;
    int of = 0;

    bool operator==(const SkillScore&) const = default;
};

struct Score {
    int points = 0;
    int of = 0;
    std::map<std::string, SkillScore> bySkill;
};

/// Judges what a trainee does, one action after the other, against a procedure. Any order that the procedure permits
/// is right (ALL-3), and so is any equally good selection of cards (ALL-6).
class Grader {
public:
    /// `given` are steps that are done when judging begins, and are not judged.
    Grader(GradedProcedure procedure, TableFacts facts, GradingMode mode, std::vector<bool> given = {});

    Verdict judge(const Act& act);

    const GradedProcedure& procedure() const { return m_procedure; }
    bool isDone(StepId step) const { return m_done[step]; }

    /// The steps that may be done now.
    std::vector<StepId> allowed() const;

    /// What has to be done before a step and is not. A step that was done too early counts as done, so what was missing
    /// then is not held against the steps that come after it.
    std::vector<StepId> missingBefore(StepId step) const;

    /// The steps that were never done.
    std::vector<StepId> missing() const;

    Score score() const;

    /// 1 where the step was right at the first try.
    int pointsOf(StepId step) const { return m_points[step]; }
    int penalties() const { return m_penalties; }

private:
    bool isAllowed(StepId step) const;
    std::optional<StepId> stopDue() const;
    std::optional<StepId> stopToCome() const;
    bool hasWager(const Act& act) const;

    Verdict judgeStop(const Act& act);
    Verdict judgeStep(const Act& act, StepId step);
    Verdict noStep(const Act& act);
    Reason orderReason(StepId step, const std::vector<StepId>& missing) const;
    Reason valueReason(const Act& expected, const Act& act) const;
    bool isEquallyGood(const Act& expected, const Act& act) const;
    Verdict wrongAt(StepId step, Reason reason);
    Verdict penalty(Reason reason, std::optional<StepId> step = {});

    GradedProcedure m_procedure;
    TableFacts m_facts;
    GradingMode m_mode;
    std::vector<bool> m_given;
    std::vector<bool> m_done;
    std::vector<bool> m_tried;
    std::vector<int> m_points;
    int m_penalties = 0;
};

}  // namespace cutcard
