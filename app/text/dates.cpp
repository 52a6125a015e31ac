#include "app/text/dates.h"

#include "app/text/amounts.h"

namespace cutcard::text {

QString dayFormat() {
    QString format = locale().dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return format;
}

QString day(QDate date) {
    return locale().toString(date, dayFormat());
}

QString dayAndTime(const QDateTime& at) {
    return day(at.date()) + QLatin1Char(' ') + timeOfDay(at.time());
}

QString longDay(QDate date) {
    return locale().toString(date, QLocale::LongFormat);
}

QString timeOfDay(QTime time) {
    return locale().toString(time, QLocale::ShortFormat);
}

}  // namespace cutcard::text
