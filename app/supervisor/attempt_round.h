#pragma once

#include "app/supervisor/replay_row.h"
#include "engine/training/exam_form.h"

#include <optional>

namespace cutcard::supervisor {

/// A round of an exam gone through once more. The stored procedure decides, as it did for the score; the rules of today
/// stand beside it, for the table and for the words, as far as they see the round in the same way.
class AttemptRound {
public:
    explicit AttemptRound(const RoundItem& item);

    /// Nothing where today's program does not take the round any more.
    const std::optional<ReplayTable>& table() const { return m_table; }
    /// Where the rules of today see the round otherwise; else empty.
    const QString& note() const { return m_note; }

    /// What the trainee did next, with what is said of it where it was right.
    ReplayRow act(const Act& act);
    /// The steps that are done by now, in the numbers of the table's settlement.
    const std::vector<StepId>& done() const { return m_done; }
    Score score() const { return m_grader.score(); }

private:
    void openTable(const RoundItem& item);
    void take(const Verdict& verdict);
    bool isPartner(std::optional<StepId> stored, std::optional<StepId> today) const;

    Grader m_grader;
    std::optional<ReplayTable> m_table;
    std::optional<Grader> m_today;
    std::vector<std::optional<StepId>> m_partners;  ///< Of each stored step, in today's procedure.
    std::vector<bool> m_taken;                      ///< Of the stored steps, those that are in m_done.
    std::vector<StepId> m_done;
    QString m_note;
};

}  // namespace cutcard::supervisor
