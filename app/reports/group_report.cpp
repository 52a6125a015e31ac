#include "app/reports/group_report.h"

#include "app/reports/group_charts.h"
#include "app/reports/report_words.h"
#include "app/reports/sheet.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(GroupReport)
};

constexpr std::size_t kWeakestShown = 15;
constexpr double kChartHeight = 55;

QString periodWords(const GroupFacts& facts, const QTimeZone& zone) {
    if (facts.from == 0 && facts.to == 0) return Say::tr("All sealed exams");
    if (facts.to == 0) return Say::tr("Exams since %1").arg(dateWords(facts.from, zone));
    if (facts.from == 0) return Say::tr("Exams until %1").arg(dateWords(facts.to, zone));
    return Say::tr("Exams from %1 to %2").arg(dateWords(facts.from, zone), dateWords(facts.to, zone));
}

void writeSummary(Sheet& sheet, const GroupFacts& facts, const QTimeZone& zone) {
    sheet.paragraph(facts.group, {20, true, ink::kText, Qt::AlignLeft, false});
    sheet.paragraph(periodWords(facts, zone), {11, false, ink::kQuiet, Qt::AlignLeft, false});
    sheet.space(4);
    const int passed = std::accumulate(facts.members.begin(), facts.members.end(), 0,
                                       [](int sum, const MemberFacts& member) { return sum + member.passed; });
    const auto everPassed = std::count_if(facts.members.begin(), facts.members.end(),
                                          [](const MemberFacts& member) { return member.passed > 0; });
    const auto count = static_cast<int>(facts.results.size());
    const int mean =
        count == 0 ? 0 : static_cast<int>(std::accumulate(facts.results.begin(), facts.results.end(), 0LL) / count);
    sheet.pairs({{Say::tr("Members"), QString::number(facts.members.size())},
                 {Say::tr("Attempts"), QString::number(count)},
                 {Say::tr("Have passed"), Say::tr("%1 of %2").arg(everPassed).arg(facts.members.size())},
                 {Say::tr("Attempts passed"), Say::tr("%1 of %2").arg(passed).arg(count)},
                 {Say::tr("Mean result"), count == 0 ? Say::tr("none yet") : percentWords(mean)}});
}

QString resultWords(const std::optional<store::AttemptRow>& row) {
    return row ? percentWords(gradedHundredths(*row)) : QString();
}

void writeMembers(Sheet& sheet, const GroupFacts& facts, const QTimeZone& zone) {
    sheet.heading(Say::tr("Members"));
    std::vector<QStringList> rows;
    for (const MemberFacts& member : facts.members) {
        rows.push_back({member.name.isEmpty() ? Say::tr("erased person") : member.name,
                        QString::number(member.attempts), resultWords(member.last),
                        member.last ? dateWords(member.last->sealedAt, zone) : Say::tr("no exam yet"),
                        resultWords(member.best), member.passed > 0 ? Say::tr("yes") : Say::tr("no")});
    }
    sheet.table({{Say::tr("Name"), 3.2, Qt::AlignLeft, false},
                 {Say::tr("Attempts"), 1.1, Qt::AlignRight, false},
                 {Say::tr("Last"), 1.2, Qt::AlignRight, false},
                 {Say::tr("On"), 2, Qt::AlignLeft, false},
                 {Say::tr("Best"), 1.2, Qt::AlignRight, false},
                 {Say::tr("Has passed"), 1.2, Qt::AlignLeft, false}},
                rows);
}

using PaintChart = void (*)(QPainter& painter, const QRectF& where, const GroupFacts& facts);

void writeChart(Sheet& sheet, const QString& title, const GroupFacts& facts, PaintChart paint, double height) {
    sheet.need(height + 16);
    sheet.heading(title);
    sheet.picture(height, [&](QPainter& painter, const QRectF& where) { paint(painter, where, facts); });
}

void writeCharts(Sheet& sheet, const GroupFacts& facts) {
    if (facts.results.empty()) return;
    writeChart(sheet, Say::tr("Mean result over time"), facts, paintTrend, kChartHeight);
    writeChart(sheet, Say::tr("Distribution of results"), facts, paintDistribution, kChartHeight);
}

void writeSkills(Sheet& sheet, const GroupFacts& facts) {
    std::vector<QStringList> rows;
    for (const store::ItemFigures& skill : facts.skills) {
        if (rows.size() == kWeakestShown || skill.facility >= 1) break;
        const double percent = 100 * skill.facility;
        rows.push_back({skillWords(skill.key), text::chapterTitle(skill.rules), QString::number(skill.attempts),
                        QString::number(percent, 'f', 1), Say::tr("%1 %").arg(text::decimal(percent, 1))});
    }
    if (rows.empty()) return;
    sheet.heading(Say::tr("Weakest skills"));
    sheet.table({{Say::tr("Skill"), 4.5, Qt::AlignLeft, false},
                 {Say::tr("Chapter"), 2.2, Qt::AlignLeft, false},
                 {Say::tr("Attempts"), 1.1, Qt::AlignRight, false},
                 {QString(), 1.8, Qt::AlignLeft, true},
                 {Say::tr("Right"), 1.1, Qt::AlignRight, false}},
                rows);
}

void writeFamilies(Sheet& sheet, const GroupFacts& facts) {
    const auto met = std::count_if(facts.families.begin(), facts.families.end(), [](int times) { return times > 0; });
    constexpr double kBar = 8;
    constexpr double kAxis = 16;
    if (met > 0) {
        writeChart(sheet, Say::tr("Errors by family"), facts, paintFamilies, kAxis + kBar * static_cast<double>(met));
    }
}

}  // namespace

QByteArray groupReport(const GroupFacts& facts, const ReportOptions& options) {
    const SheetFrame frame{options.school, Say::tr("Group report"), facts.group, options};
    return typeset(frame, [&](Sheet& sheet) {
        writeSummary(sheet, facts, options.zone);
        writeMembers(sheet, facts, options.zone);
        writeCharts(sheet, facts);
        writeSkills(sheet, facts);
        writeFamilies(sheet, facts);
    });
}

}  // namespace cutcard::reports
