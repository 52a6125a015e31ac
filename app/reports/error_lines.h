#pragma once

#include "app/reports/attempt_facts.h"
#include "engine/training/error_family.h"

#include <QString>

#include <vector>

namespace cutcard::reports {

/// One error of an attempt in words. What belongs to no error of its kind is empty.
struct ErrorLine {
    std::size_t error = 0;  ///< The place in ExamScore::errors.
    int item = 0;           ///< From 1.
    int action = 0;         ///< Within the item, from 1; 0 for what was never done.
    QString section;        ///< "Whole rounds".
    QString what;           ///< "Round 2", or what the question asked.
    QString headline;       ///< "Wrong amount".
    QString done;           ///< "Pay the Ante of seat 5, $30.00".
    QString right;
    QString why;         ///< One sentence.
    QString arithmetic;  ///< "$15 × 3/2 = $22.50".
    QString cite;        ///< As a lawyer writes it.
    QString ruling;      ///< "Ruling C4-3".
    QString skill;       ///< Its title.
    ErrorFamily family = ErrorFamily::Other;
    bool critical = false;
};

/// In the order in which they were made. Told by the rules of today where they still see the round as it was judged;
/// else by what the transcript itself says.
std::vector<ErrorLine> errorLines(const AttemptFacts& facts);

/// What fails an exam by itself: "More than $100.00 paid too much".
QString criticalTitle(const CriticalError& error);

}  // namespace cutcard::reports
