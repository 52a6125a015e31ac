#pragma once

#include "engine/table/refusal.h"

#include <QByteArray>
#include <QLocale>
#include <QString>
#include <QTimeZone>

namespace cutcard::reports {

enum class Paper : std::uint8_t { A4, Letter };

/// What a printer of that country has in its tray.
Paper paperFor(const QLocale& locale);

/// How a report is set.
struct ReportOptions {
    Paper paper = Paper::A4;
    QString school;  ///< In the head of every page; may be empty.
    QTimeZone zone = QTimeZone::systemTimeZone();
};

/// Why there is no report, as a sentence.
struct ReportRefused {
    QString why;
};
using ReportResult = Result<QByteArray, ReportRefused>;

/// Written beside it and renamed: a reader sees the old file or the whole new one. Empty, or a sentence that says what
/// went wrong.
QString saveReport(const QString& path, const QByteArray& bytes);

}  // namespace cutcard::reports
