#pragma once

#include <QDateTime>
#include <QString>

namespace cutcard::text {

/// Dates as the language of the text writes them, whatever the machine is set to.

/// How a day is written in figures, its year in full: "M/d/yyyy".
QString dayFormat();
/// "11/18/2026".
QString day(QDate date);
/// "11/18/2026 2:05 PM".
QString dayAndTime(const QDateTime& at);
/// "Wednesday, November 18, 2026".
QString longDay(QDate date);
/// "2:05 PM".
QString timeOfDay(QTime time);

}  // namespace cutcard::text
