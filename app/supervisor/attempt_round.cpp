#include "app/supervisor/attempt_round.h"

#include "app/text/catalogue.h"
#include "engine/training/regrade.h"

#include <QCoreApplication>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(AttemptRound)
};

ReplayMark markOf(Reason reason) {
    if (reason == Reason::Ok) return ReplayMark::Right;
    return reason == Reason::AlreadyDone ? ReplayMark::None : ReplayMark::Wrong;
}

}  // namespace

AttemptRound::AttemptRound(const RoundItem& item)
    : m_grader(item.procedure, factsInRound(item.round), GradingMode::Exam), m_taken(item.procedure.size()) {
    openTable(item);
}

void AttemptRound::openTable(const RoundItem& item) {
    OpenTables tables;
    const auto record = readRoundLine(item.round, tables);
    if (!record) {
        m_note = Say::tr("This version of the program does not take the round any more, so the table is not shown: %1")
                     .arg(text::refusal(record.refusal()));
        return;
    }
    m_table = ReplayTable{record->game, record->round, record->game->adjudicate(record->round)};
    m_today = graderOf(*record->game, record->round, item.from, GradingMode::Exam);
    m_partners = partnersOf(item.procedure, m_today->procedure());
    for (std::size_t id = 0; id < m_today->procedure().size(); ++id) {
        if (m_today->isDone(static_cast<StepId>(id))) m_done.push_back(static_cast<StepId>(id));
    }
    const GradedProcedure today = procedureFrom(*record->game, record->round, item.from);
    if (differencesBetween(item.procedure, today, 0).empty()) return;
    m_note = Say::tr("The rules of today see this round otherwise. What was stored with the exam decides here.");
}

void AttemptRound::take(const Verdict& verdict) {
    if (!verdict.step || !m_grader.isDone(*verdict.step) || m_taken[*verdict.step]) return;
    m_taken[*verdict.step] = true;
    if (m_table && m_partners[*verdict.step]) m_done.push_back(*m_partners[*verdict.step]);
}

bool AttemptRound::isPartner(std::optional<StepId> stored, std::optional<StepId> today) const {
    if (!stored || !today) return !stored && !today;
    return m_partners[*stored].value_or(*today + 1) == *today;
}

ReplayRow AttemptRound::act(const Act& act) {
    const Verdict verdict = m_grader.judge(act);
    take(verdict);
    ReplayRow row;
    row.what = text::act(act);
    row.mark = markOf(verdict.reason);
    row.done = m_done;
    row.seat = act.seat.value_or(0);
    row.wager = QString::fromStdString(act.wager.value_or(std::string()));
    if (!m_today) return row;
    const Verdict today = m_today->judge(act);
    if (today.reason == verdict.reason && isPartner(verdict.step, today.step)) {
        row.comment = text::commentOn(*m_table->game, m_table->round, m_table->settlement, *m_today, act, today);
    } else {
        row.note = Say::tr("The rules of today judge this otherwise. The stored step decides.");
    }
    return row;
}

}  // namespace cutcard::supervisor
