#include "app/reports/attempt_report.h"

#include "app/reports/error_blocks.h"
#include "app/reports/group_facts.h"
#include "app/reports/report_words.h"
#include "app/reports/sheet.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

using Pairs = std::vector<std::pair<QString, QString>>;

class AttemptPages {
public:
    AttemptPages(const AttemptFacts& facts, const ReportOptions& options, const std::vector<ErrorLine>& errors)
        : m_facts(facts), m_row(facts.row), m_header(facts.transcript.header), m_exam(m_header.form.definition),
          m_options(options), m_errors(errors) {}

    void write(Sheet& sheet) const {
        writeTitle(sheet);
        writeVerdict(sheet);
        writeFacts(sheet);
        writeSections(sheet);
        writeCritical(sheet);
        writeSkills(sheet);
        writeInterruptions(sheet);
        writeRegradings(sheet);
        writeErrors(sheet, m_errors);
        writeBasis(sheet);
        writeSignatures(sheet);
    }

private:
    bool isSealed() const { return m_row.state == store::AttemptState::Sealed; }

    void writeTitle(Sheet& sheet) const {
        sheet.paragraph(QString::fromStdString(m_exam.title), {20, true, ink::kText, Qt::AlignLeft, false});
        QStringList chapter = {text::gameTitle(m_exam.rules), text::chapterTitle(m_exam.rules)};
        chapter.removeAll(QString());
        if (chapter.isEmpty()) chapter << QString::fromStdString(m_exam.rules);
        sheet.paragraph(chapter.join(QStringLiteral(", ")), {11, false, ink::kQuiet, Qt::AlignLeft, false});
        sheet.space(5);
    }

    QString verdictWord() const {
        if (!isSealed()) return Say::tr("Not finished");
        return gradedPassed(m_row) ? Say::tr("Passed") : Say::tr("Not passed");
    }

    /// What the big word means, in a sentence.
    QString verdictSentence() const {
        if (!isSealed()) return Say::tr("This exam still runs. What is written here is not a result.");
        if (m_row.broken) {
            return Say::tr("The seal does not hold: this attempt was changed after it was sealed. Do not rely on it.");
        }
        if (m_row.regraded) {
            const QString first =
                m_row.passed ? Say::tr("passed", "in a sentence") : Say::tr("not passed", "in a sentence");
            return Say::tr("As regraded on %1. First result: %2, %3.")
                .arg(dateWords(m_row.regraded->at, m_options.zone), percentWords(m_row.hundredths), first);
        }
        if (m_row.passed) return Say::tr("The pass mark is %1 %.").arg(m_exam.passMark);
        if (!m_facts.score.reached) return Say::tr("The pass mark of %1 % was not reached.").arg(m_exam.passMark);
        return Say::tr("The pass mark of %1 % was reached, but a critical error fails the exam by itself.")
            .arg(m_exam.passMark);
    }

    void writeVerdict(Sheet& sheet) const {
        constexpr double kHigh = 27;
        constexpr double kEdge = 6;
        const bool isGood = isSealed() && gradedPassed(m_row) && !m_row.broken;
        const QRgb colour = isGood ? ink::kRight : ink::kWrong;
        sheet.need(kHigh);
        const double top = sheet.y();
        sheet.fill(0, top, sheet.width(), kHigh, ink::kFill);
        sheet.fill(0, top, 1.6, kHigh, colour);
        sheet.put(verdictWord(), kEdge, top + 3.5, sheet.width() * 0.6, {26, true, colour, Qt::AlignLeft, false});
        const QString percent = isSealed() ? percentWords(gradedHundredths(m_row)) : QString();
        sheet.put(percent, sheet.width() * 0.55, top + 3.5, sheet.width() * 0.45 - kEdge,
                  {26, true, ink::kText, Qt::AlignRight, false});
        sheet.put(verdictSentence(), kEdge, top + 17.5, sheet.width() - 2 * kEdge,
                  {10, false, ink::kText, Qt::AlignLeft, false});
        sheet.space(kHigh + 5);
    }

    QString accommodationWords() const {
        const Accommodations& given = m_header.accommodations;
        QStringList parts;
        if (given.timePercent != 100) parts << Say::tr("%1 % of the time").arg(given.timePercent);
        if (given.extraSeconds != 0) parts << Say::tr("%1 more").arg(durationWords(given.extraSeconds * 1000LL));
        if (given.largeText) parts << Say::tr("large text");
        return parts.isEmpty() ? Say::tr("none") : parts.join(QStringLiteral(", "));
    }

    QString paceWords() const {
        if (!m_facts.score.pace) return Say::tr("not given below 95 % in whole rounds");
        const Pace& pace = *m_facts.score.pace;
        QString words = Say::tr("%1 hands and %2 rounds an hour").arg(pace.handsPerHour).arg(pace.roundsPerHour);
        if (!pace.onTarget) return words;
        return *pace.onTarget ? Say::tr("%1, on target").arg(words) : Say::tr("%1, below the target").arg(words);
    }

    void writeFacts(Sheet& sheet) const {
        const QString erased = Say::tr("erased person %1").arg(QString::fromStdString(m_row.trainee.substr(0, 8)));
        const QString unknown = QString::fromStdString(m_row.supervisor);
        sheet.pairs({{Say::tr("Trainee"), m_facts.trainee.isEmpty() ? erased : m_facts.trainee},
                     {Say::tr("Supervisor"), m_facts.supervisor.isEmpty() ? unknown : m_facts.supervisor},
                     {Say::tr("Started"), timeWords(m_row.startedAt, m_options.zone)},
                     {Say::tr("Sealed"), timeWords(m_row.sealedAt, m_options.zone)},
                     {Say::tr("Exam time"), durationWords(m_row.examTime)},
                     {Say::tr("Accommodations"), accommodationWords()},
                     {Say::tr("Errors"), QString::number(m_facts.score.errors.size())},
                     {Say::tr("Critical errors"), QString::number(m_facts.score.critical.size())},
                     {Say::tr("Pace"), paceWords()},
                     {Say::tr("Short code"), QString::fromStdString(m_row.shortCode)}});
    }

    void writeSections(Sheet& sheet) const {
        sheet.heading(Say::tr("Sections"));
        const auto& sections = m_facts.score.sections;
        int weights = 0;
        for (const ExamSection& section : m_exam.sections) weights += section.weight;
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < sections.size() && i < m_exam.sections.size(); ++i) {
            const ExamSection& section = m_exam.sections[i];
            const auto items = std::count_if(m_header.form.items.begin(), m_header.form.items.end(),
                                             [i](const ExamItem& item) { return item.section == i; });
            const double share = sections[i].of > 0 ? 100.0 * sections[i].points / sections[i].of : 0;
            const double weight = weights > 0 ? 100.0 * section.weight / weights : 0;
            rows.push_back({text::sectionKind(section.kind), QString::number(items),
                            Say::tr("%1 of %2").arg(sections[i].points).arg(sections[i].of),
                            QString::number(share, 'f', 1), Say::tr("%1 %").arg(text::decimal(share, 1)),
                            Say::tr("%1 %").arg(text::decimal(weight, 1))});
        }
        sheet.table({{Say::tr("Section"), 3, Qt::AlignLeft, false},
                     {Say::tr("Items"), 1, Qt::AlignRight, false},
                     {Say::tr("Points"), 2, Qt::AlignRight, false},
                     {QString(), 2.5, Qt::AlignLeft, true},
                     {Say::tr("Share"), 1.3, Qt::AlignRight, false},
                     {Say::tr("Weight"), 1.3, Qt::AlignRight, false}},
                    rows);
    }

    void writeCritical(Sheet& sheet) const {
        if (m_facts.score.critical.empty()) return;
        sheet.heading(Say::tr("Critical errors"));
        for (const CriticalFinding& finding : m_facts.score.critical) {
            const QString what = criticalTitle(m_exam.critical[finding.critical]);
            const QString where = finding.action
                                      ? Say::tr("item %1, action %2").arg(finding.item + 1).arg(*finding.action)
                                      : Say::tr("item %1").arg(finding.item + 1);
            sheet.paragraph(Say::tr("%1 (%2)").arg(what, where), {9.5, true, ink::kWrong, Qt::AlignLeft, false});
            sheet.space(0.8);
        }
    }

    /// The weakest first; what was faultless is only counted.
    void writeSkills(Sheet& sheet) const {
        std::vector<std::pair<std::string, SkillScore>> weak;
        for (const auto& skill : m_facts.score.bySkill) {
            if (skill.second.points < skill.second.of) weak.push_back(skill);
        }
        std::stable_sort(weak.begin(), weak.end(), [](const auto& a, const auto& b) {
            return a.second.points * b.second.of < b.second.points * a.second.of;
        });
        sheet.heading(Say::tr("Skills, the weakest first"));
        std::vector<QStringList> rows;
        rows.reserve(weak.size());
        for (const auto& [id, score] : weak) {
            rows.push_back({skillWords(id), Say::tr("%1 of %2").arg(score.points).arg(score.of),
                            QString::number(100.0 * score.points / score.of, 'f', 1)});
        }
        if (!rows.empty()) {
            sheet.table({{Say::tr("Skill"), 6, Qt::AlignLeft, false},
                         {Say::tr("Right"), 1.2, Qt::AlignRight, false},
                         {QString(), 2.2, Qt::AlignLeft, true}},
                        rows);
        }
        const std::size_t rest = m_facts.score.bySkill.size() - weak.size();
        sheet.paragraph(Say::tr("Skills without an error: %1.").arg(rest),
                        {9, false, ink::kQuiet, Qt::AlignLeft, false});
    }

    void writeInterruptions(Sheet& sheet) const {
        std::vector<QStringList> rows;
        for (const AttemptEvent& event : m_facts.transcript.attempt.events) {
            if (event.kind != AttemptEventKind::Resumed) continue;
            const bool isStarter = event.supervisor == m_row.supervisor && !m_facts.supervisor.isEmpty();
            rows.push_back({durationWords(event.at), durationWords(event.downtime),
                            isStarter ? m_facts.supervisor : QString::fromStdString(event.supervisor)});
        }
        if (rows.empty()) return;
        sheet.heading(Say::tr("Interruptions"));
        sheet.table({{Say::tr("At exam time"), 1, Qt::AlignLeft, false},
                     {Say::tr("Downtime"), 1, Qt::AlignLeft, false},
                     {Say::tr("Resumed by"), 2, Qt::AlignLeft, false}},
                    rows);
    }

    void writeRegradings(Sheet& sheet) const {
        if (m_facts.regradings.empty()) return;
        sheet.heading(Say::tr("Regradings"));
        std::vector<QStringList> rows = {{timeWords(m_row.sealedAt, m_options.zone), percentWords(m_row.hundredths),
                                          m_row.passed ? Say::tr("yes") : Say::tr("no"), Say::tr("first result"),
                                          QString()}};
        for (const store::Regrading& one : m_facts.regradings) {
            const bool isStarter = one.by == m_row.supervisor && !m_facts.supervisor.isEmpty();
            rows.push_back({timeWords(one.at, m_options.zone), percentWords(one.hundredths),
                            one.passed ? Say::tr("yes") : Say::tr("no"), QString::fromStdString(one.reason),
                            isStarter ? m_facts.supervisor : QString::fromStdString(one.by)});
        }
        sheet.table({{Say::tr("When"), 2.4, Qt::AlignLeft, false},
                     {Say::tr("Result"), 1.1, Qt::AlignRight, false},
                     {Say::tr("Passed"), 1, Qt::AlignLeft, false},
                     {Say::tr("Reason"), 3, Qt::AlignLeft, false},
                     {Say::tr("By"), 2, Qt::AlignLeft, false}},
                    rows);
    }

    void writeBasis(Sheet& sheet) const {
        // Whoever signs sees on the same page what it is that they sign.
        constexpr double kWithSignatures = 100;
        sheet.need(kWithSignatures);
        sheet.heading(Say::tr("What this result stands on"));
        sheet.pairs(
            {{Say::tr("Short code"), QString::fromStdString(m_row.shortCode)},
             {Say::tr("Attempt"), QString::fromStdString(m_header.attempt)},
             {Say::tr("Trainee"), QString::fromStdString(m_header.trainee)},
             {Say::tr("Exam"), Say::tr("%1, version %2").arg(QString::fromStdString(m_row.exam)).arg(m_row.version)},
             {Say::tr("Hash of the definition"), hashWords(examHash(m_exam))},
             {Say::tr("Hash of the rule set"), hashWords(m_header.rulesHash)},
             {Say::tr("Head of the seal"), hashWords(hexOf(m_facts.transcript.head))},
             {Say::tr("Signed with"), hashWords(m_facts.transcript.key)},
             {Say::tr("Program"), Say::tr("Cutcard %1, generator %2, seed %3")
                                      .arg(QString::fromStdString(m_header.program))
                                      .arg(m_header.form.generator)
                                      .arg(m_header.form.seed)}},
            1, 8.5);
        sheet.paragraph(
            Say::tr("Compare the short code with the one that Cutcard shows for this attempt: it is the same "
                    "as long as nothing of the attempt was changed."),
            {8.5, false, ink::kQuiet, Qt::AlignLeft, false});
    }

    void writeSignatures(Sheet& sheet) const {
        sheet.space(20);
        const double half = sheet.width() / 2 - 5;
        const TextStyle style{8.5, false, ink::kQuiet, Qt::AlignLeft, false};
        for (int i = 0; i < 2; ++i) {
            const double x = i * (half + 10);
            sheet.fill(x, sheet.y(), half, 0.3, ink::kText);
            const QString who = i == 0 ? Say::tr("Trainee") : Say::tr("Supervisor");
            const QString& name = i == 0 ? m_facts.trainee : m_facts.supervisor;
            sheet.put(Say::tr("%1: %2. Date, signature").arg(who, name), x, sheet.y() + 1.5, half, style);
        }
        sheet.space(8);
    }

    const AttemptFacts& m_facts;
    const store::AttemptRow& m_row;
    const TranscriptHeader& m_header;
    const ExamDefinition& m_exam;
    const ReportOptions& m_options;
    const std::vector<ErrorLine>& m_errors;
};

}  // namespace

QByteArray attemptReport(const AttemptFacts& facts, const ReportOptions& options) {
    const std::vector<ErrorLine> errors = errorLines(facts);
    const QString foot = Say::tr("%1, short code %2").arg(facts.trainee, QString::fromStdString(facts.row.shortCode));
    const SheetFrame frame{options.school, Say::tr("Exam report"), foot, options};
    return typeset(frame, [&](Sheet& sheet) { AttemptPages(facts, options, errors).write(sheet); });
}

}  // namespace cutcard::reports
