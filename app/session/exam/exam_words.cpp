#include "app/session/exam/exam_words.h"

#include "app/session/exam/exam_place.h"
#include "app/text/catalogue.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard::exam_words {
namespace {

using namespace Qt::StringLiterals;

struct Exam {
    Q_DECLARE_TR_FUNCTIONS(Exam)
};

std::int64_t begunSeconds(std::int64_t milliseconds) {
    return (milliseconds + 999) / 1000;
}

QString twoDigits(std::int64_t number) {
    return u"%1"_s.arg(number, 2, 10, QChar(u'0'));
}

int itemsIn(const ExamForm& form, std::size_t section) {
    return static_cast<int>(std::count_if(form.items.begin(), form.items.end(),
                                          [section](const ExamItem& item) { return item.section == section; }));
}

QString countText(SectionKind kind, int items) {
    if (asksQuestions(kind)) return Exam::tr("%n question(s)", nullptr, items);
    return Exam::tr("%n round(s)", nullptr, items);
}

QString percentText(int hundredths) {
    return Exam::tr("%1.%2 %").arg(hundredths / 100).arg(twoDigits(hundredths % 100));
}

}  // namespace

QString clock(std::int64_t milliseconds) {
    const std::int64_t seconds = begunSeconds(milliseconds);
    const std::int64_t minutes = seconds / 60;
    if (minutes < 60) return u"%1:%2"_s.arg(minutes).arg(twoDigits(seconds % 60));
    return u"%1:%2:%3"_s.arg(minutes / 60).arg(twoDigits(minutes % 60), twoDigits(seconds % 60));
}

QString duration(std::int64_t milliseconds) {
    const auto seconds = static_cast<int>(begunSeconds(milliseconds));
    const int whole = seconds / 60;
    QString minutes = Exam::tr("%n minute(s)", nullptr, whole);
    if (seconds % 60 == 0) return minutes;
    const QString rest = Exam::tr("%n second(s)", nullptr, seconds % 60);
    return seconds < 60 ? rest : Exam::tr("%1 %2").arg(minutes, rest);
}

QVariantList sections(const TranscriptHeader& header) {
    QVariantList rows;
    for (std::size_t i = 0; i < header.form.definition.sections.size(); ++i) {
        const ExamSection& section = header.form.definition.sections[i];
        const int items = itemsIn(header.form, i);
        const auto time = timeAllowed(section.seconds, header.accommodations);
        rows << QVariantMap{{u"title"_s, text::sectionKind(section.kind)},
                            {u"count"_s, countText(section.kind, items)},
                            {u"time"_s, time ? duration(*time) : QString()}};
    }
    return rows;
}

QStringList rules(const TranscriptHeader& header) {
    QStringList list = {
        Exam::tr("What you have done is done: there is no way back and no undo."),
        Exam::tr("There are no hints, and nothing tells you whether something was right. The table goes on as if it "
                 "had been."),
        Exam::tr("Every action is stored at once. Should the machine stop, the exam goes on at the same place with the "
                 "same time left."),
        Exam::tr("If you need something, ask your supervisor.")};
    if (const auto time = timeAllowed(header.form.definition.seconds, header.accommodations)) {
        list.prepend(
            Exam::tr("You have %1 for the whole exam. What you have done by then counts.").arg(duration(*time)));
    }
    if (header.accommodations.timePercent != 100 || header.accommodations.extraSeconds != 0) {
        list << Exam::tr("The times on this screen are your own: they include what you were granted.");
    }
    return list;
}

QVariantMap result(const ExamForm& form, const ExamScore& score, const QVariantList& errors) {
    const ExamDefinition& exam = form.definition;
    QVariantMap map = {{u"shown"_s, QString::fromLatin1(showAfterName(exam.showAfter).data())}};
    if (exam.showAfter == ShowAfter::Nothing) {
        map.insert(u"headline"_s, Exam::tr("Your answers are stored. Your supervisor will tell you the result."));
        return map;
    }
    QVariantList rows;
    for (std::size_t i = 0; i < score.sections.size(); ++i) {
        const SectionScore& own = score.sections[i];
        rows << QVariantMap{{u"name"_s, text::sectionKind(exam.sections[i].kind)},
                            {u"share"_s, own.of == 0 ? 0.0 : static_cast<double>(own.points) / own.of},
                            {u"text"_s, Exam::tr("%1 of %2").arg(own.points).arg(own.of)}};
    }
    const bool onlyCritical = score.reached && !score.passed;
    map.insert(u"headline"_s, score.passed   ? Exam::tr("Passed")
                              : onlyCritical ? Exam::tr("Not passed: a critical error was made")
                                             : Exam::tr("Not passed"));
    map.insert(u"passed"_s, score.passed);
    map.insert(u"percent"_s, percentText(score.hundredths));
    map.insert(u"needed"_s, Exam::tr("%1 % are needed.").arg(exam.passMark));
    map.insert(u"sections"_s, rows);
    if (exam.showAfter == ShowAfter::Errors) map.insert(u"errors"_s, errors);
    return map;
}

}  // namespace cutcard::exam_words
