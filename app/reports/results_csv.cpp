#include "app/reports/results_csv.h"

#include "app/reports/csv.h"
#include "app/reports/error_lines.h"
#include "app/reports/report_words.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(ResultsCsv)
};

/// As spreadsheets read a time, in UTC; empty where there is none.
QString timeText(store::Milliseconds at) {
    if (at == 0) return {};
    return QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString percentText(int hundredths) {
    return QString::number(hundredths / 100.0, 'f', 2);
}

QString yesNo(bool yes) {
    return yes ? Say::tr("yes") : Say::tr("no");
}

QString shareText(double share) {
    return QString::number(share, 'f', 3);
}

QString plain(const std::string& bytes) {
    return QString::fromStdString(bytes);
}

QStringList attemptRow(const store::AttemptRow& row) {
    const bool isSealed = row.state == store::AttemptState::Sealed;
    QStringList fields = {plain(row.traineeName), plain(row.title),
                          plain(row.rules),       timeText(row.startedAt),
                          timeText(row.sealedAt), QString::number(static_cast<double>(row.examTime) / 60'000, 'f', 1)};
    if (isSealed) {
        fields << percentText(row.hundredths) << yesNo(row.passed);
    } else {
        fields << QString() << QString();
    }
    if (row.regraded) {
        fields << percentText(row.regraded->hundredths) << yesNo(row.regraded->passed) << timeText(row.regraded->at);
    } else {
        fields << QString() << QString() << QString();
    }
    const QString seal = !isSealed ? Say::tr("still running") : row.broken ? Say::tr("broken") : Say::tr("whole");
    return fields << QString::number(row.criticals) << QString::number(row.errors) << QString::number(row.interruptions)
                  << plain(row.shortCode) << seal << yesNo(row.imported) << plain(row.attempt) << plain(row.trainee)
                  << plain(row.exam) << QString::number(row.version) << plain(row.supervisor);
}

/// "wrong_amount 3, out_of_order 1", the most frequent first.
QString reasonsText(const std::map<std::string, int>& reasons) {
    std::vector<std::pair<std::string, int>> sorted(reasons.begin(), reasons.end());
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    QStringList parts;
    for (const auto& [reason, count] : sorted) parts << plain(reason) + QLatin1Char(' ') + QString::number(count);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QByteArray attemptsCsv(std::span<const store::AttemptRow> rows) {
    CsvWriter csv;
    csv.row({Say::tr("Trainee"),
             Say::tr("Exam"),
             Say::tr("Rules"),
             Say::tr("Started (UTC)"),
             Say::tr("Sealed (UTC)"),
             Say::tr("Minutes"),
             Say::tr("Percent"),
             Say::tr("Passed"),
             Say::tr("Regraded percent"),
             Say::tr("Regraded passed"),
             Say::tr("Regraded (UTC)"),
             Say::tr("Critical errors"),
             Say::tr("Errors"),
             Say::tr("Interruptions"),
             Say::tr("Short code"),
             Say::tr("Seal"),
             Say::tr("Taken in"),
             Say::tr("Attempt id"),
             Say::tr("Trainee id"),
             Say::tr("Exam id"),
             Say::tr("Exam version"),
             Say::tr("Supervisor id")});
    for (const store::AttemptRow& row : rows) csv.row(attemptRow(row));
    return csv.bytes();
}

QByteArray errorsCsv(const AttemptFacts& facts) {
    CsvWriter csv;
    csv.row({Say::tr("Item"), Say::tr("Action"), Say::tr("Section"), Say::tr("About"), Say::tr("Error"),
             Say::tr("Done"), Say::tr("Right"), Say::tr("Why"), Say::tr("Arithmetic"), Say::tr("Citation"),
             Say::tr("Ruling"), Say::tr("Skill"), Say::tr("Skill id"), Say::tr("Family"), Say::tr("Critical"),
             Say::tr("Reason")});
    for (const ErrorLine& line : errorLines(facts)) {
        const ExamError& error = facts.score.errors[line.error];
        csv.row({QString::number(line.item), line.action == 0 ? QString() : QString::number(line.action), line.section,
                 line.what, line.headline, line.done, line.right, line.why, line.arithmetic, line.cite, line.ruling,
                 line.skill, plain(error.skill), text::errorFamily(line.family), yesNo(line.critical),
                 plain(error.reason)});
    }
    return csv.bytes();
}

QByteArray analysisCsv(std::span<const store::ItemFigures> figures, store::AnalysisBy by) {
    const bool bySkill = by == store::AnalysisBy::Skill;
    CsvWriter csv;
    csv.row({bySkill ? Say::tr("Skill") : Say::tr("Item of the form"), bySkill ? Say::tr("Title") : Say::tr("Section"),
             Say::tr("Rules"), Say::tr("Attempts"), Say::tr("Facility"), Say::tr("Discrimination"),
             Say::tr("What went wrong")});
    for (const store::ItemFigures& one : figures) {
        csv.row({plain(one.key), bySkill ? skillWords(one.key) : plain(one.section), plain(one.rules),
                 QString::number(one.attempts), shareText(one.facility),
                 one.discrimination ? shareText(*one.discrimination) : QString(), reasonsText(one.reasons)});
    }
    return csv.bytes();
}

}  // namespace cutcard::reports
