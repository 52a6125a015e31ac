#pragma once

#include "app/store/store_types.h"

#include <QString>
#include <QTimeZone>

namespace cutcard::reports {

/// "17 November 2026, 14:05 CET"; "still running" for 0.
QString timeWords(store::Milliseconds at, const QTimeZone& zone);
QString dateWords(store::Milliseconds at, const QTimeZone& zone);

/// "1 h 02 min 03 s".
QString durationWords(std::int64_t milliseconds);

/// "83.33 %".
QString percentWords(int hundredths);

/// What a skill is about, or what a topic of theory asks.
QString skillWords(const std::string& skill);

/// A hash in groups of eight, so that it can be compared by eye and breaks at the end of a line.
QString hashWords(const std::string& hash);

}  // namespace cutcard::reports
