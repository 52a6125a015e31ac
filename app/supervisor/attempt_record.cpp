#include "app/supervisor/attempt_record.h"

#include "app/reports/error_lines.h"
#include "app/supervisor/console_style.h"
#include "app/supervisor/replay_timeline.h"
#include "app/supervisor/results_model.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::supervisor {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(AttemptRecord)
};

QString escaped(const QString& text) {
    return text.toHtmlEscaped();
}

QString heading(const QString& text) {
    return QStringLiteral("<p style=\"margin:8px 0 2px 0\"><b>%1</b></p>").arg(escaped(text));
}

QString line(const QString& left, const QString& right) {
    return QStringLiteral("<tr><td style=\"padding-right:12px\">%1</td><td align=\"right\">%2</td></tr>")
        .arg(escaped(left), escaped(right));
}

QString fact(const QString& name, const QString& value) {
    const QString quiet = QColor(look::colours().quiet).name();
    return QStringLiteral("<p style=\"margin:0 0 5px 0\"><span style=\"color:%1\">%2</span><br>%3</p>")
        .arg(quiet, escaped(name), escaped(value));
}

QString table(const QString& lines) {
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(lines);
}

QString points(int earned, int of) {
    return Say::tr("%1 of %2").arg(earned).arg(of);
}

QString sections(const reports::AttemptFacts& facts) {
    const ExamDefinition& exam = facts.transcript.header.form.definition;
    QString lines;
    for (std::size_t i = 0; i < exam.sections.size(); ++i) {
        const SectionScore& score = facts.score.sections[i];
        const QString name =
            Say::tr("%1, weight %2").arg(text::sectionKind(exam.sections[i].kind)).arg(exam.sections[i].weight);
        lines += line(name, points(score.points, score.of));
    }
    return heading(Say::tr("Sections")) + table(lines);
}

QString criticals(const reports::AttemptFacts& facts) {
    if (facts.score.critical.empty()) return heading(Say::tr("No critical error"));
    const ExamDefinition& exam = facts.transcript.header.form.definition;
    QString lines;
    for (const CriticalFinding& finding : facts.score.critical) {
        lines += line(QStringLiteral("✗ ") + reports::criticalTitle(exam.critical[finding.critical]),
                      Say::tr("item %1").arg(finding.item + 1));
    }
    return heading(Say::tr("Critical errors: the exam is failed by them alone")) + table(lines);
}

/// What went worst comes first.
QString skills(const reports::AttemptFacts& facts) {
    std::vector<std::pair<std::string, SkillScore>> all(facts.score.bySkill.begin(), facts.score.bySkill.end());
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) {
        return a.second.of - a.second.points > b.second.of - b.second.points;
    });
    QString lines;
    for (const auto& [skill, score] : all) {
        const QString title = text::skillTitle(skill);
        lines += line(title.isEmpty() ? QString::fromStdString(skill) : title, points(score.points, score.of));
    }
    return heading(Say::tr("Skills")) + table(lines);
}

QString given(const Accommodations& accommodations) {
    QStringList parts;
    if (accommodations.timePercent != 100) parts << Say::tr("%1 % of the time").arg(accommodations.timePercent);
    if (accommodations.extraSeconds > 0) {
        parts << Say::tr("%1 more").arg(examTime(std::int64_t{accommodations.extraSeconds} * 1000));
    }
    if (accommodations.largeText) parts << Say::tr("large text");
    return parts.isEmpty() ? Say::tr("none") : parts.join(QStringLiteral(", "));
}

QString regradings(const reports::AttemptFacts& facts, const std::function<QString(const store::Id&)>& nameOf) {
    if (facts.regradings.empty()) return {};
    QString html = heading(Say::tr("Regraded"));
    html += fact(
        Say::tr("First score"),
        Say::tr("%1, %2").arg(percent(facts.row.hundredths), facts.row.passed ? Say::tr("passed") : Say::tr("failed")));
    for (const store::Regrading& one : facts.regradings) {
        const QString who = Say::tr("%1 by %2").arg(timeWords(one.at), nameOf(one.by));
        const QString score =
            Say::tr("%1, %2").arg(percent(one.hundredths), one.passed ? Say::tr("passed") : Say::tr("failed"));
        html += fact(who, Say::tr("%1: %2", "score and reason").arg(score, QString::fromStdString(one.reason)));
    }
    return html;
}

}  // namespace

QString sealWords(store::SealVerdict verdict, bool isSealed) {
    using store::SealVerdict;
    if (!isSealed) return Say::tr("not sealed yet: the exam is still running");
    switch (verdict) {
    case SealVerdict::Sealed: return Say::tr("✓ whole, sealed by a key that is believed here");
    case SealVerdict::SignerUnknown:
        return Say::tr("⚠ whole, but nobody here knows the key: register it on the page of keys, if it is yours");
    case SealVerdict::SignerRevoked: return Say::tr("⚠ whole, but the key that sealed it was revoked");
    case SealVerdict::WrongSignature: return Say::tr("✗ the signature is not that of this attempt");
    case SealVerdict::Unsigned: break;
    }
    return Say::tr("✗ nobody has signed this attempt");
}

QString scoreHtml(const reports::AttemptFacts& facts) {
    const ExamDefinition& exam = facts.transcript.header.form.definition;
    QString lines = line(Say::tr("Score as first graded"), percent(facts.score.hundredths));
    lines += line(Say::tr("Pass mark"), Say::tr("%1 %").arg(exam.passMark));
    if (facts.score.pace) {
        lines += line(Say::tr("Pace"), Say::tr("%1 hands an hour").arg(facts.score.pace->handsPerHour));
    }
    return table(lines) + sections(facts) + criticals(facts) + skills(facts);
}

QString recordHtml(const reports::AttemptFacts& facts, store::SealVerdict verdict,
                   const std::function<QString(const store::Id&)>& nameOf) {
    const TranscriptHeader& header = facts.transcript.header;
    QString html = fact(Say::tr("Seal"), sealWords(verdict, facts.transcript.sealed));
    html += fact(Say::tr("Short code, as it stands on the report"),
                 QString::fromStdString(shortCode(facts.transcript.head)));
    html += regradings(facts, nameOf);
    html += fact(Say::tr("Started by"), facts.supervisor);
    html += fact(Say::tr("Accommodations"), given(header.accommodations));
    html += fact(Say::tr("Rules"), QString::fromStdString(header.form.definition.rules));
    html += fact(Say::tr("SHA-256 of the rule set"), QString::fromStdString(header.rulesHash));
    html += fact(
        Say::tr("Program"),
        Say::tr("version %1, generator %2").arg(QString::fromStdString(header.program)).arg(header.form.generator));
    html += fact(Say::tr("Attempt"), QString::fromStdString(header.attempt));
    return html;
}

}  // namespace cutcard::supervisor
