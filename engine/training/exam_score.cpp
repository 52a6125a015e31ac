#include "engine/training/exam_score.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <set>

namespace cutcard {
namespace {

constexpr std::int64_t kMillisecondsAnHour = 60 * 60 * 1000;
constexpr int kAccuracyForPace = 95;

Money paidIn(const Act& act) {
    const bool pays = act.outcome == "pay" || act.action == "pay_envy";
    return pays ? act.amount.value_or(Money()) : Money();
}

/// How one item was worked on.
class ItemRun {
public:
    ItemRun(const ExamItem& item, std::size_t number) : m_item(item), m_number(number) {
        if (const RoundItem* round = item.round()) {
            m_facts = factsInRound(round->round);
            m_grader.emplace(round->procedure, m_facts, GradingMode::Exam);
        }
    }

    void start(std::int64_t at) {
        m_started = true;
        m_since = at;
    }

    /// Started once more before anything was done: the time up to here was a break.
    void startAgain(std::int64_t at) {
        if (m_actions > 0) leave(at);
        start(at);
    }

    void leave(std::int64_t at) {
        if (m_since) m_spent += at - *m_since;
        m_since.reset();
    }

    /// The time was up while it was worked on: what was not reached was not missed.
    void cut(std::int64_t at) {
        leave(at);
        m_cut = true;
    }

    void act(const Act& act, const std::vector<CriticalError>& critical) {
        if (!m_grader) return;
        ++m_actions;
        const auto stop = dueStop();
        const Verdict verdict = m_grader->judge(act);
        if (verdict.reason == Reason::Ok || verdict.reason == Reason::AlreadyDone) return;
        const auto due = verdict.reason == Reason::MissedIrregularity ? stop : verdict.step;
        addError(std::string(reasonName(verdict.reason)), act, due);
        for (std::size_t i = 0; i < critical.size(); ++i) {
            if (isCritical(critical[i], act, verdict, due)) m_critical.push_back({i, m_number, m_actions});
        }
        m_stopMissed = m_stopMissed || verdict.reason == Reason::MissedIrregularity;
    }

    void answer(std::size_t option) {
        if (m_item.question() == nullptr || m_answer) return;
        m_answer = option;
        m_actions = 1;
    }

    /// Adds what was never done, once everything has happened.
    void finish(const std::vector<CriticalError>& critical) {
        if (m_grader) {
            for (StepId step : m_grader->missing()) {
                m_errors.push_back({m_number, {}, "not_done", {}, step, {}, stepAt(step).cite, stepAt(step).skill});
            }
            finishStop(critical);
        } else if (const DrillQuestion* question = m_item.question(); m_answer != question->right) {
            const bool known = m_answer && *m_answer < question->options.size();
            const std::string reason = !m_answer ? "not_answered" : known ? question->options[*m_answer].wrongRule : "";
            const auto action = m_answer ? std::optional<std::size_t>(1) : std::nullopt;
            m_errors.push_back({m_number, action, reason, {}, {}, m_answer, question->cite, question->skill});
        }
    }

    Score score() const {
        if (m_grader) return m_grader->score();
        const DrillQuestion& question = *m_item.question();
        const int points = m_answer == question.right ? 1 : 0;
        return {points, 1, {{question.skill, {points, 1}}}};
    }

    bool started() const { return m_started; }
    bool isComplete() const { return m_grader && m_grader->missing().empty(); }
    std::int64_t spent() const { return m_spent; }
    int hands() const { return static_cast<int>(m_facts.wagers.size()); }
    std::vector<ExamError>& errors() { return m_errors; }
    std::vector<CriticalFinding>& critical() { return m_critical; }

private:
    const GradedStep& stepAt(StepId step) const { return m_grader->procedure()[step]; }

    std::optional<StepId> dueStop() const {
        for (StepId step : m_grader->allowed()) {
            if (stepAt(step).act.action == "stop") return step;
        }
        return std::nullopt;
    }

    void addError(std::string reason, const Act& done, std::optional<StepId> due) {
        ExamError error{m_number, m_actions, std::move(reason), done, due, {}, {}, {}};
        if (due) {
            error.cite = stepAt(*due).cite;
            error.skill = stepAt(*due).skill;
        }
        m_errors.push_back(std::move(error));
    }

    bool isIrregularity(const CriticalError& error, StepId stop) const {
        return !error.irregularity || stepAt(stop).act.kind == irregularityName(*error.irregularity);
    }

    bool isCritical(const CriticalError& error, const Act& act, const Verdict& verdict,
                    std::optional<StepId> due) const {
        const Money wanted = verdict.step ? paidIn(stepAt(*verdict.step).act) : Money();
        switch (error.kind) {
        case CriticalKind::OverpaymentAbove: return paidIn(act) - wanted > error.amount;
        case CriticalKind::UnderpaymentAbove: return wanted - paidIn(act) > error.amount;
        case CriticalKind::FalseAlarm: return verdict.reason == Reason::FalseAlarm;
        case CriticalKind::WrongRuling: return verdict.reason == Reason::WrongRuling;
        case CriticalKind::MissedIrregularity: break;
        }
        // Going on for several steps misses it once.
        return verdict.reason == Reason::MissedIrregularity && !m_stopMissed && due && isIrregularity(error, *due);
    }

    void finishStop(const std::vector<CriticalError>& critical) {
        const auto stop = dueStop();
        if (!stop || !m_started || m_cut || m_stopMissed) return;
        for (std::size_t i = 0; i < critical.size(); ++i) {
            if (critical[i].kind == CriticalKind::MissedIrregularity && isIrregularity(critical[i], *stop)) {
                m_critical.push_back({i, m_number, {}});
            }
        }
    }

    const ExamItem& m_item;
    std::size_t m_number;
    TableFacts m_facts;
    std::optional<Grader> m_grader;
    std::optional<std::size_t> m_answer;
    std::size_t m_actions = 0;
    bool m_started = false;
    bool m_cut = false;
    bool m_stopMissed = false;
    std::optional<std::int64_t> m_since;
    std::int64_t m_spent = 0;
    std::vector<ExamError> m_errors;
    std::vector<CriticalFinding> m_critical;
};

/// Walks through the events; what comes after a time-out is not looked at.
class AttemptRun {
public:
    explicit AttemptRun(const ExamForm& form) : m_form(form) {
        for (std::size_t i = 0; i < form.items.size(); ++i) m_items.emplace_back(form.items[i], i);
    }

    void take(const AttemptEvent& event) {
        if (m_over) return;
        switch (event.kind) {
        case AttemptEventKind::ItemStarted: start(event); break;
        case AttemptEventKind::Action:
            if (isOpen(event.item)) m_items[event.item].act(event.act, m_form.definition.critical);
            break;
        case AttemptEventKind::Answer:
            if (isOpen(event.item)) m_items[event.item].answer(event.option);
            break;
        case AttemptEventKind::Timeout: timeOut(event); break;
        case AttemptEventKind::Finished:
            if (m_current) m_items[*m_current].leave(event.at);
            m_over = true;
            break;
        case AttemptEventKind::Interrupted:
        case AttemptEventKind::Resumed: break;
        }
    }

    std::vector<ItemRun>& items() { return m_items; }

private:
    bool isOpen(std::size_t item) const {
        return item < m_items.size() && !m_closed.contains(m_form.items[item].section);
    }

    void start(const AttemptEvent& event) {
        if (m_current == event.item) return m_items[event.item].startAgain(event.at);
        if (m_current) m_items[*m_current].leave(event.at);
        m_current.reset();
        if (!isOpen(event.item)) return;
        m_current = event.item;
        m_items[event.item].start(event.at);
    }

    void timeOut(const AttemptEvent& event) {
        m_over = event.scope == TimeoutScope::Exam;
        if (!m_current) return;
        m_items[*m_current].cut(event.at);
        m_closed.insert(m_form.items[*m_current].section);
        m_current.reset();
    }

    const ExamForm& m_form;
    std::vector<ItemRun> m_items;
    std::optional<std::size_t> m_current;
    std::set<std::size_t> m_closed;
    bool m_over = false;
};

/// The weighted mean of the sections as one fraction of whole numbers: 79.999 % is not 80.
void addTotal(ExamScore& score, const ExamDefinition& definition) {
    using Whole = boost::multiprecision::cpp_int;
    Whole points = 0;
    Whole of = 1;
    Whole weights = 0;
    for (std::size_t i = 0; i < score.sections.size(); ++i) {
        const SectionScore& section = score.sections[i];
        // A section without an item cannot be earned.
        const int sectionOf = std::max(1, section.of);
        points = points * sectionOf + of * section.points * definition.sections[i].weight;
        of *= sectionOf;
        weights += definition.sections[i].weight;
    }
    of *= weights;
    if (of == 0) return;
    score.hundredths = static_cast<int>(points * 10'000 / of);
    score.reached = points * 100 >= of * definition.passMark;
}

std::optional<Pace> paceOf(const ExamForm& form, const std::vector<ItemRun>& items) {
    std::int64_t hands = 0;
    std::int64_t rounds = 0;
    std::int64_t milliseconds = 0;
    SectionScore accuracy;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const SectionKind kind = form.definition.sections[form.items[i].section].kind;
        if (kind != SectionKind::WholeRounds || !items[i].started()) continue;
        const Score score = items[i].score();
        accuracy.points += score.points;
        accuracy.of += score.of;
        milliseconds += items[i].spent();
        if (!items[i].isComplete()) continue;
        ++rounds;
        hands += items[i].hands();
    }
    if (milliseconds <= 0 || accuracy.points * 100 <= accuracy.of * kAccuracyForPace) return std::nullopt;
    Pace pace{hands * kMillisecondsAnHour / milliseconds, rounds * kMillisecondsAnHour / milliseconds, {}};
    if (const auto& target = form.definition.pace) {
        pace.onTarget = pace.handsPerHour >= target->handsPerHour.value_or(0) &&
                        pace.roundsPerHour >= target->roundsPerHour.value_or(0);
    }
    return pace;
}

template <typename T>
void append(std::vector<T>& all, std::vector<T>& more) {
    all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

ExamScore scoreOf(const ExamForm& form, const Attempt& attempt) {
    AttemptRun run(form);
    for (const AttemptEvent& event : attempt.events) run.take(event);
    ExamScore score;
    score.sections.resize(form.definition.sections.size());
    for (std::size_t i = 0; i < run.items().size(); ++i) {
        ItemRun& item = run.items()[i];
        item.finish(form.definition.critical);
        const Score own = item.score();
        score.items.push_back({own.points, own.of});
        SectionScore& section = score.sections[form.items[i].section];
        section.points += own.points;
        section.of += own.of;
        for (const auto& [id, skill] : own.bySkill) {
            score.bySkill[id].points += skill.points;
            score.bySkill[id].of += skill.of;
        }
        append(score.errors, item.errors());
        append(score.critical, item.critical());
    }
    addTotal(score, form.definition);
    score.passed = score.reached && score.critical.empty();
    score.pace = paceOf(form, run.items());
    return score;
}

}  // namespace cutcard
