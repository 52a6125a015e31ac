#pragma once

#include "app/store/store_types.h"

#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace cutcard::kiosk {

/// What is known of a machine on which an exam is about to begin.
struct SelfTestFacts {
    std::optional<std::int64_t> freeBytes;  ///< Nothing: the records are not on this machine.
    bool canBeWritten = true;
    QString damage;  ///< What a check of all records found; empty: nothing.

    store::Milliseconds now = 0;
    store::Milliseconds newestEvent = 0;  ///< 0: there is none.
    std::int64_t clockMoved = 0;          ///< By how many milliseconds the clock was set while it was watched.

    QSize screen;
    int uncovered = 0;  ///< Outputs that show something else.
    int outputs = 1;    ///< Over which the one picture goes.

    bool inputSeen = false;

    std::optional<store::Milliseconds> backupAge;  ///< Nothing: there is no backup.
    bool backupIsRight = true;
};

enum class CheckResult : std::uint8_t { Right, Waiting, Warning, Failed };

/// One line of the list: what was looked at, what was found, and what to do about it.
struct CheckLine {
    QString key;
    QString title;
    CheckResult result = CheckResult::Right;
    QString finding;
    QString advice;  ///< Empty: nothing.
};

/// Storage, clock, screen, input and backup, in this order.
std::vector<CheckLine> selfTest(const SelfTestFacts& facts);

/// Nothing that an exam cannot do without has failed.
bool examMayBegin(const std::vector<CheckLine>& lines);

/// The sign of a result, and the word.
QString signOf(CheckResult result);
QString wordOf(CheckResult result);

}  // namespace cutcard::kiosk
