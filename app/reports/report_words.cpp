#include "app/reports/report_words.h"

#include "app/text/catalogue.h"

#include <QCoreApplication>
#include <QDateTime>

namespace cutcard::reports {
namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString inZone(store::Milliseconds at, const QTimeZone& zone, const QString& format) {
    return text::locale().toString(QDateTime::fromMSecsSinceEpoch(at, zone), format);
}

}  // namespace

QString timeWords(store::Milliseconds at, const QTimeZone& zone) {
    if (at == 0) return Say::tr("still running");
    return inZone(at, zone, Say::tr("d MMMM yyyy, HH:mm t", "a date and a time as QLocale writes them"));
}

QString dateWords(store::Milliseconds at, const QTimeZone& zone) {
    return inZone(at, zone, Say::tr("d MMMM yyyy", "a date as QLocale writes it"));
}

QString durationWords(std::int64_t milliseconds) {
    const std::int64_t seconds = milliseconds / 1000;
    const auto two = [](std::int64_t number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    if (seconds < 60) return Say::tr("%1 s").arg(seconds);
    if (seconds < 3600) return Say::tr("%1 min %2 s").arg(seconds / 60).arg(two(seconds % 60));
    return Say::tr("%1 h %2 min %3 s").arg(seconds / 3600).arg(two(seconds / 60 % 60), two(seconds % 60));
}

QString percentWords(int hundredths) {
    return Say::tr("%1 %").arg(text::decimal(hundredths / 100.0, 2));
}

QString skillWords(const std::string& skill) {
    QString question = text::theoryQuestion(skill);
    if (!question.isEmpty()) return question;
    const QString title = text::skillTitle(skill);
    return title.isEmpty() ? QString::fromStdString(skill) : title;
}

QString hashWords(const std::string& hash) {
    QStringList groups;
    for (std::size_t i = 0; i < hash.size(); i += 8) groups << QString::fromStdString(hash.substr(i, 8));
    return groups.join(QLatin1Char(' '));
}

}  // namespace cutcard::reports
