#include "app/reports/error_lines.h"

#include "app/reports/report_words.h"
#include "app/reports/round_reader.h"
#include "app/session/question_prompt.h"
#include "app/text/catalogue.h"
#include "engine/training/error_analysis.h"
#include "engine/training/reason_family.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString headlineOf(std::string_view reason) {
    if (reason == "not_done") return Say::tr("Not done");
    if (reason == "not_answered") return Say::tr("Not answered");
    return Say::tr("Wrong answer");
}

/// Judges the actions of one round once more, to say about each error what is said in practice.
class RoundTeller {
public:
    RoundTeller(const Transcript& transcript, std::size_t item, OpenTables& tables)
        : m_item(*transcript.header.form.items[item].round()), m_settled(settledAsJudged(m_item, tables)) {
        if (!m_settled) return;
        Grader grader(m_item.procedure, factsInRound(m_item.round), GradingMode::Exam);
        std::size_t number = 0;
        for (const AttemptEvent& event : transcript.attempt.events) {
            if (event.kind == AttemptEventKind::Action && event.item == item) judge(grader, event.act, ++number);
        }
    }

    void tell(const ExamError& error, std::string_view rules, ErrorLine& line) const {
        if (error.done) line.done = text::act(*error.done);
        line.cite = citationBy(rules, error.cite);
        line.family = familyOfReason(error.reason, error.skill);
        const auto told = error.action ? m_told.find(*error.action) : m_told.end();
        if (told != m_told.end()) {
            line.family = told->second.family;
            take(told->second.comment, line);
        } else if (error.step && m_settled) {
            take(explained(*error.step), line);
            line.headline = headlineOf(error.reason);
        } else if (error.step) {
            line.right = text::act(m_item.procedure[*error.step].act);
        }
        // What was wrong with the round may be said now: it is over.
        if (error.reason == reasonName(Reason::MissedIrregularity) && error.step && m_settled) {
            const QString headline = line.headline;
            take(explained(*error.step), line);
            line.headline = headline;
        }
        if (line.headline.isEmpty()) line.headline = headlineOf(error.action ? "" : error.reason);
    }

private:
    struct Told {
        text::Comment comment;
        ErrorFamily family;
    };

    void judge(Grader& grader, const Act& act, std::size_t number) {
        const Verdict verdict = grader.judge(act);
        if (verdict.reason == Reason::Ok || verdict.reason == Reason::AlreadyDone) return;
        const auto missing = verdict.step ? grader.missingBefore(*verdict.step) : std::vector<StepId>();
        const auto family =
            errorFamilyOf(verdict, act, m_item.procedure, missing, *m_settled->game, m_settled->settlement);
        m_told[number] = {
            text::commentOn(*m_settled->game, m_settled->round, m_settled->settlement, grader, act, verdict),
            family.value_or(ErrorFamily::Other)};
    }

    text::Comment explained(StepId step) const {
        text::Comment comment = text::explainStep(*m_settled->game, m_settled->round, m_settled->settlement, step);
        comment.expected = text::toldUnseen(m_settled->settlement.procedure.steps()[step]);
        return comment;
    }

    static void take(const text::Comment& comment, ErrorLine& line) {
        line.headline = comment.headline;
        line.right = comment.missing.isEmpty() ? comment.expected
                                               : Say::tr("First: %1").arg(comment.missing.join(QStringLiteral("; ")));
        line.why = comment.why;
        line.arithmetic = comment.arithmetic;
        if (!comment.cite.isEmpty()) line.cite = comment.cite;
        line.ruling = comment.ruling;
    }

    const RoundItem& m_item;
    std::optional<SettledRound> m_settled;
    std::map<std::size_t, Told> m_told;
};

void tellQuestion(const DrillQuestion& question, const ExamError& error, OpenTables& tables, ErrorLine& line) {
    line.what = text::drillQuestion(question);
    if (const QString table = tableOf(question); !table.isEmpty()) {
        line.what = Say::tr("%1 (%2)").arg(line.what, table);
    }
    line.right = text::drillAnswer(question.kind, question.options[question.right]);
    line.cite = citationBy(question.rules, error.cite);
    line.headline = headlineOf(error.reason);
    line.family = familyOfReason(error.reason, error.skill);
    if (error.answered && *error.answered < question.options.size()) {
        const DrillOption& chosen = question.options[*error.answered];
        line.done = text::drillAnswer(question.kind, chosen);
        line.why = text::wrongRule(question.kind, chosen.wrongRule);
        line.family = familyOf(question, chosen).value_or(ErrorFamily::Other);
        if (!line.why.isEmpty()) line.why += QLatin1Char('.');
    }
    if (const auto explanation = explanationOf(question, tables)) {
        line.why = (line.why + QLatin1Char(' ') + explanation->why).trimmed();
        line.arithmetic = explanation->arithmetic;
        line.cite = explanation->cite;
    }
    if (!question.ruling.empty()) line.ruling = Say::tr("Ruling %1").arg(QString::fromStdString(question.ruling));
}

bool isCritical(const AttemptFacts& facts, const ExamError& error) {
    const auto& found = facts.score.critical;
    return std::any_of(found.begin(), found.end(), [&](const CriticalFinding& one) {
        if (one.item != error.item || one.action != error.action) return false;
        if (one.action) return true;
        // A stop that was never made stands among everything else that was not.
        const RoundItem* round = facts.transcript.header.form.items[error.item].round();
        return round != nullptr && error.step && round->procedure[*error.step].act.action == "stop";
    });
}

/// The number of a round among the rounds, from 1.
int roundNumber(const ExamForm& form, std::size_t item) {
    const auto end = form.items.begin() + static_cast<std::ptrdiff_t>(item) + 1;
    return static_cast<int>(
        std::count_if(form.items.begin(), end, [](const ExamItem& one) { return one.round() != nullptr; }));
}

}  // namespace

std::vector<ErrorLine> errorLines(const AttemptFacts& facts) {
    const ExamForm& form = facts.transcript.header.form;
    OpenTables tables;
    std::map<std::size_t, RoundTeller> tellers;
    std::vector<ErrorLine> lines;
    for (std::size_t i = 0; i < facts.score.errors.size(); ++i) {
        const ExamError& error = facts.score.errors[i];
        const ExamItem& item = form.items[error.item];
        ErrorLine line;
        line.error = i;
        line.item = static_cast<int>(error.item) + 1;
        line.action = static_cast<int>(error.action.value_or(0));
        line.section = text::sectionKind(form.definition.sections[item.section].kind);
        line.skill = skillWords(error.skill);
        line.critical = isCritical(facts, error);
        if (const DrillQuestion* question = item.question()) {
            tellQuestion(*question, error, tables, line);
        } else {
            line.what = Say::tr("Round %1").arg(roundNumber(form, error.item));
            tellers.try_emplace(error.item, facts.transcript, error.item, tables)
                .first->second.tell(error, form.definition.rules, line);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

QString criticalTitle(const CriticalError& error) {
    switch (error.kind) {
    case CriticalKind::OverpaymentAbove: return Say::tr("Paid too much by more than %1").arg(text::money(error.amount));
    case CriticalKind::UnderpaymentAbove:
        return Say::tr("Paid too little by more than %1").arg(text::money(error.amount));
    case CriticalKind::MissedIrregularity:
        return error.irregularity
                   ? Say::tr("Went on although there was: %1").arg(text::irregularity(*error.irregularity))
                   : Say::tr("Went on although something was irregular");
    case CriticalKind::FalseAlarm: return Say::tr("Stopped a round in which nothing was wrong");
    case CriticalKind::WrongRuling: break;
    }
    return Say::tr("Gave a wrong ruling");
}

}  // namespace cutcard::reports
