#pragma once

#include "app/reports/attempt_facts.h"
#include "app/reports/paper.h"

namespace cutcard::reports {

/// One attempt for the file, as a PDF: result, sections, skills, every error with what was right and why, and where to
/// sign. An attempt that runs or whose seal does not hold has one too, and it says so.
QByteArray attemptReport(const AttemptFacts& facts, const ReportOptions& options);

}  // namespace cutcard::reports
